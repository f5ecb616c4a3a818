/// An object that a test creates and keeps, so that it may outlive the places that use it.
protocol OutlivingPlaces: AnyObject {}

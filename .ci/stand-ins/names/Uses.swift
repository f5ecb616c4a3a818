// A name of the framework means the framework's type, even beside this library's names and inside a nested view.

public import Destinations
public import Framework

public enum App: DestinationTypes {
  public enum DestinationType: String, RoutableDestinations {
    case list
  }

  public typealias ContentType = Never
  public typealias TabType = Never
}

extension App {
  public typealias Names = (
    Link, Label, Group, Section, Menu, Path, Tab, TabView, Binding, State, Environment, Namespace, Transaction,
    Animation, Gesture, Layout, Table, Form, List, Grid, Alert, ActionSheet, Toggle, Text, Color, Scene, Screen, Stack,
    Shape, SplitView, TabBar, EmbeddedFlow, NavigationStack, NavigationPath, NavigationLink, NavigationSplitView,
    PresentationMode, PresentationDetent
  )
}

/// Elements for the head of a page: its style, and a script by which a browser follows the flow.
public enum PageHead {
  /// A style sheet for the pages of a ``PageAdapter``.
  public static let style = """
    <style>
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem;
      color: #222; background: #faf8f5 }
    article { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
    article > p, article > nav, article > section, article > .columns, aside { flex-basis: 100% }
    article > p { margin: 0 } article > p:first-child { font-size: 1.4rem; font-weight: 600 }
    nav { display: flex; flex-wrap: wrap; gap: .25rem; border-bottom: 1px solid #d8cfc4; order: -1 }
    button { font: inherit; padding: .3rem .8rem; border: 1px solid #b9a994; border-radius: .5rem;
      background: #fff; cursor: pointer } button:hover { background: #f1e9de }
    nav button { border: 0; border-radius: 0; background: none; text-transform: capitalize }
    nav button[aria-current] { box-shadow: inset 0 -3px #8a4b2a; font-weight: 600 }
    form { display: inline-flex; gap: .25rem } input { font: inherit; padding: .3rem }
    form.leave button, form.dismiss button { border: 0; background: none; color: #8a4b2a;
      padding-left: 0 }
    form.dismiss { float: right }
    .columns { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 1rem }
    .columns > section { border-left: 1px solid #d8cfc4; padding-left: 1rem }
    @media (max-width: 40rem) { .columns { grid-auto-flow: row } }
    dialog { width: min(34rem, 90vw); border: 0; border-radius: 1rem; padding: 1.5rem;
      box-shadow: 0 1rem 4rem #0005 } dialog::backdrop { background: #0004 }
    dialog:not(:modal) { position: fixed; inset: 4rem 0 auto; margin: auto }
    dialog.fullScreenCover { width: 90vw; height: 85vh } dialog.popover { width: 20rem }
    .destructive { color: #b3261e } .cancel { font-weight: 600 }
    [role=status] { position: fixed; inset: auto 0 1rem; margin: auto; width: fit-content;
      padding: 0 1rem; background: #222; color: #fff; border-radius: .5rem; z-index: 9 }
    [role=status] a { color: inherit }
    </style>
    """

  /// A script, without which pages work too.
  ///
  /// It shows dialogs in front, makes the browser's history follow the flow, and shows what has
  /// changed on the server: once a second, it sends a `HEAD` request. Answer it with
  /// ``PageAdapter/revision`` as `ETag`, and ``PageAdapter/address`` as `Content-Location`.
  public static let script = """
    <script type="module">
    const { address, revision } = document.body.dataset
    const depth = history.state?.depth ?? Number(sessionStorage.next ?? 0)
    const trail = JSON.parse(sessionStorage.trail ?? "[]").slice(0, depth)
    trail[depth] = address
    sessionStorage.trail = JSON.stringify(trail)
    history.replaceState({ depth }, "", address)

    // Goes back to an address that was shown before, and forward to a new one.
    function follow(next) {
      const known = trail.lastIndexOf(next)
      sessionStorage.next = depth + 1
      if (known < 0) location.assign(next)
      else if (known === depth) location.reload()
      else history.go(known - depth)
    }

    addEventListener("submit", async event => {
      event.preventDefault()
      const fields = new URLSearchParams(new FormData(event.target, event.submitter))
      const url = new URL((await fetch(location.href, { method: "POST", body: fields })).url)
      follow(url.pathname + url.search)
    })

    addEventListener("pageshow", event => { if (event.persisted) location.reload() })

    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.close()
      dialog.showModal()
      dialog.addEventListener("cancel", event => {
        event.preventDefault()
        dialog.querySelector(".dismiss button, button.cancel")?.click()
      })
    }

    setInterval(async () => {
      const typing = document.activeElement.type === "text" && document.activeElement.value
      if (document.hidden || typing) return
      const news = await fetch(location.href, { method: "HEAD" }).catch(() => null)
      if (!news?.ok || news.headers.get("ETag") === revision) return
      follow(news.headers.get("Content-Location"))
    }, 1000)
    </script>
    """
}

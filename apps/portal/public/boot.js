// Runs before the first paint. The build inlines it into every page, without comments.
(function () {
  var page = document.documentElement.dataset;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system's theme applies, and there is no session.
      return null;
    }
  }
  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  // Prerendered pages are for visitors: with a session, parts that differ for members are hidden
  // until hydration. The rest of the page is shown.
  if (stored('token')) {
    page.arriving = '';
    // The banner was shown last: keeps its space until the status is known.
    if (stored('banner')) page.banner = '';
  }
  // A submit before hydration would load a page with the typed text in its address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
  // Shows over the page, without a layout shift, that its code could not be fetched.
  window.offerRetry = function (retry) {
    delete page.arriving;
    var note = document.getElementById('unloaded').content.firstElementChild.cloneNode(true);
    note.style.cssText =
      'position:fixed;inset:auto 0 0;margin:0;padding:1rem;background:Canvas;color:CanvasText;z-index:99';
    note.querySelector('a').addEventListener('click', function (event) {
      if (!retry) return;
      event.preventDefault();
      note.remove();
      retry();
    });
    document.body.append(note);
  };
  // Without the entry chunk nothing else can report the failure.
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return;
      var show = function () {
        window.offerRetry();
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
})();

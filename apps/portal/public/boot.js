// Runs before the first paint; the build inlines it into every page, without these comments.
(function () {
  var page = document.documentElement.dataset;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system's theme stands, and there is no session.
      return null;
    }
  }
  var theme = kept('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  // Prerendered pages are a visitor's: what differs for members stays hidden until the portal knows. The page itself shows at once.
  if (kept('token')) page.arriving = '';
  // A form that is submitted before hydration must not leave the page, with what was typed in the address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
  // Says over the page, whose layout stays as it is, that its code could not be fetched.
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
  // Without the entry chunk nothing else could say so: a page would stay empty, or its forms dead.
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

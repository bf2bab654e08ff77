// Runs before the first paint; the build puts it into every page, without these comments.
(function () {
  var page = document.documentElement.dataset;
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the system's theme stands, and nobody is logged in.
      return null;
    }
  }
  var theme = kept('theme');
  if (theme === 'light' || theme === 'dark') page.theme = theme;
  // The build drew the page for visitors: whoever is logged in first sees their own. Whatever goes wrong, the page is shown.
  if (kept('token')) {
    page.arriving = '';
    setTimeout(function () {
      delete page.arriving;
    }, 5000);
  }
  // A form that is sent before the portal has taken it over must not leave the page, with what was typed in the address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
  // Without the portal's own code nothing else could say that it did not come: a page would stay empty, or its forms dead.
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return;
      delete page.arriving;
      var show = function () {
        var note = document.getElementById('unloaded').content.firstElementChild;
        if (!note) return;
        // Over the page, whose own layout stays as it is.
        note.style.cssText =
          'position:fixed;inset:auto 0 0;margin:0;padding:1rem;background:Canvas;color:CanvasText;z-index:99';
        document.body.append(note);
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
  // The build says in each page which files the screen of an address needs: they come side by side, not one after the other.
  var fetched = {};
  window.fetchScreenFiles = function (pathname) {
    var screens = document.getElementById('screens');
    if (!screens) return;
    var table = JSON.parse(screens.textContent);
    var row = table.rows.find(function (candidate) {
      return new RegExp(candidate[0], 'i').test(pathname);
    });
    if (!row) return;
    (row[1] && !kept('token') ? table.login : row[2]).forEach(function (file) {
      if (fetched[file]) return;
      fetched[file] = true;
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = '';
      link.href = '/assets/' + table.files[file] + '.js';
      document.head.append(link);
    });
  };
  window.fetchScreenFiles(location.pathname);
})();

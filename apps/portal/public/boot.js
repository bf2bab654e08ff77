// Runs before the first paint; the build puts it into every page, as it stands here.
(function () {
  var page = document.documentElement.dataset;
  var token = null;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
    token = localStorage.getItem('token');
  } catch {
    // Storage is blocked: the system's theme stands, and nobody is logged in.
  }
  // The build drew the page for visitors: whoever is logged in first sees their own. Whatever goes wrong, the page is shown.
  if (token) {
    page.arriving = '';
    setTimeout(function () {
      delete page.arriving;
    }, 5000);
  }
  // A form that is sent before the portal has taken it over must not leave the page, with what was typed in the address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
  // The page for all addresses says which files each of them needs: they come beside the first file, not after it.
  var screens = document.getElementById('screens');
  if (!screens) return;
  var table = JSON.parse(screens.textContent);
  var row = table.rows.find(function (candidate) {
    return new RegExp(candidate[0], 'i').test(location.pathname);
  });
  if (!row) return;
  (row[1] && !token ? table.login : row[2]).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = '/assets/' + table.files[file] + '.js';
    document.head.append(link);
  });
})();

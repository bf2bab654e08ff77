// Before the first paint. Own file: the policy forbids inline scripts.
(function () {
  var page = document.documentElement.dataset;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
    // The build drew the page for visitors: whoever is logged in first sees their own. Whatever goes wrong, the page is shown.
    if (localStorage.getItem('token')) {
      page.arriving = '';
      setTimeout(function () {
        delete page.arriving;
      }, 5000);
    }
  } catch {
    // Storage is blocked: the system's theme stands, and nobody is logged in.
  }
  // A form that is sent before the portal has taken it over must not leave the page, with what was typed in the address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
})();

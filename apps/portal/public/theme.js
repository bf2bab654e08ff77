// Before the first paint, so that a chosen theme never flashes. Own file: the policy forbids inline scripts.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme stands.
  }
})();

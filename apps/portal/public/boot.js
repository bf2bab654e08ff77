// Runs before the first paint. The build inlines it into every page, minified.
(function () {
  var page = document.documentElement.dataset;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      // Storage is blocked: the system's theme applies, and there is no session.
      return null;
    }
  }
  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') {
    page.theme = theme;
    // The first tag that fits gives the browser's own bars their colour.
    var color = document.querySelector('meta[media*=' + theme + ']').cloneNode();
    color.removeAttribute('media');
    document.head.prepend(color);
  }
  // A frame of a page is for members: shown only with a session. That of all other addresses is for visitors too,
  // without the navigation. Other prerendered pages are for visitors: with a session, parts that differ for members
  // are hidden until hydration.
  if (stored('token')) {
    page.member = '';
    page.arriving = '';
    // The last page had a banner: keeps its space until the status is known.
    if (stored('banner') === '1') page.banner = '';
  } else page.visitor = '';
  // A submit before hydration would load a page with the typed text in its address.
  addEventListener('submit', function (event) {
    event.preventDefault();
  });
  // Fields whose text survives the reload of a page whose code could not be fetched. No passwords.
  function fields() {
    return Array.from(document.querySelectorAll('#root input:not([type=password])'));
  }
  function valueOf(field) {
    return field.type === 'checkbox' ? field.checked : field.value;
  }
  // Before the entry chunk runs.
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    var chunks = document.getElementById('chunks');
    if (chunks && 'member' in page) document.body.append(chunks.content);
    var state = history.state;
    if (!state || !state.typed) return;
    fields().forEach(function (field, at) {
      field[field.type === 'checkbox' ? 'checked' : 'value'] = state.typed[at];
    });
    history.replaceState(Object.assign({}, state, { typed: undefined }), '');
  });
  // Shows the note of a template over the page, without a layout shift. Shell.css.ts has its look.
  function show(id) {
    delete page.arriving;
    var note = document.getElementById(id).content.firstElementChild.cloneNode(true);
    document.body.append(note);
    document.body.style.paddingBottom = '7rem';
    return note;
  }
  // The newest of what code and style sheet need, of Firefox 115, Chrome 111 and Safari 16.4
  // (apps/portal/vite.config.ts). This script is the only one that older browsers can read.
  var isPromised =
    Array.prototype.toSorted &&
    CSS.supports('color', 'color-mix(in srgb, red, red)') &&
    matchMedia('(width >= 0px)').matches;
  if (!isPromised) {
    document.addEventListener('DOMContentLoaded', function () {
      show('outdated');
    });
    return;
  }
  // The last button that was pressed before hydration, which apps/portal/src/app/early.ts presses again. Enter in a
  // field presses the button that submits its form. Null afterwards.
  addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (!button || window.pressed === null) return;
    if (window.pressed) window.pressed.removeAttribute('aria-busy');
    button.setAttribute('aria-busy', 'true');
    window.pressed = button;
  });
  // The page's code could not be fetched.
  window.offerRetry = function () {
    show('unloaded')
      .querySelector('a')
      .addEventListener('click', function (event) {
        event.preventDefault();
        function reload() {
          // Not another import: browsers remember that a module failed until the document reloads.
          history.replaceState(Object.assign({}, history.state, { typed: fields().map(valueOf) }), '');
          location.reload();
        }
        // Offline, the page would be lost.
        fetch(location.href, { cache: 'no-store' }).then(reload, function () {});
      });
  };
  // Without the entry chunk nothing else can report the failure.
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', window.offerRetry);
      else window.offerRetry();
    },
    true,
  );
})();

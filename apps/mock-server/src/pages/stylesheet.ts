/** The stylesheet of the pages; a separate file, since their policy forbids inline styles. */
export const stylesheet = `:root {
  color-scheme: light dark;
  --canvas: #f6f9fb;
  --surface: #fff;
  --text: #171f28;
  --muted: #4b5561;
  --line: #cbd5df;
  --primary: #164cb8;
  --on-primary: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #090e14;
    --surface: #161e28;
    --text: #eef1f6;
    --muted: #aab4c0;
    --line: #323d4a;
    --primary: #84affe;
    --on-primary: #01184e;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  overflow-wrap: anywhere;
}
body > header { background: var(--surface); border-bottom: 1px solid var(--line); }
body > header a {
  display: flex;
  align-items: center;
  gap: .5rem;
  max-width: 45rem;
  margin: 0 auto;
  padding: .75rem 1rem;
  color: var(--primary);
  font-weight: 700;
  text-decoration: none;
}
body > header span { color: var(--muted); font-weight: 400; }
main { max-width: 45rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
p { margin: 0 0 1rem; }
a { color: var(--primary); text-underline-offset: .15em; }
.whole { white-space: nowrap; }
.muted { color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; }
.card > :last-child { margin-bottom: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.25rem; margin: 0 0 1.25rem; }
dt { color: var(--muted); }
dd { margin: 0; }
.total { font-size: 1.5rem; font-weight: 700; }
form { margin: 0; }
.button {
  display: inline-block;
  min-height: 44px;
  padding: .6rem 1.25rem;
  border: 1px solid var(--primary);
  border-radius: 12px;
  background: var(--surface);
  color: var(--primary);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.button.main { background: var(--primary); color: var(--on-primary); }
.button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.button:focus-visible { border-radius: 12px; }
.fields { display: grid; gap: .75rem; justify-items: start; }
.fields label { display: grid; gap: .25rem; width: 100%; max-width: 28rem; font-weight: 600; }
input {
  min-height: 44px;
  width: 100%;
  padding: .5rem .75rem;
  border: 1px solid var(--muted);
  border-radius: 12px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
}
@media (width <= 26rem) {
  body > header span { display: block; margin: 0; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .75rem; }
}
`;

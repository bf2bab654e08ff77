/** The style of the report's page, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2521; --paper: #fbfaf7; --line: #c9cfc6; --good: #1c6b3c; --bad: #a3211b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ece6; --paper: #161a18; --line: #414a44; --good: #7fd39d; --bad: #ff9d94; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
.verdict { font-size: 1.25rem; font-weight: 600; }
.good { color: var(--good); }
.bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 2rem; }
dt { font-size: 0.875rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; margin-bottom: 1.5rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); }
td { min-width: 7rem; }
code { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { .scroll { overflow: visible; } }
`;

/** The one sheet of the documentation's pages, in the colours of the product. */
export const STYLE = `
:root { color-scheme: light dark;
  --surface: light-dark(oklch(0.982 0.004 85), oklch(0.178 0.006 85));
  --raised: light-dark(oklch(0.996 0.002 85), oklch(0.214 0.007 85));
  --sunken: light-dark(oklch(0.958 0.006 85), oklch(0.148 0.006 85));
  --text: light-dark(oklch(0.235 0.01 85), oklch(0.95 0.006 85));
  --line: light-dark(oklch(0.88 0.01 85), oklch(0.34 0.01 85));
  --link: light-dark(oklch(0.485 0.1 78), oklch(0.85 0.145 87)); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.pages { display: block; padding: 1rem 1rem 0; }
nav, main { padding: 1rem; overflow-wrap: anywhere; }
nav { background: var(--sunken); border-top: 1px solid var(--line); font-size: 0.9375rem; }
nav ul { margin: 0 0 0.75rem; padding-left: 1rem; list-style: none; }
nav li { padding: 0.125rem 0; }
nav summary { padding: 0.375rem 0; font-weight: 600; cursor: pointer; }
nav a[aria-current] { color: inherit; font-weight: 600; }
main { max-width: 52rem; }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 0.75rem; }
h1 { margin-top: 0; font-size: 2rem; }
img { max-width: 100%; height: auto; }
code { font: 0.9em ui-monospace, monospace; }
pre { padding: 0.75rem 1rem; overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 0.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9375rem; overflow-wrap: normal; }
th, td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.right { text-align: right; }
.center { text-align: center; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
  .pages { display: none; }
  nav { grid-area: 1 / 1; position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); }
  main { grid-area: 1 / 2; padding: 2rem 3rem 4rem; }
}
`;

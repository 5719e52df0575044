/** The pages that the server itself prints; they stand alone, without the site's own files. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f24, #e3e7eb);
  --quiet: light-dark(#57606a, #a2abb5);
  --page: light-dark(#fff, #14171a);
  --surface: light-dark(#f6f7f8, #1b1f23);
  --line: light-dark(#dde1e5, #30363d);
  --accent: light-dark(#0a6470, #5cc3cc);
  --bad: light-dark(#a3262c, #f29a9a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Roboto, Arial, sans-serif; }
main { max-width: 70rem; margin-inline: auto; padding: 1.5rem 1.25rem 3rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-block: 2.5rem 0.75rem; font-size: 1.25rem; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label { display: block; font-size: 0.875rem; }
input, select, textarea { width: 100%; padding: 0.4rem 0.5rem; border: 1px solid var(--quiet); border-radius: 4px; background: var(--page); color: var(--text); font: inherit; }
button { min-height: 36px; padding-inline: 0.75rem; border: 1px solid var(--quiet); border-radius: 4px; background: var(--surface); color: var(--text); font: inherit; }
form.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.75rem; align-items: end; }
[role='alert'] { color: var(--bad); font-weight: 500; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.box { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: middle; }
th { color: var(--quiet); font-weight: 500; }
td.number, th.number { text-align: end; }
ol { padding: 0; list-style: none; }
li { padding-block: 0.75rem; border-block-end: 1px solid var(--line); }
li p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
svg { display: block; }
svg .space { fill: transparent; }
svg .up { fill: var(--accent); }
svg .down { fill: var(--bad); }
svg line { stroke: var(--line); }
`;

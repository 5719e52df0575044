/**
 * How the upgrade assistant looks. What follows it stays out of sight until the list is here, and shows where it ends up:
 * it would move otherwise. If the list does not come, it shows after a while.
 */
export const upgradeStyles = `[data-js] .upgrade{display:flow-root;min-height:100vh}
[data-js] body:has(.upgrade:not([data-ready])) :is(.upgrade~*,.feedback,footer){animation:upgrade-late 0s 8s both}
@keyframes upgrade-late{from{visibility:hidden}}
.upgrade form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem;margin-block:1.25rem}
@media (min-width:600px){.upgrade form{grid-template-columns:repeat(4,minmax(0,1fr))}}
.upgrade .field{display:grid;gap:.3rem;align-content:start;min-width:0}
.upgrade .wide{grid-column:1/-1}
.upgrade label{font-weight:500}
.upgrade :is(select,input:not([type=checkbox]),textarea){box-sizing:border-box;width:100%;min-width:0;height:36px;padding-inline:.5rem;border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--page);color:var(--text);font:400 .875rem/1.4 var(--font)}
.upgrade .field textarea{height:11rem;padding-block:.5rem;font-family:var(--mono);resize:vertical;direction:ltr;text-align:start}
.upgrade [aria-invalid=true]{border-color:var(--bad);outline:1px solid var(--bad)}
.upgrade .hint{margin:0;color:var(--text-quiet);font-size:var(--small-size)}
.upgrade .wrong{margin:0;color:var(--bad);font-size:var(--small-size);overflow-wrap:anywhere}
.upgrade .tools{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin-block:1rem}
.upgrade .said{margin-inline-end:auto;font-weight:500}
.upgrade section{margin-block-start:2rem}
.upgrade h3{margin:0 0 .5rem}
.upgrade .commands{margin-block:.5rem 1rem;padding:.75rem 1rem;overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);font:400 .875rem/1.6 var(--mono);direction:ltr;text-align:start}
.upgrade .changes{display:grid;gap:.75rem;margin:1rem 0;padding:0;list-style:none}
.upgrade .changes li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem .6rem;margin:0}
.upgrade .changes input{width:1.125rem;height:1.125rem;margin:.2rem 0 0;accent-color:var(--accent)}
.upgrade .about{grid-column:2;color:var(--text-quiet);font-size:var(--small-size);overflow-wrap:anywhere}
.upgrade .about>*+*::before{content:' · '}`;

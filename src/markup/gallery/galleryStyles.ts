import { GALLERY_FEATURES, GALLERY_TASKS } from '#core/galleries.ts';

const FILTER = '.gallery-filter';

/**
 * What is hidden while a choice is checked: every picture that does not have it, and every section without such a picture,
 * which is a heading with its button, a paragraph and a gallery.
 */
function hide(dimension: 'task' | 'feature', value: string): string {
  const chosen = `${FILTER}:has([name="gallery-${dimension}"][value="${value}"]:checked) ~ `;
  const empty = `.gallery:not([data-${dimension}s~="${value}"])`;
  const hidden = [
    `.gallery li:not([data-${dimension}~="${value}"])`,
    empty,
    `p:has(+ ${empty})`,
    `.island:has(+ p + ${empty})`,
    `h2:has(+ .island + p + ${empty})`,
  ];
  return `${hidden.map((part) => chosen + part).join(',')}{display:none}`;
}

/**
 * What the filter over galleries does, and how they look. The choices filter by CSS alone, so that they work without
 * JavaScript; everything is shown where CSS does not know `:has()`.
 */
export const galleryStyles: string = [
  ...GALLERY_TASKS.map((value) => hide('task', value)),
  ...GALLERY_FEATURES.map((value) => hide('feature', value)),
  `${FILTER}{margin-block:1.25rem}`,
  `${FILTER}>.choices{border-radius:var(--radius);border-block-end:1px solid var(--line)}`,
  `${FILTER} label:has(:checked){border-color:var(--accent);background:var(--accent-quiet);color:var(--accent)}`,
  '.gallery{counter-reset:shown}',
  '.gallery>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr));gap:0.75rem;list-style:none;padding:0;margin:1rem 0 0}',
  '.gallery li{counter-increment:shown;margin:0;display:grid}',
  '.gallery a{display:grid;grid-template-rows:auto 1fr;gap:0.5rem;padding:0.5rem 0.5rem 0.75rem;border:1px solid var(--line);border-radius:var(--radius);text-decoration:none}',
  '.gallery a:is(:hover,:focus-visible){border-color:var(--accent)}',
  '.gallery img{inline-size:100%;aspect-ratio:4/3;object-fit:contain;pointer-events:none}',
  '.gallery>p{margin:0.5rem 0 0;font-size:var(--small-size)}',
  '.gallery>p::before{content:counter(shown) " "}',
].join('');

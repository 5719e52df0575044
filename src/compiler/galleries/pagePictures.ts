import { PICTURE_ROOT, type PagePictures } from '#core/demoGallery/demos.ts';
import type { Preview } from '../demos/runDemos.ts';
import { tidyRules } from '../emit/tidyRules.ts';

/**
 * The pictures of a page's demos as the gallery shows them: as narrow as on a phone, each in a shadow tree with the rules
 * that all of them share. There, what a theme says for the root of a document is for the element around the picture.
 * @param previews demo name → preview, of those that have anything to see.
 */
export function pagePictures(previews: ReadonlyMap<string, Preview>): PagePictures {
  const rules = new Map<string, string>();
  const pictures: Record<string, string> = {};
  for (const [name, { html, css }] of previews) {
    pictures[name] = withoutWide(html);
    for (const [hash, rule] of Object.entries(css)) rules.set(hash, rule);
  }
  const css = tidyRules([...rules.values()].join(''), Object.values(pictures).join(''));
  return { css: rooted(css), pictures };
}

/**
 * A picture without charts for screens, where there is one for a phone beside. What those lend to others, such as
 * gradients, keeps them.
 */
function withoutWide(html: string): string {
  if (!html.includes('snapshot-narrow')) return html;
  const wide = elementsWith(html, 'snapshot-wide');
  return wide.reduceRight((text, { from, to }) => {
    const own = html.slice(from, to);
    const rest = text.slice(0, from) + text.slice(to);
    const ids = [...own.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const isLent = ids.some((id) => rest.includes(`#${id})`) || rest.includes(`#${id}&quot;)`));
    return isLent ? text : rest;
  }, html);
}

/** The outermost elements with a class: where they begin, and where they end. */
function elementsWith(html: string, className: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const start = new RegExp(`<(\\w+)\\b[^>]* class="(?:[^"]* )?${className}(?: [^"]*)?"[^>]*>`, 'g');
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const [, tag = ''] = match;
    const tags = new RegExp(`<${tag}\\b[^>]*>|</${tag}>`, 'g');
    tags.lastIndex = match.index;
    let depth = 0;
    for (let next = tags.exec(html); next !== null; next = tags.exec(html)) {
      if (next[0].startsWith('</')) depth -= 1;
      else if (!next[0].endsWith('/>')) depth += 1;
      if (depth === 0) break;
    }
    found.push({ from: match.index, to: tags.lastIndex });
    start.lastIndex = tags.lastIndex;
  }
  return found;
}

/** Rules for a document's root as rules for the element around a picture. */
const rooted = (css: string): string =>
  css
    .replace(/:root\b/g, `.${PICTURE_ROOT}`)
    .replace(/(?<=[{},])\s*(?:html|body)(?=[{,])/g, `.${PICTURE_ROOT}`);

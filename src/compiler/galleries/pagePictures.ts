import { PICTURE_ROOT, type PagePictures } from '#core/demoGallery/demos.ts';
import type { Preview } from '../demos/runDemos.ts';
import { tidyRules } from '../emit/tidyRules.ts';
import { hasClass, outermost, readHtml, without, withInner, type HtmlElement } from './readHtml.ts';

/** The same drawing for two widths, of which CSS shows one (`site/snapshot/mergeWidths.ts`). */
const NARROW = 'snapshot-narrow';
const WIDE = 'snapshot-wide';

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
  const css = tidyRules([...rules.values()], Object.values(pictures).join(''));
  return { css: rooted(css), pictures };
}

/**
 * A picture without charts for screens, where there is one for a phone beside. What those lend to others, such as
 * gradients, keeps them.
 */
function withoutWide(html: string): string {
  // Most demos have no chart, and are not worth reading.
  if (!html.includes(NARROW)) return html;
  const elements = readHtml(html);
  const all = elements.flatMap(withInner);
  if (!all.some((element) => hasClass(element, NARROW))) return html;
  const removed: HtmlElement[] = [];
  const isIn = ({ from }: HtmlElement, outer: HtmlElement): boolean =>
    outer.from <= from && from < outer.to;
  for (const wide of outermost(elements, (element) => hasClass(element, WIDE)).toReversed()) {
    const rest = all.filter((each) => ![wide, ...removed].some((outer) => isIn(each, outer)));
    const isLent = withInner(wide).some(({ attributes }) => {
      const id = attributes.get('id')?.value;
      return id !== undefined && rest.some((element) => refersTo(element, id));
    });
    if (!isLent) removed.unshift(wide);
  }
  return without(html, removed);
}

/** Whether an attribute is filled, clipped or marked by the element with an id: `url(#id)`, `url("#id")`. */
const refersTo = ({ attributes }: HtmlElement, id: string): boolean =>
  [...attributes.values()].some(
    ({ value }) => value.includes(`#${id})`) || value.includes(`#${id}")`),
  );

/** Rules for a document's root as rules for the element around a picture. */
const rooted = (css: string): string =>
  css
    .replace(/:root\b/g, `.${PICTURE_ROOT}`)
    .replace(/(?<=[{},])\s*(?:html|body)(?=[{,])/g, `.${PICTURE_ROOT}`);

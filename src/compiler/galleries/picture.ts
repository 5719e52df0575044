import type { Preview } from '../demos/runDemos.ts';
import { tidyRules } from '../emit/tidyRules.ts';
import { hasClass, outermost, readHtml, without, withInner, type HtmlElement } from './readHtml.ts';

interface Drawing {
  svg: HtmlElement;
  width: string;
  height: string;
}

/** A drawing's place, size and kind decide; a picture has nothing to say, and nobody can press it. */
const SILENT = /^(?:role|tabindex|cursor|layout|data-[\w-]+|aria-(?!hidden)[\w-]+|focusable)$/;

/**
 * The chart of a demo's preview as an SVG file, which follows the scheme of the page that shows it. Of several charts it is
 * the largest one, as a phone has it: its text is larger for its size.
 * @returns undefined when nothing is drawn.
 */
export function pictureOf({ html, css }: Preview): string | undefined {
  const elements = readHtml(html);
  const drawings = outermost(elements, ({ tag }) => tag === 'svg').flatMap(drawingOf);
  const narrow = drawings.filter(({ svg }) => hasClass(svg, 'snapshot-narrow'));
  const [drawing] = (narrow.length > 0 ? narrow : drawings).toSorted(
    (a, b) => areaOf(b) - areaOf(a),
  );
  if (drawing === undefined) return undefined;
  const { svg, width, height } = drawing;
  const rules = `:root{color-scheme:light dark}${tidyRules(Object.values(css), html.slice(svg.from, svg.to))}`;
  const own = svg.attributes.get('class');
  const className = own === undefined ? 'class=""' : html.slice(own.from, own.to);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${className}>` +
    `<style><![CDATA[${rules}]]></style>${borrowed(svg, elements, html)}${withoutSilent(svg, html)}`
  );
}

/** All that is in a drawing, and its last tag. */
function withoutSilent({ inside, to, children }: HtmlElement, html: string): string {
  const silent = children
    .flatMap(withInner)
    .flatMap(({ attributes }) =>
      [...attributes].flatMap(([name, place]) => (SILENT.test(name) ? [place] : [])),
    );
  // With the space before each.
  const stretches = silent.map((place) => ({
    from: place.from - 1 - inside,
    to: place.to - inside,
  }));
  return without(html.slice(inside, to), stretches);
}

/** Patterns and gradients that a demo keeps in another drawing, for what is filled with them in this one. */
function borrowed(svg: HtmlElement, elements: readonly HtmlElement[], html: string): string {
  const own = withInner(svg);
  const used = own.flatMap(({ attributes }) =>
    [...attributes.values()].flatMap(({ value }) =>
      [...value.matchAll(/url\("?#([\w-]+)/g)].map(([, id = '']) => id),
    ),
  );
  const ids = new Set(own.flatMap(({ attributes }) => attributes.get('id')?.value ?? []));
  const fills = elements.flatMap(withInner).filter(({ tag }) => FILLS.has(tag));
  const found = [...new Set(used)].flatMap((id) => {
    const fill = fills.find(({ attributes }) => attributes.get('id')?.value === id);
    return ids.has(id) || fill === undefined ? [] : [html.slice(fill.from, fill.to)];
  });
  return found.length === 0 ? '' : `<defs>${found.join('')}</defs>`;
}

const FILLS = new Set(['pattern', 'linearGradient', 'radialGradient']);

/** Icons and marks of legends are smaller than any chart. */
const SMALLEST_PX = 48;

const areaOf = ({ width, height }: Drawing): number => Number(width) * Number(height);

/** A drawing that is large enough for a chart. */
function drawingOf(svg: HtmlElement): Drawing[] {
  const box = svg.attributes.get('viewBox')?.value ?? '';
  const [, width = '', height = ''] = /^0 0 ([\d.]+) ([\d.]+)$/.exec(box) ?? [];
  return Number(width) < SMALLEST_PX ? [] : [{ svg, width, height }];
}

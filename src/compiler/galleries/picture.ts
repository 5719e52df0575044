import type { Preview } from '../demos/runDemos.ts';
import { tidyRules } from '../emit/tidyRules.ts';

interface Drawing {
  /** The element with all that is in it. */
  text: string;
  head: string;
  area: number;
}

/** A drawing's place, size and kind decide; a picture has nothing to say, and nobody can press it. */
const SILENT =
  / (?:role|tabindex|cursor|layout|data-[\w-]+|aria-(?!hidden)[\w-]+|focusable)="[^"]*"/g;

/**
 * The chart of a demo's preview as an SVG file, which follows the scheme of the page that shows it. Of several charts it is
 * the largest one, as a phone has it: its text is larger for its size.
 * @returns undefined when nothing is drawn.
 */
export function pictureOf({ html, css }: Preview): string | undefined {
  const drawings = drawingsOf(html);
  const narrow = drawings.filter(({ head }) => /\bsnapshot-narrow\b/.test(head));
  const [drawing] = (narrow.length > 0 ? narrow : drawings).toSorted((a, b) => b.area - a.area);
  if (drawing === undefined) return undefined;
  const [, width = '', height = ''] = VIEW_BOX.exec(drawing.head) ?? [];
  const rules = `:root{color-scheme:light dark}${tidyRules(Object.values(css).join(''), drawing.text)}`;
  const [, className = ''] = / class="([^"]*)"/.exec(drawing.head) ?? [];
  const inside = drawing.text.slice(drawing.head.length).replace(SILENT, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" class="${className}">` +
    `<style><![CDATA[${rules}]]></style>${borrowed(drawing.text, html)}${inside}`
  );
}

/** Patterns and gradients that a demo keeps in another drawing, for what is filled with them in this one. */
function borrowed(text: string, html: string): string {
  const ids = new Set([...text.matchAll(/url\((?:&quot;)?#([\w-]+)/g)].map(([, id = '']) => id));
  const found = [...ids]
    .filter((id) => !text.includes(` id="${id}"`))
    .map(
      (id) =>
        new RegExp(
          `<(pattern|linearGradient|radialGradient)\\b[^>]* id="${id}".*?</\\1>`,
          's',
        ).exec(html)?.[0] ?? '',
    );
  return found.length === 0 ? '' : `<defs>${found.join('')}</defs>`;
}

const VIEW_BOX = / viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/** Icons and marks of legends are smaller than any chart. */
const SMALLEST_PX = 48;

/** The outermost `svg` elements that are large enough for charts. */
function drawingsOf(html: string): Drawing[] {
  const drawings: Drawing[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(/<svg\b[^>]*>|<\/svg>/g)) {
    if (tag !== '</svg>') {
      if (depth === 0) start = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    const text = html.slice(start, index + tag.length);
    const head = /^<svg\b[^>]*>/.exec(text)?.[0] ?? '';
    const [, width, height] = VIEW_BOX.exec(head) ?? [];
    const size = { width: Number(width ?? 0), height: Number(height ?? 0) };
    if (size.width < SMALLEST_PX) continue;
    drawings.push({ text, head, area: size.width * size.height });
  }
  return drawings;
}

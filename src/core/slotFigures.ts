/*
 * The figure of a component's slots: the picture of a demo in which parts are outlined and numbered. It is an SVG file, so
 * that it is a picture without a script; with one, its content is drawn in a shadow tree, and parts light up.
 */

/** Where the slots of a component are seen. */
export interface SlotFigure {
  /** Id of a demo: `data-grid/components/SlotMap`. */
  demo: string;
  /** The part of the demo that is shown; without it, all of it. */
  only?: string;
  /** How wide the demo is laid out, in CSS pixels. */
  width: number;
  /** How high that is; without it, as high as the demo was measured. */
  height?: number;
  /** Slot → selector of its elements, in the order of their numbers. */
  parts: Readonly<Record<string, string>>;
}

/** Room around the demo, for the numbers at its edges. */
export const FIGURE_MARGIN_PX = 10;

/** On the first element of a slot: its number. */
export const PART_ATTRIBUTE = 'data-part';

/** On further elements of a slot, which are not outlined by themselves. */
export const MORE_ATTRIBUTE = 'data-part-too';

/** On what is lit: parts of a figure, their names below it, and their rows. */
export const LIT_ATTRIBUTE = 'data-lit';

/** @param route of a component's reference page: `/x/api/data-grid/data-grid/`. */
export const figureFile = (route: string): string =>
  route.replace(/^\/x\/api\//, '/x/slots/').replace(/\/$/, '.svg');

const STYLE = ['<style><![CDATA[', ']]></style>'] as const;
const DRAWING = ['<foreignObject width="100%" height="100%">', '</foreignObject>'] as const;

/** What a figure is made of. */
export interface FigureParts {
  css: string;
  /** Well-formed both as HTML and as XML. */
  html: string;
}

/** In CSS pixels, with the margin. */
export interface FigureSize {
  width: number;
  height: number;
}

/** A figure as a file. */
export const printFigure = ({ css, html }: FigureParts, { width, height }: FigureSize): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${STYLE.join(css)}${DRAWING.join(html)}</svg>`;

/**
 * What `printFigure` has printed.
 * @throws when the text is no figure, such as what a host answers instead of one.
 */
export function parseFigure(text: string): FigureParts {
  const between = ([start, end]: readonly [string, string]): string => {
    const from = text.indexOf(start);
    const to = text.lastIndexOf(end);
    if (from === -1 || to === -1) throw new Error('The file has no figure.');
    return text.slice(from + start.length, to);
  };
  return { css: between(STYLE), html: between(DRAWING) };
}

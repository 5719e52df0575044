import { loadOnce } from '#core/loadOnce.ts';
import { parseFigure } from '#core/slotFigures.ts';
import { trustHtml } from '../trustedTypes.ts';

/** A figure, ready to be drawn. */
export interface LoadedFigure {
  sheet: CSSStyleSheet;
  /** As React takes it. */
  markup: { __html: string };
}

/** The content of a figure's file, fetched once. Rejects when it cannot be had; the next call tries again. */
export const loadFigure = loadOnce(async (file: string): Promise<LoadedFigure> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  const { css, html } = parseFigure(await response.text());
  const sheet = new CSSStyleSheet();
  await sheet.replace(css);
  return { sheet, markup: { __html: trustHtml(html) } };
});

import { byAttribute, byClass, byStyling } from '#markup/selectors.ts';

/**
 * The element with a file's code. A file that several demos of a page have in common is printed with the first of them
 * (`compiler/emit/shareFiles.ts`).
 * @param file the file of a demo: itself, unless its code stands elsewhere.
 */
export function printedFile(file: HTMLElement): HTMLElement {
  const { name = '', sharedDemo, sharedStyling } = file.dataset;
  if (sharedDemo === undefined) return file;
  const demo = document.querySelector(byAttribute('data-demo', sharedDemo));
  // A demo in one styling has one panel, which needs no name.
  const styled = byStyling(sharedStyling as 'system' | 'tailwind' | 'css');
  const panel =
    demo?.querySelector(byClass('demo-panel') + styled) ??
    demo?.querySelector(byClass('demo-panel'));
  return (
    panel?.querySelector<HTMLElement>(byClass('demo-file') + byAttribute('data-name', name)) ?? file
  );
}

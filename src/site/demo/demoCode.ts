import { attributes, byClass, byLanguage, byStyling } from '#markup/selectors.ts';
import { textOf } from '../enhance/copy.ts';
import { printedFile } from './printedFile.ts';

const STYLINGS = ['system', 'tailwind', 'css'] as const;

/** The file of a demo that is shown, in the variants the reader prefers; while its code is folded, the demo's own. */
export function demoCode(demo: Element): string {
  const root = document.documentElement;
  const styling = STYLINGS.find((each) => each === root.getAttribute('data-styling')) ?? 'system';
  // In another date library, it stands beside what is printed.
  const isDated = demo.hasAttribute(attributes.shownDates);
  const panels = (isDated ? `${byClass('dated-code')} > ` : '') + byClass('demo-panel');
  const panel = demo.querySelector(panels + byStyling(styling)) ?? demo.querySelector(panels);
  const variant = root.getAttribute('data-code') === 'JS' ? 'js' : 'ts';
  const isOpen = demo.querySelector(`${byClass('demo-code')}[open]`) !== null;
  const names = [
    ...(panel?.querySelectorAll<HTMLInputElement>(`${byClass('file-names')} input`) ?? []),
  ];
  const chosen = isOpen ? names.findIndex(({ checked }) => checked) : 0;
  const chosenFile = panel?.querySelectorAll<HTMLElement>(byClass('demo-file'))[chosen];
  const file = chosenFile === undefined ? panel : printedFile(chosenFile);
  return textOf(file?.querySelector(`pre${byLanguage(variant)}`) ?? file?.querySelector('pre'));
}

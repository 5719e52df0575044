import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributes, classes } from '#markup/selectors.ts';
import { builtPages } from '../support/pages.ts';

/** What is printed: all articles, and a whole page with what stands around its article. */
const printed = [
  ...builtPages().map(({ html }) => html),
  readFileSync('out/x/react-data-grid/index.html', 'utf8'),
];

/** What islands draw: code in another date library than the one that is printed. */
const DRAWN = new Set<string>([classes.datedCode, attributes.shownDates]);

const isPrinted = (name: string): boolean => !DRAWN.has(name);

it.each(Object.values(classes).filter(isPrinted))(
  'some page has an element of the class %s',
  (name) => {
    const element = new RegExp(` class="(?:[^"]* )?${name}[ "]`);
    expect(printed.some((html) => element.test(html))).toBe(true);
  },
);

it.each(Object.values(attributes).filter(isPrinted))('some page has an element with %s', (name) => {
  const element = new RegExp(` ${name}="`);
  expect(printed.some((html) => element.test(html))).toBe(true);
});

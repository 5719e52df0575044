import { expect, it } from 'vitest';
import { attributes, classes } from '#markup/selectors.ts';
import { builtPages } from '../support/pages.ts';

const articles = builtPages().map(({ html }) => html);

it.each(Object.values(classes))('some page has an element of the class %s', (name) => {
  const element = new RegExp(` class="(?:[^"]* )?${name}[ "]`);
  expect(articles.some((html) => element.test(html))).toBe(true);
});

it.each(Object.values(attributes))('some page has an element with %s', (name) => {
  const element = new RegExp(` ${name}="`);
  expect(articles.some((html) => element.test(html))).toBe(true);
});

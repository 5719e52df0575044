import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { classesOf, hasClass, hasOneOf } from './classes.ts';

it.each([
  ['main', true],
  ['main wide', true],
  ['wide main', true],
  ['wide\n  main\tdark', true],
  ['main-wide wide-main', false],
  ['Main', false],
  ['', false],
])('finds a class among those of "%s": %s', (names, isThere) => {
  const { document } = new JSDOM(`<p class="${names}"></p><svg class="${names}"></svg>`).window;
  const elements = [...document.querySelectorAll('p, svg')];
  expect(elements).toHaveLength(2);
  for (const element of elements) {
    expect(hasClass(element, 'main')).toBe(isThere);
    expect(element.classList.contains('main')).toBe(isThere);
    expect(hasOneOf(classesOf(element), ['other', 'main'])).toBe(isThere);
  }
});

it('finds nothing where there are no classes', () => {
  const { body } = new JSDOM('').window.document;
  expect(hasClass(body, 'main')).toBe(false);
  expect(hasClass(body, 'undefined')).toBe(false);
});

import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { hasClass, hasOneOf } from './classes.ts';

const { document } = new JSDOM('').window;

it.each([
  ['main', true],
  ['main wide', true],
  ['wide main', true],
  ['wide\n  main\tdark', true],
  ['main-wide wide-main', false],
  ['Main', false],
  ['', false],
])('finds a class among those of "%s": %s', (names, isThere) => {
  for (const element of [
    document.createElement('div'),
    document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
  ]) {
    expect(hasClass(element, 'main')).toBe(false);
    element.setAttribute('class', names);
    expect(hasClass(element, 'main')).toBe(isThere);
    expect(element.classList.contains('main')).toBe(isThere);
    expect(hasOneOf(element, ['other', 'main'])).toBe(isThere);
  }
});

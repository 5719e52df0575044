import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { TextMeasure } from './textWidth.ts';

const ROBOTO = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);

it('measures text by its letters and the size of its font', () => {
  const measure = new TextMeasure(ROBOTO);
  // Digits of Roboto are equally wide.
  expect(measure.width('2026', 2048)).toBe(measure.width('1111', 2048));
  expect(measure.width('1,000', 12)).toBe(measure.width('1,000', 24) / 2);
  expect(measure.width('WWW', 12)).toBeGreaterThan(2 * measure.width('iii', 12));
  expect(measure.width('', 12)).toBe(0);
});

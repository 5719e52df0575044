import { expect, it } from 'vitest';
import { holds } from './rules.ts';

it.each([
  ['(min-width:600px)', true],
  ['(min-width: 600px) and (max-width: 699.95px)', false],
  ['(max-width:599.95px), (min-width:1200px)', false],
  ['(pointer: fine)', true],
  ['(pointer: coarse)', false],
  ['(prefers-reduced-motion: reduce)', true],
  ['(prefers-color-scheme: dark)', false],
  ['screen', true],
  ['print', false],
])('answers %s in a window of 700 px', (query, answer) => {
  expect(holds(query, 700)).toBe(answer);
});

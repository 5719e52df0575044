import { describe, expect, it } from 'vitest';
import { parseStyle, printStyle, roundNumbers } from './tree.ts';

describe('roundNumbers', () => {
  it.each([
    ['M12.3456 7.8912L0.5 3', 'M12.35 7.89L0.5 3'],
    ['width: 33.3333%', 'width: 33.33%'],
    // Numbers of a path that touch each other.
    ['l-2.34-2.34a.9959.9959 0 0 0-1.41 0', 'l-2.34-2.34a1 1 0 0 0-1.41 0'],
    ['a.1234.1234 0 0 1.5678.5', 'a.12 .12 0 0 1.57.5'],
    ['M1.25.9999', 'M1.25 1'],
    ['M1.9999.5', 'M2 .5'],
    // A rounded zero.
    ['translate(-0.0001, 4)', 'translate(-0, 4)'],
  ])('makes of %s %s', (text, rounded) => {
    expect(roundNumbers(text)).toBe(rounded);
  });
});

describe('parseStyle', () => {
  it.each([
    'color:red;width:12px',
    'margin-left:calc(var(--offset) * calc(var(--unit) * calc(1 + var(--depth))));top:0',
    'background:url("data:image/svg+xml;utf8,<svg>");color:red',
    '--rows:3',
    '',
  ])('keeps every value of %s whole', (style) => {
    expect(printStyle(parseStyle(style))).toBe(style);
  });
});

import { expect, it } from 'vitest';
import { parseVersions, printVersions } from './versions.ts';

it('keeps versions in the order of the products', () => {
  const text = 'x-data-grid@8.5.3 x-charts@7.29.1';
  expect(parseVersions(text)).toEqual({ 'x-data-grid': '8.5.3', 'x-charts': '7.29.1' });
  expect(printVersions({ 'x-charts': '7.29.1', 'x-data-grid': '8.5.3' })).toBe(text);
  expect(printVersions({})).toBe('');
});

it.each(['', ' ', 'x-data-grid', 'x-data-grid@8', 'x-grid@8.5.3', '__proto__@8.5.3', '<b>@1.1.1'])(
  'makes nothing of "%s"',
  (text) => {
    expect(parseVersions(text)).toEqual({});
  },
);

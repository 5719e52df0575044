import { expect, it } from 'vitest';
import { olderVersionsOf } from './olderVersions.ts';

const older = [7, 6, 5].map((major) => ({
  major,
  url: `https://v${major}.example.com/x/react-charts/`,
}));

it('keeps the page where a version has it, under that name, and goes to the product elsewhere', () => {
  const found = olderVersionsOf({ olderVersions: older }, '/x/api/charts/bar-series/', {
    7: '',
    6: '/x/api/charts/bar-series-type/',
  });
  expect(found).toEqual([
    { major: 7, url: 'https://v7.example.com/x/api/charts/bar-series/' },
    { major: 6, url: 'https://v6.example.com/x/api/charts/bar-series-type/' },
    { major: 5, url: 'https://v5.example.com/x/react-charts/' },
  ]);
});

it('goes to the product from a page that no version is known to have', () => {
  expect(olderVersionsOf({ olderVersions: older }, '/x/react-charts/bars/')).toEqual(older);
});

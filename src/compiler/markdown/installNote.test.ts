import semver from 'semver';
import { expect, it } from 'vitest';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { installNote, withoutVersion } from './installNote.ts';

it('names the newest published version and the one that is documented', () => {
  const newest = semver.maxSatisfying(published['@mui/x-data-grid-pro'], '8');
  const note = installNote(['@mui/x-data-grid-pro@8', '@mui/material@7', '@emotion/react']);
  expect(note?.text).toContain(`the newest version 8, at least ${newest}`);
  expect(note?.text).toContain('These pages describe 8.12.1.');
  expect(note?.exact).toEqual(['@mui/x-data-grid-pro@8.12.1']);
  expect(published['@mui/x-data-grid-pro']).toContain('8.12.1');
});

it('promises of several packages only what all of them have', () => {
  const { text = '' } = installNote(['@mui/x-tree-view-pro@8', '@mui/x-tree-view@8']) ?? {};
  expect(text).toContain(semver.maxSatisfying(published['@mui/x-tree-view-pro'], '8'));
});

it('is silent about other packages and other majors', () => {
  expect(installNote(['@mui/material@7', 'dayjs@1'])).toBeUndefined();
  expect(installNote(['@mui/x-data-grid@^7.0.0'])).toBeUndefined();
});

it('finds what would install a later major', () => {
  expect(withoutVersion(['@mui/x-charts', '@mui/x-data-grid@8', '@mui/material'])).toEqual([
    '@mui/x-charts',
  ]);
});

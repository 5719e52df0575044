import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';

it('ships the licenses of what the site is made of, one link away from every page', () => {
  const notice = readFileSync(`out/${THIRD_PARTY_FILE}`, 'utf8');
  for (const name of ['react', 'next', '@mui/material', '@mui/x-data-grid', '@codemirror/view']) {
    expect(notice).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: MIT$`, 'm'));
  }
  for (const page of ['out/x/introduction/index.html', 'out/404.html']) {
    expect(readFileSync(page, 'utf8')).toContain(`href="/${THIRD_PARTY_FILE}"`);
  }
});

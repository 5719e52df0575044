import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { printAnalyticsPage } from '#core/analytics/analyticsTable.ts';

const FILE = 'docs/analytics.md';

it('stands in the page for maintainers as the table has it', async () => {
  const config = await resolveConfig(FILE);
  const page = await format(printAnalyticsPage(), { ...config, filepath: FILE });
  if (process.env['UPDATE'] === '1') writeFileSync(FILE, page);
  expect(readFileSync(FILE, 'utf8')).toBe(page);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Text of classes that only code for the browser has: grids, charts, pickers, trees, and the editor. */
const BROWSER_CODE = /MuiDataGrid|MuiChartsAxis|MuiPickersDay|MuiTreeItem|cm-content/g;

/** What of it the scripts under a folder have. */
function browserCodeIn(folder: string): Set<string> {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(scripts).not.toEqual([]);
  return new Set(scripts.flatMap((script) => script.match(BROWSER_CODE) ?? []));
}

it('bundles demos and the editor for the browser alone', () => {
  expect(browserCodeIn('out/_next/static/chunks').size).toBe(5);
  expect([...browserCodeIn('.next/server/chunks')]).toEqual([]);
});

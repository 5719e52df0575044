import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Plain listeners that toggle attributes of static HTML: what is more than that is an island (`docs/islands.md`). */
const FOLDER = 'src/site/enhance';
const MOST_LINES = 600;

it('keeps plain listeners few', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const lines = files.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n').length);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(MOST_LINES);
});

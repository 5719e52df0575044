import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCS = 'content/docs';
const HEADING = /^#{2,3} /m;
const FENCE = /^(`{3,})[\s\S]*?^\1$/gm;

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.md')
  .map((file) => {
    const text = readFileSync(path.join(DOCS, file), 'utf8').replace(FENCE, '');
    return { file, hasSections: HEADING.test(text), hasQuestions: text.includes(':::asks') };
  });

// The compiler wants questions for every section of a page that has any; this is about pages that have none at all.
it('finds a page by the questions that its sections answer', () => {
  expect(pages.filter(({ hasSections }) => hasSections).length).toBeGreaterThan(180);
  const silent = pages.filter(({ hasSections, hasQuestions }) => hasSections && !hasQuestions);
  expect(silent.map(({ file }) => file)).toEqual([]);
});

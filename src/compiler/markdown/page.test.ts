import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import { compileMarkdown } from './page.ts';

/** Pairs of files: `tabs.md` and what it gives. `UPDATE=1` writes the outputs; look at each before you keep it. */
const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const update = process.env['UPDATE'] === '1';

const names = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.md'))
  .map((name) => path.basename(name, '.md'));

function expectFile(name: string, text: string): void {
  const file = path.join(FIXTURES, name);
  if (update) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

const compile = async (markdown: string) =>
  withHtml(await compileMarkdown({ file: 'docs/index.md', route: '/x/fixture/', markdown }));

describe('compileMarkdown', () => {
  it.each(names)('turns %s.md into its output', async (name) => {
    const markdown = readFileSync(path.join(FIXTURES, `${name}.md`), 'utf8');
    const { html, frontMatter, tree: _, ...found } = await compile(markdown);
    expect(frontMatter?.title).toBe('Fixture');
    expect(found.problems.length > 0).toBe(name.startsWith('bad-'));
    expectFile(`${name}.output.json`, `${JSON.stringify(found, null, 2)}\n`);
    if (!name.startsWith('bad-')) expectFile(`${name}.output.html`, `${html}\n`);
  });
});

describe('a page with bad front matter', () => {
  it('gives its problems before those of the text, and still its text', async () => {
    const page = await compile('---\ntitel: Rows\n---\n\n::nothing\n\nText.\n');
    expect(page.frontMatter).toBeUndefined();
    expect(page.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 Front matter "title": Invalid input: expected string, received undefined.',
      '1 Front matter "description": Invalid input: expected string, received undefined.',
      '2 Unknown front matter key "titel".',
      '5 Unknown directive "::nothing".',
    ]);
    expect(page.html).toContain('<p>Text.</p>');
  });

  it('says when there is none', async () => {
    const page = await compile('## Rows\n');
    expect(page.problems).toEqual([
      {
        file: 'docs/index.md',
        line: 1,
        message: 'The page has no front matter.',
        remedy: 'Start the file with `---`, then title and description, then `---`.',
      },
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { createCache } from '../cache.ts';
import { readPages } from '../read/content.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { framesOfPage, readDemos } from './compile.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

async function compile(names: { name: string; line: number }[], files: Record<string, string>) {
  const { root, generated } = project.folders;
  project.write({ 'content/docs/charts/index.md': '' });
  for (const [name, text] of Object.entries(files)) {
    project.write({ [`content/docs/charts/${name}`]: text });
  }
  const [page] = readPages(project.folders);
  if (page === undefined) throw new Error('The page is not written.');
  const problems: Problem[] = [];
  const cache = createCache(generated, 'frames');
  const sources = readDemos({ root, page, names, problems });
  const frames = await framesOfPage({ page, names, sources, cache, problems });
  return { sources: sources.map(({ id }) => id), frames, problems };
}

describe('the demos of a page', () => {
  it('are read and printed in the order in which it names them', async () => {
    const files = {
      'Lines.tsx': 'export default () => null;',
      'Bars.tsx': 'export default () => 1;',
    };
    const names = [
      { name: 'Lines', line: 3 },
      { name: 'Bars', line: 5 },
    ];
    const { sources, frames, problems } = await compile(names, files);
    expect(sources).toEqual(['charts/Lines', 'charts/Bars']);
    expect([...frames.keys()]).toEqual(['Lines', 'Bars']);
    expect(frames.get('Bars')).toMatchObject({ name: 'Bars' });
    expect(problems).toEqual([]);
  });

  it('are named where one is missing, and where the page does not show one', async () => {
    const { sources, problems } = await compile([{ name: 'Bar', line: 7 }], { 'Bars.tsx': '' });
    expect(sources).toEqual([]);
    expect(problems).toEqual([
      {
        file: 'content/docs/charts/index.md',
        line: 7,
        message: 'There is no demo "Bar".',
        remedy: 'Write Bar.tsx or Bar/system.tsx beside the page. There are: Bars.',
      },
      {
        file: 'content/docs/charts/index.md',
        message: 'No page shows the demo "Bars".',
        remedy: 'Add ::demo{name="Bars"}, or remove the file.',
      },
    ]);
  });

  it('say why the code of one cannot be shown, and keep nothing of it', async () => {
    const files = { 'Bars.tsx': 'enum Plan { Pro }' };
    for (const _ of ['first', 'from the cache']) {
      const { frames, problems } = await compile([{ name: 'Bars', line: 7 }], files);
      expect(frames.size).toBe(0);
      expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
        '7 The code of the demo "Bars" cannot be shown: TypeScript that JavaScript has no form for: enum Plan { Pro }',
      ]);
    }
  });
});

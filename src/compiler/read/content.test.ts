import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { readPages } from './content.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

describe('readPages', () => {
  it('finds no page where there is no folder', () => {
    expect(readPages(project.folders)).toEqual([]);
  });

  it('finds every folder with an index.md, in order of its key', () => {
    project.write({
      'content/docs/data-grid/sorting/index.md': 'b',
      'content/docs/data-grid/index.md': 'a',
      'content/docs/charts/bars/index.md': 'c',
      'content/docs/charts/notes.md': 'no page',
      'content/docs/charts/Bars.tsx': '',
    });
    const pages = readPages(project.folders);
    expect(pages.map(({ key, markdown }) => [key, markdown])).toEqual([
      ['charts/bars', 'c'],
      ['data-grid', 'a'],
      ['data-grid/sorting', 'b'],
    ]);
    expect(pages[0]?.file).toBe('content/docs/charts/bars/index.md');
    expect(pages[0]?.folder).toBe(path.join(project.folders.docs, 'charts/bars'));
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { dropDrawnSizesExcept, readDrawnSizes, writeDrawnSizes } from './drawnSizes.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

const Bars = { narrow: [[316, 200.5]], middle: [[600, 200]], wide: [[348, 200]] } as const;

function read() {
  const problems: Problem[] = [];
  return { sizes: readDrawnSizes(project.folders, problems), problems };
}

it('reads what it has written, by page and name, a line for each demo', () => {
  const { docs } = project.folders;
  writeDrawnSizes(docs, 'charts/bars', { Late: Bars, Bars });
  expect(readFileSync(path.join(docs, 'charts/bars/drawnSizes.json'), 'utf8')).toBe(
    `{
  "Bars": { "narrow": [[316, 200.5]], "middle": [[600, 200]], "wide": [[348, 200]] },
  "Late": { "narrow": [[316, 200.5]], "middle": [[600, 200]], "wide": [[348, 200]] }
}
`,
  );
  expect(read()).toEqual({
    sizes: { 'charts/bars/Bars': Bars, 'charts/bars/Late': Bars },
    problems: [],
  });
  dropDrawnSizesExcept(docs, new Set());
  expect(read().sizes).toEqual({});
});

it.each([
  '{ "Bars": [300] }',
  '{ "Bars": { "narrow": [[1, 2]], "wide": [[1, 2]] } }',
  '{ "Bars": { "narrow": [], "middle": [], "wide": [] } }',
  '{ "Bars": { "narrow": [[-1, 2]], "middle": [[1, 2]], "wide": [[1, 2]] } }',
  '{',
])('says that %j is no table', (text) => {
  project.write({ 'content/docs/charts/bars/drawnSizes.json': text });
  const { sizes, problems } = read();
  expect(sizes).toEqual({});
  expect(problems).toEqual([
    {
      file: 'content/docs/charts/bars/drawnSizes.json',
      message:
        'This is no table of what demos draw, with its sizes in a narrow, a middle and a wide window.',
      remedy: 'Delete the file and run: npm run measure -- charts/bars',
    },
  ]);
});

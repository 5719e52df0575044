import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { dropHeightsExcept, readHeights, writeHeights } from './heights.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

const fileOf = (key: string): string => path.join(project.folders.docs, key, 'heights.json');

function read() {
  const problems: Problem[] = [];
  return { heights: readHeights(project.folders, problems), problems };
}

describe('readHeights', () => {
  it('knows no heights before any are measured', () => {
    expect(read()).toEqual({ heights: {}, problems: [] });
  });

  it('reads three heights per demo, by page and name', () => {
    project.write({
      'content/docs/charts/heights.json': '{ "Bars": [300, 320.5, 340] }',
      'content/docs/charts/bars/heights.json': '{ "Bars": [1, 2, 3], "Late": [0, 0, 0] }',
    });
    expect(read()).toEqual({
      heights: {
        'charts/Bars': [300, 320.5, 340],
        'charts/bars/Bars': [1, 2, 3],
        'charts/bars/Late': [0, 0, 0],
      },
      problems: [],
    });
  });

  it.each([
    '{ "Bars": [300] }',
    '{ "Bars": ["300", 1, 2] }',
    '{ "Bars": [-1, 1, 2] }',
    '[]',
    '{',
    '',
  ])('says that %j is no table, and reads the others', (text) => {
    project.write({
      'content/docs/charts/bars/heights.json': text,
      'content/docs/charts/heights.json': '{ "Pie": [1, 2, 3] }',
    });
    expect(read()).toEqual({
      heights: { 'charts/Pie': [1, 2, 3] },
      problems: [
        {
          file: 'content/docs/charts/bars/heights.json',
          message: 'This is no table of three heights for each demo.',
          remedy: 'Delete the file and run: npm run measure -- charts/bars',
        },
      ],
    });
  });
});

describe('writeHeights', () => {
  it('writes a demo a line, in order, and reads the same back', () => {
    const { docs } = project.folders;
    writeHeights(docs, 'charts/bars', { Late: [4, 5, 6], Bars: [1, 2, 3] });
    expect(readFileSync(fileOf('charts/bars'), 'utf8')).toBe(
      '{\n  "Bars": [1, 2, 3],\n  "Late": [4, 5, 6]\n}\n',
    );
    expect(read().heights).toEqual({
      'charts/bars/Bars': [1, 2, 3],
      'charts/bars/Late': [4, 5, 6],
    });
  });

  it('drops demos that are gone, and the file with the last one', () => {
    const { docs } = project.folders;
    writeHeights(docs, 'charts/bars', { Late: [4, 5, 6], Bars: [1, 2, 3] });
    writeHeights(docs, 'charts/bars', { Late: [4, 5, 6] });
    expect(read().heights).toEqual({ 'charts/bars/Late': [4, 5, 6] });
    writeHeights(docs, 'charts/bars', {});
    expect(existsSync(fileOf('charts/bars'))).toBe(false);
  });
});

describe('dropHeightsExcept', () => {
  it('drops the heights of pages that are gone, and of no other', () => {
    const { docs } = project.folders;
    writeHeights(docs, 'charts', { Bars: [1, 2, 3] });
    writeHeights(docs, 'charts/bars', { Bars: [1, 2, 3] });
    dropHeightsExcept(docs, new Set(['charts']));
    expect(Object.keys(read().heights)).toEqual(['charts/Bars']);
  });
});

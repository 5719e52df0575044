import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { readHeights } from './heights.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

describe('readHeights', () => {
  it('knows no heights before any are measured', () => {
    expect(readHeights(project.folders.docs)).toEqual({});
  });

  it('reads three heights per demo', () => {
    project.write({ 'content/demo-heights.json': '{ "charts/Bars": [300, 320.5, 340] }' });
    expect(readHeights(project.folders.docs)).toEqual({ 'charts/Bars': [300, 320.5, 340] });
  });

  it.each([
    ['{ "charts/Bars": [300] }', /too_small|Too small/],
    ['{ "charts/Bars": ["300", 1, 2] }', /expected number/],
    ['[]', /expected record/],
    ['{', /JSON/],
  ])('refuses %s', (text, message) => {
    project.write({ 'content/demo-heights.json': text });
    expect(() => readHeights(project.folders.docs)).toThrow(message);
  });
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { buildIdOf } from './buildId.ts';

const FILES = {
  'package-lock.json': '{}',
  'src/site/shell/Shell.tsx': 'export const Shell = 1;',
  'content/docs/charts/Bars.tsx': 'export default 1;',
  '.generated/pages/charts.json': '{"html":"<p>Bars.</p>"}',
  '.generated/static/x/search/entities.json': '[]',
};

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
  project.write(FILES);
});
afterEach(() => project.remove());

const id = (environment: Record<string, string> = {}) => buildIdOf(project.folders, environment);

describe('buildIdOf', () => {
  it('is the same for the same site, wherever it lies', () => {
    const other = createTemporaryProject();
    other.write(FILES);
    expect(buildIdOf(other.folders, {})).toBe(id());
    expect(id()).toMatch(/^[\da-f]{20}$/);
    other.remove();
  });

  it.each(Object.keys(FILES))('changes with %s', (name) => {
    const before = id();
    project.write({ [name]: 'other' });
    expect(id()).not.toBe(before);
    rmSync(path.join(project.folders.root, name));
    expect(id()).not.toBe(before);
  });

  it('changes with the environment that pages are built from, and with no other', () => {
    const before = id();
    expect(id({ MUI_X_DOCS_ADS: 'off' })).not.toBe(before);
    expect(id({ PUBLIC_ORIGIN: 'https://docs.example.com' })).not.toBe(before);
    expect(id({ HOME: '/root' })).toBe(before);
  });

  it('does not change with tests and caches', () => {
    const before = id();
    project.write({
      'content/docs/charts/Bars.spec.ts': 'export {};',
      'src/site/shell/Shell.test.ts': 'export {};',
      '.generated/cache/markdown/a.json': '1',
    });
    expect(id()).toBe(before);
  });
});

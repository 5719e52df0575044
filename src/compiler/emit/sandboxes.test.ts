import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { exportStatic, linkStatic } from '../export/staticFiles.ts';
import { emitSandboxes } from './sandboxes.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

const page: PageSandboxes = { installed: {}, demos: { Bars: { title: 'Bars', codes: [] } } };
const emit = (...keys: string[]) =>
  emitSandboxes(project.folders.generated, new Map(keys.map((key) => [key, page])));
const at = (...parts: string[]) => path.join(project.folders.root, ...parts);

describe('the sandboxes of an export', () => {
  it('stand one file per page below /x/sandboxes/', () => {
    emit('charts', 'charts/bars');
    exportStatic(project.folders.generated, at('out'));
    expect(JSON.parse(readFileSync(at('out/x/sandboxes/charts.json'), 'utf8'))).toEqual(page);
    expect(existsSync(at('out/x/sandboxes/charts/bars.json'))).toBe(true);
  });

  it('forget a page that is gone', () => {
    emit('charts/bars', 'charts/lines');
    emit('charts/lines');
    exportStatic(project.folders.generated, at('out'));
    expect(existsSync(at('out/x/sandboxes/charts/bars.json'))).toBe(false);
    expect(existsSync(at('out/x/sandboxes/charts/lines.json'))).toBe(true);
  });

  it('are served in development, also when linked before and written later', () => {
    emit('charts/bars');
    linkStatic(project.folders.generated, project.folders.root);
    linkStatic(project.folders.generated, project.folders.root);
    emit('charts/bars', 'charts/lines');
    expect(existsSync(at('public/x/sandboxes/charts/lines.json'))).toBe(true);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { replaceFolder } from './replaceFolder.ts';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

const at = (name: string) => path.join(project.folders.root, name);

describe('replaceFolder', () => {
  it('puts the finished folder in the place of the old one, and leaves nothing of that', () => {
    project.write({ 'out/old.html': 'old', 'done/new.html': 'new' });
    replaceFolder(at('done'), at('out'));
    expect(readdirSync(at('out'))).toEqual(['new.html']);
    expect([at('done'), at('done.before')].filter((folder) => existsSync(folder))).toEqual([]);
  });

  it('puts it where there was nothing', () => {
    project.write({ 'done/new.html': 'new' });
    replaceFolder(at('done'), at('out'));
    expect(readdirSync(at('out'))).toEqual(['new.html']);
  });

  it('leaves the old folder in place when there is no finished one', () => {
    project.write({ 'out/old.html': 'old' });
    expect(() => replaceFolder(at('done'), at('out'))).toThrow('ENOENT');
    expect(readdirSync(at('out'))).toEqual(['old.html']);
  });
});

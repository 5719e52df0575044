import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { writeIfChanged } from './write.ts';

describe('writeIfChanged', () => {
  let project: TemporaryProject;
  beforeAll(() => {
    project = createTemporaryProject();
  });
  afterAll(() => project.remove());

  it('makes the folders it needs and touches no file whose text is the same', () => {
    const file = path.join(project.folders.generated, 'pages/data-grid/sorting.json');
    expect(writeIfChanged(file, 'one')).toBe(true);
    const long = new Date('2020-01-01');
    utimesSync(file, long, long);

    expect(writeIfChanged(file, 'one')).toBe(false);
    expect(statSync(file).mtime).toEqual(long);

    expect(writeIfChanged(file, 'two')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(statSync(file).mtime).not.toEqual(long);
  });
});

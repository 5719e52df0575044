import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sandboxSource } from './fixture.ts';
import { createSandbox } from './project.ts';
import { zipProject } from './zip.ts';

const project = createSandbox(sandboxSource());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('zipProject', () => {
  it('holds every file in one folder', () => {
    const files = Object.entries(unzipSync(zipProject(project))).map(([path, data]) => [
      path.replace('riverlevels-styling/', ''),
      strFromU8(data),
    ]);
    expect(Object.fromEntries(files)).toEqual(project.files);
  });

  it('gives the same bytes at any time, in any zone, in any order of files', () => {
    const first = zipProject(project);
    vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z') });
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    const files = Object.fromEntries(Object.entries(project.files).toReversed());
    expect(zipProject({ ...project, files })).toEqual(first);
  });
});

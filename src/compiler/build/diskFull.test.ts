import { describe, expect, it } from 'vitest';
import { DocsError } from '#core/errors.ts';
import { explainFullDisk } from './diskFull.ts';

const PLENTY = 1024 ** 4;

describe('explainFullDisk', () => {
  it('tells what to do when a write found no space, here or in a program that was called', () => {
    const here = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    });
    const called = Object.assign(new Error('Command failed'), {
      stderr: 'No space left on device',
    });
    for (const error of [here, called]) {
      const told = explainFullDisk(error, 'out', PLENTY);
      expect(told).toBeInstanceOf(DocsError);
      expect((told as DocsError).message).toMatch(/^The disk is full: .* Free some space/);
    }
  });

  it('blames a disk with nothing left for whatever else failed', () => {
    const told = explainFullDisk(new Error('Next ended with 1.'), 'out', 5 * 1024 * 1024);
    expect((told as Error).message).toContain('5 MB are left for out');
    expect((told as Error).message).toContain('Next ended with 1.');
  });

  it('keeps a problem that says its own way out, however full the disk is', () => {
    const error = new DocsError('sorting/index.md:3 has no title.', 'Add one.');
    expect(explainFullDisk(error, 'out', 5 * 1024 * 1024)).toBe(error);
  });

  it('leaves other errors as they are', () => {
    const error = new DocsError('Unknown command "bild".', 'Use one of: build.');
    expect(explainFullDisk(error, 'out', PLENTY)).toBe(error);
  });
});

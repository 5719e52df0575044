import { statfsSync } from 'node:fs';
import { DocsError } from '#core/errors.ts';

/** With less than this left, what a program that was called failed of may be the disk. */
const FULL_BYTES = 16 * 1024 * 1024;

/**
 * An error in the words of a person who can mend it, when a full disk is behind it; otherwise the error itself. Programs
 * that the build calls say it in their own words, so that the disk is asked, too.
 * @param folder where was written.
 */
export function explainFullDisk(error: unknown, folder: string, free = freeBytes(folder)): unknown {
  const { code, message, stderr } = error as { code?: string; message?: string; stderr?: string };
  const isReported = code === 'ENOSPC' || /ENOSPC|no space left/i.test(`${message} ${stderr}`);
  // What already says what to do about it, such as a problem of the content, has another cause.
  if (!isReported && (free >= FULL_BYTES || error instanceof DocsError)) return error;
  const left = (free / 1024 / 1024).toFixed(0);
  return new DocsError(
    `The disk is full: ${left} MB are left for ${folder}.`,
    `Free some space and build again. The site of the last build is as it was.${isReported ? '' : `\nWhat failed: ${message}`}`,
  );
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

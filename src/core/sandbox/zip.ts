import { strToU8, zipSync, type Zippable } from 'fflate';
import type { SandboxProject } from './source.ts';

/** The project as a ZIP whose files stand in one folder, so that unpacking strews none about. */
export function zipProject(project: SandboxProject): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(project.files).sort(([a], [b]) => (a < b ? -1 : 1));
  const files: Zippable = Object.fromEntries(
    entries.map(([path, text]) => [`${project.name}/${path}`, strToU8(text)]),
  );
  // The earliest date a ZIP can hold, in local time as the format has it: the same project gives the same bytes.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSandbox } from '#core/sandbox/project.ts';
import type { PageSandboxes, SandboxCode, SandboxProject } from '#core/sandbox/source.ts';

/** One sandbox of the site, as a reader's browser builds it. */
export interface BuiltSandbox {
  /** `data-grid/style/RiverLevels tailwind JS`. */
  id: string;
  code: SandboxCode;
  project: SandboxProject;
}

const ROOT = path.resolve('.generated/static/x/sandboxes');

/** Every demo of every page, in every styling and language, from what the compiler wrote. */
export function everySandbox(): BuiltSandbox[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      // The compiler's own artefact.
      const page = JSON.parse(readFileSync(path.join(ROOT, name), 'utf8')) as PageSandboxes;
      const key = name.slice(0, -'.json'.length).split(path.sep).join('/');
      return Object.entries(page.demos).flatMap(([demo, { title, whole, codes }]) =>
        codes.map((code) => ({
          id: `${key}/${demo} ${code.styling} ${code.language}`,
          code,
          project: createSandbox({
            ...code,
            title,
            ...(whole && { whole }),
            installed: page.installed,
          }),
        })),
      );
    });
}

/** Writes files by their path from `folder`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSandbox } from '#core/sandbox/project.ts';
import type { PageSandboxes, SandboxCode, SandboxProject } from '#core/sandbox/source.ts';

/** One sandbox of the site, as a reader's browser builds it. */
export interface BuiltSandbox {
  /** `data-grid/style/RiverLevels tailwind JS`. */
  id: string;
  /** Of a demo that is a page of its own. */
  whole: boolean;
  code: SandboxCode;
  project: SandboxProject;
}

const ROOT = path.resolve('.generated/static/x/sandboxes');

/**
 * Every demo of every page, in every styling and language, from what the compiler wrote.
 * @param within what the keys of the pages start with: `templates/`.
 */
export function everySandbox(within = ''): BuiltSandbox[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length).split(path.sep).join('/'))
    .filter((key) => key.startsWith(within))
    .sort()
    .flatMap((key) => {
      // The compiler's own artifact.
      const page = JSON.parse(
        readFileSync(path.join(ROOT, `${key}.json`), 'utf8'),
      ) as PageSandboxes;
      return Object.entries(page.demos).flatMap(([demo, { title, whole, codes }]) =>
        codes.map((code) => ({
          id: `${key}/${demo} ${code.styling} ${code.language}`,
          whole: whole === true,
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

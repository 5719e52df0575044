import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { writeIfChanged } from '../emit/write.ts';
import type { Folders } from '../paths.ts';
import type { DerivedPage } from './pages.ts';

/** Where the modules of a library lie: the type checker reads them, and the bundler those of live demos. */
export const modulesFolder = ({ generated }: Pick<Folders, 'generated'>, library: DerivedLibrary) =>
  path.join(generated, 'dates', library);

/** Where the module of a page's file lies. */
export const moduleOf = (folders: Folders, library: DerivedLibrary, place: string): string =>
  path.join(modulesFolder(folders, library), path.relative(folders.docs, place));

/** A text with the file that says it, in a library. */
export interface WrittenModule {
  file: string;
  text: string;
  /** Whose it is, for messages: a demo's file, or a page. */
  of: string;
}

/** Writes every file of the demos and fences of a library as a module; removes what is there no more. */
export function writeModules(
  folders: Folders,
  library: DerivedLibrary,
  pages: readonly DerivedPage[],
): WrittenModule[] {
  const modules = new Map<string, WrittenModule>();
  for (const { page, demos, fences } of pages) {
    for (const { variants } of demos) {
      for (const { place, source } of variants.flatMap(({ files }) => files)) {
        const file = moduleOf(folders, library, place);
        modules.set(file, { file, text: `${source}\n`, of: place });
      }
    }
    for (const { line, language, text } of fences) {
      const place = path.join(page.source.folder, `fence-${line}.${language}`);
      const file = moduleOf(folders, library, place);
      modules.set(file, { file, text: `${text}\nexport {};\n`, of: `${page.source.file}:${line}` });
    }
  }
  for (const { file, text } of modules.values()) writeIfChanged(file, text);
  removeOthers(modulesFolder(folders, library), (file) => modules.has(file));
  return [...modules.values()];
}

function removeOthers(folder: string, isKept: (file: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== 'tsconfig.json' && !isKept(file)) rmSync(file);
  }
}

import path from 'node:path';
import { liveDemos } from '#content/dateLibraries.ts';
import { printDatedModule, type DatedModule } from '../demos/modules.ts';
import { writeIfChanged } from '../emit/write.ts';
import type { Folders } from '../paths.ts';
import type { DerivedPage } from './pages.ts';
import { moduleOf } from './write.ts';

/** Writes, for each library of a page, the module of the demos that run with it. */
export const emitLiveModules = (folders: Folders, pages: readonly DerivedPage[]): DatedModule[] =>
  pages.flatMap(({ page, library, demos }): DatedModule[] => {
    const live = demos.filter(({ id }) => liveDemos.includes(id));
    if (live.length === 0) return [];
    const file = path.join(folders.generated, `demos/dates/${library}/${page.source.key}.ts`);
    const modules = live.map(({ name, variants }) => ({
      name,
      file: moduleOf(folders, library, variants[0].files[0].place),
    }));
    writeIfChanged(file, printDatedModule(path.dirname(file), modules));
    return [{ library, file, names: live.map(({ name }) => name) }];
  });

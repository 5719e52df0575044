import path from 'node:path';
import published from '#content/publishedVersions.json' with { type: 'json' };
import {
  CHANGES_FILE,
  CODE_READER_FILE,
  type Changes,
  type UpgradeGuide,
} from '#core/migration/change.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { readGuide } from '../markdown/changeDirective.ts';
import { bundleWorker } from './bundleWorker.ts';
import { writeIfChanged } from './write.ts';

/** Writes what upgrade guides say of changes as data, for the assistant and the server's tools, and the reader of code. */
export async function emitChanges(
  generated: string,
  pages: readonly CompiledPage[],
): Promise<void> {
  const root = path.join(generated, 'static');
  writeIfChanged(path.join(root, CHANGES_FILE), JSON.stringify(changesOf(pages)));
  writeIfChanged(
    path.join(root, CODE_READER_FILE),
    await bundleWorker('src/site/upgrade/worker.ts'),
  );
}

/** The older guides of a product first. */
export function changesOf(pages: readonly CompiledPage[]): Changes {
  const guides = pages
    .map(({ route, source, frontMatter }) =>
      readGuide({ route, markdown: source.markdown, title: frontMatter?.title ?? '' }),
    )
    .filter((guide): guide is UpgradeGuide => guide !== undefined)
    .toSorted((a, b) => a.product.localeCompare(b.product) || a.from - b.from);
  return {
    guides,
    changes: guides.flatMap(({ id }) =>
      pages.filter(({ route }) => route === `/x/migration/${id}/`).flatMap((page) => page.changes),
    ),
    published: {
      'x-data-grid': published['@mui/x-data-grid'],
      'x-date-pickers': published['@mui/x-date-pickers'],
      'x-charts': published['@mui/x-charts'],
      'x-tree-view': published['@mui/x-tree-view'],
    },
  };
}

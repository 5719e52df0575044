import type { PageCodeTypes } from '#core/codeTypes/codeTypes.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createCache } from '../cache.ts';
import { blocksOf, modulesOf } from '../codeTypes/pageCode.ts';
import { checkCode } from '../codeTypes/checkCode.ts';
import { typesOfPage } from '../codeTypes/blocks.ts';
import { createTargets } from '../codeTypes/targets.ts';
import type { FileName } from '../codeTypes/describe.ts';
import type { CompiledPage } from '../compiledPage.ts';
import type { Folders } from '../paths.ts';
import type { PrintedReference } from '../reference/printedReference.ts';

interface CodeTypesParts {
  pages: readonly CompiledPage[];
  model: ReferenceModel;
  printed: readonly PrintedReference[];
}

/** Page key → what the identifiers of its code are, for pages with code. What the type checker says is kept by page. */
export async function compileCodeTypes(
  folders: Folders,
  { pages, model, printed }: CodeTypesParts,
): Promise<Map<string, PageCodeTypes>> {
  const cache = createCache(folders.generated, 'code-types', 'src/compiler/codeTypes/checkCode.ts');
  const requests = pages.map((page) => {
    const modules = modulesOf(page);
    const inputs = modules.flatMap(({ module: { id, code } }) => [id, code]);
    return { key: page.source.key, modules, inputs, kept: cache.read<Names>(inputs) };
  });
  const missing = requests.filter(({ kept }) => kept === undefined);
  const checked = await checkCode(
    folders,
    missing.flatMap(({ modules }) => modules.map(({ module }) => module)),
  );
  const hrefOf = createTargets(model, printed);
  const types = new Map<string, PageCodeTypes>();
  for (const { key, modules, inputs, kept } of requests) {
    const names = kept ?? modules.map(({ module: { id } }) => [id, checked.get(id) ?? []] as const);
    if (kept === undefined) cache.write(inputs, names);
    const page = typesOfPage(blocksOf(modules, new Map(names)), hrefOf);
    if (page.infos.length > 0) types.set(key, page);
  }
  return types;
}

/** By the ids of modules. */
type Names = (readonly [string, FileName[]])[];

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { adapterOf } from '../check/types.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { textOfCode, type HighlightedText } from '../highlight/highlightedCode.ts';
import { relativePath, ROOT } from '../paths.ts';
import { placedProps } from '../print/tree.ts';
import type { TypedBlock } from './blocks.ts';
import type { CheckedCode } from './checkCode.ts';
import type { FileName } from './describe.ts';

/** A module of a page, with what the page shows of it. */
interface PageModule {
  module: CheckedCode;
  /** Where the shown part starts in the module, in UTF-16 units. */
  from: number;
  shown: readonly HighlightedText[];
}

/**
 * The modules of a page whose code is shown: files of demos, and fences of the documented version that are no change. One
 * program reads them all, so fences with another adapter stay out: every picker's value would be of their dates, too.
 */
export function modulesOf(
  page: Pick<CompiledPage, 'source' | 'fences' | 'compiledDemos' | 'tree'>,
): PageModule[] {
  return [...demoModules(page.compiledDemos), ...fenceModules(page)];
}

function demoModules({ sources, frames }: CompiledPage['compiledDemos']): PageModule[] {
  return sources.flatMap(({ name, variants }) =>
    variants.flatMap(({ styling, files }) => {
      const shown = frames.get(name)?.variants.find((variant) => variant.styling === styling);
      return files.flatMap((file, at): PageModule[] => {
        const code = shown?.files[at]?.code;
        if (code === undefined || !/\.tsx?$/.test(file.path)) return [];
        const gist = at === 0 && shown?.gist ? [shown.gist] : [];
        const module = { id: relativePath(ROOT, file.path), path: file.path, code: file.source };
        return [{ module, from: 0, shown: [code, ...gist] }];
      });
    }),
  );
}

function fenceModules({
  source,
  fences,
  tree,
}: Pick<CompiledPage, 'source' | 'fences' | 'tree'>): PageModule[] {
  const blocks = codeBlocks(tree);
  return fences.flatMap((fence, at): PageModule[] => {
    const { code, language, shown, library } = fence;
    const isOther = library !== undefined || adapterOf(fence) !== undefined;
    const block = shown === undefined || isOther ? undefined : blocks.get(shown);
    if (block === undefined || shown === undefined) return [];
    const module = { id: `${source.key}#${at}`, code, language };
    return [{ module, from: Math.max(0, code.lastIndexOf(shown)), shown: [block] }];
  });
}

/** The fences of an article by their text. */
function codeBlocks(tree: Root): Map<string, HighlightedText> {
  const blocks = new Map<string, HighlightedText>();
  visit(tree, 'element', (node) => {
    const props = placedProps(node, 'CodeBlock');
    if (props !== undefined) blocks.set(textOfCode(props.code.code), props.code);
  });
  return blocks;
}

/** The blocks of a page, of both languages, with the names of what they show. */
export function blocksOf(
  modules: readonly PageModule[],
  names: ReadonlyMap<string, readonly FileName[]>,
): TypedBlock[] {
  return modules.flatMap(({ module, from, shown }) => {
    const own = (names.get(module.id) ?? []).filter(({ at }) => at >= from);
    const like = shown[0]?.code;
    return shown.flatMap(({ code, js }): TypedBlock[] => [
      { code, ...(code !== like && like !== undefined && { like }), names: own, isScript: false },
      ...(js === undefined
        ? []
        : [{ code: js, ...(like !== undefined && { like }), names: own, isScript: true }]),
    ]);
  });
}

import { products } from '#content/products.ts';
import type { CorpusKind, CorpusPage } from '#core/twins/corpus.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { demoTitle } from '../demos/demoWords.ts';
import type { PrintedReference } from '../reference/printedReference.ts';

interface Site {
  pages: readonly CompiledPage[];
  reference: readonly PrintedReference[];
  model: ReferenceModel;
}

/** Every page of the site that has a twin: guides, then the reference. @param files route → files of its twin. */
export function listPages(
  { pages, reference, model }: Site,
  files: ReadonlyMap<string, string[]>,
): CorpusPage[] {
  const kinds = new Map<string, CorpusKind>(
    [...model.components, ...model.interfaces, ...model.hooks].map(({ route, kind }) => [
      route,
      kind,
    ]),
  );
  const kindOf = (route: string): CorpusKind => {
    if (route.endsWith('/types/')) return 'types';
    if (route.includes('/changes/')) return 'changes';
    return kinds.get(route) ?? 'index';
  };
  return [
    ...pages.flatMap((page) => guide(page, files)),
    ...reference.flatMap(({ route, title, description, product, plan, packages }): CorpusPage[] => {
      const own = files.get(route);
      if (own === undefined) return [];
      return [
        { route, title, description, product, kind: kindOf(route), plan, packages, files: own },
      ];
    }),
  ];
}

function guide(
  { route, source, frontMatter, toc, compiledDemos }: CompiledPage,
  files: ReadonlyMap<string, string[]>,
): CorpusPage[] {
  const own = files.get(route);
  if (own === undefined || frontMatter === undefined) return [];
  const { title, description, plan, packages } = frontMatter;
  return [
    {
      route,
      title,
      description,
      product: productOfRoute(products, route).id,
      kind: 'guide',
      plan,
      packages,
      files: own,
      sections: toc,
      key: source.key,
      demos: compiledDemos.sources.map(({ name, variants }) => ({
        name,
        title: demoTitle(name),
        stylings: variants.map(({ styling }) => styling),
      })),
    },
  ];
}

import type { Element, Root } from 'hast';
import type { Problem } from '#core/errors.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { mainOwners } from '#content/mainOwners.ts';
import { hashOf, type Cache } from '../cache.ts';
import { EXCERPT_PLACE } from '../markdown/apiDirective.ts';
import { readNameForm } from '../markdown/nameForms.ts';
import { NAME_PLACE } from '../markdown/names.ts';
import { place, replaceElements } from '../print/tree.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { makeExcerpt, type MadeExcerpt } from './excerpts.ts';
import { createNameIndex, ownerOf } from './nameIndex.ts';
import type { NameContext, NameTarget } from './resolved.ts';
import type { ProsePage } from './prosePage.ts';
import { resolveName } from './resolveName.ts';
import { readSubject } from './subject.ts';

interface Reference {
  model: ReferenceModel;
  printed: readonly PrintedReference[];
  products: readonly Product[];
  cache: Cache;
}

/** Pages without the reference: names are plain code, and excerpts are left out. */
export const withoutReference = <P extends ProsePage>(pages: readonly P[]): P[] =>
  pages.map((page) => ({
    ...page,
    tree: fillPlaces(page.tree, { excerptAt: () => undefined, linkAt: () => undefined }),
  }));

interface Fillings {
  /** The excerpt with this number; undefined when there is none. */
  excerptAt: (at: number) => Element | undefined;
  /** The link for the name with this number; undefined when it stays code. */
  linkAt: (at: number) => Element | undefined;
}

/** A page's tree with the reference in it: excerpts, and links in the place of names. */
const fillPlaces = (tree: Root, { excerptAt, linkAt }: Fillings): Root =>
  replaceElements(tree, (node) => {
    if (node.tagName === EXCERPT_PLACE) {
      const excerpt = excerptAt(Number(node.properties['at']));
      return excerpt === undefined ? [] : [excerpt];
    }
    const at = node.properties[NAME_PLACE];
    if (at === undefined) return undefined;
    const { [NAME_PLACE]: _, ...properties } = node.properties;
    return [linkAt(Number(at)) ?? { ...node, properties }];
  });

/**
 * Brings the reference into the pages: names in prose become links, excerpts are printed, and what does not exist is a
 * problem. A page's `components` become complete, so that pages and reference lead to each other.
 */
export async function resolvePages<P extends ProsePage>(
  pages: readonly P[],
  { model, printed, products, cache }: Reference,
): Promise<P[]> {
  const index = createNameIndex(model, printed);
  const typesKey = hashOf(JSON.stringify([...index.types]));
  const listed = selectorPages(pages, model);
  const resolved: P[] = [];
  for (const page of pages) {
    const product = productOfRoute(products, page.route).id;
    const subject = readSubject(page, index, product);
    const problems = [...subject.problems];
    const context: NameContext = {
      index,
      product,
      main: mainOwners[product] ?? [],
      scope: subject.scope,
      selectors: selectorPlaces(listed, page.route),
    };
    const excerpts = await makeExcerpts(page, context, { cache, typesKey, problems });
    resolved.push({
      ...page,
      tree: fillPlaces(page.tree, {
        excerptAt: (at) => excerpts.nodes[at],
        linkAt: nameLinks(page, context, problems),
      }),
      anchors: [...page.anchors, ...excerpts.anchors],
      problems: [...page.problems, ...problems],
      ...(page.frontMatter && {
        frontMatter: { ...page.frontMatter, components: subject.components },
      }),
    });
  }
  return resolved;
}

/** Selector → the pages that list it, and how many selectors each of those lists. */
type SelectorPages = ReadonlyMap<string, readonly { route: string; count: number }[]>;

function selectorPages(pages: readonly ProsePage[], { selectors }: ReferenceModel): SelectorPages {
  const found = new Map<string, { route: string; count: number }[]>();
  for (const { route, excerpts } of pages) {
    const names = new Set(
      excerpts.flatMap(({ request }) =>
        request.kind === 'selectors'
          ? selectors.filter((one) => ['', one.category].includes(request.category))
          : [],
      ),
    );
    for (const { name } of names) {
      found.set(name, [...(found.get(name) ?? []), { route, count: names.size }]);
    }
  }
  return found;
}

/** Where each selector can be read: on the page itself, or on the page that lists the most. */
function selectorPlaces(listed: SelectorPages, own: string): Map<string, string> {
  return new Map(
    [...listed].map(([name, places]) => {
      const [most] = places.toSorted((a, b) => b.count - a.count);
      const here = places.some(({ route }) => route === own);
      return [name, here ? `#${name}` : `${most?.route}#${name}`];
    }),
  );
}

/** The links of a page's names; each target is linked once in a section. */
function nameLinks(page: ProsePage, context: NameContext, problems: Problem[]): Fillings['linkAt'] {
  const { file } = page.source;
  const targets = page.names.map(({ code, line }): NameTarget | undefined => {
    const form = readNameForm(code);
    const found = form === undefined ? {} : resolveName(form, context);
    if ('target' in found) return found.target;
    if ('problem' in found) problems.push({ file, line, ...found.problem });
    return undefined;
  });
  const linked = new Set<string>();
  return (at) => {
    const [name, target] = [page.names[at], targets[at]];
    const key = `${name?.section} ${target?.href}`;
    if (name === undefined || target === undefined || linked.has(key)) return undefined;
    linked.add(key);
    return place('NameLink', { code: name.code, href: target.href, hint: target.hint });
  };
}

async function makeExcerpts(
  page: ProsePage,
  context: NameContext,
  { cache, typesKey, problems }: { cache: Cache; typesKey: string; problems: Problem[] },
): Promise<{ nodes: (Element | undefined)[]; anchors: string[] }> {
  const nodes: (Element | undefined)[] = [];
  const anchors: string[] = [];
  for (const { request, line } of page.excerpts) {
    const taken = new Set([...page.anchors, ...anchors]);
    const inputs = [
      JSON.stringify(request),
      JSON.stringify(recordsOf(request, context)),
      JSON.stringify([...taken, ...context.scope.map(({ route }) => route)]),
      typesKey,
    ];
    const made = await cache.get<MadeExcerpt>(inputs, () => makeExcerpt(request, context, taken));
    nodes.push('node' in made ? made.node : undefined);
    if ('node' in made) anchors.push(...made.anchors);
    else problems.push(...made.problems.map((one) => ({ file: page.source.file, line, ...one })));
  }
  return { nodes, anchors };
}

/** The part of the model that an excerpt is printed from, for its cache key. */
function recordsOf(
  request: ProsePage['excerpts'][number]['request'],
  { index, product }: NameContext,
): unknown {
  if ('owner' in request) return ownerOf(index, request.owner, product) ?? null;
  return request.kind === 'events' ? index.model.events : index.model.selectors;
}

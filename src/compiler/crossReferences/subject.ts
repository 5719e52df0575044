import { mainOwners } from '#content/mainOwners.ts';
import type { Problem } from '#core/errors.ts';
import { didYouMean } from '#core/nearWords.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { HookReference } from '#core/reference/reference.ts';
import { ownerOf, type NameIndex, type Owner } from './nameIndex.ts';
import type { ProsePage } from './prosePage.ts';

/** What a page is about. */
interface Subject {
  /** Names are looked up in these, in this order. */
  scope: Owner[];
  /** Names of the reference pages that the page and the reference link to each other for. */
  components: string[];
  problems: Problem[];
}

type Named = Owner | HookReference;

/**
 * What a page is about: its front matter's `components`, the owners of its excerpts, and without `components` what it
 * links to in the reference: from `## API` on, where it has that. Names are also looked up in the product's main owners.
 */
export function readSubject(page: ProsePage, index: NameIndex, product: ProductId): Subject {
  const { source, frontMatter, excerpts, links } = page;
  const { hooks } = index.model;
  const problems: Problem[] = [];
  const ownersOf = (names: readonly string[]): Owner[] =>
    names.flatMap((name) => ownerOf(index, name, product) ?? []);

  const written = (frontMatter?.components ?? []).flatMap((name): Named[] => {
    const found = ownerOf(index, name, product) ?? hooks.find((hook) => hook.name === name);
    if (found === undefined) problems.push(noSuchPage(page, name, [...index.owners, ...hooks]));
    return found === undefined ? [] : [found];
  });
  const shown = excerpts.flatMap(({ request }) => ('owner' in request ? [request.owner] : []));
  const from = written.length === 0 ? lineOf(source.markdown, /^## API/) : Infinity;
  const linked = links
    .filter(({ line }) => line >= from)
    .flatMap(({ route }) => [...index.owners, ...hooks].find((one) => one.route === route) ?? []);

  const named = [...new Set([...written, ...ownersOf(shown), ...linked])];
  const owners = named.filter((one) => one.kind !== 'hook');
  return {
    scope: [...new Set([...owners, ...ownersOf(mainOwners[product] ?? [])])],
    components: named.map(({ name }) => name),
    problems,
  };
}

const noSuchPage = (
  { source }: ProsePage,
  name: string,
  pages: readonly { name: string }[],
): Problem => ({
  file: source.file,
  line: lineOf(source.markdown, /^components:/),
  message: `Front matter "components" names "${name}", which has no reference page.`,
  remedy: didYouMean(
    pages.map((one) => one.name),
    name,
    'Leave it out.',
  ),
});

/** 1-based line of the first line that fits; the first one when none does. */
function lineOf(markdown: string, pattern: RegExp): number {
  const at = markdown.split('\n').findIndex((text) => pattern.test(text));
  return Math.max(at, 0) + 1;
}

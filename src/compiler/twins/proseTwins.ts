import { navigation } from '#content/navigation.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import {
  DEFAULT_VARIANT,
  nearestTwin,
  twinFile,
  type TwinVariant,
} from '#core/twins/markdownTwin.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { Cache } from '../cache.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { collectDemos } from '../galleries/demoTable.ts';
import { printDemosTwin } from '../markdown/demoGallery.ts';
import { installedParts } from '../markdown/installation.ts';
import type { MarkdownTwin } from './reference/twins.ts';
import { escapeText, joinBlocks } from './reference/syntax.ts';
import { printExcerptTwin } from './excerptTwin.ts';
import { printProseTwin, type ProseTwinSource } from './proseTwin.ts';

interface Site {
  model: ReferenceModel;
  products: readonly Product[];
  /** Every written page. */
  routes: ReadonlySet<string>;
  cache: Cache;
}

/** Routes of all pages that there are to be. */
const PROMISED = new Set(leafPages(navigation).map(({ route }) => route));

/**
 * The twins of prose pages: TypeScript with the system's styling first, then every other variant that differs from it.
 * A page with problems has none: the build ends with them.
 */
export async function printProseTwins(
  pages: readonly CompiledPage[],
  { model, products, routes, cache }: Site,
): Promise<MarkdownTwin[]> {
  const twins: MarkdownTwin[] = [];
  for (const page of pages) {
    if (page.frontMatter === undefined || page.problems.length > 0) continue;
    const { source, route, compiledDemos, excerpts, links, frontMatter } = page;
    const product = productOfRoute(products, route).id;
    const demos = compiledDemos.sources;
    const missing = links.map((link) => link.route).filter((target) => !routes.has(target));
    const tables = excerpts.map(({ request }) => printExcerptTwin(request, model, product));
    const parts = source.markdown.includes('::installation') ? installedParts() : [];
    const printDemos = (): string => printDemosTwin(collectDemos(pages, () => false));
    const listed = /^::demos$/m.test(source.markdown) ? printDemos() : '';
    const shown = [demos.map(codeOf), missing, tables, parts, listed];
    const inputs = [route, source.markdown, JSON.stringify(shown)];
    const head = [`# ${escapeText(frontMatter.title)}`, escapeText(frontMatter.description)];
    const bodies = await cache.get(inputs, () =>
      printVariants({
        route,
        markdown: source.markdown,
        demos,
        exists: (target) => routes.has(target),
        isPromised: (target) => PROMISED.has(target),
        printExcerpt: (request) => printExcerptTwin(request, model, product),
        printDemos,
      }),
    );
    for (const { file, body } of bodies) {
      twins.push({ route, file, markdown: `${joinBlocks([...head, body])}\n` });
    }
  }
  return twins;
}

const codeOf = ({ name, variants }: ProseTwinSource['demos'][number]): unknown => [
  name,
  variants.map(({ styling, files }) => [styling, files.map((file) => [file.name, file.source])]),
];

async function printVariants(source: ProseTwinSource): Promise<{ file: string; body: string }[]> {
  const stylings = new Set(source.demos.flatMap(({ variants }) => variants.map((v) => v.styling)));
  const variants = [...stylings.add('system')].flatMap((styling): TwinVariant[] => [
    { language: 'TS', styling },
    { language: 'JS', styling },
  ]);
  const standard = await printProseTwin(source, DEFAULT_VARIANT);
  const printed = [{ file: twinFile(DEFAULT_VARIANT), body: standard }];
  for (const variant of variants) {
    const nearest = nearestTwin(
      printed.map(({ file }) => file),
      variant,
    );
    const body = await printProseTwin(source, variant);
    const known = printed.find(({ file }) => file === nearest)?.body === body;
    if (!known) printed.push({ file: twinFile(variant), body });
  }
  return printed;
}

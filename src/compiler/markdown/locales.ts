import { createRequire } from 'node:module';
import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { z } from 'zod';
import { DocsError } from '#core/errors.ts';
import { nameInEnglish } from '../search/locales.ts';
import { codeSpan, table } from '../twins/reference/syntax.ts';
import { report, type PageContext } from './context.ts';
import { parseMarkdown } from './parse.ts';

type Attributes = LeafDirective['attributes'];

/** One translation of a package, and how much of it is there. */
export interface Translation {
  /** As it is imported: `deDE`. */
  name: string;
  /** Keys of the texts that it has. */
  translated: readonly string[];
  /** Keys of the texts that stay in English, in the package's order. */
  missing: readonly string[];
}

interface Source {
  module: string;
  /**
   * Texts that belong to a large feature which most languages lack. They are counted in a column of their own and not named,
   * because a list of a hundred keys in each row would hide the few that every reader meets.
   */
  apart?: { head: string; keys: RegExp };
}

/** What `of` names, and the module that has its translations. */
const SOURCES: Readonly<Record<string, Source>> = {
  'date-pickers': { module: '@mui/x-date-pickers/locales' },
  charts: {
    module: '@mui/x-charts/locales',
    apart: { head: 'Panel of the Data Grid', keys: /^chart/ },
  },
};

/** A locale has the shape of a theme. What a module exports beside its locales has another one. */
const localeSchema = z.object({
  components: z.record(
    z.string(),
    z.object({ defaultProps: z.object({ localeText: z.record(z.string(), z.unknown()) }) }),
  ),
});

const COMPLETE = 'enUS';

/** What stands in a cell that has nothing to say. */
const NOTHING = '–';

const require = createRequire(import.meta.url);

/** Every locale that an installed module exports, compared with English, which has all texts. */
export function readTranslations(module: string): Translation[] {
  return compareTranslations(require(module) as Record<string, unknown>, module);
}

/** @throws when the exports are no locales, or English is not among them: the table would be empty without a word. */
export function compareTranslations(
  exported: Readonly<Record<string, unknown>>,
  module: string,
): Translation[] {
  const texts = new Map(
    Object.entries(exported).flatMap(([name, value]) => {
      const read = localeSchema.safeParse(value);
      if (!read.success) return [];
      const components = Object.values(read.data.components);
      return [[name, Object.assign({}, ...components.map(textsOf)) as Texts]];
    }),
  );
  const english = texts.get(COMPLETE);
  if (english === undefined) {
    throw new DocsError(
      `"${module}" exports no locale named ${COMPLETE}.`,
      'Look at what the installed package exports, and change src/compiler/markdown/locales.ts.',
    );
  }
  return [...texts].map(([name, own]) => {
    const isThere = (key: string): boolean => own[key] !== undefined;
    const keys = Object.keys(english);
    return {
      name,
      translated: keys.filter(isThere),
      missing: keys.filter((key) => !isThere(key)),
    };
  });
}

type Texts = Readonly<Record<string, unknown>>;

const textsOf = ({ defaultProps }: z.infer<typeof localeSchema>['components'][string]): Texts =>
  defaultProps.localeText;

/**
 * Puts a table of translations in the place of every `::locales{of="…"}`. It is Markdown, so that its names are resolved
 * like an author's. One that asks for what is not there is taken out and reported.
 */
export function expandLocales(tree: Root, context: PageContext): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'locales' || parent === undefined || index === undefined) return undefined;
    const source = sourceOf(node.attributes);
    if (source === undefined) {
      const legal = Object.keys(SOURCES).map((name) => `::locales{of="${name}"}`);
      const message = `Unknown translations "${node.attributes?.['of'] ?? ''}".`;
      report(context, node, { message, remedy: `Use one of: ${legal.join(', ')}.` });
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const nodes = nodesOf(printSource(source), node);
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index + nodes.length];
  });
}

/** The same as plain Markdown; empty for what the page's compiler has refused. */
export function printLocalesTwin(attributes: Attributes): string {
  const source = sourceOf(attributes);
  return source === undefined ? '' : printSource(source);
}

function sourceOf(attributes: Attributes): Source | undefined {
  const of = attributes?.['of'] ?? '';
  return Object.hasOwn(SOURCES, of) ? SOURCES[of] : undefined;
}

const printSource = ({ module, apart }: Source): string =>
  printTranslations(readTranslations(module), apart);

/** A row for each language, in the order of their English names. */
export function printTranslations(
  translations: readonly Translation[],
  apart?: Source['apart'],
): string {
  const isApart = (key: string): boolean => apart?.keys.test(key) ?? false;
  const isUsual = (key: string): boolean => !isApart(key);
  const rows = translations
    .map((translation) => ({ ...translation, language: nameInEnglish(translation.name) }))
    .toSorted((a, b) => a.language.localeCompare(b.language, 'en'));
  return table(
    [
      'Language',
      'Import',
      'Texts',
      ...(apart === undefined ? [] : [apart.head]),
      'Still in English',
    ],
    rows.map(({ language, name, translated, missing }) => {
      const count = (belongs: (key: string) => boolean): string => {
        const there = translated.filter(belongs).length;
        return `${there} of ${there + missing.filter(belongs).length}`;
      };
      const named = missing.filter(isUsual).map(codeSpan);
      return [
        language,
        codeSpan(name),
        count(isUsual),
        ...(apart === undefined ? [] : [count(isApart)]),
        named.length === 0 ? NOTHING : named.join(', '),
      ];
    }),
  );
}

/** All lie where the directive stands: that is what a problem in them points to. */
function nodesOf(markdown: string, directive: LeafDirective): RootContent[] {
  const { tree } = parseMarkdown(markdown);
  visit(tree, (node: Nodes) => {
    if (directive.position !== undefined) node.position = directive.position;
    if (node.type !== 'table') return;
    for (const row of node.children.slice(1)) {
      // The language is what a row is about, which a screen reader repeats with each cell.
      const [language] = row.children;
      if (language !== undefined) {
        language.data = { hName: 'th', hProperties: { scope: 'row' } };
      }
    }
  });
  return tree.children;
}

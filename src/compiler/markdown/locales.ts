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

/** What `of` names, and the module that has its translations. */
const MODULES: Record<string, string> = { 'date-pickers': '@mui/x-date-pickers/locales' };

/** A locale has the shape of a theme. What a module exports beside its locales has another one. */
const localeSchema = z.object({
  components: z.record(
    z.string(),
    z.object({ defaultProps: z.object({ localeText: z.record(z.string(), z.unknown()) }) }),
  ),
});

const COMPLETE = 'enUS';
const HEAD = ['Language', 'Import', 'Texts', 'Still in English'];

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
    const module = moduleOf(node.attributes);
    if (module === undefined) {
      const legal = Object.keys(MODULES).map((name) => `::locales{of="${name}"}`);
      const message = `Unknown translations "${node.attributes?.['of'] ?? ''}".`;
      report(context, node, { message, remedy: `Use one of: ${legal.join(', ')}.` });
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const nodes = nodesOf(printTranslations(readTranslations(module)), node);
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index + nodes.length];
  });
}

/** The same as plain Markdown; empty for what the page's compiler has refused. */
export function printLocalesTwin(attributes: Attributes): string {
  const module = moduleOf(attributes);
  return module === undefined ? '' : printTranslations(readTranslations(module));
}

function moduleOf(attributes: Attributes): string | undefined {
  const of = attributes?.['of'] ?? '';
  return Object.hasOwn(MODULES, of) ? MODULES[of] : undefined;
}

/** A row for each language, in the order of their English names. */
export function printTranslations(translations: readonly Translation[]): string {
  const rows = translations
    .map((translation) => ({ ...translation, language: nameInEnglish(translation.name) }))
    .toSorted((a, b) => a.language.localeCompare(b.language, 'en'));
  return table(
    HEAD,
    rows.map(({ language, name, translated, missing }) => [
      language,
      codeSpan(name),
      `${translated.length} of ${translated.length + missing.length}`,
      missing.length === 0 ? NOTHING : missing.map(codeSpan).join(', '),
    ]),
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

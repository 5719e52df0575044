import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { CorpusDemo, CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { nearWords } from '#core/nearWords.ts';
import { addressOf, findPage } from '../address.ts';
import type { Library } from '../library.ts';
import { answer, languageShape, READ_ONLY, routeShape, stylingShape } from './shapes.ts';

const STYLINGS = ['system', 'tailwind', 'css'] as const;

const inputSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .describe('Name of the demo, such as "MultiSorting". search_docs with kind "demo" finds them.'),
  route: routeShape
    .optional()
    .describe('The page it stands on, where several pages have a demo of that name.'),
  language: languageShape,
  styling: stylingShape,
});

const outputSchema = z.object({
  name: z.string(),
  title: z.string(),
  route: z.string(),
  address: z.string().describe('Where it runs, for people.'),
  language: z.enum(['TS', 'JS']),
  styling: z.enum(STYLINGS).describe('The one asked for, or system where the demo has one only.'),
  stylings: z.array(z.enum(STYLINGS)).describe('All that it comes in.'),
  files: z.array(z.object({ path: z.string(), code: z.string() })).describe('Its own file first.'),
  imports: z.array(z.string()).describe('Packages that must be installed.'),
});

export function registerGetDemo(server: McpServer, library: Library): void {
  server.registerTool(
    'get_demo',
    {
      title: 'Read the code of a demo',
      description:
        'Gives the files of one demo, complete and ready to paste, in TypeScript or JavaScript and in the styling you ask for.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ name, route, language, styling }) => {
      const { page, demo } = await findDemo(library, name, route);
      const chosen = demo.stylings.includes(styling) ? styling : 'system';
      const { demos } = await library.demos(page);
      const code = demos[demo.name]?.codes.find(
        (one) => one.language === language && one.styling === chosen,
      );
      if (code === undefined) {
        throw new DocsError(
          `The demo "${demo.name}" has no code in ${language} with ${chosen}.`,
          'Ask for language "TS" and styling "system".',
        );
      }
      const files = code.files.map(({ path, text }) => ({ path, code: text }));
      const blocks = files.map(({ path, code: text }) => `${path}\n\n${fence(path, text)}`);
      return answer(blocks.join('\n\n'), {
        name: demo.name,
        title: demo.title,
        route: page.route,
        address: addressOf(page.route, demo.name),
        language,
        styling: chosen,
        stylings: demo.stylings,
        files,
        imports: code.imports,
      });
    },
  );
}

const fence = (path: string, text: string): string => {
  const marks = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${marks}${path.slice(path.lastIndexOf('.') + 1)}\n${text}\n${marks}`;
};

interface Found {
  page: CorpusPage;
  demo: CorpusDemo;
}

/** @throws DocsError that names near demos when there is none, and the pages when there are several. */
async function findDemo(library: Library, name: string, route: string | undefined): Promise<Found> {
  const pages =
    route === undefined ? (await library.corpus()).pages : [await findPage(library, route)];
  const all = pages.flatMap((page): Found[] => (page.demos ?? []).map((demo) => ({ page, demo })));
  const found = all.filter(({ demo }) => demo.name.toLowerCase() === name.toLowerCase());
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  if (first !== undefined) {
    throw new DocsError(
      `Several pages have a demo "${name}".`,
      `Pass route: ${found.map(({ page }) => `"${page.route}"`).join(' or ')}.`,
    );
  }
  const names = all.map(({ demo }) => demo.name);
  const near = route === undefined ? nearWords(names, name, 5) : names;
  throw new DocsError(
    `There is no demo "${name}"${route === undefined ? '' : ` on ${route}`}.`,
    near.length > 0
      ? `There is: ${near.join(', ')}.`
      : 'Call search_docs with kind "demo" and words of what it should show.',
  );
}

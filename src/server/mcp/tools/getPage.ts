import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { addressOf, findPage, readAddress } from '../address.ts';
import { cut } from '../cut.ts';
import type { Library } from '../library.ts';
import { addressOfSection, findSection, sectionsOf } from '../sections.ts';
import {
  answer,
  cursorShape,
  languageShape,
  nextCursorShape,
  READ_ONLY,
  routeShape,
  stylingShape,
  variantOf,
} from './shapes.ts';

const inputSchema = z.strictObject({
  route: routeShape,
  section: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Id or title of one section, or the name of a demo in it. Without it, the whole page.',
    ),
  language: languageShape,
  styling: stylingShape,
  cursor: cursorShape.optional(),
});

const outputSchema = z.object({
  route: z.string(),
  title: z.string(),
  address: z.string().describe('For people.'),
  file: z.string().describe('The Markdown on the site, beside the page.'),
  section: z.string().optional(),
  sections: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('The main sections of the page.'),
  totalCharacters: z.int().describe('Of the page, or of the section.'),
  nextCursor: nextCursorShape,
});

export function registerGetPage(server: McpServer, library: Library): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'Gives a page, or one section of it, as Markdown with the code of its demos. Long pages come in parts: ask for a section, or follow nextCursor.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ route, section, cursor, ...wish }) => {
      const page = await findPage(library, route);
      const { file, markdown } = await library.text(page, variantOf(wish));
      const wanted = section ?? readAddress(route).hash;
      const found = wanted === '' ? undefined : findSection(page, markdown, wanted);
      const whole = found === undefined ? markdown : markdown.slice(found.from, found.to);
      const { text, nextCursor } = cut(whole, cursor);
      return answer(text, {
        route: page.route,
        title: page.title,
        address:
          found === undefined
            ? addressOf(page.route)
            : await addressOfSection(library, page, found),
        file: `${page.route}${file}`,
        ...(found !== undefined && { section: found.id }),
        sections: sectionsOf(page, markdown)
          .filter(({ level }) => level === 2)
          .map(({ id, title }) => ({ id, title })),
        totalCharacters: whole.length,
        ...(nextCursor !== undefined && { nextCursor }),
      });
    },
  );
}

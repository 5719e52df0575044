import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { SITE_ORIGIN } from '#content/site.ts';
import type { CorpusPage } from '#core/twins/corpus.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { findPage } from './address.ts';
import { cutList } from './cut.ts';
import type { Library } from './library.ts';

/** Pages in one answer to `resources/list`. */
const LISTED_AT_ONCE = 200;

/** Completions that clients show, and the protocol allows. */
const MOST_COMPLETIONS = 100;

const MARKDOWN = 'text/markdown';

/** A page as a resource: `docs:///x/react-data-grid/sorting/`. */
export const resourceOf = (route: string): string => `docs://${route}`;

const describe = ({ route, title, description }: CorpusPage) => ({
  uri: resourceOf(route),
  name: route,
  title,
  ...(description !== '' && { description }),
  mimeType: MARKDOWN,
});

/** Every page as a resource, whole, with templates for pages and for the reference. */
export function registerResources(server: McpServer, library: Library): void {
  const read = async (uri: URL) => {
    const page = await findPage(library, uri.href);
    const { markdown } = await library.text(page, DEFAULT_VARIANT);
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: markdown }] };
  };
  const complete = async (begun: string, pick: (page: CorpusPage) => string | undefined) => {
    const { pages } = await library.corpus();
    const names = new Set(pages.map(pick).filter((name) => name?.startsWith(begun)));
    return [...names].flatMap((name) => name ?? []).slice(0, MOST_COMPLETIONS);
  };
  const apiNames = ({ route }: CorpusPage) => /^\/x\/api\/([^/]+)\/([^/]+)\/$/.exec(route);
  server.registerResource(
    'reference',
    new ResourceTemplate('docs:///x/api/{product}/{name}/', {
      list: undefined,
      complete: {
        product: (begun) => complete(begun, (page) => apiNames(page)?.[1]),
        name: (begun, context) =>
          complete(begun, (page) => {
            const [, product, name] = apiNames(page) ?? [];
            const wanted = context?.arguments?.['product'];
            return wanted === undefined || wanted === product ? name : undefined;
          }),
      },
    }),
    {
      title: 'Reference of a component, interface or hook',
      description: `Product: data-grid, date-pickers, charts or tree-view. Name as in addresses of ${SITE_ORIGIN}: data-grid-pro.`,
      mimeType: MARKDOWN,
    },
    read,
  );
  server.registerResource(
    'page',
    new ResourceTemplate('docs:///x/{+path}', {
      list: undefined,
      complete: {
        path: (begun) => complete(begun, ({ route }) => route.slice('/x/'.length)),
      },
    }),
    {
      title: 'Page of the documentation',
      description: 'Any route that list_pages gives, as Markdown: docs:///x/react-charts/bars/.',
      mimeType: MARKDOWN,
    },
    read,
  );
  // The class lists everything at once; hundreds of pages come in parts.
  server.server.setRequestHandler('resources/list', async ({ params }) => {
    const { pages } = await library.corpus();
    const { items, nextCursor } = cutList(pages, LISTED_AT_ONCE, params?.cursor);
    return { resources: items.map(describe), ...(nextCursor !== undefined && { nextCursor }) };
  });
}

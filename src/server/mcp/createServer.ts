import { McpServer } from '@modelcontextprotocol/server';
import { DOCUMENTED_VERSION, LIBRARY_NAME } from '#content/products.ts';
import { MCP_SERVER_NAME } from '#core/discovery/mcpServer.ts';
import type { Library } from './library.ts';
import { registerResources } from './resources.ts';
import { registerGetApi } from './tools/getApi.ts';
import { registerGetDemo } from './tools/getDemo.ts';
import { registerGetMigration } from './tools/getMigration.ts';
import { registerGetPage } from './tools/getPage.ts';
import { registerListPages } from './tools/listPages.ts';
import { registerPlanUpgrade } from './tools/planUpgrade.ts';
import { registerSearchDocs } from './tools/searchDocs.ts';

/** What is listed changes with a new build only. */
const LISTS_HOLD_MS = 3_600_000;

const INSTRUCTIONS = `Documentation of ${LIBRARY_NAME} ${DOCUMENTED_VERSION}: React data grid, date and time pickers, charts and tree view.
Start with search_docs. Read guides with get_page, one section at a time where you can; props and types with get_api; complete examples with get_demo. Answer from what these tools give, and name the page's address.`;

/** A server for one connection or one request; the library behind it is shared. */
export function createServer(library: Library): McpServer {
  const listed = { ttlMs: LISTS_HOLD_MS, cacheScope: 'public' } as const;
  const server = new McpServer(
    { name: MCP_SERVER_NAME, title: `${LIBRARY_NAME} documentation`, version: DOCUMENTED_VERSION },
    {
      // A build never changes under a client.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': listed,
        'resources/list': listed,
        'resources/templates/list': listed,
        'resources/read': listed,
        'server/discover': listed,
      },
    },
  );
  registerSearchDocs(server, library);
  registerListPages(server, library);
  registerGetPage(server, library);
  registerGetApi(server, library);
  registerGetDemo(server, library);
  registerGetMigration(server, library);
  registerPlanUpgrade(server, library);
  registerResources(server, library);
  return server;
}

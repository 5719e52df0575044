/** Where the server speaks MCP over HTTP. */
export const MCP_PATH = '/x/mcp';

/** What the server calls itself. */
export const MCP_SERVER_NAME = 'mui-x-docs';

/** One sentence for lists of servers, which show at most 100 characters. */
export const mcpDescription = (library: string): string =>
  `Searches and reads the documentation of ${library}: guides, props, types, and demo code.`;

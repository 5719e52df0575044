/** JSON-RPC 2.0, section 5.1. */
export const INVALID_REQUEST = -32_600;
/** The first code that is left to servers. */
export const SERVER_ERROR = -32_000;

interface RpcError {
  status: number;
  code: number;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** An error as clients of MCP read it, about a request whose id nobody has read. */
export function rpcError({ status, code, message, headers }: RpcError): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}

/**
 * Sends the reader on. Unlike Hono's `c.redirect` it says that there is no body: Node would announce one in chunks
 * to GET and none to HEAD, which should agree (RFC 9110, section 9.3.2).
 *
 * @param location percent-encoded.
 */
export function redirect(location: string, status: 301 | 302 | 308): Response {
  return new Response(null, { status, headers: { Location: location, 'Content-Length': '0' } });
}

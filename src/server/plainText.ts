/** A short answer that is no page of the site. The length is written out so that HEAD has it too. */
export function plainText(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(new TextEncoder().encode(text).length),
      ...headers,
    },
  });
}

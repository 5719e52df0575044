import { parseAccept } from 'hono/utils/accept';
import { products } from '#content/products.ts';
import { DEFAULT_VARIANT, listFile, twinFile } from '#core/twins/markdownTwin.ts';
import { productOfRoute } from '#core/navigation/products.ts';

const MARKDOWN = 'text/markdown';

/**
 * Whether a client would rather have a page as Markdown (RFC 9110, section 12.5.1): it names the type, and likes it no
 * less than HTML. A wildcard does not ask for it: every browser sends one, and wants the page.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = new Map(
    parseAccept(accept ?? '').map(({ type, q }) => [type.toLowerCase().trim(), q]),
  );
  const markdown = weights.get(MARKDOWN) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** The twin's name. */
export const TWIN = twinFile(DEFAULT_VARIANT);

/** The twin of a page, which stands beside its document. @param pathname of the page, with its slash. */
export const twinOf = (pathname: string): string => `${pathname}${TWIN}`;

/** What a page with a twin says of it, and of the list that has it (RFC 8288; https://llmstxt.org). */
export function linksOf(pathname: string): string {
  const list = listFile(productOfRoute(products, pathname));
  return `<${twinOf(pathname)}>; rel="alternate"; type="${MARKDOWN}", <${list}>; rel="describedby"; type="text/plain"`;
}

/**
 * HTML as React prints it, with the apostrophes and `>` that it escapes everywhere as they are. Pages are full of these,
 * and HTML needs none of it: attributes stand in double quotes. An ampersand of a text is escaped itself, so that nothing
 * else reads like them.
 */
export const withPlainEscapes = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&gt;', '>');

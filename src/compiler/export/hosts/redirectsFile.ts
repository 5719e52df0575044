import type { Rule } from '#core/redirects/entry.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: from, to, status, the first that matches wins.
 *
 * There, `:lang` takes any segment, not only a language's code. Nothing of ours stands at `/…/x/…`, so that nothing is
 * lost by it.
 *
 * @param rules checked and in the order in which they are tried.
 */
export const printRedirectsFile = (rules: readonly Rule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

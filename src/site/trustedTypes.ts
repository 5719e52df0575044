/*
 * Where a page requires Trusted Types (w3c.github.io/trusted-types), text becomes markup only through a policy. This one is for
 * what the compiler wrote; everything else of ours builds nodes. Addresses of scripts and workers pass the default policy
 * (`preferences/beforePaint.ts`), which knows only this site.
 */

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('docs', {
        createHTML: (html) => html,
        createScriptURL: (url) => url,
      });

/** Says that HTML is of the compiler's making, so that it may become part of a document. Never for what a reader or a service sent. */
export const trustHtml = (html: string): string =>
  // The DOM's types know strings only; React and the DOM take the trusted value as it is.
  (policy?.createHTML(html) as string | undefined) ?? html;

/** A page of ours as a document that nothing runs in. */
export const parseOwnHtml = (html: string): Document =>
  new DOMParser().parseFromString(trustHtml(html), 'text/html');

/** Says that the address of another site's script comes from the configuration. The Content-Security-Policy names its host. */
export const trustConfiguredScript = (url: string): string =>
  (policy?.createScriptURL(url) as string | undefined) ?? url;

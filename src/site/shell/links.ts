import type { Router } from 'next/router';
import { followLinkTo } from '../page/topOfPage.ts';
import { savesData } from '../savesData.ts';

/** Pages end with a slash; files, such as the Markdown of a page, are the browser's own. */
const PAGE = /^\/x\/(?:.*\/)?$/;

/** The link of an event, if it leads to a page of the site and a plain click would follow it in this window. */
function siteLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target || link.download)
    return undefined;
  return PAGE.test(link.pathname) ? link : undefined;
}

const addressOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/**
 * Plain links of the static HTML become client navigations, and a page is fetched when a link to it is pointed at or
 * focused. Links into the same page are the browser's own.
 */
export function startLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = siteLink(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === undefined || event.defaultPrevented || event.button !== 0 || modified) return;
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    followLinkTo(link.hash === '' ? link.pathname : undefined);
    void router.push(addressOf(link));
  });
  addEventListener('popstate', () => followLinkTo(undefined));
  if (savesData()) return;
  const prefetch = (event: Event): void => {
    const link = siteLink(event);
    if (link !== undefined && link.pathname !== location.pathname) {
      void router.prefetch(link.pathname);
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
}

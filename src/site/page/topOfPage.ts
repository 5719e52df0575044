let linked: string | undefined;

/**
 * Notes that the reader follows a link.
 * @param route of the page whose top it leads to; undefined when it leads elsewhere, or when the reader goes back or forward.
 */
export function followLinkTo(route: string | undefined): void {
  linked = route;
}

/** Whether the reader has come to the top of this page by a link: neither to a heading, nor to where they had scrolled. */
export const startsAtTop = (route: string): boolean => linked === route && location.hash === '';

import { TOC_ID } from '../page/Toc.tsx';
import { watchHeadings } from '../page/watchHeadings.ts';

/** Marks the heading that is being read in the list beside the page. @returns what undoes it. */
export function markHeadings(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${TOC_ID} a`)];
  const idOf = ({ hash }: HTMLAnchorElement): string => decodeURIComponent(hash.slice(1));
  return watchHeadings(links.map(idOf), (read) => {
    for (const link of links) {
      if (idOf(link) === read) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
}

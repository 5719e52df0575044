import { byAttribute } from '#markup/selectors.ts';

const FIELD = byAttribute('data-tree-filter');

/** Leaves the entries of a branch whose title has what its field holds, and the groups that still have some. */
function filter(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLowerCase();
  const items = [...(field.closest('ul')?.querySelectorAll('li') ?? [])];
  const pages = items.filter((item) => item.querySelector(':scope > a') !== null);
  for (const page of pages) page.hidden = !page.textContent?.toLowerCase().includes(wanted);
  for (const group of items.filter((item) => item.querySelector(':scope > ul') !== null)) {
    group.hidden = !pages.some((page) => group.contains(page) && !page.hidden);
  }
}

/** Makes the fields work that stand above long branches of the tree. */
export function startTreeFilters(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELD)) filter(target);
  });
  // Typed before this script was there, or filled in again by the browser.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) {
    if (field.value !== '') filter(field);
  }
}

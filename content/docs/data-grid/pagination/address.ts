import type { GridPaginationModel } from '@mui/x-data-grid';

export const PAGE_SIZES = [5, 10, 25];

/** An address can contain anything, so the number is checked. */
function readNumber(search: URLSearchParams, name: string): number {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : 0;
}

/** `?page=3&size=5` is the third page: readers count from 1. */
export function pageFromSearch(search: string): GridPaginationModel {
  const params = new URLSearchParams(search);
  const page = Math.max(readNumber(params, 'page') - 1, 0);
  const size = readNumber(params, 'size');
  return { page, pageSize: PAGE_SIZES.includes(size) ? size : PAGE_SIZES[0] };
}

/** Keeps the other parameters of the address. */
export function searchWithPage(
  search: string,
  { page, pageSize }: GridPaginationModel,
): string {
  const params = new URLSearchParams(search);
  params.set('page', String(page + 1));
  params.set('size', String(pageSize));
  return `?${params.toString()}`;
}

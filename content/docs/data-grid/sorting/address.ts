import type { GridSortModel } from '@mui/x-data-grid';

/** `?sort=-fare` is descending by fare. Fields that are not in the list are ignored. */
export function sortFromSearch(
  search: string,
  fields: readonly string[],
): GridSortModel {
  const text = new URLSearchParams(search).get('sort') ?? '';
  const field = text.replace(/^-/, '');
  return fields.includes(field)
    ? [{ field, sort: text.startsWith('-') ? 'desc' : 'asc' }]
    : [];
}

/** Keeps the other parameters of the address. */
export function searchWithSort(search: string, model: GridSortModel): string {
  const params = new URLSearchParams(search);
  const [item] = model;
  if (item) {
    params.set('sort', item.sort === 'desc' ? `-${item.field}` : item.field);
  } else {
    params.delete('sort');
  }
  const text = params.toString();
  return text && `?${text}`;
}

import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

/**
 * `?filter=goods.contains.paper` is one item. A column that does not exist, or
 * an operator that is not in its `filterOperators`, gives a model without items.
 */
export function filterFromSearch(
  search: string,
  columns: readonly GridColDef[],
): GridFilterModel {
  const text = new URLSearchParams(search).get('filter') ?? '';
  // The value may contain a point.
  const [, field, operator, value] = /^(\w+)\.([^.]+)\.(.*)$/.exec(text) ?? [];
  const column = columns.find((each) => each.field === field);
  const isKnown = column?.filterOperators?.some(
    (each) => each.value === operator,
  );
  return {
    items: isKnown ? [{ field, operator, value: value || undefined }] : [],
  };
}

/** Keeps the other parameters of the address. */
export function searchWithFilter(
  search: string,
  model: GridFilterModel,
): string {
  const params = new URLSearchParams(search);
  const [item] = model.items;
  if (item) {
    const { field, operator, value = '' } = item;
    params.set('filter', `${field}.${operator}.${value}`);
  } else {
    params.delete('filter');
  }
  const text = params.toString();
  return text && `?${text}`;
}

import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

type Condition = Pick<GridFilterItem, 'field' | 'operator' | 'value'>;

/**
 * What a server has to know: without forms that are not filled in yet, and
 * without `id` and `fromInput`, which are different for each form.
 */
export function activeItems({ items }: GridFilterModel): Condition[] {
  return items
    .filter(({ value }) => String(value ?? '') !== '')
    .map(({ field, operator, value }) => ({ field, operator, value }));
}

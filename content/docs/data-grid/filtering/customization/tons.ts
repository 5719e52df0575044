import {
  getGridNumericOperators,
  type GridColTypeDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

const KG_PER_TON = 1000;

/** Whole kilograms, because `16.1 * 1000` is a little more than 16,100. */
const toKilograms = (tons: unknown) =>
  typeof tons === 'number' ? Math.round(tons * KG_PER_TON) : tons;

/** People type tons, the cells have kilograms. */
function inTons(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const value = Array.isArray(item.value)
        ? item.value.map(toKilograms)
        : toKilograms(item.value);
      return operator.getApplyFilterFn({ ...item, value }, column);
    },
  };
}

/** A column of kilograms that people see, and filter by, in tons. */
export const tonsType: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number | null) =>
    typeof value === 'number' ? `${(value / KG_PER_TON).toFixed(1)} t` : '',
  filterOperators: getGridNumericOperators().map(inTons),
};

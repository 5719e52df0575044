import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid';

export interface ColumnType {
  name: string;
  operators: readonly GridFilterOperator[];
  /** The value to start with, as people type it. */
  wanted: string;
  /** Turns what people type into the value of a filter item. */
  parse: (text: string) => unknown;
  /** Values of cells, each with its title. */
  cells: [title: string, value: unknown][];
}

const asText = (text: string) => text || undefined;

export const columnTypes: ColumnType[] = [
  {
    name: 'string',
    operators: getGridStringOperators(),
    wanted: 'café',
    parse: asText,
    cells: [
      ['Café', 'Café'],
      ['cafe', 'cafe'],
      ['cafés', 'cafés'],
      ['empty text', ''],
      ['null', null],
    ],
  },
  {
    name: 'number',
    operators: getGridNumericOperators(),
    wanted: '5',
    parse: (text) => (text === '' ? undefined : Number(text)),
    cells: [
      ['4', 4],
      ['5', 5],
      ['6', 6],
      ['0', 0],
      ['null', null],
    ],
  },
  {
    name: 'date',
    operators: getGridDateOperators(),
    wanted: '2026-03-16',
    parse: asText,
    cells: [
      ['Mar 15', new Date(2026, 2, 15)],
      ['Mar 16', new Date(2026, 2, 16)],
      ['Mar 16, 6 pm', new Date(2026, 2, 16, 18)],
      ['Mar 17', new Date(2026, 2, 17)],
      ['null', null],
    ],
  },
  {
    name: 'singleSelect',
    operators: getGridSingleSelectOperators(),
    wanted: 'Booked',
    parse: asText,
    cells: [
      ['Booked', 'Booked'],
      ['booked', 'booked'],
      ['Delayed', 'Delayed'],
      ['empty text', ''],
      ['null', null],
    ],
  },
  {
    name: 'boolean',
    operators: getGridBooleanOperators(),
    wanted: 'true',
    parse: asText,
    cells: [
      ['true', true],
      ['false', false],
      ['null', null],
    ],
  },
];

import type { PromptResponse } from '@mui/x-data-grid-premium';
import { readContext } from './promptContext';

const functions = ['avg', 'sum', 'min', 'max', 'size'];

/**
 * Makes a whole answer of what a service has sent.
 * @throws if it names a column, an operator or a function that does not exist.
 */
export function checkAnswer(
  answer: Partial<PromptResponse>,
  context: string,
): PromptResponse {
  const operators = new Map(
    readContext(context).map((column) => [
      column.field,
      column.allowedOperators,
    ]),
  );
  const refuse = (what: string) => {
    throw new Error(`The answer has ${what}. Ask in other words.`);
  };
  const whole: PromptResponse = {
    conversationId: '',
    select: -1,
    filters: [],
    sorting: [],
    grouping: [],
    aggregation: {},
    pivoting: {},
    ...answer,
  };
  const { filters, sorting, grouping, aggregation, pivoting } = whole;
  const pivot = 'columns' in pivoting ? pivoting : undefined;
  const totals = [aggregation, ...(pivot?.values ?? [])];

  const fields = [
    ...[...filters, ...sorting, ...grouping].map(({ column }) => column),
    ...(pivot ? [...pivot.rows, ...pivot.columns.map((c) => c.column)] : []),
    ...totals.flatMap((total) => Object.keys(total)),
  ];
  const unknown = fields.find((field) => !operators.has(field));
  if (unknown !== undefined) {
    refuse(`a column "${unknown}" that does not exist`);
  }
  const bad = filters.find(
    ({ column, operator }) => !operators.get(column)?.includes(operator),
  );
  if (bad) {
    refuse(`a filter "${bad.operator}" that "${bad.column}" does not have`);
  }
  const name = totals
    .flatMap((total) => Object.values(total))
    .find((used) => !functions.includes(used));
  if (name !== undefined) {
    refuse(`a total "${name}" that does not exist`);
  }
  return whole;
}

import type { PromptResponse } from '@mui/x-data-grid-premium';
import { readContext, type ContextColumn } from './promptContext';

type Answer = Omit<PromptResponse, 'conversationId' | 'pivoting'>;
type Filter = Answer['filters'][number];

const comparisons: Record<string, string> = {
  'more than': '>',
  over: '>',
  'at least': '>=',
  'fewer than': '<',
  'less than': '<',
  under: '<',
};
const descending = ['most', 'largest', 'highest', 'latest'];
const ascending = ['fewest', 'smallest', 'lowest', 'earliest'];

const either = (words: string[]) => `(${words.join('|')})`;

/** The column that a word names, such as `containers` for "container". */
const columnOf = (word: string | undefined, columns: ContextColumn[]) =>
  columns.find(
    ({ field }) =>
      word !== undefined &&
      field.toLowerCase().replace(/s$/, '') === word.replace(/s$/, ''),
  );

/** "from Busan": the columns with this example, best by their description. */
function findValues(words: string, columns: ContextColumn[]): Filter[] {
  const found = new Map<string, ContextColumn[]>();
  for (const column of columns) {
    for (const example of column.examples) {
      const value = typeof example === 'string' ? example : '';
      if (value !== '' && words.includes(value.toLowerCase())) {
        const others = found.get(value) ?? [];
        found.set(
          value,
          others.includes(column) ? others : [...others, column],
        );
      }
    }
  }
  return [...found].flatMap(([value, candidates]) => {
    const start = words.indexOf(value.toLowerCase());
    const before = words.slice(0, start).trim().split(' ').at(-1) ?? '';
    const column =
      candidates.find(({ description }) =>
        description?.split(' ').includes(before),
      ) ?? candidates[0];
    const operator = ['is', 'equals'].find((name) =>
      column.allowedOperators.includes(name),
    );
    return operator ? [{ column: column.field, operator, value }] : [];
  });
}

/** "more than 10 containers". */
function findLimits(words: string, columns: ContextColumn[]): Filter[] {
  const pattern = new RegExp(
    `${either(Object.keys(comparisons))} (\\d+) (\\w+)`,
    'g',
  );
  return [...words.matchAll(pattern)].flatMap(([, comparison, value, word]) => {
    const column = columnOf(word, columns);
    const operator = comparisons[comparison];
    return column ? [{ column: column.field, operator, value }] : [];
  });
}

/** "most containers". */
function findOrder(words: string, columns: ContextColumn[]): Answer['sorting'] {
  const pattern = new RegExp(`${either([...descending, ...ascending])} (\\w+)`);
  const [, which = '', word] = pattern.exec(words) ?? [];
  const column = columnOf(word, columns);
  const direction = descending.includes(which) ? 'desc' : 'asc';
  return column ? [{ column: column.field, direction }] : [];
}

/** "containers by carrier and status", "average weight by goods". */
function findGroups(
  words: string,
  columns: ContextColumn[],
): Pick<Answer, 'grouping' | 'aggregation'> {
  const pattern = /(?:(average) )?(\w+) (?:by|per) (\w+)(?: and (\w+))?/;
  const [, average, measure, ...levels] = pattern.exec(words) ?? [];
  const total = columnOf(measure, columns);
  return {
    grouping: levels.flatMap((word) => {
      const column = columnOf(word, columns);
      return column ? [{ column: column.field }] : [];
    }),
    aggregation:
      total?.type === 'number'
        ? { [total.field]: average ? 'avg' : 'sum' }
        : {},
  };
}

const conversations = new Map<string, Answer>();

/** "and …" adds to what was asked before in the same conversation. */
function addTo(earlier: Answer | undefined, answer: Answer): Answer {
  if (!earlier) {
    return answer;
  }
  return {
    select: answer.select,
    filters: [...earlier.filters, ...answer.filters],
    sorting: answer.sorting.length > 0 ? answer.sorting : earlier.sorting,
    grouping: answer.grouping.length > 0 ? answer.grouping : earlier.grouping,
    aggregation: { ...earlier.aggregation, ...answer.aggregation },
  };
}

/**
 * Stands in for a service with a language model. It knows a few patterns of
 * English, and about the table no more than what is in the context.
 * @throws if it finds nothing in the prompt.
 */
export async function answerPrompt(
  prompt: string,
  context: string,
  conversationId = `conversation-${conversations.size + 1}`,
): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const words = prompt.toLowerCase();
  const columns = readContext(context);
  const first = /select the first (\d+)/.exec(words)?.[1];
  const answer: Answer = {
    select: first ? Number(first) : -1,
    filters: [...findValues(words, columns), ...findLimits(words, columns)],
    sorting: findOrder(words, columns),
    ...findGroups(words, columns),
  };
  const { filters, sorting, grouping } = answer;
  if (!first && [...filters, ...sorting, ...grouping].length === 0) {
    throw new Error(`I found nothing about "${prompt}" in the columns.`);
  }
  const earlier = words.startsWith('and ')
    ? conversations.get(conversationId)
    : undefined;
  const whole = addTo(earlier, answer);
  conversations.set(conversationId, whole);
  return { ...whole, conversationId, pivoting: {} };
}

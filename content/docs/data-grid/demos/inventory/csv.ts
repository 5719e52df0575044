import { findProblems, isSameItem, type Item } from './inventory';

interface CsvRecord {
  /** Where it begins in the file, counted from 1. */
  line: number;
  values: string[];
}

/** The separator that is most frequent in the first line. */
function separatorOf(text: string): string {
  const [header] = text.split(/\r?\n/, 1);
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) =>
    count(each) > count(best) ? each : best,
  );
}

/**
 * Reads a CSV file as RFC 4180 describes it. A value in quotes can contain the
 * separator, line breaks, and quotes, which are doubled.
 * @throws when a quote is not closed.
 */
export function parseCsv(file: string): CsvRecord[] {
  // Spreadsheets may put a byte order mark at the beginning.
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, values: [] };
  let value = '';
  let line = 1;
  let quotedSince = 0;

  const endValue = () => {
    record.values.push(value);
    value = '';
  };
  const endRecord = () => {
    endValue();
    if (record.values.some((each) => each.trim() !== '')) {
      records.push(record);
    }
    record = { line: line + 1, values: [] };
  };

  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quotedSince > 0) {
      if (char !== '"') {
        value += char;
      } else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else {
        quotedSince = 0;
      }
    } else if (char === '"' && value.trim() === '') {
      value = '';
      quotedSince = line;
    } else if (char === separator) {
      endValue();
    } else if (char === '\n') {
      endRecord();
    } else {
      value += char;
    }
    if (char === '\n') {
      line += 1;
    }
  }
  if (quotedSince > 0) {
    throw new Error(
      `The quote that opens in line ${quotedSince} is not closed.`,
    );
  }
  endRecord();
  return records;
}

/** The header of each field: in the grid, in exported files, in imported ones. */
export const headers = {
  sku: 'SKU',
  name: 'Name',
  category: 'Category',
  place: 'Location',
  quantity: 'Quantity',
  minimum: 'Minimum',
  price: 'Unit price',
} satisfies Record<keyof Item, string>;

export interface ImportPlan {
  added: Item[];
  changed: Item[];
  unchanged: number;
  /** What is wrong, and where. These lines are not imported. */
  problems: string[];
}

/** An export puts an apostrophe before what looks like a formula. */
const unescapeFormula = (value: string) => value.replace(/^'(?=[=+\-@])/, '');

/** Number('') is 0, and a missing quantity is not zero. */
const readNumber = (value: string) =>
  value.trim() === '' ? Number.NaN : Number(value);

/** Compares a file with the inventory, and changes nothing. */
export function planImport(file: string, items: readonly Item[]): ImportPlan {
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    problems: [],
  };
  const [header, ...records] = parseCsv(file);
  const places = new Map(
    header?.values.map((value, at) => [value.trim().toLowerCase(), at]),
  );
  const missing = Object.values(headers).filter(
    (name) => !places.has(name.toLowerCase()),
  );
  if (missing.length > 0) {
    throw new Error(`The first line has no ${missing.join(', ')}.`);
  }
  const seen = new Set<string>();

  for (const { line, values } of records) {
    const read = (field: keyof Item) =>
      values[places.get(headers[field].toLowerCase()) ?? -1]?.trim() ?? '';
    const item: Item = {
      sku: read('sku'),
      name: unescapeFormula(read('name')),
      category: read('category'),
      place: read('place'),
      quantity: readNumber(read('quantity')),
      minimum: readNumber(read('minimum')),
      price: readNumber(read('price')),
    };
    const [problem] =
      values.length === header.values.length
        ? Object.values(findProblems(item))
        : [`${values.length} values instead of ${header.values.length}.`];
    const before = items.find(({ sku }) => sku === item.sku);
    if (problem) {
      plan.problems.push(`Line ${line}: ${problem}`);
    } else if (seen.has(item.sku)) {
      plan.problems.push(`Line ${line}: ${item.sku} is in the file twice.`);
    } else if (!before) {
      plan.added.push(item);
    } else if (isSameItem(before, item)) {
      plan.unchanged += 1;
    } else {
      plan.changed.push(item);
    }
    seen.add(item.sku);
  }
  return plan;
}

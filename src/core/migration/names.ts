import type { ChangedProduct } from './change.ts';

/*
 * How a name of code is spelled, in guides and in what is read out of code:
 *
 *   DataGrid                     an import, a type, or what is used without either
 *   DatePicker<                  one with type arguments
 *   page=                        a prop of an element
 *   hide:                        a key of an object, a pattern, or a type
 *   .setPage                     a member
 *   slots.toolbar                a key in the object of another key or of a prop
 *   MuiDataGrid-cell             a class
 *   "visible"                    a string
 *   @mui/x-date-pickers/locales  a module, or what is below it
 *
 * In guides, a name without a sign stands for an import, a prop, a key, or a member, and `*` for any letters:
 * `MuiDataGrid-column*`. With both, it stands for imports only: `*Picker`.
 */

/** A name as code has it. */
export interface Usage {
  name: string;
  /** 1-based. */
  line: number;
  /** Whose it is, where code says so; undefined: of any product that the file imports. */
  product?: ChangedProduct;
}

/** What code is made of, as far as changes are concerned. */
export interface CodeUsages {
  usages: Usage[];
  /** Whose packages it imports; empty for a snippet without imports. */
  products: ChangedProduct[];
}

/** The spelling without its sign: `page` of `page=`; the last part of `slots.toolbar`. */
export const bareName = (name: string): string =>
  /^[@"]|\/|^Mui\w*-/.test(name) ? name : name.replace(/[=:<]$/, '').replace(/^.*\./, '');

/** What may stand in `names="…"`. */
export const isName = (name: string): boolean =>
  /^(?:@?[\w*-]+(?:\/[\w*.-]+)+|@[\w-]+\/[\w*-]+|Mui[\w*]+-[\w*-]+|"[^"]+"|[\w$*-]+=|[\w$*]+[:<]?|\.[\w$*]+|[\w$*]+\.[\w$*]+)$/.test(
    name,
  );

const PLAIN = /^[\w$*]+$/;
const patterns = new Map<string, (usage: string) => boolean>();

/** Whether a name of a guide means a name of code. */
export function meansUsage(name: string, usage: string): boolean {
  let test = patterns.get(name);
  if (test === undefined) {
    test = testOf(name);
    patterns.set(name, test);
  }
  return test(usage);
}

function testOf(name: string): (usage: string) => boolean {
  const source = name.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&').replaceAll('*', '[\\w$-]*');
  if (name.startsWith('@') || name.includes('/')) {
    const path = new RegExp(`^${source}(?:/|$)`);
    return (usage) => path.test(usage);
  }
  // `data-*=` is a prop.
  const isAny = PLAIN.test(name) && !name.includes('*');
  const whole = new RegExp(isAny ? `^\\.?${source}[=:]?$` : `^${source}$`);
  return (usage) => whole.test(usage);
}

const OF_MODULES: readonly [RegExp, ChangedProduct][] = [
  [/^@(?:mui\/x-|material-ui\/x?-?)data-grid/, 'x-data-grid'],
  [/^@mui\/x-date-pickers/, 'x-date-pickers'],
  [/^@mui\/x-charts/, 'x-charts'],
  [/^@mui\/x-tree-view/, 'x-tree-view'],
];

const LAB = /^@mui\/lab(?:\/|$)/;

/** Names of the Material UI lab that became packages of their own. */
const OF_LAB: readonly [RegExp, ChangedProduct][] = [
  [/^Tree/, 'x-tree-view'],
  [/Date|Time|Calendar|Clock|Localization|Month|Year|Picker|Adapter/, 'x-date-pickers'],
];

/**
 * Whose a module is.
 * @param imported what is taken from it, where that decides: the lab has two products.
 * @returns `any` for what belongs to all of them; undefined for a foreign module.
 */
export function productOfModule(
  module: string,
  imported: string,
): ChangedProduct | 'any' | undefined {
  if (module.startsWith('@mui/x-license')) return 'any';
  if (LAB.test(module)) {
    const words = module === '@mui/lab' ? imported : module.slice('@mui/lab/'.length);
    return OF_LAB.find(([test]) => test.test(words))?.[1];
  }
  return OF_MODULES.find(([test]) => test.test(module))?.[1];
}

const OF_THEME_KEYS: readonly [RegExp, ChangedProduct][] = [
  [/^Mui(?:DataGrid|Grid[A-Z])/, 'x-data-grid'],
  [/^Mui(?:Tree|RichTree|SimpleTree)/, 'x-tree-view'],
  [/^Mui\w*Chart/, 'x-charts'],
  [/^Mui\w*(?:Date|Time|Pickers|Calendar|Clock)/, 'x-date-pickers'],
];

/** Whose component a key of the theme names: `MuiDataGrid`. */
export const productOfThemeKey = (key: string): ChangedProduct | undefined =>
  OF_THEME_KEYS.find(([test]) => test.test(key))?.[1];

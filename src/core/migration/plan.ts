import { PLANS, type Plan } from '../reference/plans.ts';
import {
  CHANGE_KINDS,
  guidesBetween,
  type BreakingChange,
  type ChangedProduct,
  type Changes,
  type UpgradeGuide,
} from './change.ts';
import { bareName, meansUsage, type CodeUsages, type Usage } from './names.ts';

export interface UpgradeOptions {
  product: ChangedProduct;
  /** Major versions. */
  from: number;
  to: number;
  /** The highest one that the reader uses. */
  plan: Plan;
}

/** Where code meets a change. */
export interface Meeting {
  /** As it stands in the code, without signs. */
  name: string;
  /** 1-based, in order; empty for names that came without code. */
  lines: number[];
}

/** A change that the reader has to make. */
export interface PlannedChange extends BreakingChange {
  /** What of the code it is about; empty when no code was given. */
  meetings: Meeting[];
}

/** One step from a major version to the next. */
export interface UpgradeStep {
  guide: UpgradeGuide;
  install: string[];
  commands: string[];
  changes: PlannedChange[];
  /** How many changes of the guide the code does not meet, or the plan does not have. */
  leftOut: number;
}

export interface UpgradePlan {
  options: UpgradeOptions;
  /** The oldest first: each is finished before the next is begun. */
  steps: UpgradeStep[];
}

/** More lines say no more. */
const MOST_LINES = 8;

/**
 * What to do to get from one major version to another.
 * @param code what the reader's code uses; undefined: every change counts.
 */
export function planUpgrade(
  { guides, changes }: Changes,
  options: UpgradeOptions,
  code?: CodeUsages,
): UpgradePlan {
  // What a step renames is what the next one meets.
  let current = code;
  const steps = guidesBetween(guides, options).map((guide) => {
    const all = changes.filter(({ id }) => id.startsWith(`${guide.id}#`));
    const met = all.flatMap((change): PlannedChange[] => {
      if (PLANS.indexOf(change.plan) > PLANS.indexOf(options.plan)) return [];
      const meetings = current === undefined ? [] : meetingsOf(change, current);
      return current === undefined || meetings.length > 0 ? [{ ...change, meetings }] : [];
    });
    if (current !== undefined) current = renamed(current, met);
    return {
      guide,
      install: guide.install.map((name) => ofPlan(name, options, guide.to)),
      commands: guide.commands,
      changes: code === undefined ? met : met.toSorted(byCertainty),
      leftOut: all.length - met.length,
    };
  });
  return { options, steps };
}

/** Since which major version a paid package is there. */
const PAID_SINCE: Readonly<Record<ChangedProduct, Partial<Record<Plan, number>>>> = {
  'x-data-grid': { pro: 5, premium: 5 },
  'x-date-pickers': { pro: 5 },
  'x-charts': { pro: 7 },
  'x-tree-view': { pro: 7 },
};

/** The package of the reader's plan, or of the highest that there was: `@mui/x-charts-pro@^8.0.0`. */
function ofPlan(install: string, { product, plan }: UpgradeOptions, major: number): string {
  if (!install.startsWith(`@mui/${product}@`)) return install;
  const paid = (['premium', 'pro'] as const).find(
    (each) =>
      PLANS.indexOf(each) <= PLANS.indexOf(plan) && (PAID_SINCE[product][each] ?? 99) <= major,
  );
  return paid === undefined ? install : install.replace(product, `${product}-${paid}`);
}

/** What breaks code first; what concerns every reader last. The order of the guide otherwise. */
const byCertainty = (a: BreakingChange, b: BreakingChange): number =>
  CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind);

/** Code as it is when changes are made, as far as names are replaced by others; the old ones stay findable. */
function renamed(code: CodeUsages, changes: readonly PlannedChange[]): CodeUsages {
  const names = new Map(
    changes.flatMap(({ renames, meetings }) => {
      const met = new Set(meetings.map(({ name }) => name));
      return renames.filter(([old]) => met.has(old));
    }),
  );
  const added = code.usages.flatMap((usage) => {
    const old = bareName(usage.name);
    const now = names.get(old);
    return now === undefined ? [] : [{ ...usage, name: usage.name.replace(old, () => now) }];
  });
  return { ...code, usages: [...code.usages, ...added] };
}

/** What of some code a change is about. */
export function meetingsOf(change: BreakingChange, { usages, products }: CodeUsages): Meeting[] {
  const isOfFile = products.length === 0 || products.includes(change.product);
  const lines = new Map<string, Set<number>>();
  for (const usage of usages) {
    if (!isOf(usage, change.product, isOfFile)) continue;
    if (!change.names.some((name) => meansUsage(name, usage.name))) continue;
    const name = bareName(usage.name);
    const known = lines.get(name) ?? new Set();
    lines.set(name, usage.line > 0 ? known.add(usage.line) : known);
  }
  return [...lines].map(([name, found]) => ({ name, lines: [...found].slice(0, MOST_LINES) }));
}

const isOf = ({ product }: Usage, wanted: ChangedProduct, isOfFile: boolean): boolean =>
  product === undefined ? isOfFile : product === wanted;

/** Names that came without code: each may be an import, a prop, a key, or a member. */
export function usagesOfNames(names: readonly string[]): CodeUsages {
  const usages = names.flatMap((name) => {
    const own = name.trim().replace(/^<|\s*\/?>$/g, '');
    const plain = bareName(own.replace(/^\.(?=Mui\w*-)/, ''));
    const spellings = /^[\w$]+$/.test(plain)
      ? [plain, `${plain}=`, `${plain}:`, `.${plain}`, ...(own === plain ? [] : [own])]
      : [plain];
    return spellings.map((spelling) => ({ name: spelling, line: 0 }));
  });
  return { usages, products: [] };
}

import { routeOfChange, versionName, type ChangedProduct, type ChangeKind } from './change.ts';
import type { Meeting, PlannedChange, UpgradePlan, UpgradeStep, UpgradeOptions } from './plan.ts';

/** What a plan says besides names. */
export interface PlanWords {
  title: (product: ChangedProduct, from: string, to: string) => string;
  step: (from: string, to: string) => string;
  prepare: string;
  kinds: Record<ChangeKind, string>;
  meeting: (meeting: Meeting) => string;
  codemods: (codemods: readonly string[]) => string;
  /** Stands before what somebody notices who has missed a change. */
  symptom: string;
  leftOut: (count: number) => string;
  noChanges: string;
  hidden: (count: number) => string;
}

interface PrintOptions {
  words: PlanWords;
  /** Changes that are made already. */
  done: ReadonlySet<string>;
  /** Before the route of a guide: the origin of the site, or nothing. */
  origin: string;
  /** How many changes of each step are printed; undefined: all. */
  most?: number;
  /** What is noticed of changes that were missed: of all, of those that the guide says it of, or of none. */
  symptoms?: 'all' | 'own' | 'none';
}

/** A plan as Markdown, with a box to check for each change. */
export const printPlan = (plan: UpgradePlan, options: PrintOptions): string =>
  `${[
    `# ${titleOf(plan.options, options.words)}`,
    ...plan.steps.map((step) => printStep(step, options)),
  ].join('\n\n')}\n`;

const titleOf = ({ product, from, to }: UpgradeOptions, { title }: PlanWords): string =>
  title(product, versionName(product, from), versionName(product, to));

/** From which version to which a step leads. */
export const stepTitle = (
  { guide: { product, from, to } }: UpgradeStep,
  { step }: Pick<PlanWords, 'step'>,
): string => step(versionName(product, from), versionName(product, to));

function printStep(step: UpgradeStep, options: PrintOptions): string {
  const { words, most = step.changes.length } = options;
  const hidden = step.changes.slice(most).length;
  const list = step.changes.slice(0, most).map((change) => printChange(change, options));
  return [
    `## ${stepTitle(step, words)}`,
    words.prepare,
    ['```bash', ...commandsOf(step), '```'].join('\n'),
    step.changes.length === 0 ? words.noChanges : list.join('\n'),
    ...(hidden === 0 ? [] : [words.hidden(hidden)]),
    ...(step.leftOut === 0 ? [] : [words.leftOut(step.leftOut)]),
  ].join('\n\n');
}

/** What to run before the changes of a step, in this order. */
export const commandsOf = ({ install, commands }: UpgradeStep): string[] => [
  ...(install.length === 0 ? [] : [`npm install ${install.join(' ')}`]),
  ...commands,
];

function printChange(
  { id, title, kind, codemods, meetings, symptom, isImplied }: PlannedChange,
  { words, done, origin, symptoms = 'all' }: PrintOptions,
): string {
  const details = [
    words.kinds[kind],
    ...meetings.slice(0, MOST_MEETINGS).map(words.meeting),
    ...(codemods.length === 0 ? [] : [words.codemods(codemods)]),
  ];
  const box = done.has(id) ? 'x' : ' ';
  const line = `- [${box}] [${title}](${origin}${routeOfChange(id)}): ${details.join('; ')}`;
  const isLeftOut = symptoms === 'none' || (symptoms === 'own' && isImplied);
  return symptom === undefined || isLeftOut ? line : `${line}\n  ${words.symptom} ${symptom}`;
}

/** More names tell nobody where to look. */
export const MOST_MEETINGS = 6;

import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { DocsError } from '#core/errors.ts';
import { CHANGE_KINDS, routeOfChange, type Changes } from '#core/migration/change.ts';
import type { CodeUsages } from '#core/migration/names.ts';
import {
  planUpgrade,
  usagesOfNames,
  type PlannedChange,
  type UpgradePlan,
} from '#core/migration/plan.ts';
import { commandsOf, printPlan } from '#core/migration/printPlan.ts';
import { changedProducts } from '#core/migration/products.ts';
import { readCode } from '#core/migration/readCode.ts';
import { readVersion } from '#core/migration/versions.ts';
import type { Library } from '../library.ts';
import { answer, planShape, READ_ONLY } from './shapes.ts';

/** Characters; parsing more would keep other questions waiting. */
const LONGEST_CODE = 100_000;

/** Of the text, in characters. */
const LONGEST_ANSWER = 6_000;

const [first, ...others] = changedProducts;
const version = z.string().trim().min(1).max(60);

const inputSchema = z.strictObject({
  product: z.enum([first ?? 'x-data-grid', ...others]),
  from: version.describe(
    'Version you have: "6", "6.20.4", "^7.0.0" of a package.json, or "lab" for what was in @mui/lab.',
  ),
  to: version.default(DOCUMENTED_VERSION).describe('Version you want.'),
  plan: planShape.default('premium').describe('Highest plan the code uses.'),
  code: z
    .string()
    .max(LONGEST_CODE)
    .optional()
    .describe(
      'TypeScript or JavaScript with JSX, one file or several. It is parsed and not kept. Only changes that its names meet are listed.',
    ),
  identifiers: z
    .array(z.string().trim().min(1).max(100))
    .max(200)
    .optional()
    .describe('Instead of code: names that it uses, such as imports, props, keys, classes.'),
});

const changeShape = z.object({
  title: z.string(),
  route: z.string().describe('Section with the diff: read it with get_page.'),
  kind: z.enum(CHANGE_KINDS),
  codemods: z.array(z.string()),
  symptom: z.string().optional().describe('What is noticed if the change is missed.'),
  meets: z.array(z.object({ name: z.string(), lines: z.array(z.int()) })),
});

const outputSchema = z.object({
  steps: z.array(
    z.object({
      from: z.int(),
      to: z.int(),
      commands: z.array(z.string()).describe('To run before the changes, in this order.'),
      changes: z.array(changeShape),
      notListed: z.int().describe('Changes that did not fit: pass code or identifiers.'),
    }),
  ),
});

export function registerPlanUpgrade(server: McpServer, library: Library): void {
  server.registerTool(
    'plan_upgrade',
    {
      title: 'Plan an upgrade',
      description:
        'Lists what to do to get code from one version to another, major version by major version: packages to install, codemods to run, and the breaking changes that the names in the code meet.',
      inputSchema,
      outputSchema,
      annotations: READ_ONLY,
    },
    async ({ product, plan, code, identifiers, ...texts }) => {
      const changes = await library.changes();
      const from = majorOf(texts.from, product, changes);
      const to = majorOf(texts.to, product, changes);
      if (from >= to) {
        throw new DocsError(words.noOrder(texts.from, texts.to), 'Pass a newer version as to.');
      }
      const usages = usagesIn(code, identifiers);
      const planned = planUpgrade(changes, { product, from, to, plan }, usages);
      const { text, most } = shortened(planned);
      return answer(text, {
        steps: planned.steps.map((step) => ({
          from: step.guide.from,
          to: step.guide.to,
          commands: commandsOf(step),
          changes: step.changes.slice(0, most).map(toShape),
          notListed: step.changes.slice(most).length,
        })),
      });
    },
  );
}

const toShape = ({
  id,
  title,
  kind,
  codemods,
  symptom,
  meetings,
}: PlannedChange): z.infer<typeof changeShape> => ({
  title,
  route: routeOfChange(id),
  kind,
  codemods,
  ...(symptom !== undefined && { symptom }),
  meets: meetings,
});

/** @throws DocsError when the text is no version that there are guides for. */
function majorOf(
  text: string,
  product: (typeof changedProducts)[number],
  changes: Changes,
): number {
  const read = readVersion(text, product, changes);
  if ('major' in read) return read.major;
  throw new DocsError(words.version(read.problem), 'Pass a major version, such as "7".');
}

/** @throws DocsError when the code does not parse. */
function usagesIn(
  code: string | undefined,
  identifiers: readonly string[] | undefined,
): CodeUsages | undefined {
  if (code !== undefined && code.trim() !== '') {
    const read = readCode(code);
    if ('code' in read) return read.code;
    throw new DocsError(
      words.codeProblem(read.problem),
      'Pass code that parses, or its names as identifiers.',
    );
  }
  return identifiers === undefined ? undefined : usagesOfNames(identifiers);
}

/** As many changes of each step as there is room for; they come before what is noticed of them, first what many share. */
function shortened(plan: UpgradePlan): { text: string; most: number } {
  const longest = Math.max(0, ...plan.steps.map(({ changes }) => changes.length));
  const print = (most: number, symptoms: 'all' | 'own' | 'none'): string =>
    printPlan(plan, { words, done: new Set(), origin: '', most, symptoms });
  for (const symptoms of ['all', 'own'] as const) {
    const text = print(longest, symptoms);
    if (text.length <= LONGEST_ANSWER) return { text, most: longest };
  }
  for (let most = longest; ; most -= 1) {
    const text = print(most, 'none');
    if (text.length <= LONGEST_ANSWER || most === 0) return { text, most };
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planCommandMessages as messages } from '#content/messages/planCommand.ts';
import { upgradeMessages } from '#content/messages/upgrade.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import { DocsError } from '#core/errors.ts';
import type { ChangedProduct, Changes } from '#core/migration/change.ts';
import { readPackageJson } from '#core/migration/packageJson.ts';
import { planUpgrade, type UpgradeOptions } from '#core/migration/plan.ts';
import { printPlan } from '#core/migration/printPlan.ts';
import { changedProducts } from '#core/migration/products.ts';
import { readVersion } from '#core/migration/versions.ts';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import { PACKAGE_NAME } from '#core/twins/corpus.ts';
import { findCode, placeOf, readFiles, usagesOf, type CodeFiles } from './codeFiles.ts';

/** The word after the program's name that starts it. */
export const PLAN_COMMAND = 'plan';

const OPTIONS = {
  package: { type: 'string' },
  product: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string', default: DOCUMENTED_VERSION },
  plan: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const PACKAGE_FILE = 'package.json';

interface Terminal {
  /** The folder in which the command was given. */
  folder: string;
  changes: () => Promise<Changes>;
  /** What was asked for. */
  print: (text: string) => void;
  /** What the reader should know besides. */
  warn: (text: string) => void;
}

/** A product with the version that the reader has, as text. */
interface Start {
  product: ChangedProduct;
  from: string;
  plan: Plan;
}

/**
 * `plan`: the upgrade assistant in a terminal. Files are read and not changed; what cannot be read is told in a sentence.
 * @param args what follows the command.
 * @returns the exit code of the process.
 */
export async function runPlanCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const usage = messages.usage(PACKAGE_NAME, changedProducts);
  try {
    const { values, positionals } = parseArguments(args, usage);
    if (values.help) {
      terminal.print(`${usage}\n`);
      return 0;
    }
    const changes = await terminal.changes();
    const starts = readStarts(values, terminal.folder, changes);
    const code = positionals.length === 0 ? undefined : readPaths(positionals, terminal);
    const plans = starts.flatMap((start) => planOf(start, values.to, { changes, code, terminal }));
    terminal.print(plans.join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    terminal.warn([error.what, error.remedy].filter(Boolean).join('\n\n'));
    return 1;
  }
}

/** @throws DocsError with the way to call the command. */
function parseArguments(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new DocsError((error as Error).message, usage);
  }
}

type Values = ReturnType<typeof parseArguments>['values'];

/** The products to upgrade: the one that was named, or those of a package.json. */
function readStarts(values: Values, folder: string, changes: Changes): Start[] {
  const product = values.product === undefined ? undefined : productNamed(values.product);
  const plan = values.plan === undefined ? undefined : planNamed(values.plan);
  if (values.from !== undefined) {
    if (product === undefined) throw new DocsError(messages.productMissing, '');
    return [{ product, from: values.from, plan: plan ?? 'premium' }];
  }
  const file = values.package ?? PACKAGE_FILE;
  const read = readPackageJson(textOf(file, folder), changes);
  if ('problem' in read) throw new DocsError(messages.packageProblem(file, read.problem), '');
  const named = read.products.filter((one) => product === undefined || one.product === product);
  if (named.length === 0 && product !== undefined) {
    throw new DocsError(messages.notInPackage(file, product), '');
  }
  return named.map((one) => ({ product: one.product, from: one.text, plan: plan ?? one.plan }));
}

function productNamed(text: string): ChangedProduct {
  const product = changedProducts.find((one) => one === text);
  if (product !== undefined) return product;
  throw new DocsError(messages.unknownProduct(text, changedProducts), '');
}

function planNamed(text: string): Plan {
  const plan = PLANS.find((one) => one === text);
  if (plan !== undefined) return plan;
  throw new DocsError(messages.unknownPlan(text), '');
}

function textOf(file: string, folder: string): string {
  try {
    return readFileSync(path.resolve(folder, file), 'utf8');
  } catch {
    throw new DocsError(messages.noPackage(file), '');
  }
}

/** The code of the paths that were named; what of it does not parse is told and left out. */
function readPaths(paths: readonly string[], { folder, warn }: Terminal): CodeFiles {
  const names = paths.flatMap((name) => {
    const found = findCode(folder, name);
    if (found === undefined) throw new DocsError(messages.noFile(name), '');
    return found;
  });
  const read = readFiles(folder, [...new Set(names)]);
  for (const { name, problem } of read.problems) warn(messages.leftOut(name, problem));
  if (read.files.length === 0) throw new DocsError(messages.noCode(paths), '');
  return read;
}

interface PlanOptions {
  changes: Changes;
  code: CodeFiles | undefined;
  terminal: Terminal;
}

/** The plan for a product; nothing when there is nothing to do, which is told. */
function planOf({ product, plan, ...start }: Start, to: string, options: PlanOptions): string[] {
  const { changes, code, terminal } = options;
  const [from, target] = [start.from, to].map((text) => majorOf(text, product, changes));
  if (from === undefined || target === undefined || from >= target) {
    terminal.warn(messages.upToDate(product, start.from, to));
    return [];
  }
  const usages = code === undefined ? undefined : usagesOf(code.files, product);
  if (usages?.products.length === 0) {
    terminal.warn(messages.notUsed(product));
    return [];
  }
  const upgrade: UpgradeOptions = { product, from, to: target, plan };
  const words = {
    ...upgradeMessages,
    meeting: ({ name, lines }: { name: string; lines: readonly number[] }) =>
      messages.meeting(
        name,
        lines.map((line) => placeOf(code?.files ?? [], line)),
      ),
  };
  const planned = planUpgrade(changes, upgrade, usages);
  return [printPlan(planned, { words, done: new Set(), origin: SITE_ORIGIN })];
}

/** @throws DocsError when the text is no version that there are guides for. */
function majorOf(text: string, product: ChangedProduct, changes: Changes): number {
  const read = readVersion(text, product, changes);
  if ('major' in read) return read.major;
  const name = upgradeMessages.productName(product);
  throw new DocsError(`${name}: ${upgradeMessages.version(read.problem)}`, '');
}

import { referenceMessages } from '#content/messages/reference.ts';
import type { Lifetime } from '#core/history/lifetime.ts';
import { usesOfMember, type DemoUse, type DemoUses } from '#core/reference/demoUses.ts';
import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';
import type {
  ReferenceImport,
  ReferenceMember,
  ReferenceParameter,
} from '#core/reference/reference.ts';
import { demoTitle } from '../../demos/demoWords.ts';
import { inert, inertLine } from './inert.ts';
import { codeSpan, escapeText, fence, joinBlocks, link, list } from './syntax.ts';

/** What the twins of all pages share. */
export interface TwinContext {
  uses: DemoUses;
  /** The page's route. */
  route: string;
}

export const planFact = (plan: Plan): string | undefined =>
  plan === 'community' ? undefined : `Plan: ${PLAN_NAMES[plan]}`;

/** `Deprecated since 8.1: use this instead`. */
export function deprecation({
  deprecated,
  deprecatedSince,
}: Lifetime & { deprecated?: string }): string | undefined {
  if (deprecated === undefined) return undefined;
  const head = referenceMessages.deprecated(deprecatedSince);
  return deprecated === '' ? head : `${head}: ${inertLine(deprecated)}`;
}

/** `Since 8.4`, `Removed in 9`. */
export const lifetimeFact = ({ since, removedIn }: Lifetime): string | undefined =>
  [
    since === undefined ? '' : referenceMessages.since(since),
    removedIn === undefined ? '' : referenceMessages.removedIn(removedIn),
  ]
    .filter(Boolean)
    .join(', ') || undefined;

/** A prop or a member under a heading of its own: facts, description, what a callback gets and gives. */
export function printMember(member: ReferenceMember, { uses, route }: TwinContext): string {
  const { name, type, description } = member;
  const { literals = [], text } = type;
  // of a union that is written out, the values are its text
  const named = literals.some((literal) => !text.includes(literal));
  const see = (member.see ?? []).filter((url) => url.startsWith('https://'));
  const facts = [
    `Type: ${codeSpan(text)}`,
    named ? `Values: ${literals.map(codeSpan).join(', ')}` : undefined,
    member.required ? 'Required' : undefined,
    member.default === undefined ? undefined : `Default: ${printDefault(member.default)}`,
    planFact(member.plan),
    lifetimeFact(member),
    deprecation(member),
    see.length === 0 ? undefined : `See: ${see.map((url) => `<${url}>`).join(', ')}`,
    demoFact(usesOfMember(uses, route, name)),
  ];
  return joinBlocks([
    `### ${codeSpan(name)}`,
    list(facts.filter((fact) => fact !== undefined)),
    inert(description),
    printCallback(member),
  ]);
}

/** Some defaults are a sentence with code in it, not a value. */
export const printDefault = (text: string): string =>
  text.includes('`') ? inertLine(text) : codeSpan(text);

/** `Demos: [Multi sorting](/x/…/#MultiSorting)`. */
export const demoFact = (uses: readonly DemoUse[]): string | undefined =>
  uses.length === 0
    ? undefined
    : `Demos: ${uses.map(({ route, demo }) => link(demoTitle(demo), `${route}#${demo}`)).join(', ')}`;

function printCallback({ parameters = [], returns }: ReferenceMember): string {
  const items = parameters.map(printParameter);
  if (returns !== undefined) {
    items.push(withText(`Returns ${codeSpan(returns.type.text)}`, returns.description));
  }
  if (items.length === 0) return '';
  // the label also parts the list from one at the description's end
  return `${parameters.length === 0 ? 'Result' : 'Parameters'}:\n\n${list(items)}`;
}

const printParameter = ({ name, type, description }: ReferenceParameter): string =>
  withText(`${codeSpan(name)} (${codeSpan(type.text)})`, description);

export const withText = (head: string, description: string): string =>
  description.trim() === '' ? head : `${head}: ${inert(description)}`;

/** Import lines that work, by plan. */
export function printImportLines(imports: readonly ReferenceImport[]): string {
  const plans = [...new Set(imports.map(({ plan }) => plan))];
  return joinBlocks(
    plans.flatMap((plan) => {
      const lines = imports.filter((entry) => entry.plan === plan).map(({ line }) => line);
      const block = fence(lines.join('\n// or\n'), 'js');
      return plans.length === 1 ? [block] : [`${PLAN_NAMES[plan]}:`, block];
    }),
  );
}

export const typeParameterFact = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : `Type parameters: ${texts.map(codeSpan).join(', ')}`;

/** The title, what it is, and the description. */
export function printTop(top: {
  title: string;
  facts: readonly (string | undefined)[];
  description: string;
}): string {
  const facts = top.facts.filter((fact) => fact !== undefined);
  return joinBlocks([
    `# ${escapeText(top.title)}`,
    facts.length === 0 ? '' : list(facts),
    inert(top.description),
  ]);
}

import { PLAN_NAMES } from '#core/reference/plans.ts';
import {
  argumentAnchor,
  memberAnchor,
  nameOfTypeParameter,
  type HookReference,
  type ReferenceMember,
} from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { printDemoLinks, type WithDemos } from './demoLinks.ts';
import { describe, describeRest, SUMMARY_LENGTH } from './describe.ts';
import { code, memberRow } from './rows.ts';
import {
  printImports,
  printSections,
  ungrouped,
  type ReferencePage,
  type Section,
} from './section.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

/** A row that can be linked to. */
interface NamedRow {
  id: string;
  member: ReferenceMember;
}

/** The reference page of a hook: how it is imported and called, with what, and what it gives. */
export async function hookPage(
  hook: HookReference & WithDemos,
  target: TypeTarget,
): Promise<ReferencePage> {
  const own = new Set(hook.typeParameters.map(nameOfTypeParameter));
  const types: TypeTarget = (name) => (own.has(name) ? undefined : target(name));
  const args = argumentRows(hook);
  const results = withoutEqualMarks(hook.returns.members).map((member) => ({
    id: memberAnchor(hook.name, member.name),
    member,
  }));
  const page = printSections([
    { id: 'import', title: 'Import', html: await printImports(hook.imports) },
    { id: 'signature', title: 'Signature', html: printSignatures(hook, types) },
    ...(args.length === 0
      ? []
      : [{ id: 'parameters', title: 'Parameters', groups: await printRows(args, types) }]),
    ...(await returnsSection(hook, results, types)),
  ]);
  return {
    html: (await printHead(hook)) + printDemoLinks(hook.demos ?? []) + page.html,
    toc: page.toc,
    anchors: [...page.anchors, ...[...args, ...results].map(({ id }) => id)],
  };
}

async function printHead({
  deprecated,
  description,
  typeParameters,
}: HookReference): Promise<string> {
  const notice =
    deprecated === undefined
      ? ''
      : `<aside class="notice warning" aria-label="Deprecated"><p class="notice-title">Deprecated</p>${await describe(deprecated)}</aside>`;
  const generics = typeParameters.map((text) => code(escapeHtml(text))).join(', ');
  const facts =
    generics === '' ? '' : `<ul class="api-facts"><li>Type parameters: ${generics}</li></ul>`;
  return notice + (await describeRest(description, SUMMARY_LENGTH)) + facts;
}

/** Overloads in one block; the same hook of a higher plan, with types of its own, in another. */
function printSignatures({ signatures }: HookReference, target: TypeTarget): string {
  const plans = [...new Set(signatures.map(({ plan }) => plan))];
  return plans
    .map((plan) => {
      const texts = signatures.filter((one) => one.plan === plan).map(({ text }) => text);
      const title = plans.length > 1 ? `<p>${PLAN_NAMES[plan]}</p>` : '';
      const apart = texts.some((text) => text.includes('\n')) ? '\n\n' : '\n';
      const html = texts.map((text) => linkType(text, target)).join(apart);
      return `${title}<pre class="api-signature" tabindex="0">${code(html)}</pre>`;
    })
    .join('');
}

/** Each argument, followed by the members of an object: `options`, `options.skip`. */
function argumentRows({ name, parameters }: HookReference): NamedRow[] {
  return parameters.flatMap(({ members, ...parameter }) => [
    { id: argumentAnchor(name, parameter.name), member: parameter },
    ...members.map((member) => ({
      id: argumentAnchor(name, parameter.name, member.name),
      member: { ...member, name: `${parameter.name}.${member.name}` },
    })),
  ]);
}

/** What is given back is there, unless it says otherwise: a mark that every member has tells nothing. */
const withoutEqualMarks = (members: readonly ReferenceMember[]): ReferenceMember[] =>
  members.some(({ required }) => !required)
    ? [...members]
    : members.map((member) => ({ ...member, required: false }));

const printRows = async (rows: readonly NamedRow[], target: TypeTarget) =>
  ungrouped(await Promise.all(rows.map(({ id, member }) => memberRow(id, member, target))));

/** Nothing for a hook that gives nothing. */
async function returnsSection(
  { returns }: HookReference,
  rows: readonly NamedRow[],
  target: TypeTarget,
): Promise<Section[]> {
  const { type, description, each } = returns;
  if (type.text === 'void') return [];
  const members = rows.length === 0 ? '' : each ? '<p>Of each element:</p>' : '';
  const html = [
    `<pre class="api-signature" tabindex="0">${code(linkType(type.text, target))}</pre>`,
    await describe(description),
    members,
  ].join('');
  return [{ id: 'returns', title: 'Returns', html, groups: await printRows(rows, target) }];
}

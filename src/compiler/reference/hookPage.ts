import type { Element } from 'hast';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import {
  argumentAnchor,
  memberAnchor,
  nameOfTypeParameter,
  type HookReference,
  type ReferenceMember,
} from '#core/reference/reference.ts';
import { element, place } from '../print/tree.ts';
import { demoLinks, type WithDemos } from './demoLinks.ts';
import { describe, describeRest, SUMMARY_LENGTH } from './describe.ts';
import { deprecation, factList, lifetimeFacts, typeParameterFacts } from './head.ts';
import { memberRow } from './rows.ts';
import { importNodes, pageOf, ungrouped, type ReferencePage, type Section } from './section.ts';
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
  const head = [
    ...(await deprecation(hook)),
    ...(await describeRest(hook.description, SUMMARY_LENGTH)),
    ...factList([...lifetimeFacts(hook), ...typeParameterFacts(hook.typeParameters)]),
    ...demoLinks(hook.demos),
  ];
  const page = pageOf(head, [
    { id: 'import', title: 'Import', start: await importNodes(hook.imports) },
    { id: 'signature', title: 'Signature', start: signatureNodes(hook, types) },
    ...(args.length === 0
      ? []
      : [{ id: 'parameters', title: 'Parameters', groups: await rowsOf(args, types) }]),
    ...(await returnsSection(hook, results, types)),
  ]);
  return {
    ...page,
    anchors: [...page.anchors, ...[...args, ...results].map(({ id }) => id)],
  };
}

/** Overloads in one block; the same hook of a higher plan, with types of its own, in another. */
function signatureNodes({ signatures }: HookReference, target: TypeTarget): Element[] {
  const plans = [...new Set(signatures.map(({ plan }) => plan))];
  return plans.flatMap((plan) => {
    const texts = signatures.filter((one) => one.plan === plan).map(({ text }) => text);
    const apart = texts.some((text) => text.includes('\n')) ? '\n\n' : '\n';
    const type = texts.flatMap((text, i) => [
      ...(i === 0 ? [] : [apart]),
      ...linkType(text, target),
    ]);
    return [
      ...(plans.length > 1 ? [element('p', {}, [PLAN_NAMES[plan]])] : []),
      place('TypeBlock', { type, signature: true }),
    ];
  });
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

const rowsOf = async (rows: readonly NamedRow[], target: TypeTarget) =>
  ungrouped(await Promise.all(rows.map(({ id, member }) => memberRow({ id }, member, target))));

/** Nothing for a hook that gives nothing. */
async function returnsSection(
  { returns }: HookReference,
  rows: readonly NamedRow[],
  target: TypeTarget,
): Promise<Section[]> {
  const { type, description, each } = returns;
  if (type.text === 'void') return [];
  const start = [
    place('TypeBlock', { type: linkType(type.text, target), signature: true }),
    ...(await describe(description)),
    ...(rows.length > 0 && each ? [element('p', {}, ['Of each element:'])] : []),
  ];
  return [{ id: 'returns', title: 'Returns', start, groups: await rowsOf(rows, target) }];
}

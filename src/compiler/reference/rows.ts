import type { Element, ElementContent } from 'hast';
import { compareMinors } from '#core/history/history.ts';
import type { Lifetime } from '#core/history/lifetime.ts';
import type { Plan } from '#core/reference/plans.ts';
import type { ReferenceMember, ReferenceType } from '#core/reference/reference.ts';
import type { ComponentName } from '#markup/components.ts';
import type { Trait } from '#markup/reference/traits.ts';
import { element, place, placedProps } from '../print/tree.ts';
import { demoLinks, type WithDemos } from './demoLinks.ts';
import { describe } from './describe.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

/** One entry of a list in the reference. */
export interface RowSource {
  /** Where the entry can be linked to; undefined where it has its home on another page. */
  id?: string;
  name: string;
  /** Where the name leads to, when not to the row itself. */
  href?: string;
  /** After the name: type, default, marks. */
  facts: ElementContent[];
  /** Always visible. */
  text?: ElementContent[];
  /** Folds out; empty when there is nothing more to say. */
  details?: ElementContent[];
  /** What the toggles above the list look at. */
  traits: Trait[];
  /** Since when it is there, and until when. */
  lifetime?: Lifetime;
}

export function row({
  id,
  name,
  href,
  facts,
  text = [],
  details = [],
  traits,
  lifetime = {},
}: RowSource): Element {
  const { since } = lifetime;
  const props = { ...(id !== undefined && { id }), traits, ...(since !== undefined && { since }) };
  return place('Row', props, [
    place('RowHead', { name, href: href ?? `#${id}` }, withLifetime(facts, lifetime)),
    ...text,
    ...(details.length > 0 ? [place('RowDetails', {}, details)] : []),
  ]);
}

/** What the toggles above some rows can match. */
export const traitsOf = (rows: readonly Element[]): Trait[] => [
  ...new Set(rows.flatMap((node) => placedProps(node, 'Row')?.traits ?? [])),
];

/** The versions that have brought some rows, oldest first. */
export const versionsOf = (rows: readonly Element[]): string[] =>
  [...new Set(rows.flatMap((node) => placedProps(node, 'Row')?.since ?? []))].toSorted(
    compareMinors,
  );

/** Nothing for what has always been there, and stays. */
export const lifetimeMarks = ({ since, removedIn }: Lifetime): Element[] =>
  since === undefined && removedIn === undefined
    ? []
    : [
        place('LifetimeMarks', {
          ...(since !== undefined && { since }),
          ...(removedIn !== undefined && { removedIn }),
        }),
      ];

const MARKS: readonly ComponentName[] = ['PlanMark', 'Chip', 'DeprecatedMark', 'RequiredMark'];

const isMark = (node: ElementContent): boolean =>
  node.type === 'element' && MARKS.some((name) => node.tagName === name);

/** Marks on one line with those of the versions, then the rest; without versions everything as it was. */
function withLifetime(facts: readonly ElementContent[], lifetime: Lifetime): ElementContent[] {
  const [marks] = lifetimeMarks(lifetime);
  if (marks === undefined) return [...facts];
  const all = { ...marks, children: facts.filter(isMark) };
  return [all, ...facts.filter((node) => !isMark(node))];
}

export const inlineCode = (text: string): Element => element('code', {}, [text]);

/** Nothing for what everybody has. */
export const planMark = (plan: Plan): Element[] =>
  plan === 'community' ? [] : [place('PlanMark', { plan })];

export const deprecatedMark = ({
  deprecated,
  deprecatedSince: since,
}: Lifetime & { deprecated?: string }): Element[] =>
  deprecated === undefined
    ? []
    : [place('DeprecatedMark', { ...(since !== undefined && { since }) })];

export const paidTrait = (plan: Plan): Trait[] => (plan === 'community' ? [] : ['paid']);

export const deprecatedTrait = (deprecated: string | undefined): Trait[] =>
  deprecated === undefined ? [] : ['deprecated'];

export const typeFact = (text: string, target: TypeTarget): Element =>
  place('TypeFact', { type: linkType(text, target) });

/** The prop that takes a listener of an event. */
export const propFact = (prop: string | undefined): Element[] =>
  prop === undefined ? [] : [place('ValueFact', { label: 'prop', value: [prop] })];

/** Where a row stands, when its name leads elsewhere than to the row. */
export interface RowPlace extends Pick<RowSource, 'id' | 'href'> {
  /** Before what the member's package says of it. */
  start?: ElementContent[];
}

/** A prop or a member of an interface. */
export async function memberRow(
  { start = [], ...at }: RowPlace,
  member: ReferenceMember & WithDemos,
  target: TypeTarget,
): Promise<Element> {
  const { name, required, type, plan, deprecated } = member;
  const facts = [
    ...(required ? [place('RequiredMark', {})] : []),
    ...planMark(plan),
    ...deprecatedMark(member),
    typeFact(type.short, target),
    ...(member.default === undefined
      ? []
      : [place('ValueFact', { label: 'default' }, await defaultOf(shorten(member.default)))]),
  ];
  const replaced = deprecated ? [place('Replaced', {}, await describe(deprecated))] : [];
  const traits: Trait[] = [
    ...(required ? (['required'] as const) : []),
    ...(member.parameters === undefined ? [] : (['callback'] as const)),
    ...paidTrait(plan),
    ...deprecatedTrait(deprecated),
  ];
  const described = await describe(member.description);
  const text = [...start, ...replaced, ...described, ...demoLinks(member.demos)];
  const details = await detailsOf(member, target);
  return row({ ...at, name, facts, text, traits, details, lifetime: member });
}

const LONGEST_DEFAULT = 60;

const shorten = (text: string): string =>
  text.length <= LONGEST_DEFAULT ? text : `${text.slice(0, LONGEST_DEFAULT - 1)}…`;

/** Some defaults are sentences with code in them, or a list of these, not a value. */
async function defaultOf(text: string): Promise<ElementContent[]> {
  return text.includes('`') ? inlineOf(await describe(text)) : [inlineCode(text)];
}

const BLOCKS = ['p', 'ul', 'li'];

/** What stands in paragraphs and lists, without them: a default is part of a line. */
const inlineOf = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && BLOCKS.includes(node.tagName) ? inlineOf(node.children) : [node],
  );

async function detailsOf(member: ReferenceMember, target: TypeTarget): Promise<ElementContent[]> {
  const { type } = member;
  const { literals = [] } = type;
  const parts: ElementContent[] = [];
  if (type.text !== type.short)
    parts.push(place('TypeBlock', { type: linkType(type.text, target) }));
  if (literals.length > 0) parts.push(place('LiteralList', { literals }));
  if (member.default !== undefined && member.default.length > LONGEST_DEFAULT) {
    parts.push(element('p', {}, ['Default: ', ...(await defaultOf(member.default))]));
  }
  const parameters = await parametersOf(member, target);
  if (parameters.length > 0) parts.push(place('ParameterList', {}, parameters));
  const links = (member.see ?? []).filter((url) => url.startsWith('https://'));
  if (links.length > 0) {
    const items = links.map((url) => element('a', { href: url, rel: ['noopener'] }, [url]));
    const apart = items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]));
    parts.push(element('p', {}, ['See ', ...apart]));
  }
  return parts;
}

/** What a callback receives, and what it returns where that says something. */
async function parametersOf(
  { parameters = [], returns }: ReferenceMember,
  target: TypeTarget,
): Promise<Element[]> {
  const parameter = async (type: ReferenceType, description: string, name?: string) =>
    place(
      'Parameter',
      { type: linkType(type.text, target), ...(name !== undefined && { name }) },
      await describe(description),
    );
  const rows = await Promise.all(
    parameters.map(({ name, type, description }) => parameter(type, description, name)),
  );
  const hasReturn =
    returns !== undefined &&
    (returns.description !== '' || !/^(void|undefined)$/.test(returns.type.text));
  return hasReturn ? [...rows, await parameter(returns.type, returns.description)] : rows;
}

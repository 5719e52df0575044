import type { Element } from 'hast';
import { didYouMean } from '#core/nearWords.ts';
import {
  memberAnchor,
  slotAnchor,
  type ComponentReference,
  type EventReference,
  type SelectorReference,
} from '#core/reference/reference.ts';
import type { ExcerptRequest } from '../markdown/context.ts';
import { place } from '../print/tree.ts';
import { describe } from '../reference/describe.ts';
import {
  deprecatedMark,
  deprecatedTrait,
  memberRow,
  paidTrait,
  planMark,
  propFact,
  row,
  traitsOf,
  versionsOf,
  typeFact,
} from '../reference/rows.ts';
import { FILTER_FROM_ROWS } from '../reference/section.ts';
import { slotRow } from '../reference/slotRow.ts';
import { linkType, type TypeTarget } from '../reference/typeLinks.ts';
import { hrefOf, membersOf, ownerOf, typeHref, type Owner } from './nameIndex.ts';
import type { NameContext } from './resolved.ts';

/** An excerpt as a node of the page, or what is wrong with the request. */
export type MadeExcerpt =
  { node: Element; anchors: string[] } | { problems: { message: string; remedy: string }[] };

interface List {
  title: string;
  rows: Element[];
  /** Ids that the rows have on this page. */
  anchors?: string[];
  /** The page with all of it. */
  full?: { href: string; name: string };
}

const EVENTS_ROUTE = '/x/api/data-grid/';

/** The part of the reference that a page asks for. @param taken ids that the page has already. */
export async function makeExcerpt(
  request: ExcerptRequest,
  context: NameContext,
  taken: ReadonlySet<string>,
): Promise<MadeExcerpt> {
  switch (request.kind) {
    case 'component':
    case 'interface':
    case 'group':
      return memberExcerpt(request, context);
    case 'slots':
      return slotExcerpt(request, context);
    case 'events':
      return eventExcerpt(request.only, context);
    case 'selectors':
      return selectorExcerpt(request.category, context, taken);
  }
}

const targetOf =
  (context: NameContext): TypeTarget =>
  (name) =>
    typeHref(context.index, name, context);

const wrong = (what: string, name: string, legal: readonly string[]) => ({
  message: `There is no ${what} "${name}".`,
  remedy: didYouMean(legal, name, 'Look it up in the reference.'),
});

function listOf({ title, rows, full, anchors = [] }: List): MadeExcerpt {
  const props = {
    title,
    count: rows.length,
    traits: traitsOf(rows),
    versions: versionsOf(rows),
    filtered: rows.length >= FILTER_FROM_ROWS,
    ...(full !== undefined && { full }),
  };
  return { node: place('Excerpt', props, rows), anchors };
}

type MemberRequest = Extract<ExcerptRequest, { kind: 'component' | 'interface' | 'group' }>;

async function memberExcerpt(request: MemberRequest, context: NameContext): Promise<MadeExcerpt> {
  const { index, product } = context;
  const kind = request.kind === 'component' ? 'component' : 'interface';
  const owners = index.owners.filter((owner) => owner.kind === kind);
  const owner = ownerOf({ owners }, request.owner, product);
  if (owner === undefined) return { problems: [wrong(kind, request.owner, namesOf(owners))] };
  const chosen =
    request.kind === 'group' ? ofGroup(owner, request.group) : ofNames(owner, request.only);
  if ('problems' in chosen) return chosen;
  const rows = await Promise.all(
    chosen.members.map((member) => {
      const href = hrefOf(index, owner.route, memberAnchor(owner.name, member.name));
      return memberRow({ href }, member, targetOf(context));
    }),
  );
  return listOf({
    title: `${kind === 'component' ? 'Props' : 'Members'} of ${owner.name}`,
    rows,
    full: { href: owner.route, name: owner.name },
  });
}

const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);

/** The slots of a component: those that are asked for in that order, or all in the order of its page. */
async function slotExcerpt(
  request: Extract<ExcerptRequest, { kind: 'slots' }>,
  context: NameContext,
): Promise<MadeExcerpt> {
  const { index, product } = context;
  const components = index.owners.filter(
    (owner): owner is ComponentReference => owner.kind === 'component' && owner.slots.length > 0,
  );
  const owner = ownerOf({ owners: components }, request.owner, product);
  if (owner?.kind !== 'component') {
    return { problems: [wrong('component with slots', request.owner, namesOf(components))] };
  }
  const { name, route, slots } = owner;
  const names = request.only.length === 0 ? namesOf(slots) : request.only;
  const problems = names
    .filter((one) => !namesOf(slots).includes(one))
    .map((one) => wrong(`slot of ${name}`, one, namesOf(slots)));
  if (problems.length > 0) return { problems };
  const rows = await Promise.all(
    names
      .flatMap((one) => slots.filter((slot) => slot.name === one))
      .map((slot) => {
        const href = hrefOf(index, route, slotAnchor(name, slot.name));
        return slotRow({ href }, slot, targetOf(context));
      }),
  );
  return listOf({ title: `Slots of ${name}`, rows, full: { href: route, name } });
}

type Members = { members: ReturnType<typeof membersOf> } | { problems: ReturnType<typeof wrong>[] };

function ofNames(owner: Owner, only: readonly string[]): Members {
  const all = membersOf(owner);
  const names = all.map(({ name }) => name);
  const what = `${owner.kind === 'component' ? 'prop' : 'member'} of ${owner.name}`;
  const problems = only
    .filter((name) => !names.includes(name))
    .map((name) => wrong(what, name, names));
  if (problems.length > 0) return { problems };
  return { members: only.flatMap((name) => all.filter((member) => member.name === name)) };
}

function ofGroup(owner: Owner, group: string): Members {
  const all = owner.kind === 'interface' ? owner.members : [];
  const members = all.filter((member) => member.group === group);
  const groups = [...new Set(all.flatMap((member) => member.group ?? []))];
  return members.length > 0
    ? { members }
    : { problems: [wrong(`group of ${owner.name}`, group, groups)] };
}

async function eventExcerpt(only: readonly string[], context: NameContext): Promise<MadeExcerpt> {
  const { events } = context.index.model;
  const names = events.map(({ name }) => name);
  const problems = only
    .filter((name) => !names.includes(name))
    .map((name) => wrong('event', name, names));
  if (problems.length > 0) return { problems };
  const chosen =
    only.length === 0 ? events : only.flatMap((name) => events.filter((one) => one.name === name));
  const rows = await Promise.all(chosen.map((event) => eventRow(event, context)));
  const full = { href: `${EVENTS_ROUTE}#events`, name: 'events' };
  return listOf({ title: 'Events', rows, ...(only.length > 0 && { full }) });
}

/** An event with what its listener receives, and the prop that takes one. */
async function eventRow(event: EventReference, context: NameContext): Promise<Element> {
  const { name, description, plan, parameters, prop } = event;
  const target = targetOf(context);
  const isComplete = parameters.text === parameters.short && event.event === undefined;
  const types = [
    { label: 'params', text: parameters.text },
    { label: 'event', text: event.event?.text ?? '' },
  ].filter(({ text }) => text !== '');
  const received = types.map(({ label, text }) =>
    place('Parameter', { name: label, type: linkType(text, target), bare: true }),
  );
  return row({
    name,
    href: `${EVENTS_ROUTE}#${name}`,
    facts: [...planMark(plan), typeFact(parameters.short, target), ...propFact(prop)],
    text: await describe(description),
    details: isComplete ? [] : [place('ParameterList', {}, received)],
    traits: paidTrait(plan),
    lifetime: event,
  });
}

async function selectorExcerpt(
  category: string,
  context: NameContext,
  taken: ReadonlySet<string>,
): Promise<MadeExcerpt> {
  const { selectors } = context.index.model;
  const categories = [...new Set(selectors.map((one) => one.category))].filter(Boolean);
  const chosen = selectors.filter((one) => category === '' || one.category === category);
  if (chosen.length === 0) {
    return { problems: [wrong('category of selectors', category, categories)] };
  }
  const own = chosen.map(({ name }) => name).filter((name) => !taken.has(name));
  const rows = await Promise.all(
    chosen.map((selector) => selectorRow(selector, context, own.includes(selector.name))),
  );
  const title = category === '' ? 'Selectors' : `Selectors, ${category}`;
  return listOf({ title, rows, anchors: own });
}

/** Selectors have no page in the reference: an excerpt is their home. */
async function selectorRow(
  selector: SelectorReference,
  context: NameContext,
  home: boolean,
): Promise<Element> {
  const { name, description, plan, type, deprecated } = selector;
  const target = targetOf(context);
  return row({
    ...(home && { id: name }),
    name,
    href: `#${name}`,
    facts: [...planMark(plan), ...deprecatedMark(selector), typeFact(type.short, target)],
    text: await describe([deprecated ?? '', description].join('\n\n')),
    details:
      type.short === type.text ? [] : [place('TypeBlock', { type: linkType(type.text, target) })],
    traits: [...paidTrait(plan), ...deprecatedTrait(deprecated)],
    lifetime: selector,
  });
}

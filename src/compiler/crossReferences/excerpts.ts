import { didYouMean } from '#core/nearWords.ts';
import {
  memberAnchor,
  type EventReference,
  type SelectorReference,
} from '#core/reference/reference.ts';
import type { ExcerptRequest } from '../markdown/context.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { describe } from '../reference/describe.ts';
import { code, memberRow, planMark, printRow } from '../reference/rows.ts';
import { printFilter, FILTER_FROM_ROWS } from '../reference/section.ts';
import { linkType, type TypeTarget } from '../reference/typeLinks.ts';
import { hrefOf, membersOf, ownerOf, typeHref, type Owner } from './nameIndex.ts';
import type { NameContext } from './resolved.ts';

/** An excerpt as HTML, or what is wrong with the request. */
export type PrintedExcerpt =
  { html: string; anchors: string[] } | { problems: { message: string; remedy: string }[] };

interface List {
  title: string;
  rows: string[];
  /** Ids that the rows have on this page. */
  anchors?: string[];
  /** The page with all of it. */
  full?: { href: string; name: string };
}

const EVENTS_ROUTE = '/x/api/data-grid/';

/** The part of the reference that a page asks for. @param taken ids that the page has already. */
export async function printExcerpt(
  request: ExcerptRequest,
  context: NameContext,
  taken: ReadonlySet<string>,
): Promise<PrintedExcerpt> {
  switch (request.kind) {
    case 'component':
    case 'interface':
    case 'group':
      return memberExcerpt(request, context);
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

/** A row whose name leads to `href`; with an id only where this page is its home. */
function asExcerpt(row: string, { id, href, home }: { id: string; href: string; home: boolean }) {
  const linked = row.replace(
    `<a class="api-name" href="#${id}">`,
    `<a class="api-name" href="${href}">`,
  );
  return home ? linked : linked.replace(` id="${id}"`, '');
}

function printList({ title, rows, full, anchors = [] }: List): PrintedExcerpt {
  const label = escapeHtml(title);
  const filtered = rows.length >= FILTER_FROM_ROWS;
  const open = filtered
    ? `<div class="api-excerpt api-list" role="group" aria-label="${label}" data-filtered="excerpt">${printFilter(label, rows.join(''), rows.length)}`
    : `<div class="api-excerpt" role="group" aria-label="${label}">`;
  const more =
    full === undefined
      ? ''
      : `<p class="api-more"><a href="${full.href}">Full reference of ${escapeHtml(full.name)}</a></p>`;
  return { html: `${open}${rows.join('')}${more}</div>`, anchors };
}

type MemberRequest = Extract<ExcerptRequest, { owner: string }>;

async function memberExcerpt(
  request: MemberRequest,
  context: NameContext,
): Promise<PrintedExcerpt> {
  const { index, product } = context;
  const kind = request.kind === 'component' ? 'component' : 'interface';
  const owners = index.owners.filter((owner) => owner.kind === kind);
  const owner = ownerOf({ owners }, request.owner, product);
  if (owner === undefined) {
    return {
      problems: [
        wrong(
          kind,
          request.owner,
          owners.map(({ name }) => name),
        ),
      ],
    };
  }
  const chosen =
    request.kind === 'group' ? ofGroup(owner, request.group) : ofNames(owner, request.only);
  if ('problems' in chosen) return chosen;
  const rows = await Promise.all(
    chosen.members.map(async (member) => {
      const id = memberAnchor(owner.name, member.name);
      const row = await memberRow(id, member, targetOf(context));
      return asExcerpt(row, { id, href: hrefOf(index, owner.route, id), home: false });
    }),
  );
  return printList({
    title: `${kind === 'component' ? 'Props' : 'Members'} of ${owner.name}`,
    rows,
    full: { href: owner.route, name: owner.name },
  });
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

async function eventExcerpt(
  only: readonly string[],
  context: NameContext,
): Promise<PrintedExcerpt> {
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
  return printList({ title: 'Events', rows, ...(only.length > 0 && { full }) });
}

/** An event with what its listener receives, and the prop that takes one. */
async function eventRow(event: EventReference, context: NameContext): Promise<string> {
  const { name, description, plan, parameters, prop } = event;
  const target = targetOf(context);
  const said = parameters.text === parameters.short && event.event === undefined;
  const types = [
    { label: 'params', text: parameters.text },
    { label: 'event', text: event.event?.text ?? '' },
  ].filter(({ text }) => text !== '');
  const details = types.map(
    ({ label, text }) => `<dt>${code(label)} ${code(linkType(text, target))}</dt>`,
  );
  const row = printRow({
    id: name,
    name,
    facts: [
      planMark(plan),
      `<span class="api-type">${code(linkType(parameters.short, target))}</span>`,
      prop === undefined ? '' : `<span class="api-default">prop ${code(prop)}</span>`,
    ],
    text: await describe(description),
    details: said ? '' : `<dl class="api-parameters">${details.join('')}</dl>`,
    traits: plan === 'community' ? [] : ['paid'],
  });
  return asExcerpt(row, { id: name, href: `${EVENTS_ROUTE}#${name}`, home: false });
}

async function selectorExcerpt(
  category: string,
  context: NameContext,
  taken: ReadonlySet<string>,
): Promise<PrintedExcerpt> {
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
  return printList({ title, rows, anchors: own });
}

/** Selectors have no page in the reference: an excerpt is their home. */
async function selectorRow(
  selector: SelectorReference,
  context: NameContext,
  home: boolean,
): Promise<string> {
  const { name, description, plan, type, deprecated } = selector;
  const row = printRow({
    id: name,
    name,
    facts: [
      planMark(plan),
      deprecated === undefined ? '' : '<span class="chip">Deprecated</span>',
      `<span class="api-type">${code(linkType(type.short, targetOf(context)))}</span>`,
    ],
    text: await describe([deprecated ?? '', description].join('\n\n')),
    details:
      type.short === type.text
        ? ''
        : `<pre tabindex="0">${code(linkType(type.text, targetOf(context)))}</pre>`,
    traits: [
      ...(plan === 'community' ? [] : ['paid']),
      ...(deprecated === undefined ? [] : ['deprecated']),
    ],
  });
  return asExcerpt(row, { id: name, href: `#${name}`, home });
}

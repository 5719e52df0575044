import { historyMessages, type NameKind } from '#content/messages/history.ts';
import type { ChangeLine } from '#core/history/changeLines.ts';

/** A piece of a line, for whatever prints it. */
export type LinePart = string | { strong: string } | { code: string; href?: string };

export interface LineTarget {
  /** Owners whose members are properties, not props. */
  interfaces: ReadonlySet<string>;
  /** The page of a component, an interface or a hook. */
  ownerHref: (owner: string) => string | undefined;
  /** The row of a part on the page of its owner. */
  rowHref: (owner: string, line: ChangeLine, name: string) => string | undefined;
}

/** The interface whose members are the grid's events. */
const EVENTS = 'GridEventLookup';

function nameKind({ subject, owners }: ChangeLine, { interfaces }: LineTarget): NameKind {
  if (subject !== 'member') return subject;
  if (owners.includes(EVENTS)) return 'event';
  return owners.every((owner) => interfaces.has(owner)) ? 'property' : 'prop';
}

const code = (text: string, href: string | undefined): LinePart =>
  href === undefined ? { code: text } : { code: text, href };

const commas = (parts: readonly LinePart[]): LinePart[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [', ', part]));

/** Of many components that share a prop, as many as say which family it is. */
const OWNERS_SHOWN = 6;

function ownerParts({ owners }: ChangeLine, target: LineTarget): LinePart[] {
  const own = owners.filter((owner) => owner !== EVENTS);
  if (own.length === 0) return [];
  const shown = own.length > OWNERS_SHOWN + 1 ? own.slice(0, OWNERS_SHOWN) : own;
  const rest = own.length - shown.length;
  return [
    ` ${historyMessages.of} `,
    ...commas(shown.map((owner) => code(owner, target.ownerHref(owner)))),
    ...(rest > 0 ? [` and ${rest} more`] : []),
  ];
}

function nameParts(line: ChangeLine, target: LineTarget): LinePart[] {
  const { names, owners } = line;
  const [owner] = owners;
  return commas(
    names.map((name) =>
      code(name, owner === undefined ? target.ownerHref(name) : target.rowHref(owner, line, name)),
    ),
  );
}

/** A long type is kept by its beginning: what follows the mark tells two of them apart, and nothing else. */
const readable = (type: string): string => type.replace(/…\w+(\??)$/, '…$1');

const optional = (type: string): boolean => type.endsWith('?');
const bare = (type: string): string => readable(type).replace(/\?$/, '');

function typeParts({ from = '', to = '' }: ChangeLine): LinePart[] {
  if (bare(from) !== bare(to) && from !== '' && to !== '') {
    return [
      ` ${historyMessages.isNow} `,
      { code: bare(to) },
      `, ${historyMessages.was} `,
      { code: bare(from) },
    ];
  }
  if (optional(from) !== optional(to)) {
    return [` ${optional(to) ? historyMessages.nowOptional : historyMessages.nowRequired}`];
  }
  return [` ${historyMessages.writtenDifferently}`];
}

function defaultParts({ from = '', to = '' }: ChangeLine): LinePart[] {
  const value = (text: string): LinePart =>
    text === '' ? historyMessages.noDefault : { code: text.replaceAll('`', '') };
  return [` ${historyMessages.isNow} `, value(to), `, ${historyMessages.was} `, value(from)];
}

/** `New props of DataGrid: density`, `Default of debounceMs of ToolbarFilter is now 150, was 100`. */
export function changeParts(line: ChangeLine, target: LineTarget, page?: string): LinePart[] {
  const { kind } = line;
  // On its own page a component need not be named.
  const owners = page === undefined ? ownerParts(line, target) : [];
  if (kind === 'default' || kind === 'types') {
    const word = kind === 'default' ? historyMessages.default : historyMessages.type;
    return [
      { strong: word },
      ` ${historyMessages.of} `,
      ...nameParts(line, target),
      ...owners,
      ...(kind === 'default' ? defaultParts(line) : typeParts(line)),
    ];
  }
  return [
    { strong: historyMessages.listed(kind, nameKind(line, target)) },
    ...owners,
    ': ',
    ...nameParts(line, target),
  ];
}

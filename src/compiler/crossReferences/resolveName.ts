import { distance } from 'fastest-levenshtein';
import type { NameForm } from '../markdown/nameForms.ts';
import { pageHint, typedHint } from './hintText.ts';
import { membersOf } from './nameIndex.ts';
import { NOTHING, to, unknown, type NameContext, type ResolvedName } from './resolved.ts';
import {
  isWord,
  resolveMember,
  resolveMethod,
  resolveSlot,
  resolveWord,
  resolveWordKey,
  toMember,
  toMethod,
  toSlot,
} from './resolveRow.ts';
import { resolveClass, resolvePascal } from './resolveType.ts';

/** What inline code names, looked up for one page. The rules stand in docs/writing.md. */
export function resolveName(form: NameForm, context: NameContext): ResolvedName {
  switch (form.kind) {
    case 'class':
      return resolveClass(form.name, context);
    case 'slot':
      return resolveSlot(form.name, context);
    case 'api':
      return resolveMethod(form.name, context);
    case 'member':
      return resolveMember(form.owner, form.name, context);
    case 'element':
      return resolvePascal(form.name, context);
    case 'prop':
      return toMember(form.name, context, 'component') ?? checkCamel(form.name, context);
    case 'key':
      return resolveKey(form.name, context);
    case 'call':
    case 'name':
      return /^[A-Z]/.test(form.name)
        ? resolvePascal(form.name, context)
        : resolveCamel(form, context);
  }
}

/** `sortable: false` is a key of an interface, else a prop in an object. */
function resolveKey(name: string, context: NameContext): ResolvedName {
  if (isWord(name)) return resolveWordKey(name, context);
  return (
    toMember(name, context, 'interface') ?? toMember(name, context) ?? checkCamel(name, context)
  );
}

function resolveCamel({ kind, name }: NameForm, context: NameContext): ResolvedName {
  const method = kind === 'call' ? toMethod(name, context) : undefined;
  if (method !== undefined) return method;
  if (isWord(name)) return kind === 'call' ? NOTHING : resolveWord(name, context);
  return (
    toHook(name, context) ??
    toSelector(name, context) ??
    toMember(name, context) ??
    toEvent(name, context) ??
    toSlot(name, context) ??
    checkCamel(name, context)
  );
}

function toHook(name: string, { index }: NameContext): ResolvedName | undefined {
  const hook = index.model.hooks.find((one) => one.name === name || one.exportName === name);
  if (hook === undefined) return undefined;
  return index.pages.has(hook.route) ? to(hook.route, pageHint('Hook', hook)) : NOTHING;
}

function toSelector(name: string, { index, selectors }: NameContext): ResolvedName | undefined {
  const selector = index.model.selectors.find((one) => one.name === name);
  if (selector === undefined) return undefined;
  const what = selector.category === '' ? 'Selector.' : `Selector, ${selector.category}.`;
  return to(selectors.get(name), typedHint(selector.type.short, what, selector.plan));
}

function toEvent(name: string, { index, product }: NameContext): ResolvedName | undefined {
  if (product !== 'x-data-grid') return undefined;
  const event = index.model.events.find((one) => one.name === name);
  if (event === undefined) return undefined;
  const hint = typedHint(event.parameters.short, 'Event of the grid.', event.plan);
  return to(`/x/api/data-grid/#${name}`, hint);
}

/** Spellings that only the packages have must exist: `use…`, `on…`, `grid…` of the grid, and slips of the pen. */
function checkCamel(name: string, context: NameContext): ResolvedName {
  const { known } = context.index;
  if (known.has(name)) return NOTHING;
  const [, start = '', what = ''] =
    [
      [/^use[A-Z]/, 'use', 'hook'] as const,
      [/^on[A-Z]/, 'on', 'callback'] as const,
      [/^grid[A-Z]/, context.product === 'x-data-grid' ? 'grid' : '', 'function'] as const,
    ].find(([pattern]) => pattern.test(name)) ?? [];
  if (start !== '') {
    return unknown(
      what,
      name,
      [...known].filter((other) => other.startsWith(start)),
    );
  }
  const slips = slipsOf(name, context);
  return slips.length > 0 ? unknown('prop or member', name, slips) : NOTHING;
}

/** A shorter name may be anything. */
const SHORTEST_SLIP = 8;
/** Letters that a slip adds, leaves out or changes. */
const MOST_LETTERS = 2;

/** Props and members of the page's scope that the name differs from by a letter or two. */
function slipsOf(name: string, { scope }: NameContext): string[] {
  if (name.length < SHORTEST_SLIP) return [];
  const own = scope.flatMap((owner) => membersOf(owner).map((member) => member.name));
  return own.filter(
    (other) =>
      Math.abs(other.length - name.length) <= MOST_LETTERS && distance(other, name) <= MOST_LETTERS,
  );
}

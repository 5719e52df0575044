import { memberAnchor, slotAnchor, type ReferenceMember } from '#core/reference/reference.ts';
import { memberHint, slotHint } from './hintText.ts';
import { hrefOf, membersOf, ownerOf, type NameIndex, type Owner } from './nameIndex.ts';
import { NOTHING, to, unknown, type NameContext, type ResolvedName } from './resolved.ts';
import { resolvePascal } from './resolveType.ts';

/** Words of everyday prose that are props too. */
const ORDINARY = new Set(
  'children color data field height id key label name size title type width'.split(' '),
);

/** Props, hooks and callbacks are spelled with a capital inside; a word without one is a prop only where it is clear. */
export const isWord = (name: string): boolean => !/[A-Z]/.test(name);

const rowOf = (index: NameIndex, owner: Owner, member: ReferenceMember): ResolvedName =>
  to(hrefOf(index, owner.route, memberAnchor(owner.name, member.name)), memberHint(owner, member));

const findMember = (owner: Owner, name: string): ReferenceMember | undefined =>
  membersOf(owner).find((member) => member.name === name);

/**
 * The row of a prop or member: of the owners in scope that have it, else of the only one of the product.
 * @param kind looks at components or interfaces only.
 * @returns undefined when nothing has it; no target when it is not clear which is meant.
 */
export function toMember(
  name: string,
  context: NameContext,
  kind?: Owner['kind'],
): ResolvedName | undefined {
  const { index, scope, product } = context;
  const having = (index.having.get(name) ?? []).filter((one) => (kind ?? one.kind) === one.kind);
  const near = scope.filter((owner) => having.includes(owner));
  const all = near.length > 0 ? near : having.filter((owner) => owner.product === product);
  const [first] = all;
  const member = first && findMember(first, name);
  if (first === undefined || member === undefined) return undefined;
  const clear = near.length > 0 ? isClear(name, near, context) : all.length === 1;
  return clear ? rowOf(index, first, member) : NOTHING;
}

/**
 * Components share props, so the first one counts. A name that a component and an interface have is not clear, nor one
 * that other interfaces of the product have too: `valueFormatter` of an axis and of a series.
 */
function isClear(name: string, near: readonly Owner[], context: NameContext): boolean {
  const [first] = near;
  if (near.every(({ kind }) => kind === 'component')) return true;
  if (first === undefined || near.length > 1) return false;
  const { index, main, product } = context;
  const others = (index.having.get(name) ?? []).filter(
    (owner) => owner.kind === 'interface' && owner.product === product && owner !== first,
  );
  return main.includes(first.name) || others.length === 0;
}

/** A word is a prop when the page's first component has it and no interface of the product does. */
export function resolveWord(name: string, context: NameContext): ResolvedName {
  const { index, product, scope } = context;
  const first = scope.find(({ kind }) => kind === 'component');
  const member = first && findMember(first, name);
  if (ORDINARY.has(name) || first === undefined || member === undefined) return NOTHING;
  const elsewhere = (index.having.get(name) ?? []).some(
    (owner) => owner.kind === 'interface' && owner.product === product,
  );
  if (elsewhere) return NOTHING;
  return rowOf(index, first, member);
}

/** `sortable: false`: a word before a colon is a key of the product's main interface, or nothing of ours. */
export function resolveWordKey(name: string, { index, scope, main }: NameContext): ResolvedName {
  const owner = scope.find(
    (one) => one.kind === 'interface' && main.includes(one.name) && findMember(one, name),
  );
  const member = owner && findMember(owner, name);
  if (ORDINARY.has(name) || owner === undefined || member === undefined) return NOTHING;
  return rowOf(index, owner, member);
}

const apiObject = ({ index, product }: NameContext): Owner | undefined =>
  index.model.interfaces.find((one) => one.name === 'GridApi' && one.product === product);

/** The row of a method of the API object; only the grid's has a record. */
export function toMethod(name: string, context: NameContext): ResolvedName | undefined {
  const owner = apiObject(context);
  const method = owner && findMember(owner, name);
  return owner && method && rowOf(context.index, owner, method);
}

/** `apiRef.current.x`: must exist where the API object has a record. */
export function resolveMethod(name: string, context: NameContext): ResolvedName {
  const owner = apiObject(context);
  if (owner === undefined) return NOTHING;
  const names = membersOf(owner).map((member) => member.name);
  return toMethod(name, context) ?? unknown('member of the API object', name, names);
}

const slotsOf = (owner: Owner) => (owner.kind === 'component' ? owner.slots : []);

/** The row of a slot of the first component in scope that has it. */
export function toSlot(name: string, { index, scope }: NameContext): ResolvedName | undefined {
  const owner = scope.find((one) => slotsOf(one).some((slot) => slot.name === name));
  return owner && slotRow(index, owner, name);
}

function slotRow(index: NameIndex, owner: Owner, name: string): ResolvedName | undefined {
  const slot = slotsOf(owner).find((one) => one.name === name);
  if (slot === undefined) return undefined;
  return to(hrefOf(index, owner.route, slotAnchor(owner.name, name)), slotHint(owner, slot));
}

/** `slots.x`, `slotProps.x`: some component of the product must have it. */
export function resolveSlot(name: string, context: NameContext): ResolvedName {
  const { index, product } = context;
  const owners = index.owners.filter((one) => product === 'x' || one.product === product);
  const names = owners.flatMap((owner) => slotsOf(owner).map((slot) => slot.name));
  const missing = names.includes(name) ? NOTHING : unknown('slot', name, names);
  return toSlot(name, context) ?? missing;
}

/** `GridColDef.sortable`, `DataGrid.toolbar`: must exist where the owner has a page. */
export function resolveMember(owner: string, name: string, context: NameContext): ResolvedName {
  const { index, product } = context;
  const found = ownerOf(index, owner, product);
  if (found === undefined) return resolvePascal(owner, context);
  const member = findMember(found, name);
  if (member !== undefined) return rowOf(index, found, member);
  const what = found.kind === 'component' ? 'prop' : 'member';
  const names = [...membersOf(found), ...slotsOf(found)].map((row) => row.name);
  return slotRow(index, found, name) ?? unknown(`${what} of ${owner}`, name, names);
}

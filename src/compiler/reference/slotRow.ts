import type { Element } from 'hast';
import type { ReferenceSlot } from '#core/reference/reference.ts';
import { element, place } from '../print/tree.ts';
import { describe } from './describe.ts';
import type { EntryFact } from './head.ts';
import { paidTrait, planMark, row, type RowPlace } from './rows.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

const joinLines = (lines: readonly EntryFact[]): EntryFact =>
  lines.flatMap((line, i) => (i === 0 ? line : [element('br', {}), ...line]));

/** A slot, with its default and what it is given. */
export async function slotRow(
  at: RowPlace,
  slot: ReferenceSlot,
  target: TypeTarget,
): Promise<Element> {
  const { name, plan, className } = slot;
  const value = slot.default === undefined ? undefined : linkType(slot.default, target);
  const types = [
    { label: 'Props: ', text: slot.baseProps },
    { label: 'Owner state: ', text: slot.ownerState },
  ].flatMap(({ label, text }) =>
    text ? [[label, place('TypeCode', { type: linkType(text, target) })]] : [],
  );
  return row({
    ...at,
    name,
    facts: [
      ...planMark(plan),
      ...(value === undefined ? [] : [place('ValueFact', { label: 'default', value })]),
      ...(className === undefined ? [] : [place('TypeFact', { type: [`.${className}`] })]),
    ],
    text: await describe(slot.description),
    details: types.length === 0 ? [] : [element('p', {}, joinLines(types))],
    traits: paidTrait(plan),
    lifetime: slot,
  });
}

import type { Element } from 'hast';
import type { ReferenceModel, TypeReference } from '#core/reference/reference.ts';
import { place } from '../print/tree.ts';
import { describe } from './describe.ts';
import { pageOf, ungrouped, type ReferencePage } from './section.ts';
import { linkType, namesIn, typeId, type TypeTarget } from './typeLinks.ts';

/** Names mentioned in a page's own types, and one step further in the records of those, in order. */
export function mentionedTypes(texts: readonly string[], model: ReferenceModel): string[] {
  const direct = new Set(texts.flatMap((text) => namesIn(text, model)));
  const further = [...direct].flatMap((name) => mentionedByRecord(name, model));
  return [...new Set([...direct, ...further])].sort();
}

/** Every type that can be reached from the texts, through any number of records, in order. */
export function reachableTypes(texts: readonly string[], model: ReferenceModel): string[] {
  const found = new Set(texts.flatMap((text) => namesIn(text, model)));
  // A set is walked in the order of insertion, also through what is added on the way.
  for (const name of found) for (const next of mentionedByRecord(name, model)) found.add(next);
  return [...found].sort();
}

const mentionedByRecord = (name: string, model: ReferenceModel): string[] =>
  namesIn(model.types[name]?.text ?? '', model);

/** The records of types, each folded under its name. */
export async function typesPage(
  names: readonly string[],
  model: ReferenceModel,
  target: TypeTarget,
): Promise<ReferencePage> {
  const records = names.map((name) => model.types[name]).filter((record) => record !== undefined);
  const rows = await Promise.all(records.map((record) => recordOf(record, target)));
  const page = pageOf([], [{ id: 'types', title: 'Types', groups: ungrouped(rows) }]);
  return { ...page, anchors: [...page.anchors, ...names.map(typeId)] };
}

async function recordOf(record: TypeReference, target: TypeTarget): Promise<Element> {
  const { name, text, description } = record;
  const others: TypeTarget = (other) => (other === name ? undefined : target(other));
  const props = {
    id: typeId(name),
    name,
    type: linkType(text, others),
    ...(record.package !== undefined && { package: record.package }),
  };
  return place('TypeRecord', props, await describe(description));
}

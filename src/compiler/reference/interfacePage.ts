import { kebabCase, memberAnchor, type InterfaceReference } from '#core/reference/reference.ts';
import { demoLinks, type WithDemos } from './demoLinks.ts';
import { describeRest, SUMMARY_LENGTH } from './describe.ts';
import { factList, lifetimeFacts, typeParameterFacts } from './head.ts';
import { memberRow } from './rows.ts';
import { importNodes, pageOf, type ReferencePage, type Section } from './section.ts';
import type { TypeTarget } from './typeLinks.ts';

/** The reference page of an interface: its members, by declaring interface where there are several. */
export async function interfacePage(
  reference: InterfaceReference & WithDemos,
  target: TypeTarget,
  changes: readonly Section[] = [],
): Promise<ReferencePage> {
  const { name, imports, typeParameters, description } = reference;
  // A mark that every member has tells nothing.
  const mixed = reference.members.some(({ required }) => !required);
  const members = mixed
    ? reference.members
    : reference.members.map((member) => ({ ...member, required: false }));
  const rows = await Promise.all(
    members.map(async (member) => ({
      group: member.group ?? '',
      row: await memberRow({ id: memberAnchor(name, member.name) }, member, target),
    })),
  );
  const groups = [...new Set(rows.map(({ group }) => group))].map((title) => ({
    id: kebabCase(title),
    title,
    rows: rows.filter(({ group }) => group === title).map(({ row }) => row),
  }));
  const head = [
    ...(await describeRest(description, SUMMARY_LENGTH)),
    ...factList([...lifetimeFacts(reference), ...typeParameterFacts(typeParameters)]),
    ...demoLinks(reference.demos),
  ];
  const page = pageOf(head, [
    ...(imports.length > 0
      ? [{ id: 'import', title: 'Import', start: await importNodes(imports) }]
      : []),
    { id: 'properties', title: groups.length > 1 ? 'Members' : 'Properties', groups },
    ...changes,
  ]);
  return {
    ...page,
    anchors: [...page.anchors, ...members.map((member) => memberAnchor(name, member.name))],
  };
}

import { usesOfOwner } from '#core/reference/demoUses.ts';
import type { InterfaceReference } from '#core/reference/reference.ts';
import {
  demoFact,
  lifetimeFact,
  planFact,
  printImportLines,
  printMember,
  printTop,
  typeParameterFact,
  type TwinContext,
} from './members.ts';
import { escapeText, joinBlocks } from './syntax.ts';

/** The reference page of an interface as Markdown: members by declaring interface where there are several. */
export function printInterfaceTwin(reference: InterfaceReference, context: TwinContext): string {
  const { name, imports, members } = reference;
  const groups = [...new Set(members.map(({ group }) => group ?? ''))];
  return joinBlocks([
    printTop({
      title: name,
      facts: [
        'Interface',
        planFact(reference.plan),
        lifetimeFact(reference),
        typeParameterFact(reference.typeParameters),
        demoFact(usesOfOwner(context.uses, context.route)),
      ],
      description: reference.description,
    }),
    ...(imports.length === 0 ? [] : ['## Import', printImportLines(imports)]),
    ...groups.flatMap((group) => [
      `## ${group === '' ? 'Properties' : escapeText(group)}`,
      ...members
        .filter((member) => (member.group ?? '') === group)
        .map((member) => printMember(member, context)),
    ]),
  ]);
}

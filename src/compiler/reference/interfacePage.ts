import { kebabCase, memberAnchor, type InterfaceReference } from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { printDemoLinks, type WithDemos } from './demoLinks.ts';
import { describeRest, SUMMARY_LENGTH } from './describe.ts';
import { code, memberRow } from './rows.ts';
import { printImports, printSections, type ReferencePage } from './section.ts';
import type { TypeTarget } from './typeLinks.ts';

/** The reference page of an interface: its members, by declaring interface where there are several. */
export async function interfacePage(
  reference: InterfaceReference & WithDemos,
  target: TypeTarget,
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
      row: await memberRow(memberAnchor(name, member.name), member, target),
    })),
  );
  const groups = [...new Set(rows.map(({ group }) => group))].map((title) => ({
    id: kebabCase(title),
    title: escapeHtml(title),
    rows: rows.filter(({ group }) => group === title).map(({ row }) => row),
  }));
  const page = printSections([
    ...(imports.length > 0
      ? [{ id: 'import', title: 'Import', html: await printImports(imports) }]
      : []),
    { id: 'properties', title: groups.length > 1 ? 'Members' : 'Properties', groups },
  ]);
  const parameters =
    typeParameters.length === 0
      ? ''
      : `<ul class="api-facts"><li>Type parameters: ${typeParameters.map((text) => code(escapeHtml(text))).join(', ')}</li></ul>`;
  return {
    html:
      (await describeRest(description, SUMMARY_LENGTH)) +
      parameters +
      printDemoLinks(reference.demos ?? []) +
      page.html,
    toc: page.toc,
    anchors: [...page.anchors, ...members.map((member) => memberAnchor(name, member.name))],
  };
}

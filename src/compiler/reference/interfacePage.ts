import { kebabCase, memberAnchor, type InterfaceReference } from '#core/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { describeRest, SUMMARY_LENGTH } from './describe.ts';
import { code, memberRow } from './rows.ts';
import { printImports, printSection, type ReferencePage, type Section } from './section.ts';
import type { TypeTarget } from './typeLinks.ts';

/** The reference page of an interface: its members, by declaring interface where there are several. */
export async function interfacePage(
  reference: InterfaceReference,
  target: TypeTarget,
): Promise<ReferencePage> {
  const { name, imports, typeParameters, description } = reference;
  // A mark that every member has tells nothing.
  const mixed = reference.members.some(({ required }) => !required);
  const members = mixed
    ? reference.members
    : reference.members.map((member) => ({ ...member, required: false }));
  const groups = [...new Set(members.map(({ group }) => group ?? ''))];
  const sections: Section[] = [];
  if (imports.length > 0) {
    sections.push({ id: 'import', title: 'Import', html: await printImports(imports) });
  }
  for (const group of groups) {
    const own = members.filter((member) => (member.group ?? '') === group);
    const rows = await Promise.all(
      own.map((member) => memberRow(memberAnchor(name, member.name), member, target)),
    );
    sections.push({
      id: group === '' ? 'properties' : kebabCase(group),
      title: group === '' ? 'Properties' : escapeHtml(group),
      html: rows.join(''),
      count: own.length,
    });
  }
  const parameters =
    typeParameters.length === 0
      ? ''
      : `<ul class="api-facts"><li>Type parameters: ${typeParameters.map((text) => code(escapeHtml(text))).join(', ')}</li></ul>`;
  return {
    html:
      (await describeRest(description, SUMMARY_LENGTH)) +
      parameters +
      sections.map(printSection).join(''),
    toc: sections.map(({ id, title }) => ({ id, text: title, level: 2 })),
    anchors: [
      ...sections.map(({ id }) => id),
      ...members.map((member) => memberAnchor(name, member.name)),
    ],
  };
}

import {
  classAnchor,
  memberAnchor,
  slotAnchor,
  type ComponentReference,
  type ReferenceClass,
  type ReferenceSlot,
} from '#core/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { describe, describeRest, SUMMARY_LENGTH } from './describe.ts';
import { code, memberRow, planMark, printRow } from './rows.ts';
import { printImports, printSection, type ReferencePage, type Section } from './section.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

/** The reference page of a component, section by section. */
export async function componentPage(
  component: ComponentReference,
  target: TypeTarget,
): Promise<ReferencePage> {
  const { name, props, slots, classes } = component;
  const sections: Section[] = [
    { id: 'import', title: 'Import', html: await printImports(component.imports) },
    { id: 'props', title: 'Props', html: await printProps(component, target), count: props.length },
  ];
  if (slots.length > 0) {
    const rows = await Promise.all(slots.map((slot) => slotRow(name, slot, target)));
    sections.push({ id: 'slots', title: 'Slots', html: rows.join(''), count: slots.length });
  }
  if (classes.length > 0) {
    const rows = await Promise.all(classes.map((entry) => classRow(name, entry)));
    sections.push({
      id: 'classes',
      title: 'CSS classes',
      html: rows.join(''),
      count: classes.length,
    });
  }
  return {
    html: (await printHead(component)) + sections.map(printSection).join(''),
    toc: sections.map(({ id, title }) => ({ id, text: title, level: 2 })),
    anchors: [
      ...sections.map(({ id }) => id),
      ...props.map((prop) => memberAnchor(name, prop.name)),
      ...slots.map((slot) => slotAnchor(name, slot.name)),
      ...classes.map(({ key }) => classAnchor(name, key)),
    ],
  };
}

async function printHead(component: ComponentReference): Promise<string> {
  const { deprecated, description } = component;
  const facts = [
    component.typeParameters.length > 0 &&
      `Type parameters: ${component.typeParameters.map((text) => code(escapeHtml(text))).join(', ')}`,
    component.refElement && `The <code>ref</code> is a ${code(escapeHtml(component.refElement))}.`,
    component.themeName && `Theme key: ${code(escapeHtml(component.themeName))}`,
  ].filter((fact) => typeof fact === 'string');
  const notice =
    deprecated === undefined
      ? ''
      : `<aside class="notice warning" aria-label="Deprecated"><p class="notice-title">Deprecated</p>${await describe(deprecated)}</aside>`;
  const list = facts.map((fact) => `<li>${fact}</li>`).join('');
  return `${notice}${await describeRest(description, SUMMARY_LENGTH)}${list === '' ? '' : `<ul class="api-facts">${list}</ul>`}`;
}

async function printProps(component: ComponentReference, target: TypeTarget): Promise<string> {
  const { name, props, alsoAccepts } = component;
  const rows = await Promise.all(
    props.map((prop) => memberRow(memberAnchor(name, prop.name), prop, target)),
  );
  const more =
    alsoAccepts.length === 0
      ? ''
      : `<p class="api-also">Also accepts: ${alsoAccepts.map((prop) => code(escapeHtml(prop))).join(', ')}</p>`;
  return `${rows.join('') || '<p>No props of its own.</p>'}${more}`;
}

async function slotRow(owner: string, slot: ReferenceSlot, target: TypeTarget): Promise<string> {
  const facts = [
    planMark(slot.plan),
    slot.default === undefined
      ? ''
      : `<span class="api-default">default ${code(linkType(slot.default, target))}</span>`,
    slot.className === undefined
      ? ''
      : `<span class="api-type">${code(`.${escapeHtml(slot.className)}`)}</span>`,
  ];
  const types = [
    slot.baseProps && `Props: ${code(linkType(slot.baseProps, target))}`,
    slot.ownerState && `Owner state: ${code(linkType(slot.ownerState, target))}`,
  ].filter((text) => typeof text === 'string');
  return printRow({
    id: slotAnchor(owner, slot.name),
    name: slot.name,
    facts,
    text: await describe(slot.description),
    details: types.length === 0 ? '' : `<p>${types.join('<br>')}</p>`,
    traits: slot.plan === 'community' ? [] : ['paid'],
  });
}

async function classRow(owner: string, entry: ReferenceClass): Promise<string> {
  const { key, className, global, deprecated, description } = entry;
  const facts = [
    `<span class="api-type">${code(`.${escapeHtml(className)}`)}</span>`,
    global ? '<span class="chip" title="Added while the state holds">State</span>' : '',
    deprecated === undefined ? '' : '<span class="chip">Deprecated</span>',
  ];
  return printRow({
    id: classAnchor(owner, key),
    name: key,
    facts,
    text: await describe([deprecated ?? '', description].join('\n\n')),
    details: '',
    traits: deprecated === undefined ? [] : ['deprecated'],
  });
}

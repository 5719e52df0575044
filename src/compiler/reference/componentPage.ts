import {
  classAnchor,
  memberAnchor,
  slotAnchor,
  type ComponentReference,
  type ReferenceClass,
  type ReferenceSlot,
} from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { printDemoLinks, type WithDemos } from './demoLinks.ts';
import { describe, describeRest, SUMMARY_LENGTH } from './describe.ts';
import { higherPlansGroup } from './higherPlans.ts';
import { groupMembers } from './memberGroups.ts';
import { code, memberRow, planMark, printRow } from './rows.ts';
import {
  printImports,
  printSections,
  ungrouped,
  type ReferencePage,
  type Section,
} from './section.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

/**
 * The reference page of a component, section by section.
 * @param higher the components of higher plans that have more props.
 */
export async function componentPage(
  component: ComponentReference & WithDemos,
  target: TypeTarget,
  higher: readonly ComponentReference[] = [],
): Promise<ReferencePage> {
  const { name, props, slots, classes } = component;
  const slotRows = await Promise.all(slots.map((slot) => slotRow(name, slot, target)));
  const classRows = await Promise.all(classes.map((entry) => classRow(name, entry)));
  const page = printSections([
    { id: 'import', title: 'Import', html: await printImports(component.imports) },
    await propsSection(component, target, higher),
    ...(slots.length > 0 ? [{ id: 'slots', title: 'Slots', groups: ungrouped(slotRows) }] : []),
    ...(classes.length > 0
      ? [{ id: 'classes', title: 'CSS classes', groups: ungrouped(classRows) }]
      : []),
  ]);
  return {
    html: (await printHead(component)) + printDemoLinks(component.demos ?? []) + page.html,
    toc: page.toc,
    anchors: [
      ...page.anchors,
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

async function propsSection(
  component: ComponentReference,
  target: TypeTarget,
  higher: readonly ComponentReference[],
): Promise<Section> {
  const { name, props, alsoAccepts, route } = component;
  const rows = await Promise.all(
    props.map(async (prop) => ({
      name: prop.name,
      row: await memberRow(memberAnchor(name, prop.name), prop, target),
    })),
  );
  const names = alsoAccepts.map((prop) => code(escapeHtml(prop))).join(', ');
  return {
    id: 'props',
    title: 'Props',
    html: rows.length === 0 ? '<p>No props of its own.</p>' : '',
    groups: [
      ...groupMembers(folderOf(route), rows),
      ...higherPlansGroup(component, higher, target),
    ],
    end: names === '' ? '' : `<p class="api-also">Also accepts: ${names}</p>`,
  };
}

/** `/x/api/data-grid/data-grid/` → `data-grid`, the product's. */
const folderOf = (route: string): string => route.split('/')[3] ?? '';

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

import type { Element, ElementContent } from 'hast';
import {
  classAnchor,
  memberAnchor,
  slotAnchor,
  type ComponentReference,
  type ReferenceClass,
  type ReferenceMember,
} from '#core/reference/reference.ts';
import { styleHookAnchor, type StyleHook } from '#core/reference/styleHooks.ts';
import { element, place } from '../print/tree.ts';
import { demoLinks, type WithDemos } from './demoLinks.ts';
import { describe, describeRest, SUMMARY_LENGTH } from './describe.ts';
import { higherPlansGroup } from './higherPlans.ts';
import { groupMembers } from './memberGroups.ts';
import {
  deprecation,
  factList,
  lifetimeFacts,
  typeParameterFacts,
  type EntryFact,
} from './head.ts';
import { deprecatedMark, deprecatedTrait, inlineCode, memberRow, row } from './rows.ts';
import { inheritedSection } from './inherited.ts';
import { importSizes, printSize, SIZE_MEANS } from './importSize.ts';
import { importNodes, pageOf, ungrouped, type ReferencePage, type Section } from './section.ts';
import { slotRow } from './slotRow.ts';
import { styleHookSections } from './styleHooks.ts';
import type { TypeTarget } from './typeLinks.ts';

interface AroundComponent {
  /** The components of higher plans that have more props. */
  higher?: readonly ComponentReference[];
  /** Its CSS variables and data attributes. */
  hooks?: readonly StyleHook[];
  /** What the versions have changed of it. */
  changes?: readonly Section[];
}

/**
 * The reference page of a component, section by section.
 */
export async function componentPage(
  component: ComponentReference & WithDemos,
  target: TypeTarget,
  { higher = [], hooks = [], changes = [] }: AroundComponent = {},
): Promise<ReferencePage> {
  const { name, props, inherited, slots, classes } = component;
  const slotRows = await Promise.all(
    slots.map((slot) => slotRow({ id: slotAnchor(name, slot.name) }, slot, target)),
  );
  const classRows = await Promise.all(classes.map((entry) => classRow(name, entry)));
  const page = pageOf(await headOf(component), [
    {
      id: 'import',
      title: 'Import',
      start: [...(await importNodes(component.imports)), ...sizeNodes(component.imports)],
    },
    await propsSection(component, target, higher),
    ...(await inheritedSection(component, target)),
    ...(slots.length > 0 ? [{ id: 'slots', title: 'Slots', groups: ungrouped(slotRows) }] : []),
    ...(classes.length > 0
      ? [{ id: 'classes', title: 'CSS classes', groups: ungrouped(classRows) }]
      : []),
    ...(await styleHookSections(name, hooks)),
    ...changes,
  ]);
  return {
    ...page,
    anchors: [
      ...page.anchors,
      ...[...props, ...(inherited?.props ?? [])].map((prop) => memberAnchor(name, prop.name)),
      ...slots.map((slot) => slotAnchor(name, slot.name)),
      ...classes.map(({ key }) => classAnchor(name, key)),
      ...hooks.map((hook) => styleHookAnchor(name, hook.name)),
    ],
  };
}

/** What the import adds to an application; by package, where there are several. */
function sizeNodes(imports: ComponentReference['imports']): Element[] {
  const sizes = importSizes(imports);
  if (sizes.length === 0) return [];
  const parts = sizes.flatMap(({ package: name, bytes }, at): (ElementContent | string)[] => [
    ...(at === 0 ? [] : [', ']),
    printSize(bytes),
    ...(sizes.length === 1 ? [] : [' from ', inlineCode(name)]),
  ]);
  // The root of a package and the entry of a component weigh the same (`importSizes.test.ts`).
  const isMeasured = imports.every((one) => sizes.some((size) => size.package === one.package));
  const lines = isMeasured && imports.length > sizes.length ? ' with either line' : '';
  const means = `${lines} (${SIZE_MEANS}).`;
  return [element('p', { className: ['api-size'] }, ['Size: ', ...parts, means])];
}

async function headOf(component: ComponentReference & WithDemos): Promise<ElementContent[]> {
  const { description, typeParameters, refElement, themeName, demos } = component;
  const facts: EntryFact[] = [
    ...lifetimeFacts(component),
    ...typeParameterFacts(typeParameters),
    ...(refElement ? [['The ', inlineCode('ref'), ' is a ', inlineCode(refElement), '.']] : []),
    ...(themeName ? [['Theme key: ', inlineCode(themeName)]] : []),
  ];
  return [
    ...(await deprecation(component)),
    ...(await describeRest(description, SUMMARY_LENGTH)),
    ...factList(facts),
    ...demoLinks(demos),
  ];
}

const usesOf = ({ demos = [] }: ReferenceMember & WithDemos): number => demos.length;

/** What must be given first, then what most demos use; the rest as it was. */
const byUse = (props: readonly ReferenceMember[]): ReferenceMember[] =>
  props.toSorted((a, b) => Number(b.required) - Number(a.required) || usesOf(b) - usesOf(a));

async function propsSection(
  component: ComponentReference,
  target: TypeTarget,
  higher: readonly ComponentReference[],
): Promise<Section> {
  const { name, props, route } = component;
  const rows = await Promise.all(
    byUse(props).map(async (prop) => ({
      name: prop.name,
      row: await memberRow({ id: memberAnchor(name, prop.name) }, prop, target),
    })),
  );
  return {
    id: 'props',
    title: 'Props',
    start: rows.length === 0 ? [element('p', {}, ['No props of its own.'])] : [],
    groups: [
      ...groupMembers(folderOf(route), rows),
      ...higherPlansGroup(component, higher, target),
    ],
  };
}

/** `/x/api/data-grid/data-grid/` → `data-grid`, the product's. */
const folderOf = (route: string): string => route.split('/')[3] ?? '';

async function classRow(owner: string, entry: ReferenceClass): Promise<Element> {
  const { key, className, global, deprecated, description } = entry;
  return row({
    id: classAnchor(owner, key),
    name: key,
    facts: [
      place('TypeFact', { type: [`.${className}`] }),
      ...(global ? [place('Chip', { text: 'State', title: 'Added while the state holds' })] : []),
      ...deprecatedMark(entry),
    ],
    text: await describe([deprecated ?? '', description].join('\n\n')),
    traits: deprecatedTrait(deprecated),
    lifetime: entry,
  });
}

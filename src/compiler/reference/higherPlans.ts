import type { Element } from 'hast';
import { memberAnchor, type ComponentReference } from '#core/reference/reference.ts';
import { planMark, row, typeFact } from './rows.ts';
import type { RowGroup } from './section.ts';
import type { TypeTarget } from './typeLinks.ts';

/** The components that have what this one has and more, the nearest plan first: DataGrid → DataGridPro, DataGridPremium. */
export function higherPlans(
  { name }: ComponentReference,
  components: readonly ComponentReference[],
): ComponentReference[] {
  const base = name.replace(/Pro$/, '');
  const names = name === base ? [`${base}Pro`, `${base}Premium`] : [`${base}Premium`];
  return names
    .map((higher) => components.find((component) => component.name === higher))
    .filter((component) => component !== undefined);
}

/** Props that only a higher plan has: who filters for one finds where it is, instead of nothing. */
export function higherPlansGroup(
  own: ComponentReference,
  higher: readonly ComponentReference[],
  target: TypeTarget,
): RowGroup[] {
  const known = new Set([...own.props, ...(own.inherited?.props ?? [])].map(({ name }) => name));
  const rows: Element[] = [];
  for (const { name: owner, route, props } of higher) {
    for (const prop of props) {
      const { name, plan, type } = prop;
      if (known.has(name)) continue;
      known.add(name);
      const anchor = memberAnchor(owner, name);
      rows.push(
        row({
          name,
          href: `${route}#${anchor}`,
          facts: [...planMark(plan), typeFact(type.short, target)],
          traits: ['paid'],
          lifetime: prop,
        }),
      );
    }
  }
  return rows.length === 0 ? [] : [{ id: 'higher-plans', title: 'Only in higher plans', rows }];
}

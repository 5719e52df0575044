import type { Element, ElementContent, Root } from 'hast';
import type { TocEntry } from '#core/page/page.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { ReferenceImport } from '#core/reference/reference.ts';
import { tabSetClass, tabStyles } from '#markup/tabs/tabStyles.ts';
import { codeBlock } from '../markdown/codeBlock.ts';
import { element, place } from '../print/tree.ts';
import { traitsOf, versionsOf } from './rows.ts';

/** The article of a reference page. */
export interface ReferencePage {
  tree: Root;
  toc: TocEntry[];
  anchors: string[];
}

/** A part of a long list, under a heading of its own. */
export interface RowGroup {
  id: string;
  title: string;
  rows: readonly Element[];
}

export interface Section {
  id: string;
  title: string;
  /** Before the rows. */
  start?: ElementContent[];
  /** One group without a title, or several with one each. */
  groups?: readonly RowGroup[];
  /** After the rows. */
  end?: ElementContent[];
}

/** Rows without a division. */
export const ungrouped = (rows: readonly Element[]): RowGroup[] => [{ id: '', title: '', rows }];

/** A shorter list is seen at once. */
export const FILTER_FROM_ROWS = 12;

/** The sections of a page below its head, with what the table of contents and the check of links need. */
export function pageOf(head: ElementContent[], sections: readonly Section[]): ReferencePage {
  const toc = sections.flatMap(({ id, title, groups = [] }): TocEntry[] => [
    { id, text: title, level: 2 },
    ...titled(groups).map((group): TocEntry => ({ id: group.id, text: group.title, level: 3 })),
  ]);
  const children = [place('EntryNote', {}), ...head, ...sections.flatMap(sectionNodes)];
  return { tree: { type: 'root', children }, toc, anchors: toc.map(({ id }) => id) };
}

const titled = (groups: readonly RowGroup[]): RowGroup[] =>
  groups.filter(({ title }) => title !== '');

function sectionNodes({ id, title, start = [], groups = [], end = [] }: Section): ElementContent[] {
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.length;
  const list = place(
    'List',
    {
      ...(count >= FILTER_FROM_ROWS && { filtered: id }),
      filter: { title, count, traits: traitsOf(rows), versions: versionsOf(rows) },
    },
    groups.flatMap((group) => [
      ...(group.title === '' ? [] : [heading(3, group.id, group.title)]),
      ...group.rows,
    ]),
  );
  return [heading(2, id, title), ...start, ...(count === 0 ? [] : [list]), ...end];
}

const heading = (level: 2 | 3, id: string, title: string): Element =>
  place('Heading', { level, id, title });

/** The choice that is remembered for all pages of the reference. */
const PLAN_TABS = 'plan';

/** The import lines that work: a block for each plan, with a switch between them. */
export async function importNodes(imports: readonly ReferenceImport[]): Promise<ElementContent[]> {
  const plans = [...new Set(imports.map(({ plan }) => plan))];
  const blocks = await Promise.all(
    plans.map(async (plan) => {
      const lines = imports.filter((entry) => entry.plan === plan).map(({ line }) => line);
      return {
        label: PLAN_NAMES[plan],
        value: plan,
        block: await codeBlock({ code: lines.join('\n// or\n'), language: 'js' }),
      };
    }),
  );
  if (blocks.length < 2) return blocks.map(({ block }) => block);
  const choice = { group: PLAN_TABS, values: plans };
  const set = tabSetClass([choice], choice);
  const id = 'imports';
  const tabs = blocks.map(({ label, value }) => ({ label, value }));
  const panels = blocks.map(({ label, value, block }) =>
    place('TabPanel', { id, label, value }, [block]),
  );
  return [
    element('style', {}, [tabStyles([choice])]),
    place('Tabs', { id, group: PLAN_TABS, set, tabs }, panels),
  ];
}

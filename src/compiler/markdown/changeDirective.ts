import type { Heading, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import {
  CHANGE_KINDS,
  guideOf,
  isChangeKind,
  type BreakingChange,
  type UpgradeGuide,
} from '#core/migration/change.ts';
import { isName } from '#core/migration/names.ts';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import { readDiffs, readPlain, readRenames, readTables } from './changeNames.ts';
import { lineOf, report, type PageContext } from './context.ts';
import { headingId } from './headings.ts';
import { impliedSymptom, readSymptom, unwrapSymptoms } from './symptoms.ts';

/** Whether a node says what kind of change its section is. */
export const isChange = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'change';

const KNOWN = ['kind', 'names', 'without', 'plan'];
const REMEDY = `Write ::change{kind="renamed"} below the heading; kinds: ${CHANGE_KINDS.join(', ')}, or none for what is no change.`;

interface Section {
  heading: Heading;
  /** What stands below the heading, up to the next one of level 2 or 3. */
  nodes: RootContent[];
  hasSubsections: boolean;
}

/**
 * Takes `::change` out of an upgrade guide and notes what it says. Names come from the diffs and the tables of the
 * section, and from the directive; the symptom is marked in the text, or follows from the kind. Call when headings have their ids, and before fences are drawn.
 */
export function takeChanges(
  tree: Root,
  context: PageContext,
  page: { route: string; markdown: string },
): void {
  const id = /^\/x\/migration\/([\w-]+)\/$/.exec(page.route)?.[1] ?? '';
  const guide = guideOf(id);
  const lines = page.markdown.split('\n');
  const filterLine = lines.indexOf('::changes') + 1;
  const sections = sectionsOf(tree);
  const changes: Section[] = [];
  for (const section of sections) {
    const [directive, second] = section.nodes.filter(isChange);
    if (directive === undefined) {
      const isBelowFilter = filterLine > 0 && lineOf(section.heading) > filterLine;
      if (guide !== undefined && isBelowFilter && holdsChange(section)) {
        const message = `The change "${titleOf(section)}" says no kind.`;
        report(context, section.heading, { message, remedy: REMEDY });
      }
      continue;
    }
    if (second !== undefined || guide === undefined) {
      const message =
        guide === undefined
          ? 'A change stands on a page that is no guide between two versions.'
          : `The section "${titleOf(section)}" is two changes.`;
      report(context, second ?? directive, { message, remedy: 'Give each change a heading.' });
      continue;
    }
    // A way through the guide, such as one straight to the newest version.
    if (directive.attributes?.['kind'] === 'none') continue;
    const title = lines[lineOf(section.heading) - 1] ?? '';
    const change = readChange(directive, section, { context, titleLine: title });
    changes.push(section);
    if (change !== undefined) {
      context.changes.push({ ...change, id: `${id}#${headingId(section.heading)}`, ...guide });
    }
  }
  unwrapSymptoms(
    tree,
    changes.map(({ nodes }) => nodes),
    context,
  );
  for (const node of tree.children.filter(isChange)) {
    if (!sections.some(({ nodes }) => nodes.includes(node))) {
      report(context, node, { message: 'A change stands above all headings.', remedy: REMEDY });
    }
  }
  tree.children = tree.children.filter((node) => !isChange(node));
}

const titleOf = ({ heading }: Section): string => toString(heading, { includeHtml: false }).trim();

/** Whether it is a change, not a heading over others. */
const holdsChange = ({ hasSubsections, nodes }: Section): boolean =>
  !hasSubsections || readDiffs(nodes).names.length > 0;

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      const last = sections.at(-1);
      if (last !== undefined && node.depth > last.heading.depth) last.hasSubsections = true;
      sections.push({ heading: node, nodes: [], hasSubsections: false });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

function readChange(
  node: LeafDirective,
  section: Section,
  { context, titleLine }: { context: PageContext; titleLine: string },
): Omit<BreakingChange, 'id' | 'product' | 'from' | 'to'> | undefined {
  const { kind = '', names: given = '', without = '', plan } = node.attributes ?? {};
  const wrong = Object.keys(node.attributes ?? {}).find((key) => !KNOWN.includes(key));
  if (wrong !== undefined) {
    const remedy = `Legal: ${KNOWN.join(', ')}.`;
    report(context, node, { message: `A change has "${wrong}".`, remedy });
  }
  const givenNames = words(given);
  const bad = givenNames.find((name) => !isName(name));
  if (bad !== undefined) {
    const remedy =
      'Spell names as src/core/migration/names.ts does: DataGrid, page=, hide:, .setPage, slots.toolbar, MuiDataGrid-cell.';
    report(context, node, { message: `A change has the name "${bad}".`, remedy });
  }
  const { names: taken, codemods } = readDiffs(section.nodes);
  const left = new Set(words(without));
  const names = [
    ...new Set([
      ...givenNames,
      ...taken,
      ...readTables(section.nodes),
      ...readPlain(section.nodes),
    ]),
  ].filter((name) => !left.has(name));
  if (names.length === 0) {
    const message = `The change "${titleOf(section)}" names nothing that code contains.`;
    const remedy = 'Say what to look for: ::change{kind="default" names="DataGrid rowHeight="}.';
    report(context, node, { message, remedy });
  }
  if (!kind || !isChangeKind(kind)) {
    report(context, node, { message: `A change has the kind "${kind ?? ''}".`, remedy: REMEDY });
    return undefined;
  }
  const ofTitle = /:(pro|premium)\b/.exec(titleLine)?.[1];
  const named = plan ?? ofTitle ?? 'community';
  if (!isPlan(named)) {
    const remedy = `Use one of: ${PLANS.join(', ')}.`;
    report(context, node, { message: `A change has the plan "${named}".`, remedy });
    return undefined;
  }
  if (names.length === 0) return undefined;
  const symptom = readSymptom(section.nodes);
  const implied = symptom === undefined ? impliedSymptom(kind, names) : undefined;
  return {
    title: titleOf(section),
    kind,
    plan: named,
    names,
    renames: readRenames(section.nodes),
    codemods,
    ...(symptom !== undefined && { symptom }),
    ...(implied !== undefined && { symptom: implied, isImplied: true as const }),
  };
}

const words = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');

const isPlan = (text: string): text is Plan => PLANS.some((plan) => plan === text);

const COMMAND = /^npx @mui\/(?:x-)?codemod@\S+ \S+ src$/gm;

/**
 * What an upgrade guide tells everybody to do before its changes: packages to install, and codemods to run.
 * @param title of the page. @returns undefined for another page.
 */
export function readGuide(page: {
  route: string;
  markdown: string;
  title: string;
}): UpgradeGuide | undefined {
  const id = /^\/x\/migration\/([\w-]+)\/$/.exec(page.route)?.[1] ?? '';
  const guide = guideOf(id);
  if (guide === undefined) return undefined;
  const start = page.markdown.split(/^::changes$/m)[0] ?? '';
  const install = [...start.matchAll(/^::install\{packages="([^"]+)"\}$/gm)];
  return {
    id,
    title: page.title,
    ...guide,
    install: install.flatMap(([, packages]) => words(packages)),
    commands: start.match(COMMAND) ?? [],
  };
}

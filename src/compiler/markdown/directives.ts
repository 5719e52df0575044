import type { Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit, SKIP } from 'unist-util-visit';
import { PACKAGE_MANAGERS } from '#core/installation.ts';
import { TAB_WORD } from '#core/preferences/preferences.ts';
import { slugOf } from '#core/page/slug.ts';
import { tabSetClass, type TabGroup } from '#markup/tabs/tabStyles.ts';
import { parseLines } from '../highlight/lineMarks.ts';
import { becomes, element, inMarkdown, place, replaceBy } from '../print/tree.ts';
import { renderApi } from './apiDirective.ts';
import { isAsks } from './asks.ts';
import { isChange } from './changeDirective.ts';
import { renderChanges } from './changesDirective.ts';
import { codeBlock } from './codeBlock.ts';
import { renderDemoGallery } from './demoGallery.ts';
import { renderGallery } from './gallery.ts';
import { renderInstallation } from './installation.ts';
import { installNote, withoutVersion } from './installNote.ts';
import { isTypeScript, onlyTypeScript, renderTypeScript } from './onlyTypeScript.ts';
import { renderPeers } from './peers.ts';
import { renderPlaygrounds } from './playgrounds.ts';
import { lineOf, report, type PageContext } from './context.ts';
import { isSymptom } from './symptoms.ts';

export const NOTICES = {
  info: 'Note',
  success: 'Good to know',
  warning: 'Warning',
  error: 'Pitfall',
} as const;
export const PLAN_MARKS = { pro: 'Pro', premium: 'Premium' } as const;
const LEGAL = [
  '::demo{name="…" lines="…" whole}',
  '::api{component="…" only="…"}',
  '::install{packages="…"}',
  '::keyboard{table="…"}',
  '::features',
  '::locales{of="…"}',
  '::demos',
  '::gallery{of="…"}',
  '::change{kind="…" names="…"}',
  '::changes',
  '::installation',
  '::peers{of="…"}',
  '::playgrounds{of="…"}',
  '::upgrade-assistant',
  ':::info',
  ':::success',
  ':::warning',
  ':::error',
  ':::asks',
  ':::typescript',
  '::::tabs{group="…"} with :::tab[…]',
  ':pro',
  ':premium',
  ':kbd[Enter]',
  ':plain[`code`]',
  ':since{in="8.4" of="…"}',
  ':symptom[text]',
  ':ts[text]',
].join(', ');

const has = <K extends string>(table: Record<K, unknown>, name: string): name is K =>
  Object.hasOwn(table, name);

/**
 * Turns every directive into a component, a demo's place, or a problem that names the legal ones.
 * @param markdown the page, to give back what was meant as text exactly as it was written.
 */
export async function renderDirectives(
  tree: Root,
  context: PageContext,
  markdown: string,
): Promise<void> {
  // Before the blocks, because they read their titles as text.
  visit(tree, 'textDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (isSymptom(node)) return undefined; // read with its change, when headings have their ids
    parent.children.splice(index, 1, ...(renderText(node, markdown) as never[]));
    return [SKIP, index];
  });
  const installs: LeafDirective[] = [];
  visit(tree, ['containerDirective', 'leafDirective'], (node, _, parent) => {
    const directive = node as ContainerDirective | LeafDirective;
    if ((isAsks(directive) || isChange(directive)) && parent === tree) return; // taken out when headings have their ids
    if (directive.type === 'containerDirective') renderContainer(directive, parent, context);
    else if (directive.name === 'install' || directive.name === 'installation') {
      installs.push(directive);
    } else if (directive.name === 'peers') renderPeers(directive, context);
    else if (directive.name === 'api') renderApi(directive, context);
    else if (directive.name === 'changes') renderChanges(directive, tree, context);
    else if (directive.name === 'upgrade-assistant') {
      replaceBy(directive, place('UpgradePlace', {}));
    } else if (directive.name === 'gallery') renderGallery(directive, context);
    else if (directive.name === 'demos') renderDemoGallery(directive, context);
    else if (directive.name === 'playgrounds') renderPlaygrounds(directive, context);
    else renderLeaf(directive, context);
  });
  for (const node of installs) {
    await (node.name === 'install' ? renderInstall : renderInstallation)(node, context);
  }
}

/** `:pro`, `:premium`, `:kbd[Enter]`, `:plain[…]`, `:ts[…]`; anything else was meant as text, such as a time or a CSS pseudo-class. */
function renderText(node: TextDirective, markdown: string): RootContent[] {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const inside = node.children;
  if (node.name === 'kbd' && inside.length > 0) {
    return [{ type: 'emphasis', children: inside, data: { hName: 'kbd' } }];
  }
  if (isTypeScript(node) && inside.length > 0) {
    return [{ type: 'emphasis', children: inside, data: onlyTypeScript('span') }];
  }
  if (node.name === 'plain' && inside.length > 0) {
    for (const child of inside) {
      if (child.type === 'inlineCode') child.data = { ...child.data, plain: true };
    }
    return inside;
  }
  if (has(PLAN_MARKS, node.name) && inside.length === 0) {
    // What touches the mark is no part of it: `:pro{#id}` is a heading's id.
    const rest = markdown.slice(start + 1 + node.name.length, end);
    return [inMarkdown(place('PlanMark', { plan: node.name })), { type: 'text', value: rest }];
  }
  const insideStart = inside[0]?.position?.start.offset ?? end;
  const insideEnd = inside.at(-1)?.position?.end.offset ?? end;
  return [
    { type: 'text', value: markdown.slice(start, insideStart) },
    ...inside,
    { type: 'text', value: markdown.slice(insideEnd, end) },
  ];
}

function renderLeaf(node: LeafDirective, context: PageContext): void {
  const name = node.attributes?.['name'];
  if (node.name !== 'demo') {
    report(context, node, {
      message: `Unknown directive "::${node.name}".`,
      remedy: `Use: ${LEGAL}.`,
    });
  } else if (!name || !/^[A-Z]\w*$/.test(name)) {
    const remedy = 'Write ::demo{name="BasicSorting"}; the name is the file\'s, without .tsx.';
    report(context, node, { message: `A demo is named "${name ?? ''}".`, remedy });
  } else if (context.demos.some((shown) => shown.name === name)) {
    const remedy = 'Show each demo once on a page; link to it with #Name.';
    report(context, node, { message: `The demo "${name}" stands twice on the page.`, remedy });
  } else {
    const marked = node.attributes?.['lines'];
    const lines = parseLines(marked ?? '');
    if (marked !== undefined && marked !== null && lines.length === 0) {
      const remedy = 'Write numbers and ranges of lines: lines="1,3-5".';
      report(context, node, { message: `A demo marks the lines "${marked}".`, remedy });
    }
    context.demos.push({
      name,
      line: lineOf(node),
      ...(lines.length > 0 && { lines }),
      ...(node.attributes?.['whole'] != null && { whole: true as const }),
    });
    context.anchors.push(name);
    replaceBy(node, element(DEMO_PLACE, { name }));
  }
}

/** The element in whose place the demo's frame comes when its files are read. */
export const DEMO_PLACE = 'demo-place';

function renderContainer(
  node: ContainerDirective,
  parent: Parents | undefined,
  context: PageContext,
): void {
  if (has(NOTICES, node.name)) {
    renderNotice(node, node.name);
  } else if (node.name === 'tabs') {
    renderTabs(node, context);
  } else if (isAsks(node)) {
    report(context, node, {
      message: 'Questions stand inside another block.',
      remedy: 'Put :::asks right below a heading.',
    });
  } else if (isTypeScript(node)) {
    renderTypeScript(node, context);
  } else if (node.name !== 'tab') {
    report(context, node, {
      message: `Unknown directive ":::${node.name}".`,
      remedy: `Use: ${LEGAL}.`,
    });
  } else if (parent?.type !== 'containerDirective' || parent.name !== 'tabs') {
    report(context, node, { message: 'A tab stands outside of tabs.', remedy: TABS_REMEDY });
  }
}

/** The title in brackets comes as a paragraph marked as the label. */
function takeLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined;
  node.children.shift();
  return toString(first, { includeHtml: false }).trim();
}

function renderNotice(node: ContainerDirective, kind: keyof typeof NOTICES): void {
  const title = takeLabel(node) ?? NOTICES[kind];
  becomes(node, 'Notice', { kind, title });
}

const TABS_REMEDY =
  'Write ::::tabs{group="bundler"}, then two or more :::tab[Name] … :::, then ::::.';

function renderTabs(node: ContainerDirective, context: PageContext): void {
  const group = node.attributes?.['group'] ?? '';
  const tabs = node.children.filter(
    (child): child is ContainerDirective =>
      child.type === 'containerDirective' && child.name === 'tab',
  );
  if (!TAB_WORD.test(group) || tabs.length < 2 || tabs.length !== node.children.length) {
    report(context, node, {
      message: 'Tabs without a group or without tabs.',
      remedy: TABS_REMEDY,
    });
    return;
  }
  const named = tabs.map((tab) => {
    const label = takeLabel(tab) ?? '';
    return { tab, label, value: slugOf(label) };
  });
  const values = named.map(({ value }) => value);
  if (new Set(values).size < values.length || !values.every((value) => TAB_WORD.test(value))) {
    const names = named.map(({ label }) => `"${label}"`).join(', ');
    const remedy =
      'Give each tab a short name of its own, in Latin letters or digits: :::tab[Vite].';
    report(context, node, { message: `The tabs of "${group}" are named ${names}.`, remedy });
    return;
  }
  const { id, set } = addTabs(context, { group, values });
  for (const { tab, label, value } of named) {
    becomes(tab, 'TabPanel', { id, label, value });
  }
  const list = named.map(({ label, value }) => ({ label, value }));
  becomes(node, 'Tabs', { id, group, set, tabs: list });
}

/**
 * Notes tabs of the page.
 * @returns a prefix for the ids of their panels, and the class of all tabs of the page with the same group and values.
 */
function addTabs(context: PageContext, tabs: TabGroup): { id: string; set: string } {
  context.tabs.push(tabs);
  return {
    id: `tabs-${context.tabs.length}`,
    set: tabSetClass(context.tabs, tabs),
  };
}

/** `::install{packages="a b"}`: one command per package manager, as remembered tabs. */
async function renderInstall(node: LeafDirective, context: PageContext): Promise<void> {
  const packages = node.attributes?.['packages'] ?? '';
  if (!/^[@\w/.^~-]+( [@\w/.^~-]+)*$/.test(packages)) {
    const remedy = 'Write ::install{packages="@mui/x-data-grid@8 @mui/material@7"}.';
    report(context, node, { message: `Packages to install are "${packages}".`, remedy });
    return;
  }
  const names = packages.split(' ');
  const [unversioned] = withoutVersion(names);
  if (unversioned !== undefined) {
    const message = `"${unversioned}" would be installed in its newest version, of whatever major.`;
    report(context, node, { message, remedy: `Write ${unversioned}@8.` });
    return;
  }
  const group = 'package-manager';
  const { id, set } = addTabs(context, {
    group,
    values: PACKAGE_MANAGERS.map(({ value }) => value),
  });
  const tabs = PACKAGE_MANAGERS.map(({ value }) => ({ label: value, value }));
  const panels = PACKAGE_MANAGERS.map(async ({ value, command }) =>
    place('TabPanel', { id, label: value, value }, [
      await codeBlock({ code: `${command} ${packages}`, language: 'bash' }),
    ]),
  );
  const commands = place('Tabs', { id, group, set, tabs }, await Promise.all(panels));
  const note = installNote(names);
  replaceBy(
    node,
    note === undefined ? commands : element('div', {}, [commands, place('InstallNote', note)]),
  );
}

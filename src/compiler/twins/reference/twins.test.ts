import type { Nodes, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { styleHooks } from '#content/styleHooks.ts';
import type { ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';
import { extractReference } from '../../extract/extract.ts';
import type { Cache } from '../../cache.ts';
import { projectFolders } from '../../paths.ts';
import { printTwins } from './twins.ts';

/*
 * Over the whole reference: every twin is parsed again by another implementation of GitHub-flavoured Markdown, and what
 * it then says is compared with the model.
 */

/** The model may have to be read from the packages. */
const SLOW_MS = 240_000;

const parser = unified().use(remarkParse).use(remarkGfm);
const uncached: Cache = { read: () => undefined, write: () => {}, get: async (_, make) => make() };

let model: ReferenceModel;
const pages = new Map<string, Root>();

beforeAll(async () => {
  model = await extractReference(projectFolders.generated);
  for (const { route, markdown } of await printTwins(model, products, { cache: uncached })) {
    pages.set(route, parser.parse(markdown) as Root);
  }
}, SLOW_MS);

const pageOf = (route: string): Root => pages.get(route) ?? expect.fail(`${route} has no twin.`);

/** The blocks under a heading, up to the next of its rank or above. */
function under(blocks: readonly RootContent[], depth: number, title: string): RootContent[] {
  const start = blocks.findIndex(
    (node) => node.type === 'heading' && node.depth === depth && toString(node) === title,
  );
  if (start < 0) return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end < 0 ? rest : rest.slice(0, end);
}

const headings = (blocks: readonly RootContent[]): string[] =>
  blocks.flatMap((node) => (node.type === 'heading' ? toString(node) : []));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const plain = (markdown: string): string => {
  const blocks = parser.parse(markdown).children;
  return oneLine(blocks.map((node) => toString(node)).join(' '));
};

function codesIn(node: Nodes | Nodes[]): string[] {
  const codes: string[] = [];
  for (const one of Array.isArray(node) ? node : [node]) {
    visit(one, 'inlineCode', ({ value }) => {
      codes.push(oneLine(value));
    });
  }
  return codes;
}

const rowsOf = (blocks: readonly RootContent[]): string[][] => {
  const table = blocks.find((node): node is Table => node.type === 'table');
  return (table?.children ?? []).map((row) => row.children.map((cell) => oneLine(toString(cell))));
};

/** Every row of a table as an object by column; a cell too many or too few is seen. */
function recordsOf(blocks: readonly RootContent[]): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(blocks);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((title, i) => [title, row[i] ?? '']));
  });
}

/** What a member's section does not say. */
function lostOf(blocks: readonly RootContent[], member: ReferenceMember): string[] {
  const { name, type, parameters = [], returns } = member;
  const own = under(blocks, 3, name);
  const [first = '', ...codes] = codesIn(own);
  const texts = [
    ...parameters.flatMap((parameter) => [parameter.name, parameter.type.text]),
    ...(returns === undefined ? [] : [returns.type.text]),
    ...(type.literals ?? []).filter((literal) => !type.text.includes(literal)),
  ];
  const described = oneLine(own.map((node) => toString(node)).join(' '));
  const words = [
    ...(member.required ? ['Required'] : []),
    ...(member.deprecated === undefined ? [] : ['Deprecated']),
    ...(member.default === undefined ? [] : ['Default:']),
  ];
  return [
    ...(first === oneLine(type.text) ? [] : [type.text]),
    ...texts.filter((text) => !codes.includes(oneLine(text))),
    ...words.filter((word) => !described.includes(word)),
  ].map((lost) => `${name}: ${lost}`);
}

describe('printTwins', () => {
  it('keeps every prop of every component, with its type, parameters and result', () => {
    for (const { route, props } of model.components) {
      const blocks = under(pageOf(route).children, 2, 'Props');
      expect(headings(blocks)).toEqual(props.map(({ name }) => name));
      expect(props.flatMap((prop) => lostOf(blocks, prop))).toEqual([]);
    }
  });

  it('keeps every inherited prop with its type and origin, and the attributes of elements', () => {
    for (const { route, inherited } of model.components) {
      const { props = [], attributes } = inherited ?? {};
      const blocks = under(pageOf(route).children, 2, 'Inherited props');
      const rows = recordsOf(blocks);
      expect(rows.map((row) => [row.Name, row.Type, row.From])).toEqual(
        props.map(({ name, type, origin = '' }) => [name, oneLine(type.text), origin]),
      );
      props.forEach(({ description, required }, i) => {
        const described = rows[i]?.Description ?? '';
        expect(described).toContain(plain(description));
        expect(described.startsWith('Required.')).toBe(required);
      });
      const sentences = blocks.filter(({ type }) => type === 'paragraph');
      expect(codesIn(sentences)).toEqual(attributes === undefined ? [] : [attributes]);
    }
  });

  it('keeps every slot and class, in tables that parse back into the same cells', () => {
    for (const { route, slots, classes } of model.components) {
      const { children } = pageOf(route);
      const slotRows = recordsOf(under(children, 2, 'Slots'));
      expect(slotRows.map((row) => row.Slot)).toEqual(slots.map(({ name }) => name));
      slots.forEach((slot, i) => {
        const { Default = '', Class = '', Props = '', Description = '' } = slotRows[i] ?? {};
        expect([Default, Class, Props, Description]).toEqual([
          oneLine(slot.default ?? ''),
          slot.className === undefined ? '' : `.${slot.className}`,
          oneLine(slot.baseProps ?? ''),
          plain(slot.description),
        ]);
      });
      const classRows = recordsOf(under(children, 2, 'CSS classes'));
      expect(classRows.map((row) => [row.Key, row.Class])).toEqual(
        classes.map(({ key, className }) => [key, `.${className}`]),
      );
      classes.forEach(({ description }, i) => {
        expect(classRows[i]?.Description).toContain(plain(description));
      });
    }
  });

  it('keeps every CSS variable and data attribute', () => {
    const known = model.components.filter(({ name }) => styleHooks[name] !== undefined);
    expect(known).toHaveLength(Object.keys(styleHooks).length);
    for (const { name, route } of known) {
      const { children } = pageOf(route);
      const rows = [
        ...recordsOf(under(children, 2, 'CSS variables')),
        ...recordsOf(under(children, 2, 'Data attributes')),
      ];
      expect(rows.map((row) => [row.Name, row.On])).toEqual(
        styleHooks[name]?.map((hook) => [hook.name, hook.on]),
      );
    }
  });

  it('keeps every member of every interface', () => {
    for (const { route, members } of model.interfaces) {
      const { children } = pageOf(route);
      const groups = [...new Set(members.map(({ group }) => group ?? 'Properties'))];
      for (const group of groups) {
        const own = members.filter((member) => (member.group ?? 'Properties') === group);
        const blocks = under(children, 2, group);
        expect(headings(blocks)).toEqual(own.map(({ name }) => name));
        expect(own.flatMap((member) => lostOf(blocks, member))).toEqual([]);
      }
    }
  });

  it('keeps signatures, parameters and results of every hook', () => {
    for (const { route, signatures, parameters, returns } of model.hooks) {
      const { children } = pageOf(route);
      const fences = under(children, 2, 'Signature').filter((node) => node.type === 'code');
      expect(fences.map((node) => node.value)).toEqual(signatures.map(({ text }) => text));
      const blocks = under(children, 2, 'Parameters');
      for (const parameter of parameters) {
        expect(lostOf(blocks, parameter)).toEqual([]);
        const codes = codesIn(under(blocks, 3, parameter.name));
        for (const { name } of parameter.members) expect(codes).toContain(name);
      }
      const results = under(children, 2, 'Returns');
      expect(headings(results)).toEqual(returns.members.map(({ name }) => name));
      expect(returns.members.flatMap((member) => lostOf(results, member))).toEqual([]);
    }
  });

  it('lists every page, event and selector in the indexes', () => {
    const entries = [...model.components, ...model.interfaces, ...model.hooks];
    for (const { id, folder } of products.filter(({ folder: own }) => own !== '')) {
      const hrefs: string[] = [];
      visit(pageOf(`/x/api/${folder}/`), 'link', ({ url }) => {
        hrefs.push(url);
      });
      const own = entries.filter(({ product }) => product === id).map(({ route }) => route);
      expect(own.filter((route) => !hrefs.includes(route))).toEqual([]);
    }
    const { children } = pageOf('/x/api/data-grid/');
    const events = recordsOf(under(children, 2, 'Events'));
    expect(events.map((row) => [row.Event, row.Parameters, row.Description])).toEqual(
      model.events.map(({ name, parameters, description }) => [
        name,
        oneLine(parameters.text),
        plain(description),
      ]),
    );
    const codes = codesIn(under(children, 2, 'Selectors'));
    for (const { name, type } of model.selectors) {
      expect(codes).toContain(name);
      expect(codes).toContain(oneLine(type.text));
    }
  });

  it('has no HTML, no outline but its own, and no link but https and absolute routes', () => {
    const titles =
      /^(Import|Props|Slots|CSS classes|CSS variables|Data attributes|Inherited props|Types|Properties|Signature|Parameters|Returns|Components|Interfaces|Hooks|Events|Selectors|Grid\w+)$/;
    for (const [route, page] of pages) {
      const wrong: string[] = [];
      visit(page, (node) => {
        if (node.type === 'html') wrong.push(node.value);
        if (node.type === 'heading' && node.depth === 2 && !titles.test(toString(node)))
          wrong.push(toString(node));
        if (node.type === 'link' && !/^(https:\/\/|\/x\/)/.test(node.url)) wrong.push(node.url);
      });
      const tops = page.children.filter((node) => node.type === 'heading' && node.depth === 1);
      expect({ route, wrong, tops: tops.length }).toEqual({ route, wrong: [], tops: 1 });
    }
  });
});

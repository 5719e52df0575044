import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readKnown } from '../runner/known.ts';
import { codeProblems, componentsInSlots } from '../support/demoCode.ts';
import { parseSource } from '../support/sources.ts';

const DEMO = /^content\/(?:docs|dateLibraries)\/.*\.tsx?$/;

const sourceOf = (code: string): ts.SourceFile =>
  ts.createSourceFile('Demo.tsx', code, ts.ScriptTarget.Latest, true);

const problemsIn = (code: string): string[] => codeProblems(sourceOf(code));

describe('the code of demos', () => {
  it('can be copied as it stands', () => {
    const demos = readKnown().files.filter(
      (file) => DEMO.test(file) && !file.endsWith('.spec.ts') && !file.endsWith('.d.ts'),
    );
    expect(demos.length).toBeGreaterThan(1000);
    const sources = demos.map(parseSource);
    const inSlots = new Map<string, string[]>();
    for (const source of sources) {
      const folder = path.dirname(source.fileName);
      const names = componentsInSlots(source);
      // A demo in three stylings has a folder, and may share a part with others in the folder above.
      for (const at of [folder, path.dirname(folder)]) {
        inSlots.set(at, [...(inSlots.get(at) ?? []), ...names]);
      }
    }
    const found = sources.flatMap((source) => {
      const names = inSlots.get(path.dirname(source.fileName));
      return codeProblems(source, names).map((problem) => `${source.fileName}:${problem}`);
    });
    expect(found).toEqual([]);
  });
});

describe('codeProblems', () => {
  it.each([
    'const text = localStorage.getItem("key");',
    'try { run(); } catch { window.sessionStorage.clear(); }',
  ])('finds storage that can throw: %s', (code) => {
    expect(problemsIn(code)).toEqual([expect.stringMatching(/^1: A browser can block storage/)]);
  });

  it('finds a stored text that is parsed outside of the try block', () => {
    const code =
      'let text = "{}";\ntry { text = localStorage.getItem("key") ?? text; } catch {}\nJSON.parse(text);';
    expect(problemsIn(code)).toEqual([expect.stringMatching(/^3: A browser can block storage/)]);
    expect(problemsIn('const copy = JSON.parse(JSON.stringify(rows));')).toEqual([]);
    expect(problemsIn('try { JSON.parse(localStorage.getItem("key")); } catch {}')).toEqual([]);
  });

  it.each([
    'function Item({ label }: ItemProps) { return <li>{label}</li>; }',
    'const Item = React.forwardRef((props, ref) => { const { label } = props; return <li ref={ref}>{label}</li>; });',
  ])('finds a slot that drops props: %s', (component) => {
    expect(problemsIn(`${component}\nconst tree = <Tree slots={{ item: Item }} />;`)).toEqual([
      expect.stringMatching(/^1: "Item" drops the props/),
    ]);
  });

  it.each([
    'function Item({ label, ...other }: ItemProps) { return <li {...other}>{label}</li>; }',
    'function Item(props: ItemProps) { const { label } = props; return <li {...props}>{label}</li>; }',
    'function Item() { return <li />; }',
  ])('accepts a slot that hands them on, or takes none: %s', (component) => {
    expect(problemsIn(`${component}\nconst tree = <Tree slots={{ item: Item }} />;`)).toEqual([]);
  });

  it('asks nothing of what replaces a whole part', () => {
    const code =
      'function Total({ sum }) { return <p>{sum}</p>; }\nconst slots = { footer: Total };';
    expect(problemsIn(code)).toEqual([]);
  });

  it('asks nothing of a component that is in no slot, in its file or another', () => {
    const item = sourceOf('export function Item({ label }) { return <li>{label}</li>; }');
    expect(codeProblems(item)).toEqual([]);
    const beside = sourceOf('const slots = { item: Item } satisfies Slots;');
    expect(componentsInSlots(beside)).toEqual(['Item']);
    expect(codeProblems(item, componentsInSlots(beside))).toEqual([
      expect.stringMatching(/^1: "Item" drops the props/),
    ]);
  });

  const parent = (state: string, slotProps: string, element = 'RichTreeView'): string =>
    `function Demo() { ${state}; return <${element} slotProps={${slotProps}} />; }`;

  it.each(['{ item: { title } }', '{ item: () => ({ title }) }', '{ item() { return {}; } }'])(
    'finds slotProps that are new for each render of a parent with state: %s',
    (slotProps) => {
      const code = parent('const [title] = React.useState("")', slotProps);
      expect(problemsIn(code)).toEqual([expect.stringMatching(/^1: These slotProps are new/)]);
    },
  );

  it('accepts those that are kept, of a parent without state, or of a component with one part', () => {
    const state = 'const [title] = React.useState("")';
    expect(problemsIn(parent(state, '{ item: itemProps }'))).toEqual([]);
    expect(problemsIn(parent(state, 'slotProps'))).toEqual([]);
    expect(problemsIn(parent('', '{ item: { title } }'))).toEqual([]);
    expect(problemsIn(parent(state, '{ textField: { title } }', 'DatePicker'))).toEqual([]);
  });
});

import { ThemeContext } from '@emotion/react';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoEnvironment } from '../demo/DemoEnvironment.tsx';
import { yieldTheme, type Prerendered } from '../demo/prerendered.ts';
import { mergeSchemes } from './mergeSchemes.ts';
import { mergeWidths, WHOLE_WIDTHS, WIDTHS, type Widths } from './mergeWidths.ts';
import { prefixIds } from './prefixIds.ts';
import { recordingCache, replaceSheets } from './recorder.ts';
import { beginIds } from './stableIds.ts';
import type { Studio } from './studio.ts';
import { printTree, readTree, walk, type Leaf } from './tree.ts';

/** The window in which a demo has that width. */
const WINDOWS = { narrow: 390, middle: 700, wide: 1440 } as const;

/** What is out of sight in a grid is left out of its picture, except for columns, which a wider screen shows. */
const GRID = { columnBufferPx: 4_000, rowBufferPx: 0, disableEval: true };

interface Themed {
  components?: { MuiDataGrid?: { defaultProps?: object } };
}

function GridProps({ children }: { children: ReactNode }) {
  const theme: Themed = useContext(ThemeContext);
  const own = { ...theme.components, MuiDataGrid: { defaultProps: GRID } };
  return <ThemeContext value={{ ...theme, components: own }}>{children}</ThemeContext>;
}

interface Pass {
  width: keyof Widths;
  mode: 'light' | 'dark';
}

interface Shown {
  Demo: ComponentType;
  name: string;
  /** Nothing is kept free around it. */
  whole: boolean;
}

export type Snapshot = (Demo: ComponentType, name: string, whole: boolean) => Promise<Prerendered>;

const widthsOf = (whole: boolean): Widths => (whole ? WHOLE_WIDTHS : WIDTHS);

/**
 * What takes pictures: a demo as HTML, fluid in its width and in both schemes, its grids and charts drawn. It throws what
 * the demo throws.
 */
export function snapshotsIn({ browser, layout, rules }: Studio): Snapshot {
  const { document } = browser.window;
  replaceSheets();

  async function take(
    { Demo, name, whole }: Shown,
    { width, mode }: Pass,
    css: Record<string, string>,
  ) {
    browser.clear();
    rules.clear();
    beginIds(name);
    browser.resize(WINDOWS[width]);
    const cache = recordingCache((name, rule) => {
      rules.add(rule);
      own[name] = (own[name] ?? '') + rule;
    });
    const own: Record<string, string> = {};
    const place = document.createElement('div');
    document.body.append(place);
    layout.begin(place, widthsOf(whole)[width], WINDOWS[width]);
    const errors: unknown[] = [];
    const onError = (error: unknown): unknown => errors.push(error);
    const root = createRoot(place, {
      onUncaughtError: onError,
      onCaughtError: onError,
    });
    root.render(
      <DemoEnvironment cache={cache} direction="ltr" mode={mode} themeInScript isPicture>
        <GridProps>
          <Demo />
        </GridProps>
      </DemoEnvironment>,
    );
    await browser.settle();
    if (errors.length > 0) throw errors[0];
    const children = readTree(place).children.flatMap((leaf) => withoutSheets(leaf, own));
    root.unmount();
    await browser.settle();
    Object.assign(css, own);
    return children;
  }

  return async (Demo, name, whole) => {
    const css: Record<string, string> = {};
    const at = async (width: Pass['width']): Promise<Leaf[]> => {
      const light = await take({ Demo, name, whole }, { width, mode: 'light' }, css);
      const dark = await take({ Demo, name, whole }, { width, mode: 'dark' }, css);
      return light.flatMap((leaf, i) => mergeSchemes(leaf, dark[i] ?? '', css));
    };
    const wide = await at('wide');
    const narrow = await at('narrow');
    const middle = hasGrid(wide) ? await at('middle') : wide;
    const trees = wide.flatMap((leaf, i) =>
      mergeWidths(narrow[i] ?? '', middle[i] ?? '', leaf, widthsOf(whole)),
    );
    prefixIds(trees, css, `${name}-`);
    for (const [hash, text] of Object.entries(css)) css[hash] = yieldTheme(text);
    return { html: trees.map(printTree).join(''), css };
  };
}

/** A tree without its style elements, whose rules go to the others, and without scroll bars, which have no size yet. */
function withoutSheets(leaf: Leaf, css: Record<string, string>): Leaf[] {
  if (typeof leaf === 'string') return [leaf];
  const { tag, attributes, children } = leaf;
  if (tag === 'style') {
    const name = /^\.([\w-]+)/.exec(children.join(''))?.[1] ?? '';
    css[name] = `@layer mui{${children.join('')}}`;
    return [];
  }
  if (attributes['class']?.includes('MuiDataGrid-scrollbar') === true) return [];
  return [{ ...leaf, children: children.flatMap((child) => withoutSheets(child, css)) }];
}

function hasGrid(trees: readonly Leaf[]): boolean {
  let found = false;
  for (const tree of trees)
    walk(tree, ({ attributes }) => {
      found ||= attributes['class']?.includes('MuiDataGrid-root') === true;
    });
  return found;
}

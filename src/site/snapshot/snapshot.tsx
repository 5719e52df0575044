import { ThemeContext } from '@emotion/react';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PICTURE_WINDOWS, type DrawnSizes } from '#core/page/drawnSizes.ts';
import { DemoEnvironment } from '../demo/DemoEnvironment.tsx';
import { yieldTheme, type Prerendered } from '../demo/prerendered.ts';
import { mergeSchemes } from './mergeSchemes.ts';
import { nameVariables } from './nameVariables.ts';
import { mergeWidths, WHOLE_WIDTHS, WIDTHS, type Widths } from './mergeWidths.ts';
import { prefixIds } from './prefixIds.ts';
import { recordingCache, replaceSheets } from './recorder.ts';
import { beginIds } from './stableIds.ts';
import type { Studio } from './studio.ts';
import { printTree, readTree, walk, type Branch, type Leaf } from './tree.ts';

/** What a demo does in its first second is in its picture, data that comes within it too. */
const FIRST_SECOND_MS = 1_000;
/** Another scheme or width is followed sooner: the grid waits 60 ms for a second change of its size. */
const FOLLOW_MS = 64;

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

/** What is known of a demo beside its component. */
export interface Subject {
  name: string;
  /** Nothing is kept free around it. */
  whole: boolean;
  /** What a browser has measured of what it draws, where layout is not enough. */
  sizes?: DrawnSizes | undefined;
  /** A page that shows it renders it again when the scheme changes. Otherwise only the theme's CSS variables change. */
  inBothSchemes: boolean;
}

interface Shown extends Subject {
  Demo: ComponentType;
}

interface Pass {
  width: keyof Widths;
  mode: 'light' | 'dark';
}

interface Pictures {
  wide: Leaf[];
  wideDark: Leaf[];
  narrow: Leaf[];
  narrowDark: Leaf[];
  /** Only lengths are read off it, and those of grids alone. The wide one when there is no grid. */
  middle: Leaf[];
}

export type Snapshot = (Demo: ComponentType, subject: Subject) => Promise<Prerendered>;

/** Takes the pictures in an order in which each differs from the one before in one thing. */
async function takeAll(
  { inBothSchemes }: Subject,
  take: (pass: Pass) => Promise<Leaf[]>,
): Promise<Pictures> {
  const wide = await take({ width: 'wide', mode: 'light' });
  const dark = inBothSchemes && {
    wideDark: await take({ width: 'wide', mode: 'dark' }),
    narrowDark: await take({ width: 'narrow', mode: 'dark' }),
  };
  const narrow = await take({ width: 'narrow', mode: 'light' });
  const middle = hasGrid(wide) ? await take({ width: 'middle', mode: 'light' }) : wide;
  return { wide, narrow, middle, ...(dark || { wideDark: wide, narrowDark: narrow }) };
}

const widthsOf = (whole: boolean): Widths => (whole ? WHOLE_WIDTHS : WIDTHS);

/**
 * What takes pictures: a demo as HTML, fluid in its width and in both schemes, its grids and charts drawn. It throws what
 * the demo throws.
 */
export function snapshotsIn({ browser, layout, rules }: Studio): Snapshot {
  const { document } = browser.window;
  replaceSheets();

  /** Mounts a demo. @param css gets the rules that it uses, when it is unmounted. */
  function mount({ Demo, name, whole, sizes }: Shown, css: Record<string, string>) {
    browser.clear();
    rules.clear();
    beginIds(name);
    const own: Record<string, string> = {};
    const cache = recordingCache((hash, rule) => {
      rules.add(rule);
      own[hash] = (own[hash] ?? '') + rule;
    });
    const place = document.createElement('div');
    document.body.append(place);
    const errors: unknown[] = [];
    const onError = (error: unknown): unknown => errors.push(error);
    const root = createRoot(place, {
      onUncaughtError: onError,
      onCaughtError: onError,
    });
    const content = (
      <GridProps>
        <Demo />
      </GridProps>
    );
    let time = FIRST_SECOND_MS;
    let shownIn: Pass['mode'] | undefined;
    const take = async ({ width, mode }: Pass): Promise<Leaf[]> => {
      layout.begin(place, {
        width: widthsOf(whole)[width],
        windowWidth: PICTURE_WINDOWS[width],
        drawn: sizes?.[width],
      });
      browser.resize(PICTURE_WINDOWS[width]);
      // Another width is followed by what watches it, as in a browser, and not by rendering everything again.
      if (mode !== shownIn) {
        root.render(
          <DemoEnvironment cache={cache} direction="ltr" mode={mode} themeInScript isPicture>
            {content}
          </DemoEnvironment>,
        );
      }
      shownIn = mode;
      await browser.settle(time);
      time = FOLLOW_MS;
      if (errors.length > 0) throw errors[0];
      const { children } = readTree(place, (branch) => isNotShown(branch, own));
      return nameVariables(children, own);
    };
    const unmount = async (): Promise<void> => {
      root.unmount();
      await browser.settle(FIRST_SECOND_MS);
      Object.assign(css, own);
    };
    return { take, unmount };
  }

  /** All pictures of a demo that is mounted once and follows to other schemes and widths, as it does on a page. */
  async function followAll(shown: Shown, css: Record<string, string>): Promise<Pictures> {
    const { take, unmount } = mount(shown, css);
    const pictures = await takeAll(shown, take);
    await unmount();
    return pictures;
  }

  /** All pictures of a demo that is mounted for each of them. */
  const mountEach = (shown: Shown, css: Record<string, string>): Promise<Pictures> =>
    takeAll(shown, async (pass) => {
      const { take, unmount } = mount(shown, css);
      const picture = await take(pass);
      await unmount();
      return picture;
    });

  return async (Demo, subject) => {
    const { name, whole } = subject;
    const shown = { Demo, ...subject };
    let css: Record<string, string> = {};
    let pictures = await followAll(shown, css);
    // A text that changes with each rendering, such as a count of them, would differ between the pictures.
    const next = subject.inBothSchemes ? pictures.wideDark : pictures.narrow;
    if (textOf(pictures.wide) !== textOf(next)) {
      css = {};
      pictures = await mountEach(shown, css);
    }
    const { wide, narrow, middle } = pictures;
    const merge = (light: readonly Leaf[], dark: readonly Leaf[]): Leaf[] =>
      light.flatMap((leaf, i) => mergeSchemes(leaf, dark[i] ?? '', css));
    const [wideInBoth, narrowInBoth] = [
      merge(wide, pictures.wideDark),
      merge(narrow, pictures.narrowDark),
    ];
    const middleOrWide = middle === wide ? wideInBoth : middle;
    const trees = wideInBoth.flatMap((leaf, i) =>
      mergeWidths(narrowInBoth[i] ?? '', middleOrWide[i] ?? '', leaf, widthsOf(whole)),
    );
    prefixIds(trees, css, `${name}-`);
    for (const [hash, text] of Object.entries(css)) css[hash] = yieldTheme(text);
    return { html: trees.map(printTree).join(''), css };
  };
}

/** What is written in a picture. A demo that counts how often it was drawn says something else each time. */
function textOf(trees: readonly Leaf[]): string {
  return trees.map((tree) => (typeof tree === 'string' ? tree : textOf(tree.children))).join('\n');
}

/** A style element, whose rules go to the others, or a scroll bar, which has no size yet. */
function isNotShown({ tag, attributes, children }: Branch, css: Record<string, string>): boolean {
  if (tag === 'style') {
    const name = /^\.([\w-]+)/.exec(children.join(''))?.[1] ?? '';
    css[name] = `@layer mui{${children.join('')}}`;
    return true;
  }
  return attributes['class']?.includes('MuiDataGrid-scrollbar') === true;
}

function hasGrid(trees: readonly Leaf[]): boolean {
  let found = false;
  for (const tree of trees)
    walk(tree, ({ attributes }) => {
      found ||= attributes['class']?.includes('MuiDataGrid-root') === true;
    });
  return found;
}

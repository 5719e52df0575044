import type { Nodes } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from '#markup/article/Article.tsx';
import { CodeBlock } from '#markup/code/CodeBlock.tsx';
import { components } from '#markup/components.ts';
import { DemoFrame } from '#markup/demo/DemoFrame.tsx';
import { Navigation, type NavigationGroup } from '#markup/navigation/Navigation.tsx';
import { withPlainEscapes } from '#markup/plainEscapes.ts';
import { TableBox } from '#markup/prose/TableBox.tsx';
import { printText } from '../highlight/highlightedCode.ts';
import { placeAd } from './placeAd.ts';
import type { ArticleSource } from './print.ts';
import type { PlacedProps } from './tree.ts';
import { printVariant } from './unprintedCode.ts';

/** What `tree.ts` has placed: one property with all props. */
interface Placed {
  props: object;
  children?: ReactNode;
}

const placed = Object.fromEntries(
  Object.entries(components).map(([name, component]) => [
    name,
    ({ props, children }: Placed): ReactNode =>
      createElement(component as FunctionComponent<object>, { ...props, children } as object),
  ]),
);

/** Code stays in pieces until here. */
const withCode = {
  CodeBlock: ({ props: { code, ...rest } }: { props: PlacedProps<'CodeBlock'> }): ReactNode =>
    createElement(CodeBlock, { ...rest, code: printText(code) }),
  DemoFrame: ({ props: { variants, ...rest } }: { props: PlacedProps<'DemoFrame'> }): ReactNode =>
    createElement(DemoFrame, { ...rest, variants: variants.map(printVariant) }),
};

/** Names of components are no names of HTML elements, which the types of the map ask for. */
const byName = { ...placed, ...withCode, table: TableBox } as Components;

const toReact = (tree: Nodes): ReactNode =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: byName,
    passKeys: false,
    tableCellAlignToStyle: false,
  });

/** React closes `<wbr>` as XML does, which HTML does not need. The keys of a combination stay on one line. */
const print = (node: ReactNode): string =>
  withPlainEscapes(renderToStaticMarkup(node))
    .replaceAll('<wbr/>', '<wbr>')
    .replaceAll('</kbd> + <kbd>', '</kbd>\u00a0+\u00a0<kbd>');

export const printTree = (tree: Nodes): string => print(toReact(tree));

export const printArticle = ({ tree, route, toc, ads = false }: ArticleSource): string =>
  print(createElement(Article, { route, toc }, toReact(ads ? placeAd(tree) : tree)));

export const printNavigation = (groups: readonly NavigationGroup[]): string =>
  print(createElement(Navigation, { groups }));

import type { Element, ElementContent, Properties, Root } from 'hast';
import type { Data, Node } from 'mdast';
import type { ComponentName, PlacedProps as PrintedProps } from '#markup/components.ts';
import type { HighlightedText } from '../highlight/highlightedCode.ts';
import type { UnprintedPageCode } from './unprintedCode.ts';

/** Props whose code is in pieces as long as they are in a tree (`render.ts` prints it). */
interface Unprinted {
  CodeBlock: { code: HighlightedText };
  DemoFrame: { variants: readonly UnprintedPageCode[] };
}

/** What a component is placed with. */
export type PlacedProps<N extends ComponentName> = N extends keyof Unprinted
  ? Omit<PrintedProps<N>, keyof Unprinted[N]> & Unprinted[N]
  : PrintedProps<N>;

/** What a node becomes when Markdown is turned into a tree of elements. */
interface Placement {
  hName: string;
  hProperties: Properties;
}

/**
 * A component's name and props as a tree carries them: one property with all props, which are plain JSON. The types of
 * hast know no property with parts; `print.ts` takes it out again.
 */
const placement = <N extends ComponentName>(name: N, props: PlacedProps<N>): Placement => ({
  hName: name,
  hProperties: { props } as unknown as Properties,
});

/** A component in the tree of an article. */
export function place<N extends ComponentName>(
  name: N,
  props: PlacedProps<N>,
  children: ElementContent[] = [],
): Element {
  const { hName, hProperties } = placement(name, props);
  return { type: 'element', tagName: hName, properties: hProperties, children };
}

/** The props that a component was placed with; undefined for any other node. */
export function placedProps<N extends ComponentName>(
  node: ElementContent | Root,
  name: N,
): PlacedProps<N> | undefined {
  if (node.type !== 'element' || node.tagName !== name) return undefined;
  return node.properties['props'] as unknown as PlacedProps<N>;
}

export function element(
  tagName: string,
  properties: Properties,
  children: (ElementContent | string)[] = [],
): Element {
  const nodes = children.map((child): ElementContent =>
    typeof child === 'string' ? textNode(child) : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}

export const textNode = (value: string): ElementContent => ({ type: 'text', value });

/** Lets a Markdown node, with its children, become a component. */
export function becomes<N extends ComponentName>(
  node: { data?: Data },
  name: N,
  props: PlacedProps<N>,
): void {
  node.data = { ...node.data, ...placement(name, props) };
}

/** A Markdown node that has become an element of the article. */
export interface ElementInMarkdown extends Node {
  type: 'element';
  data: Placement & { hChildren: ElementContent[] };
}

declare module 'mdast' {
  interface RootContentMap {
    element: ElementInMarkdown;
  }
}

/** The element as a node of Markdown. */
export const inMarkdown = ({ tagName, properties, children }: Element): ElementInMarkdown => ({
  type: 'element',
  data: { hName: tagName, hProperties: properties, hChildren: children },
});

/** Makes an element of a Markdown node, in its place. */
export const replaceBy = (node: Node, made: Element): void => {
  Object.assign(node, inMarkdown(made));
};

/**
 * A copy of a tree with something else wherever `find` gives it, in the order of the text. What was put in is not
 * searched again.
 */
export function replaceElements<T extends Root | Element>(
  parent: T,
  find: (node: Element) => ElementContent[] | undefined,
): T {
  const children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    return find(child) ?? [replaceElements(child, find)];
  });
  return { ...parent, children };
}

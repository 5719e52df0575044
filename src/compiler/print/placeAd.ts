import type { Root } from 'hast';
import { place, placedProps } from './tree.ts';

type Child = Root['children'][number];

const startsSection = (node: Child): boolean =>
  node.type === 'element' && (node.tagName === 'h2' || placedProps(node, 'Heading')?.level === 2);

/** An article with the room for its ad: after the first section, before the second; at the end where there is one only. */
export function placeAd(tree: Root): Root {
  const sections = tree.children.flatMap((node, i) => (startsSection(node) ? [i] : []));
  return {
    ...tree,
    children: tree.children.toSpliced(sections[1] ?? Infinity, 0, place('AdPlace', {})),
  };
}

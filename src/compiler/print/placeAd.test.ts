import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { placeAd } from './placeAd.ts';
import { element, place } from './tree.ts';

const paragraph = element('p', {}, ['Text.']);
const heading = (id: string) => place('Heading', { level: 2, id, title: id });

const kinds = (...children: Root['children']): string[] =>
  placeAd({ type: 'root', children }).children.map((node) =>
    node.type === 'element' ? node.tagName : node.type,
  );

describe('placeAd', () => {
  it('puts the ad between the first section and the second', () => {
    expect(kinds(paragraph, heading('a'), paragraph, heading('b'), paragraph)).toEqual([
      'p',
      'Heading',
      'p',
      'AdPlace',
      'Heading',
      'p',
    ]);
  });

  it('takes no heading of a lower level for a section', () => {
    const lower = place('Heading', { level: 3, id: 'c', title: 'c' });
    expect(kinds(heading('a'), lower, paragraph, element('h2', {}, ['B'])).at(3)).toBe('AdPlace');
  });

  it('puts it last where there is one section only', () => {
    expect(kinds(heading('a'), paragraph).at(-1)).toBe('AdPlace');
    expect(kinds(paragraph).at(-1)).toBe('AdPlace');
  });
});

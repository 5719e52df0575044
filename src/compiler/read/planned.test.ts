import { describe, expect, it } from 'vitest';
import { createSlugger, slugOf } from '#core/page/slug.ts';
import { readPlannedSite } from './planned.ts';

const { prose, reference, references, navigation } = readPlannedSite();

describe('readPlannedSite', () => {
  it('reads the anchors of every prose page, without the marks of the facts', () => {
    expect(prose.size).toBeGreaterThan(150);
    expect(prose.get('/x/react-data-grid/sorting/')).toEqual(
      expect.arrayContaining(['multi-sorting', 'for-all-columns', 'for-all-columns-2']),
    );
    expect(prose.get('/x/migration/migration-data-grid-v5/')).toContain('✅-column-menu');
    for (const anchor of [...prose.values()].flat()) expect(anchor).not.toMatch(/[\s#%[\]"<>&]/);
  });

  it('adds the anchors of the headings of level 4', () => {
    expect(prose.get('/x/react-tree-view/tree-item-customization/')).toEqual(
      expect.arrayContaining(['usetreeitem', 'label-editing', 'slot-props-3']),
    );
  });

  it('knows the route of each reference page by its component', () => {
    expect(references.get('DataGrid')).toBe('/x/api/data-grid/data-grid/');
    expect(reference).toContain('/x/api/charts/bar-chart/');
  });

  it('has a navigation', () => {
    expect(navigation.length).toBeGreaterThan(3);
  });
});

describe('the rule for heading ids', () => {
  it('leaves every anchor of the facts as it is, but for check marks', () => {
    const changed = [...prose.values()].flat().filter((anchor) => slugOf(anchor) !== anchor);
    expect(changed.filter((anchor) => !anchor.includes('✅'))).toEqual([]);
    expect(changed).toContain('✅-column-menu');
  });

  it('numbers repeated headings as the facts do', () => {
    const numbered = [...prose.values()].flatMap((anchors) => {
      // The text of `for-all-columns-2` is "for all columns" when that heading stands above it.
      const texts = anchors.map((anchor, at) => {
        const base = anchor.replace(/-\d+$/, '');
        return anchors.slice(0, at).includes(base) ? base : anchor;
      });
      const slugger = createSlugger();
      return texts.map((text, at) => ({
        text,
        id: slugger.next(text.replace(/-/g, ' ')),
        anchor: anchors[at] ?? '',
      }));
    });
    const repeats = numbered.filter(({ text, anchor }) => text !== anchor);
    expect(repeats.length).toBeGreaterThan(5);
    expect(repeats.filter(({ id, anchor }) => id !== anchor)).toEqual([]);
  });
});

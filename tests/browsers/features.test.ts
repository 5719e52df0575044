import { readFileSync } from 'node:fs';
import { features } from 'web-features';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASELINE, COMPAT, isSince, lackingIn, LISTED_FROM } from './baseline.ts';
import { USED_FEATURES } from './features.ts';
import { needsOf, type Need } from './needs.ts';
import { printNeeds } from './printNeeds.ts';
import { scriptUses } from './scriptUses.ts';
import { keysOfStyles, styleUses } from './styleUses.ts';

/* What the site needs of a browser is in `features.ts`: all of it, and nothing else. */

/** TypeScript reads all that runs in browsers. */
const READING_MS = 300_000;

let needs: ReadonlyMap<string, Need>;

beforeAll(() => {
  needs = needsOf([styleUses(), scriptUses()]);
}, READING_MS);

describe('the list of features', () => {
  it('has every feature that came late or is missing in a browser of the baseline, once', () => {
    const listed = USED_FEATURES.map(({ feature }) => feature);
    expect(listed.toSorted()).toEqual([...needs.keys()].toSorted());
  });

  it.each(USED_FEATURES)('$feature is used where the list says, and is in the data', (row) => {
    const { feature, where } = row;
    expect(features[feature]?.kind).toBe('feature');
    expect(needs.get(feature)?.files).toContain(where);
  });

  it.each(USED_FEATURES)('$feature is in all browsers of the baseline, or done without', (row) => {
    const lacking = lackingIn(needs.get(row.feature)?.support ?? {});
    expect(row.without !== undefined, `missing in ${lacking.join(', ')}`).toBe(lacking.length > 0);
  });

  it('is printed for maintainers as it is (npx vitest run --project units tests/browsers -u)', async () => {
    await expect(printNeeds(needs)).toMatchFileSnapshot('../../docs/browser-features.md');
  });

  it('has the baseline that the documentation states', () => {
    const { chrome, edge, firefox, safari } = BASELINE;
    expect(edge).toBe(chrome);
    expect(readFileSync('docs/browsers.md', 'utf8')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
  });
});

describe('what is found', () => {
  const found = (css: string): string[] => [...keysOfStyles(css)].filter((key) => COMPAT.has(key));

  it('is every property, value, rule, selector, and function of a style sheet', () => {
    const css = `@layer a { @container (width > 3px) { a:has(b)::highlight(c) {
      text-wrap: balance; color: light-dark(red, blue); height: 100dvh } } }`;
    expect(found(css)).toEqual(
      expect.arrayContaining([
        'css.at-rules.layer',
        'css.at-rules.container',
        'css.selectors.has',
        'css.selectors.highlight',
        'css.properties.text-wrap.balance',
        'css.types.color.light-dark',
        'css.types.length.viewport_percentage_units_dynamic',
      ]),
    );
  });

  it('says so when a browser lacks it', () => {
    const [key = ''] = found('a { anchor-name: --b; }');
    expect(key).toBe('css.properties.anchor-name');
    const uses = { files: new Map([[key, new Set(['a.css'])]]) };
    const need = needsOf([uses]).get('anchor-positioning');
    expect(need?.files).toEqual(['a.css']);
    expect(lackingIn(need?.support ?? {})).toContain('safari');
  });

  it('says nothing of what is as old as all browsers', () => {
    expect(needsOf([{ files: new Map([['css.properties.color', new Set(['a.css'])]]) }]).size).toBe(
      0,
    );
  });
});

it.each([
  ['17.5', '17.4', true],
  ['17.5', '17.5', true],
  ['17.5', '17.10', false],
  ['9', '17', false],
  ['17.5', '≤4', true],
  ['18', '17.5', true],
] as const)('%s is at least %s: %s', (version, other, expected) => {
  expect(isSince(version, other)).toBe(expected);
});

it('counts a browser without a version as one that lacks the feature', () => {
  expect(lackingIn({ ...BASELINE, safari: LISTED_FROM })).toEqual([]);
  expect(lackingIn({ ...BASELINE, safari: '99' })).toEqual(['safari']);
  const { safari, ...others } = BASELINE;
  expect(safari).toBeDefined();
  expect(lackingIn(others)).toEqual(['safari']);
});

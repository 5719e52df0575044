import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import { ROOT } from '../paths.ts';
import { createContext } from './context.ts';
import { renderDirectives } from './directives.ts';
import {
  compareTranslations,
  expandLocales,
  printLocalesTwin,
  printTranslations,
  readTranslations,
} from './locales.ts';
import { parseMarkdown } from './parse.ts';
import { elementsOf } from './render.ts';

const require = createRequire(import.meta.url);
const MODULE = '@mui/x-date-pickers/locales';

const lamp = (localeText: Record<string, unknown>) => ({
  components: { MuiLamp: { defaultProps: { localeText } } },
});

async function expand(markdown: string) {
  const context = createContext('lamp.md');
  const { tree } = parseMarkdown(markdown);
  expandLocales(tree, context);
  await renderDirectives(tree, context, markdown);
  return withHtml({ tree: await elementsOf(tree), problems: context.problems });
}

describe('a comparison with English', () => {
  const exported = {
    DEFAULT_LOCALE: { on: 'On', off: 'Off' },
    enUS: lamp({ on: 'On', off: 'Off', dim: (level: number) => `Dim to ${level}` }),
    svSE: lamp({ on: 'På', off: undefined, glow: 'Glöd' }),
  };

  it('counts what a locale has of the English texts, and names the others in their order', () => {
    expect(compareTranslations(exported, 'lamps')).toEqual([
      { name: 'enUS', translated: ['on', 'off', 'dim'], missing: [] },
      { name: 'svSE', translated: ['on'], missing: ['off', 'dim'] },
    ]);
  });

  it('refuses a module whose locales it does not understand', () => {
    const { enUS: _, ...others } = exported;
    expect(() => compareTranslations(others, 'lamps')).toThrow('"lamps" exports no locale');
    expect(() => compareTranslations({ enUS: { on: 'On' } }, 'lamps')).toThrow('"lamps"');
  });

  it('is printed in the order of the English names', () => {
    const { enUS, svSE } = exported;
    const translations = compareTranslations({ svSE, enUS, kzKZ: lamp({ dim: '' }) }, 'lamps');
    expect(printTranslations(translations)).toBe(
      [
        '| Language | Import | Texts | Still in English |',
        '| --- | --- | --- | --- |',
        '| English (US) | `enUS` | 3 of 3 | – |',
        '| Kazakh (Kazakhstan) | `kzKZ` | 1 of 3 | `on`, `off` |',
        '| Swedish (Sweden) | `svSE` | 1 of 3 | `off`, `dim` |',
      ].join('\n'),
    );
  });

  it('counts the texts of a feature apart, and does not name those', () => {
    const translations = compareTranslations(exported, 'lamps');
    expect(printTranslations(translations, { head: 'Dimmer', keys: /^dim/ })).toBe(
      [
        '| Language | Import | Texts | Dimmer | Still in English |',
        '| --- | --- | --- | --- | --- |',
        '| English (US) | `enUS` | 2 of 2 | 1 of 1 | – |',
        '| Swedish (Sweden) | `svSE` | 1 of 2 | 0 of 1 | `off` |',
      ].join('\n'),
    );
  });
});

describe.each([
  [MODULE, /^DEFAULT_LOCALE$/],
  ['@mui/x-charts/locales', /^DEFAULT_LOCALE$|LocaleText$|^frFRLocalText$/],
])('the translations of %s', (module, others) => {
  it('are all that the package exports as a locale, each with every English text once', () => {
    const translations = readTranslations(module);
    const exported = Object.keys(require(module) as object);
    const names = translations.map(({ name }) => name);
    expect(exported.filter((name) => !names.includes(name) && !others.test(name))).toEqual([]);
    const english = translations.find(({ name }) => name === 'enUS');
    expect(english?.missing).toEqual([]);
    const all = [...(english?.translated ?? [])].sort();
    const uneven = translations.filter(
      ({ translated, missing }) => [...translated, ...missing].sort().join() !== all.join(),
    );
    expect(uneven.map(({ name }) => name)).toEqual([]);
  });
});

describe('what the page about translations says beside the table', () => {
  const translations = readTranslations(MODULE);

  it('is how many languages there are', () => {
    const page = readFileSync(
      path.join(ROOT, 'content/docs/date-pickers/localization/index.md'),
      'utf8',
    );
    const [, count] = /^description: .* in (\d+) locales/m.exec(page) ?? [];
    expect(Number(count)).toBe(translations.length);
  });

  it('is what most languages lack', () => {
    const lacking = ['timeRangePickerToolbarTitle', 'openRangePickerDialogue'];
    const those = translations.filter(({ missing }) =>
      lacking.every((key) => missing.includes(key)),
    );
    expect(those.length).toBeGreaterThan(translations.length / 2);
    expect(those.map(({ name }) => name)).toContain('frFR');
  });

  it('is that Pro exports the same', () => {
    const pro = require('@mui/x-date-pickers-pro/locales') as Record<string, unknown>;
    const base = require(MODULE) as Record<string, unknown>;
    expect(Object.keys(pro).sort()).toEqual(Object.keys(base).sort());
    expect(Object.keys(base).filter((name) => pro[name] !== base[name])).toEqual([]);
  });
});

describe('the table of the Data Grid, which is written by hand', () => {
  const page = readFileSync(
    path.join(ROOT, 'content/docs/data-grid/localization/index.md'),
    'utf8',
  );
  const rows = [...page.matchAll(/^\| [^|]+ \| `([a-z]{2}[A-Z]{2})` \| +(\d+) \| +(\d+) \|$/gm)];
  /** What its page calls "these features". */
  const feature = /pivot|chart|prompt|assistant/i;

  it('has every translation with the number of its texts', () => {
    const counted = readTranslations('@mui/x-data-grid/locales').map(({ name, translated }) => [
      name,
      String(translated.filter((key) => !feature.test(key)).length),
      String(translated.length),
    ]);
    const written = rows.map(([, ...cells]) => cells);
    expect(written.toSorted()).toEqual(counted.toSorted());
  });
});

describe('::locales', () => {
  it('prints a row for each language, whose name is its header', async () => {
    const { html, problems } = await expand('Text.\n\n::locales{of="date-pickers"}\n\nMore.');
    expect(problems).toEqual([]);
    expect(html.match(/<th scope="row">/g)).toHaveLength(readTranslations(MODULE).length);
    expect(html).toMatch(/<th scope="row">German \(Germany\)<\/th>\s*<td><code>deDE<\/code><\/td>/);
    expect(html).toMatch(/<p>More\.<\/p>$/);
  });

  it('refuses what has no translations, with its line', async () => {
    const { html, problems } = await expand('Text.\n\n::locales{of="toString"}\n');
    expect(html).not.toContain('<table');
    expect(problems).toMatchObject([
      {
        file: 'lamp.md',
        line: 3,
        message: 'Unknown translations "toString".',
        remedy: 'Use one of: ::locales{of="date-pickers"}, ::locales{of="charts"}.',
      },
    ]);
  });

  it('is the same table in a twin', () => {
    expect(printLocalesTwin({ of: 'date-pickers' })).toBe(
      printTranslations(readTranslations(MODULE)),
    );
    expect(printLocalesTwin({ of: 'charts' })).toContain(
      '| Greek (Greece) | `elGR` | 7 of 7 | 0 of 96 | – |',
    );
    expect(printLocalesTwin({ of: 'toString' })).toBe('');
  });
});

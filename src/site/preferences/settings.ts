import { settingMessages as words } from '#content/messages/settings.ts';
import { dateLibraries, type DateLibrary } from '#core/dateLibrary/libraries.ts';
import type { PreferenceName } from '#core/preferences/preferences.ts';

const libraryValues = (Object.keys(dateLibraries) as DateLibrary[]).map(
  (library) => [library, dateLibraries[library].name] as const,
);

/** What the Settings panel offers: a preference with its values, in words. */
export const SETTINGS = [
  {
    name: 'mode',
    title: words.mode.title,
    values: [
      ['system', words.mode.system],
      ['light', words.mode.light],
      ['dark', words.mode.dark],
    ],
  },
  {
    name: 'codeVariant',
    title: words.code.title,
    values: [
      ['TS', words.code.ts],
      ['JS', words.code.js],
    ],
  },
  {
    name: 'codeStyling',
    title: words.styling.title,
    values: [
      ['MUI System', words.styling.system],
      ['Tailwind', words.styling.tailwind],
      ['CSS', words.styling.css],
    ],
  },
  {
    name: 'dateLibrary',
    title: words.dateLibrary,
    values: libraryValues,
  },
  {
    name: 'direction',
    title: words.direction.title,
    values: [
      ['ltr', words.direction.ltr],
      ['rtl', words.direction.rtl],
    ],
  },
  {
    name: 'density',
    title: words.density.title,
    values: [
      ['normal', words.density.normal],
      ['dense', words.density.dense],
    ],
  },
  {
    name: 'brand',
    title: words.brand.title,
    values: [
      ['default', words.brand.default],
      ['teal', words.brand.teal],
      ['plum', words.brand.plum],
      ['rust', words.brand.rust],
    ],
  },
] as const satisfies readonly {
  name: PreferenceName;
  title: string;
  values: readonly (readonly [string, string])[];
}[];

import type { PreferenceName } from '#core/preferences/preferences.ts';

/** What the Settings panel offers: a preference with its values, in words. */
export const SETTINGS = [
  {
    name: 'mode',
    title: 'Colour scheme',
    values: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    name: 'codeVariant',
    title: 'Code',
    values: [
      ['TS', 'TypeScript'],
      ['JS', 'JavaScript'],
    ],
  },
  {
    name: 'codeStyling',
    title: 'Styling of demos',
    values: [
      ['MUI System', 'System'],
      ['Tailwind', 'Tailwind'],
      ['CSS', 'CSS'],
    ],
  },
  {
    name: 'direction',
    title: 'Direction',
    values: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  {
    name: 'density',
    title: 'Density of demos',
    values: [
      ['normal', 'Normal'],
      ['dense', 'Dense'],
    ],
  },
  {
    name: 'brand',
    title: 'Colour of demos',
    values: [
      ['default', 'Default'],
      ['teal', 'Teal'],
      ['plum', 'Plum'],
      ['rust', 'Rust'],
    ],
  },
] as const satisfies readonly {
  name: PreferenceName;
  title: string;
  values: readonly (readonly [string, string])[];
}[];

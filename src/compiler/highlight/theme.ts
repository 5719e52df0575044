import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * What a piece of code is, by the one-letter class it gets. The colors of the two schemes are CSS variables in
 * `src/markup/code/code.css`; here a "color" is only the role's number, so that one pass serves both schemes.
 */
const ROLES: { name: string; scopes: string[] }[] = [
  { name: 'c', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    name: 'k',
    scopes: [
      'keyword',
      'storage',
      'variable.language',
      'keyword.operator.new',
      'keyword.operator.expression',
      'entity.other.attribute-name.pseudo-class',
    ],
  },
  {
    name: 's',
    scopes: [
      'string',
      'punctuation.definition.string',
      'constant.character.escape',
      'markup.inline.raw',
    ],
  },
  { name: 'n', scopes: ['constant.numeric', 'constant.language', 'support.constant'] },
  {
    name: 'f',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  },
  {
    name: 't',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'support.type.primitive',
      'support.class',
      'entity.name.tag',
      'support.class.component',
      'entity.other.inherited-class',
    ],
  },
  {
    name: 'a',
    scopes: [
      'entity.other.attribute-name',
      'support.type.property-name',
      'meta.object-literal.key',
      'variable.css',
    ],
  },
  {
    name: 'p',
    scopes: [
      'punctuation',
      'meta.brace',
      'keyword.operator.assignment',
      'keyword.operator.type.annotation',
      'storage.type.function.arrow',
    ],
  },
];

const PLAIN = '#000000';
const colorOf = (index: number) => `#${String(index + 1).padStart(6, '0')}`;
const byColor = new Map(ROLES.map((role, index) => [colorOf(index), role.name]));

export const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    ...ROLES.map(({ scopes }, index) => ({
      scope: scopes,
      settings: { foreground: colorOf(index) },
    })),
    // Inside a template string or JSX text, code and text are plain again.
    {
      scope: ['meta.template.expression', 'meta.embedded.expression'],
      settings: { foreground: PLAIN },
    },
  ],
};

/** The class of a token's color; undefined for plain text. */
export function roleOfColor(color: string | undefined): string | undefined {
  return color === undefined ? undefined : byColor.get(color.toLowerCase());
}

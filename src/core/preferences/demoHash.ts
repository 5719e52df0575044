import type { PreferenceValue } from './preferences.ts';

/** What a hash that points at a demo asks for. */
export interface DemoHash {
  demo: string;
  codeVariant?: PreferenceValue<'codeVariant'>;
  codeStyling?: PreferenceValue<'codeStyling'>;
}

const STYLINGS = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

/**
 * Reads `Name`, `Name.tsx`, `Name.js`, and `system-`, `tailwind-`, `css-` before the last two (shared BEHAVIOUR,
 * Preferences and storage). A demo's name starts with a capital letter; anything else is a heading's hash.
 * @returns undefined when the hash names no demo.
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match = /^#?(?:(system|tailwind|css)-)?([A-Z]\w*)(?:\.(tsx|js))?$/.exec(hash);
  if (match === null) return undefined;
  const [, styling, demo = '', extension] = match;
  if (extension === undefined) return { demo };
  return {
    demo,
    codeVariant: extension === 'js' ? 'JS' : 'TS',
    ...(styling !== undefined && { codeStyling: STYLINGS[styling as keyof typeof STYLINGS] }),
  };
}

/** The hash that opens a demo's code in one variant. */
export function printDemoHash({ demo, codeVariant, codeStyling }: DemoHash): string {
  const prefix =
    codeStyling === undefined || codeVariant === undefined
      ? ''
      : `${codeStyling === 'MUI System' ? 'system' : codeStyling.toLowerCase()}-`;
  const suffix = codeVariant === undefined ? '' : codeVariant === 'JS' ? '.js' : '.tsx';
  return `#${prefix}${demo}${suffix}`;
}

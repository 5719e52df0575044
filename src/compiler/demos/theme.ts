import type { DemoSource } from './read.ts';

/**
 * Whether a switch of scheme has to render a demo again, in any of its stylings: charts pick palette colors in JavaScript, and
 * so does who calls `useTheme`. All others follow by the theme's CSS variables alone.
 */
export const readsThemeInScript = ({ variants }: DemoSource): boolean =>
  variants.some(({ files }) =>
    files.some(({ source }) => /@mui\/x-charts|useTheme|useColorScheme/.test(source)),
  );

import localFont from 'next/font/local';

/*
 * Two files, preloaded, never swapped in late: a page whose fonts are slow is shown in the fallback, and nothing moves.
 */
const text = localFont({
  src: '../../../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Roboto' }],
});

const code = localFont({
  src: '../../../node_modules/@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal.woff2',
  weight: '100 700',
  display: 'optional',
  variable: '--font-code',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: "'Roboto Mono'" }],
});

export const fonts = `${text.variable} ${code.variable}`;

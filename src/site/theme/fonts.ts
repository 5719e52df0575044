import localFont from 'next/font/local';

/*
 * Two files, preloaded, never swapped in late: a page whose fonts are slow is shown in the fallback, and nothing moves.
 * The compiler has made them (`steps/fonts.ts`): other characters than theirs are drawn in the fallback, too.
 */
const text = localFont({
  src: '../../../.generated/fonts/roboto.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Roboto' },
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

const code = localFont({
  src: '../../../.generated/fonts/roboto-mono.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-code',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: "'Roboto Mono'" },
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-2026, U+2039-203A, U+20AC, U+2122, U+2212',
    },
  ],
});

export const fonts = `${text.variable} ${code.variable}`;

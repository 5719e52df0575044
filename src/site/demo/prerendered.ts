export interface Prerendered {
  html: string;
  /** Emotion's rules by their hash, so that a page keeps each once. */
  css: Record<string, string>;
}

/**
 * The theme's variables go into a layer below that of the live demos', which come earlier in the document and may have
 * a color of the reader's.
 */
export const yieldTheme = (rules: string): string =>
  /[{;]--mui-palette-primary-main:/.test(rules)
    ? rules.replaceAll('@layer mui{', '@layer mui.preview{')
    : rules;

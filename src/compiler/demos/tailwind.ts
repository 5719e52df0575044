import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { TAILWIND_DARK } from '#core/theme/tailwind.ts';
import { ROOT } from '../paths.ts';
import type { DemoSource } from './read.ts';

/** Theme and utilities only: no reset, nothing that reaches outside the demo. Dark follows the site's attribute. */
const ENTRY = `
@layer theme, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
${TAILWIND_DARK}
`;

/** The utilities that the Tailwind variants of these demos use; empty when there are none. */
export async function printTailwind(demos: readonly DemoSource[]): Promise<string> {
  const files = demos.flatMap(({ variants }) =>
    variants.filter(({ styling }) => styling === 'tailwind').flatMap((variant) => variant.files),
  );
  if (files.length === 0) return '';
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles(
    files.map(({ source, name }) => ({ content: source, extension: name.split('.').pop() ?? '' })),
  );
  const compiler = await compile(ENTRY, { base: ROOT, onDependency: () => undefined });
  return compiler.build(candidates);
}

/** The plain CSS that the demos' own files bring. */
export function plainCss(demos: readonly DemoSource[]): string {
  const files = demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  const unique = new Map(files.map((file) => [file.path, file]));
  return [...unique.values()]
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ source }) => source)
    .join('\n');
}

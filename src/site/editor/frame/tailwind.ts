import { compile } from 'tailwindcss';
import { TAILWIND_DARK, utilitiesIn } from '#core/theme/tailwind.ts';
import type { RunFile } from '#core/editor/source.ts';
import { TAILWIND_MODULE } from '#core/editor/manifest.ts';

/** Rules for the utilities that code uses. */
export type PrintUtilities = (files: readonly RunFile[]) => Promise<string>;

/**
 * Makes a pack of Tailwind's compiler, which reads utilities that nobody knew when the site was built. Theme and
 * utilities only, as the site's own demos have it.
 * @param theme the text of Tailwind's `theme.css`.
 */
export function addTailwind(theme: string): void {
  const entry = `@layer theme, utilities;
@layer theme { ${theme} }
@layer utilities { @tailwind utilities; }
${TAILWIND_DARK}`;
  let compiler: ReturnType<typeof compile> | undefined;
  const print: PrintUtilities = async (files) => {
    compiler ??= compile(entry);
    const scripts = files.filter(({ kind }) => kind === 'script');
    return (await compiler).build(scripts.flatMap(({ code }) => utilitiesIn(code)));
  };
  globalThis.liveModules.add({ [TAILWIND_MODULE]: () => print });
}

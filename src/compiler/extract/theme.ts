import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The ways in which a component reads its default props from the theme. */
const READS_THEME = [
  /createUseThemeProps\(['"](Mui\w+)['"]\)/,
  /(?:useThemeProps|getThemeProps)\(\{[^}]*name:\s*['"](Mui\w+)['"]/,
  /\buse\w*Props\(\s*\w+,\s*['"](Mui\w+)['"]/,
];

const themedIn = (text: string): string | undefined =>
  READS_THEME.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined);

/** Modules of the same folder that a module imports: its implementation and its hooks. */
function besides(script: string, text: string): string[] {
  return [...text.matchAll(/from ["'](\.\/[\w./]+\.js)["']/g)]
    .map(([, file = '']) => path.join(path.dirname(script), file))
    .filter((file) => existsSync(file));
}

/**
 * The key in a theme's `components` that a component answers to: by default props, read in its module or by a hook or
 * implementation beside it, or by style overrides of an element that is styled under the component's own name.
 */
export function themeNameOf(script: string, name: string): string | undefined {
  const text = readFileSync(script, 'utf8');
  const own = themedIn(text);
  if (own !== undefined) return own;
  const near = besides(script, text).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const hooks = near.filter(({ file }) => /^use\w*Props\.js$/.test(path.basename(file)));
  const byHook = hooks.map((hook) => themedIn(hook.text)).find((found) => found !== undefined);
  if (byHook !== undefined) return byHook;
  const exact = new RegExp(`\\bname: ['"]Mui${name}['"]`);
  return [text, ...near.map((module) => module.text)].some((module) => exact.test(module))
    ? `Mui${name}`
    : undefined;
}

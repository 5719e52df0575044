import { DocsError } from '../errors.ts';
import type { PageSandboxes, SandboxLanguage, SandboxSource, SandboxStyling } from './source.ts';

/** Which sandbox a reader asks for. */
export interface SandboxChoice {
  demo: string;
  language: SandboxLanguage;
  /** A demo that has no such styling is taken as it is. */
  styling: SandboxStyling;
}

/**
 * Finds a demo of a page in one language and styling.
 * @throws DocsError when the page has no such demo.
 */
export function chooseSandbox(page: PageSandboxes, choice: SandboxChoice): SandboxSource {
  const demo = Object.hasOwn(page.demos, choice.demo) ? page.demos[choice.demo] : undefined;
  const codes = demo?.codes.filter(({ language }) => language === choice.language) ?? [];
  const code =
    codes.find(({ styling }) => styling === choice.styling) ??
    codes.find(({ styling }) => styling === 'system');
  if (demo === undefined || code === undefined) {
    const names = Object.keys(page.demos).join(', ') || 'none';
    throw new DocsError(
      `The page has no demo "${choice.demo}".`,
      `Reload it, it may have changed. It has: ${names}.`,
    );
  }
  const { title, whole } = demo;
  return { ...code, title, ...(whole && { whole }), installed: page.installed };
}

import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveSource } from '#core/editor/source.ts';
import type { Editor } from './editor.ts';
import { transformSource } from './transform.ts';

/**
 * Gives an editor what knows types, when that is loaded; without it the editor is one that knows none.
 * @param status says how many mistakes there are.
 * @returns what undoes it.
 */
export function attachTypes(
  editor: Editor,
  manifest: LiveManifest,
  source: () => LiveSource,
  status: HTMLElement,
): () => void {
  let end: (() => void) | undefined;
  let ended = false;
  let imports: readonly string[] = [];
  const start = async (): Promise<void> => {
    const { startTypes } = await import('./types/typeExtensions.ts');
    const types = await startTypes({
      manifest,
      source,
      imports() {
        const made = transformSource(source(), manifest.packs);
        // Of code that does not parse, those of the last that did.
        if (made.kind === 'good') ({ imports } = made);
        return imports;
      },
      onChecked(text) {
        // JavaScript is not checked.
        status.textContent = source().language === 'TS' ? text : '';
      },
    });
    if (ended) return types.end();
    ({ end } = types);
    editor.addExtensions(types.extensions);
  };
  start().catch(() => {
    status.textContent = 'Types are not checked: the checker could not be loaded.';
  });
  return () => {
    ended = true;
    end?.();
  };
}

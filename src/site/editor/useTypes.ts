import type { Extension } from '@codemirror/state';
import type { TooltipView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { editorMessages } from '#content/messages/editor.ts';
import type { TypeHint } from '#core/editor/check.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveSource } from '#core/editor/source.ts';
import { transformSource } from './transform.ts';

interface TypeChecks {
  /** What an editor of a file needs to know types; undefined until it is loaded. */
  extend: ((path: string) => Extension) | undefined;
  /** How many mistakes there are, in words. */
  summary: string;
}

type DrawHint = (hint: TypeHint) => TooltipView;

/**
 * Loads what knows types, for an editor; without it the editor is one that knows none.
 * @param source the code as it stands.
 * @param drawHint draws what a type is, for a tooltip; always the same function.
 */
export function useTypes(
  manifest: LiveManifest,
  source: LiveSource,
  drawHint: DrawHint,
): TypeChecks {
  const [extend, setExtend] = useState<(path: string) => Extension>();
  const [checked, setChecked] = useState<'not-yet' | 'never' | { errors: number }>('not-yet');
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  }, [source]);
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    let imports: readonly string[] = [];
    const start = async (): Promise<void> => {
      const { startTypes } = await import('./types/typeExtensions.ts');
      const types = await startTypes({
        manifest,
        source: () => latest.current,
        imports() {
          const made = transformSource(latest.current, manifest.packs);
          // Of code that does not parse, those of the last that did.
          if (made.kind === 'good') ({ imports } = made);
          return imports;
        },
        onChecked: (errors) => setChecked({ errors }),
        drawHint,
      });
      if (left) return types.end();
      ({ end } = types);
      setExtend(() => types.extensions);
    };
    start().catch(() => {
      if (!left) setChecked('never');
    });
    return () => {
      left = true;
      end?.();
    };
  }, [manifest, drawHint]);
  return { extend, summary: printChecked(checked, source.language) };
}

function printChecked(
  checked: 'not-yet' | 'never' | { errors: number },
  language: LiveSource['language'],
): string {
  if (checked === 'never') return editorMessages.typesMissing;
  // JavaScript is not checked.
  if (checked === 'not-yet' || language === 'JS') return '';
  return editorMessages.typeErrors(checked.errors);
}

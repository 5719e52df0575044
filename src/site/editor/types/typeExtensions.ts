import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { linter, type Diagnostic } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView, type TooltipView } from '@codemirror/view';
import type { TypeHint } from '#core/editor/check.ts';
import { packsFor } from '#core/editor/imports.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveSource } from '#core/editor/source.ts';
import { startTypeWorker } from './typeWorker.ts';

const CHECK_AFTER_MS = 400;

interface TypesOptions {
  manifest: LiveManifest;
  source: () => LiveSource;
  /** Modules that the code imports now. */
  imports: () => readonly string[];
  /** Heard after each check of a file. */
  onChecked: (errors: number) => void;
  /** Draws what a type is, for a tooltip. */
  drawHint: (hint: TypeHint) => TooltipView;
}

export interface Types {
  extensions: (path: string) => Extension;
  end: () => void;
}

/**
 * What knows types, for an editor: mistakes, completions, a type on hover.
 * @throws when it cannot be loaded.
 */
export async function startTypes(options: TypesOptions): Promise<Types> {
  const { types, packs } = options.manifest;
  if (types === undefined) throw new Error('There are no types.');
  const worker = startTypeWorker(types.worker);

  /** The worker knows the code as it is now, and the packages it imports. */
  async function update(): Promise<void> {
    const names = ['base', ...packsFor(options.imports(), packs)];
    const urls = names.flatMap((name) => types?.packs[name] ?? []);
    await worker.ask({ ask: 'load', urls });
    await worker.ask({ ask: 'files', files: options.source().files });
  }

  async function check(view: EditorView, path: string): Promise<Diagnostic[]> {
    await update();
    const found = await worker.ask({ ask: 'problems', path });
    const { length } = view.state.doc;
    options.onChecked(found.filter(({ severity }) => severity === 'error').length);
    return found.map(({ from, to, severity, message }) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      severity,
      message,
      source: 'TypeScript',
    }));
  }

  async function complete(
    context: CompletionContext,
    path: string,
  ): Promise<CompletionResult | null> {
    const word = context.matchBefore(/[\w$]+$/);
    const point = context.matchBefore(/[.'"/]$/);
    if (word === null && point === null && !context.explicit) return null;
    await update();
    if (context.aborted) return null;
    const found = await worker.ask({ ask: 'completions', path, at: context.pos });
    if (found === null) return null;
    return {
      from: found.from,
      options: found.items.map(({ label, kind, insert }, i) => ({
        label,
        type: KINDS[kind] ?? 'variable',
        boost: Math.max(-99, 50 - i),
        ...(insert !== undefined && { apply: insert }),
      })),
      ...(!found.cut && { validFor: /^[\w$]*$/ }),
    };
  }

  /** One source for good: the editor tells sources, and the answers it still waits for, by identity. */
  function languageData(path: string): Extension {
    const data = [{ autocomplete: (context: CompletionContext) => complete(context, path) }];
    return EditorState.languageData.of(() => data);
  }

  try {
    await update();
  } catch (error) {
    worker.end();
    throw error;
  }
  return {
    extensions: (path) =>
      path.endsWith('.css')
        ? []
        : [
            linter((view) => check(view, path).catch(() => []), { delay: CHECK_AFTER_MS }),
            languageData(path),
            hoverTooltip(async (_view, at) => {
              const hint = await worker.ask({ ask: 'hint', path, at });
              if (hint === null) return null;
              return { pos: hint.from, end: hint.to, create: () => options.drawHint(hint) };
            }),
          ],
    end: () => worker.end(),
  };
}

const KINDS: Record<string, string> = {
  property: 'property',
  method: 'method',
  function: 'function',
  'local function': 'function',
  const: 'constant',
  let: 'variable',
  class: 'class',
  interface: 'interface',
  type: 'type',
  enum: 'enum',
  keyword: 'keyword',
  module: 'namespace',
  'JSX attribute': 'property',
};

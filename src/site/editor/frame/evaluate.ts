import { GUARD } from '#core/editor/guardLoops.ts';
import { resolveFile } from '#core/editor/imports.ts';
import { SOURCE_ROOT, type RunFile } from '#core/editor/source.ts';
import { modules } from './modules.ts';
import { turn } from './turn.ts';

declare global {
  // Stands in the frame's document, the one place whose policy allows to make code from text.
  var evaluateText: (text: string) => unknown;
}

type Module = { exports: Record<string, unknown> };
type ModuleBody = (
  require: (specifier: string) => unknown,
  module: Module,
  exports: Module['exports'],
  turn: () => void,
) => void;

/**
 * Runs the first file and what it imports.
 * @returns its exports.
 * @throws what the code throws.
 */
export function evaluate(files: readonly RunFile[]): Record<string, unknown> {
  const loaded = new Map<string, Module>();
  const paths = files.map(({ path }) => path);

  function load(file: RunFile): Record<string, unknown> {
    const known = loaded.get(file.path);
    if (known !== undefined) return known.exports;
    const module: Module = { exports: {} };
    loaded.set(file.path, module);
    if (file.kind === 'css') addRules(file);
    else bodyOf(file)((specifier) => requireFrom(file, specifier), module, module.exports, turn);
    return module.exports;
  }

  function requireFrom({ path }: RunFile, specifier: string): unknown {
    if (!specifier.startsWith('.')) return modules.load(specifier);
    const found = resolveFile(path, specifier, paths);
    const file = files.find((each) => each.path === found);
    if (file === undefined) throw new Error(`There is no file "${specifier}".`);
    return load(file);
  }

  for (const style of document.querySelectorAll('style[data-file]')) style.remove();
  const [first] = files;
  return first === undefined ? {} : load(first);
}

/** On one line before the code, so that lines keep their numbers in stacks. */
function bodyOf({ path, code }: RunFile): ModuleBody {
  const text = `(function(require,module,exports,${GUARD}){${code}\n})\n//# sourceURL=${SOURCE_ROOT}${path}`;
  return globalThis.evaluateText(text) as ModuleBody;
}

function addRules({ path, code }: RunFile): void {
  const style = document.createElement('style');
  style.dataset['file'] = path;
  style.textContent = code;
  document.head.append(style);
}

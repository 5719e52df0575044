import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { SCRIPTS_FOLDER } from '#core/browserBundle/scripts.ts';
import { SHARED_VARIABLE, type SharedPackages } from '#core/browserBundle/sharedPackages.ts';
import type { DatedDemos } from './demoModule.ts';

const sharedPackages: SharedPackages = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
};

interface BundledModule {
  dated?: Readonly<Record<string, DatedDemos>>;
}

/** Date library → indices of scripts, last those of the demos that run with it. */
type DatedScripts = Readonly<Record<string, readonly number[]>>;

/** What the last of some scripts exports. */
type LoadLast = (indices: readonly number[]) => Promise<unknown>;

/**
 * Lets modules be loaded that the compiler has bundled apart from the site, and gives them the site's React.
 * @param names of scripts of the bundle, to which indices point.
 * @returns a function from indices of scripts: last the module that is wanted, and before it all that it imports, since
 * scripts that are only asked for when another one names them come later. The second argument has the same for each date
 * library that its demos run with. It rejects when a script cannot be had, and may be called again.
 */
export function createBundleLoader(names: readonly string[]) {
  Object.assign(globalThis, { [SHARED_VARIABLE]: sharedPackages });

  const loadLast: LoadLast = async (indices) => {
    const modules = await Promise.all(
      indices.map(
        (index): Promise<unknown> =>
          import(/* turbopackIgnore: true */ `${SCRIPTS_FOLDER}${names[index]}`),
      ),
    );
    return modules.at(-1);
  };

  // The same module each time, as from `import()`: what has come of it is remembered by its parts.
  const withDates = new WeakMap<BundledModule, BundledModule>();

  return async <Module extends BundledModule>(
    indices: readonly number[],
    dated?: DatedScripts,
  ): Promise<Module> => {
    const module = (await loadLast(indices)) as Module;
    if (dated === undefined) return module;
    const known = withDates.get(module) ?? {
      ...module,
      dated: loadDated(module, dated, loadLast),
    };
    withDates.set(module, known);
    return known as Module;
  };
}

/** The demos that run with other date libraries, loaded with all that they import at once. */
function loadDated(
  module: BundledModule,
  dated: DatedScripts,
  loadLast: LoadLast,
): Record<string, DatedDemos> {
  return Object.fromEntries(
    Object.entries(module.dated ?? {}).map(([library, { names }]) => [
      library,
      { names, load: () => loadLast(dated[library] ?? []) as ReturnType<DatedDemos['load']> },
    ]),
  );
}

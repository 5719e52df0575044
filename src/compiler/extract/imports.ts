import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ReferenceImport } from '#core/reference/reference.ts';
import { packageRelative, unaliased } from './declarations.ts';
import { rootTypes, type Tier } from './programs.ts';
import type { ImportCandidate } from './runtime.ts';

/** An export that stands in for a component of a higher plan: it returns `null` or throws. */
function isPlaceholder(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined) return false;
  return (signature.getReturnType().flags & ts.TypeFlags.Null) !== 0;
}

/** Under which name a module exports the thing that `types` declares as `name`. */
function exportNameOf(
  checker: ts.TypeChecker,
  module: ts.SourceFile | undefined,
  types: string,
  name: string,
): string | undefined {
  const symbol = module && checker.getSymbolAtLocation(module);
  if (symbol === undefined) return undefined;
  return [name, `Unstable_${name}`].find((candidate) => {
    const found = checker.tryGetMemberInModuleExports(candidate, symbol);
    const target = found && unaliased(checker, found);
    const file = target?.declarations?.[0]?.getSourceFile().fileName;
    // by path inside the package: the tree view is there twice
    return (
      target !== undefined &&
      file !== undefined &&
      packageRelative(file) === packageRelative(types) &&
      !isPlaceholder(checker, target)
    );
  });
}

/** The entry of a package that holds a file: `esm/DatePicker/x.d.ts` → `DatePicker`. */
function entryOf(types: string): string | undefined {
  const [entry, ...rest] = types.slice(types.lastIndexOf('/esm/') + '/esm/'.length).split('/');
  return rest.length === 0 ? undefined : entry;
}

/** Every import line of a component that the declarations promise, per package from the smallest entry, then the root. */
export function importCandidates(
  tier: Tier,
  { types, name, product }: { types: string; name: string; product: string },
): ImportCandidate[] {
  return candidatesFrom(tier, { types, product }, (module) =>
    exportNameOf(tier.checker, module, types, name),
  );
}

/** The same of a hook: a higher plan's hook of that name is another declaration of it, with types of its own. */
export function hookImportCandidates(
  tier: Tier,
  { types, name, product }: { types: string; name: string; product: string },
): ImportCandidate[] {
  return candidatesFrom(tier, { types, product }, (module) => {
    const symbol = module && tier.checker.getSymbolAtLocation(module);
    return symbol && tier.checker.tryGetMemberInModuleExports(name, symbol) && name;
  });
}

/** From the root of each package of the product, and from the entry that holds the declaration. */
function candidatesFrom(
  { program, packages }: Tier,
  { types, product }: { types: string; product: string },
  exportedAs: (module: ts.SourceFile | undefined) => string | undefined,
): ImportCandidate[] {
  const entry = entryOf(types);
  return packages
    .filter((candidate) => candidate.product === product)
    .flatMap((candidate) => {
      const roots = [{ module: candidate.name, file: rootTypes(candidate) }];
      const small =
        entry === undefined ? undefined : path.join(candidate.folder, 'esm', entry, 'index.d.ts');
      if (small !== undefined && existsSync(small)) {
        roots.unshift({ module: `${candidate.name}/${entry}`, file: small });
      }
      return roots.flatMap(({ module, file }): ImportCandidate[] => {
        const exported = exportedAs(program.getSourceFile(file));
        if (exported === undefined) return [];
        const line = `import { ${exported} } from '${module}';`;
        return [{ package: candidate.name, plan: candidate.plan, line, module, name: exported }];
      });
    });
}

/** What the reference keeps of a line that works. */
export const importOf = ({ package: name, plan, line }: ImportCandidate): ReferenceImport => ({
  package: name,
  plan,
  line,
});

import path from 'node:path';
import ts from 'typescript';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import { ROOT } from '../paths.ts';
import type { DocumentedPackage } from './packages.ts';

/** What one plan can see: its packages and those of the plans below. A plan of more adds members to types of less. */
export interface Tier {
  plan: Plan;
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: DocumentedPackage[];
  /** The file that uses every component of this plan once. */
  probe: ts.SourceFile;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  // keeps `| undefined` and with it the expansion of aliases out of optional props
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Reads and parses every declaration file once for all tiers. */
function createSharedFiles(): (name: string) => ts.SourceFile | undefined {
  const files = new Map<string, ts.SourceFile | undefined>();
  return (name) => {
    if (!files.has(name)) {
      const text = ts.sys.readFile(name);
      files.set(
        name,
        text === undefined
          ? undefined
          : ts.createSourceFile(name, text, {
              languageVersion: ts.ScriptTarget.ESNext,
              jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
            }),
      );
    }
    return files.get(name);
  };
}

/** The declaration file of a package's root. */
export const rootTypes = ({ folder }: Pick<DocumentedPackage, 'folder'>): string =>
  path.join(folder, 'esm/index.d.ts');

/** One program per plan over shared files, made when asked for: three at once need not fit into memory. */
export function createTiers(
  packages: readonly DocumentedPackage[],
  probeTexts: Record<Plan, string>,
): (plan: Plan) => Tier {
  const sharedFile = createSharedFiles();
  const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);
  return (plan) => {
    const visible = packages.filter((p) => PLANS.indexOf(p.plan) <= PLANS.indexOf(plan));
    const probeName = path.join(ROOT, `api-probe-${plan}.tsx`);
    const host = ts.createCompilerHost(OPTIONS);
    const onDisk = host.fileExists.bind(host);
    host.fileExists = (name) => name === probeName || onDisk(name);
    host.getSourceFile = (name, language) =>
      name === probeName ? ts.createSourceFile(name, probeTexts[plan], language) : sharedFile(name);
    host.getModuleResolutionCache = () => resolutions;
    const program = ts.createProgram([...visible.map(rootTypes), probeName], OPTIONS, host);
    const probe = program.getSourceFile(probeName);
    if (probe === undefined) throw new Error(`${probeName} is in no program.`);
    return { plan, program, checker: program.getTypeChecker(), packages: visible, probe };
  };
}

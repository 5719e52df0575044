import ts from 'typescript';
import type { ClassesRequest } from './classes.ts';
import type { ComponentFile } from './componentFiles.ts';
import { propertyOf } from './members.ts';
import type { Tier } from './programs.ts';

/** An interface that is named after the component, wherever its package declares it. */
function namedType(tier: Tier, file: ComponentFile, name: string): ts.Type | undefined {
  const { checker, program } = tier;
  const sources = [
    program.getSourceFile(file.types),
    ...program
      .getSourceFiles()
      .filter((source) => source.fileName.startsWith(`${file.package.folder}/esm/`)),
  ];
  for (const source of sources) {
    for (const node of source?.statements ?? []) {
      if (
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
        node.name.text === name
      ) {
        return checker.getTypeAtLocation(node.name);
      }
    }
  }
  return undefined;
}

/** The slots or classes of a component: the type named after it, else that of its prop. */
export function ownType(
  tier: Tier,
  file: ComponentFile,
  suffix: string,
  props: ts.Type | undefined,
): ts.Type | undefined {
  const named = namedType(tier, file, `${file.page.name}${suffix}`);
  if (named !== undefined) return named;
  const prop =
    props && propertyOf(tier.checker, props, suffix.charAt(0).toLowerCase() + suffix.slice(1));
  if (prop === undefined || !file.propTypes.some(({ name }) => name === prop.name))
    return undefined;
  return tier.checker.getNonNullableType(tier.checker.getTypeOfSymbol(prop));
}

/** Where the classes type of a component stands: the interface that is written, not `Partial` of it. */
export function classesRequest(type: ts.Type, keys: string[]): ClassesRequest | undefined {
  const argument = type.aliasTypeArguments?.[0];
  const symbol = type.getSymbol()?.name === '__type' ? argument?.getSymbol() : type.getSymbol();
  const declared = symbol?.declarations?.[0];
  if (symbol === undefined || declared === undefined) return undefined;
  return { file: declared.getSourceFile().fileName, name: symbol.name, keys };
}

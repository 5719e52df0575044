import ts from 'typescript';
import type { Plan } from '#core/reference/plans.ts';
import type {
  InterfaceReference,
  ReferenceImport,
  ReferenceMember,
} from '#core/reference/reference.ts';
import { describeCallback } from './callbacks.ts';
import { describeType } from './describeType.ts';
import { isRequired, propertiesOf } from './members.ts';
import { docOf, exportedSymbol, isTypeDeclaration, type TypeDeclaration } from './declarations.ts';
import type { ReferencePage } from './facts.ts';
import { defaultOf, isIgnored, proseOf } from './jsdoc.ts';
import { rootTypes, type Tier } from './programs.ts';
import { oneLine } from './typeText.ts';

/** First plan of each member, by `interface member`. */
export type InterfacePlans = Map<string, Plan>;

/** The declaration that a name stands for in the highest package of a tier that exports it. */
export function findDeclaration(
  { checker, program, packages }: Tier,
  { name, product }: Pick<ReferencePage, 'name' | 'product'>,
): TypeDeclaration | undefined {
  return packages
    .filter((candidate) => candidate.product === product)
    .map((candidate) => exportedSymbol(checker, program.getSourceFile(rootTypes(candidate)), name))
    .findLast((symbol) => symbol !== undefined)
    ?.declarations?.find(isTypeDeclaration);
}

/** Notes which members of the interfaces a tier knows; called from the lowest tier up. */
export function notePlans(
  tier: Tier,
  pages: readonly ReferencePage[],
  plans: InterfacePlans,
): void {
  for (const page of pages) {
    const declaration = findDeclaration(tier, page);
    if (declaration?.name === undefined) continue;
    // at the name, not of the symbol: only there augmentations of re-exported interfaces are merged in
    const type = tier.checker.getTypeAtLocation(declaration.name);
    for (const { symbol } of propertiesOf(tier.checker, type)) {
      const key = `${page.name} ${symbol.name}`;
      if (!plans.has(key)) plans.set(key, tier.plan);
    }
  }
}

/** The interface that declares a member, as its group. */
function groupOf(symbol: ts.Symbol): string | undefined {
  const parent = symbol.declarations?.[0]?.parent;
  return parent !== undefined && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
}

interface MembersQuestion {
  tier: Tier;
  page: ReferencePage;
  declaration: TypeDeclaration;
  plans: InterfacePlans;
}

function describeMembers({
  tier,
  page,
  declaration,
  plans,
}: MembersQuestion): InterfaceReference['members'] {
  const { checker } = tier;
  if (declaration.name === undefined) return [];
  const type = checker.getTypeAtLocation(declaration.name);
  const known = new Set(
    ts.isEnumDeclaration(declaration)
      ? []
      : declaration.typeParameters?.map(({ name }) => name.text),
  );
  // a group says something only where there are many: in the grid's API object
  const grouped = page.name === 'GridApi';
  return propertiesOf(checker, type)
    .map((property) => ({ ...property, doc: docOf(property.symbol.declarations?.[0]) }))
    .filter(({ doc }) => !isIgnored(doc))
    .map(({ symbol, everywhere, doc }): ReferenceMember & { group?: string } => {
      const value = defaultOf(doc);
      const group = grouped ? groupOf(symbol) : undefined;
      return {
        name: symbol.name,
        required: isRequired(symbol, everywhere),
        type: describeType({ checker, declared: symbol, known }),
        ...(value === undefined ? {} : { default: value }),
        ...proseOf(doc),
        plan: plans.get(`${page.name} ${symbol.name}`) ?? page.plan,
        ...describeCallback({ checker, type: checker.getTypeOfSymbol(symbol), doc, known }),
        ...(group === undefined ? {} : { group }),
      };
    });
}

function importsOf({ checker, program, packages }: Tier, page: ReferencePage): ReferenceImport[] {
  return packages
    .filter(({ product }) => product === page.product)
    .filter((p) => exportedSymbol(checker, program.getSourceFile(rootTypes(p)), page.name))
    .map(({ name, plan }) => ({
      package: name,
      plan,
      line: `import type { ${page.name} } from '${name}';`,
    }));
}

/** Describes an interface as the highest plan sees it; nothing when no package exports the name. */
export function describeInterface(
  tier: Tier,
  page: ReferencePage,
  plans: InterfacePlans,
): InterfaceReference | undefined {
  const declaration = findDeclaration(tier, page);
  if (declaration === undefined) return undefined;
  const generics = ts.isEnumDeclaration(declaration) ? [] : (declaration.typeParameters ?? []);
  return {
    kind: 'interface',
    name: page.name,
    product: page.product,
    plan: page.plan,
    route: page.pathname,
    description: proseOf(docOf(declaration)).description,
    imports: importsOf(tier, page),
    typeParameters: generics.map((node) => oneLine(node.getText())),
    members: describeMembers({ tier, page, declaration, plans }),
  };
}

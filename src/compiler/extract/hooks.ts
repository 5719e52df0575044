import type ts from 'typescript';
import { products } from '#content/products.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { kebabCase, type HookReference, type ReferenceMember } from '#core/reference/reference.ts';
import { docOf } from './declarations.ts';
import type { HookExport } from './hookExports.ts';
import { describeParameters, type Overload } from './hookParameters.ts';
import { returnText, signatureText, typeParametersOf } from './hookSignature.ts';
import { proseOf, returnsOf, type JsDoc } from './jsdoc.ts';
import { describeObject } from './objectMembers.ts';
import { literalsOf } from './printType.ts';
import type { Tier } from './programs.ts';
import { exactTypeOfText } from './typeText.ts';
import { unionText } from './unionText.ts';

/** Hooks by product and name, filled from the lowest tier up. */
export type HookDrafts = Map<string, { hook: HookReference; types: string }>;

const folderOf = (id: string): string => products.find((one) => one.id === id)?.folder ?? '';

/** Every text once, in order. */
const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '');

/** What the comments of all overloads say, no paragraph twice; examples at the end. */
function describeWhole(docs: readonly JsDoc[]): string {
  const fenced = (text: string): string =>
    text.includes('```') ? text : `\`\`\`tsx\n${text}\n\`\`\``;
  const examples = docs.flatMap(({ tags }) =>
    tags.filter(({ name, text }) => name === 'example' && text !== '').map(({ text }) => text),
  );
  const paragraphs = docs.flatMap(({ description }) => splitParagraphs(description));
  return distinct([...paragraphs, ...examples.map(fenced)]).join('\n\n');
}

/** At empty lines outside of code. */
function splitParagraphs(text: string): string[] {
  return text.includes('```') ? [text] : text.split(/\n\s*\n/);
}

/** A default is what an argument has when it is left out; a result has what it has. */
function withoutDefault(member: ReferenceMember): ReferenceMember {
  const result = { ...member };
  delete result.default;
  return result;
}

function describeReturns(overloads: readonly Overload[]): HookReference['returns'] {
  const texts = overloads.map(({ tier, signature }) => returnText(tier.checker, signature));
  const objects = overloads.map(({ tier, signature }) =>
    describeObject(tier.checker, signature.getReturnType(), tier.plan),
  );
  const { members = [] } = objects.find((one) => one.members.length > 0) ?? {};
  const [first] = overloads;
  const literals =
    first !== undefined && new Set(texts).size === 1
      ? literalsOf(first.tier.checker, first.signature.getReturnType(), texts[0])
      : [];
  return {
    type: exactTypeOfText(
      new Set(texts).size === 1 ? (texts[0] ?? 'void') : unionText(texts),
      literals,
    ),
    description: distinct(overloads.map(({ doc }) => returnsOf(doc)?.description ?? '')).join(
      '\n\n',
    ),
    members: members.map(withoutDefault),
    // one overload gives one object, another gives many: the members are those of one
    each: objects.every(({ each }) => each),
  };
}

function overloadsOf(tier: Tier, symbol: ts.Symbol): Overload[] {
  const signatures = tier.checker.getTypeOfSymbol(symbol).getCallSignatures();
  return signatures.map((signature, index) => ({
    tier,
    signature,
    doc: docOf(symbol.declarations?.[index]),
  }));
}

/** A hook as one tier sees it; its imports come later. */
function describeHook(
  tier: Tier,
  { name, exportName, product, symbol }: HookExport,
): HookReference {
  const overloads = overloadsOf(tier, symbol);
  const docs = overloads.map(({ doc }) => doc);
  const deprecated = docs.map((doc) => proseOf(doc).deprecated).find((text) => text !== undefined);
  const generics = overloads.flatMap(({ signature }) => typeParametersOf(signature));
  return {
    kind: 'hook',
    name,
    exportName,
    product,
    plan: tier.plan,
    route: `/x/api/${folderOf(product)}/${kebabCase(name)}/`,
    description: describeWhole(docs),
    ...(deprecated === undefined ? {} : { deprecated }),
    imports: [],
    typeParameters: distinct(generics),
    signatures: overloads.map(({ signature }) => ({
      plan: tier.plan,
      text: signatureText(tier.checker, name, signature),
    })),
    parameters: describeParameters(overloads),
    returns: describeReturns(overloads),
  };
}

const added = (before: readonly ReferenceMember[], now: readonly ReferenceMember[]) =>
  now.filter(({ name }) => before.every((member) => member.name !== name));

/** What a lower tier said, with the members and signatures that a higher one has besides. */
function withHigher(lower: HookReference, higher: HookReference): HookReference {
  const texts = new Set(lower.signatures.map(({ text }) => text));
  const { returns } = lower;
  return {
    ...lower,
    signatures: [...lower.signatures, ...higher.signatures.filter(({ text }) => !texts.has(text))],
    parameters: lower.parameters.map((parameter) => {
      const same = higher.parameters.find(({ name }) => name === parameter.name);
      const more = parameter.members.length === 0 ? [] : (same?.members ?? []);
      return { ...parameter, members: [...parameter.members, ...added(parameter.members, more)] };
    }),
    returns: {
      ...returns,
      members:
        returns.members.length === 0
          ? []
          : [...returns.members, ...added(returns.members, higher.returns.members)],
    },
  };
}

/** Products whose package of a tier's own plan adds to the types of the packages below. */
function augmentedProducts({ plan, program, packages }: Tier): Set<ProductId> {
  const files = program
    .getSourceFiles()
    .filter(({ text }) => text.includes("declare module '@mui/x-"));
  const own = packages.filter((one) => one.plan === plan);
  return new Set(
    own
      .filter(({ folder }) => files.some((file) => file.fileName.startsWith(`${folder}/esm/`)))
      .map(({ product }) => product),
  );
}

const hasMembers = ({ returns, parameters }: HookReference): boolean =>
  returns.members.length > 0 || parameters.some(({ members }) => members.length > 0);

/** Describes the hooks of a tier; called from the lowest tier up, so that each part has the first plan that has it. */
export function readHooks(tier: Tier, hooks: readonly HookExport[], drafts: HookDrafts): void {
  const augmented = augmentedProducts(tier);
  for (const exported of hooks) {
    const key = `${exported.product} ${exported.name}`;
    const types = exported.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    const before = drafts.get(key);
    if (before === undefined) {
      drafts.set(key, { hook: describeHook(tier, exported), types });
      continue;
    }
    // another look costs memory: only where a higher plan can have added something
    const grown = augmented.has(exported.product) && hasMembers(before.hook);
    if (grown || types !== before.types) {
      drafts.set(key, { ...before, hook: withHigher(before.hook, describeHook(tier, exported)) });
    }
  }
}

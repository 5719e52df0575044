import type { Element, ElementContent } from 'hast';
import { historyMessages } from '#content/messages/history.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { NameChange } from '#core/history/changes.ts';
import type { Product } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { element, textNode } from '../print/tree.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { inlineCode } from '../reference/rows.ts';
import { pageOf, type Section } from '../reference/section.ts';
import { changeParts, type LinePart, type LineTarget } from '#markup/changes/changeParts.ts';
import { targetOf } from './target.ts';
import { linesByVersion, splitByMajor, type VersionLines } from '#markup/changes/versions.ts';

export const changesRoute = ({ folder }: Pick<Product, 'folder'>): string =>
  `/x/api/${folder}/changes/`;

export const olderChangesRoute = (product: Pick<Product, 'folder'>): string =>
  `${changesRoute(product)}older/`;

function partNode(part: LinePart): ElementContent {
  if (typeof part === 'string') return textNode(part);
  if ('strong' in part) return element('strong', {}, [part.strong]);
  const node = inlineCode(part.code);
  return part.href === undefined ? node : element('a', { href: part.href }, [node]);
}

/** @param page the component whose page it is. */
const listOf = ({ lines, manyTypes }: VersionLines, target: LineTarget, page?: string): Element =>
  element('ul', { className: ['api-changes'] }, [
    ...lines.map((line) => element('li', {}, changeParts(line, target, page).map(partNode))),
    ...(manyTypes > 0 ? [element('li', {}, [historyMessages.manyTypes(manyTypes)])] : []),
  ]);

/** `8.12` → `v8-12` */
const versionId = (version: string): string => `v${version.replace('.', '-')}`;

const sectionsOf = (changes: readonly NameChange[], target: LineTarget): Section[] =>
  linesByVersion(changes, DOCUMENTED_VERSION).map((version) => ({
    id: versionId(version.version),
    title: version.title,
    start: [listOf(version, target)],
  }));

const paragraph = (...children: (ElementContent | string)[]): Element => element('p', {}, children);

const linkTo = (route: string, text: string): Element => element('a', { href: route }, [text]);

/** What the versions of a product have changed: since the documented major began, and before. */
export function changesPages(product: Product, model: ReferenceModel): PrintedReference[] {
  const changes = model.changes?.[product.id] ?? [];
  if (changes.length === 0) return [];
  const target = targetOf(model, product.id);
  const { since, before } = splitByMajor(changes, DOCUMENTED_VERSION);
  const { name } = product;
  const shared = {
    plan: 'community' as const,
    product: product.id,
    packages: product.packages.map((one) => one.name),
  };
  const route = changesRoute(product);
  const olderRoute = olderChangesRoute(product);
  const newest: PrintedReference = {
    ...pageOf(
      [
        paragraph(historyMessages.lead(DOCUMENTED_VERSION)),
        ...(before.length > 0 ? [paragraph(linkTo(olderRoute, historyMessages.older))] : []),
      ],
      sectionsOf(since, target),
    ),
    ...shared,
    key: `api/${product.folder}/changes`,
    route,
    title: historyMessages.pageTitle(name),
    description: historyMessages.pageDescription(name),
  };
  if (before.length === 0) return [newest];
  const older: PrintedReference = {
    ...pageOf(
      [paragraph(historyMessages.olderLead), paragraph(linkTo(route, historyMessages.newer))],
      sectionsOf(before, target),
    ),
    ...shared,
    key: `api/${product.folder}/changes/older`,
    route: olderRoute,
    title: historyMessages.olderTitle(name),
    description: historyMessages.olderDescription(name),
  };
  return [newest, older];
}

/** The end of a page of the reference: what the versions have changed of its component or interface, folded. */
export function changesSection(
  name: string,
  changes: readonly NameChange[],
  { target, product }: { target: LineTarget; product: Pick<Product, 'folder' | 'name'> },
): Section[] {
  if (changes.length === 0) return [];
  const versions = linesByVersion(changes, DOCUMENTED_VERSION, true);
  const count = versions.reduce((sum, { lines }) => sum + lines.length, 0);
  return [
    {
      id: 'changes',
      title: historyMessages.title,
      start: [
        element('details', { className: ['api-history'] }, [
          element('summary', {}, [historyMessages.summary(count)]),
          ...versions.flatMap((version) => [
            paragraph(element('strong', {}, [version.title])),
            listOf(version, target, name),
          ]),
        ]),
        paragraph(linkTo(changesRoute(product), historyMessages.all(product.name))),
      ],
    },
  ];
}

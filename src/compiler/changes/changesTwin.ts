import { historyMessages } from '#content/messages/history.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { NameChange } from '#core/history/changes.ts';
import type { Product } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { codeSpan, escapeText, joinBlocks, link, list } from '../twins/reference/syntax.ts';
import { changeParts, type LinePart, type LineTarget } from '#markup/changes/changeParts.ts';
import { changesRoute, olderChangesRoute } from './changesPage.ts';
import { targetOf } from './target.ts';
import { linesByVersion, splitByMajor } from '#markup/changes/versions.ts';

function printPart(part: LinePart): string {
  if (typeof part === 'string') return escapeText(part);
  if ('strong' in part) return `**${escapeText(part.strong)}**`;
  return codeSpan(part.code);
}

function printVersions(
  changes: readonly NameChange[],
  target: LineTarget,
  { level, page }: { level: '##' | '###'; page?: string },
): string[] {
  return linesByVersion(changes, DOCUMENTED_VERSION, page !== undefined).flatMap(
    ({ title, lines, manyTypes }) => [
      `${level} ${title}`,
      list([
        ...lines.map((line) => changeParts(line, target, page).map(printPart).join('')),
        ...(manyTypes > 0 ? [escapeText(historyMessages.manyTypes(manyTypes))] : []),
      ]),
    ],
  );
}

/** The text of a page, by its route. */
interface ChangesTwin {
  route: string;
  markdown: string;
}

/** The pages of a product's changes as Markdown. */
export function changesTwins(product: Product, model: ReferenceModel): ChangesTwin[] {
  const changes = model.changes?.[product.id] ?? [];
  if (changes.length === 0) return [];
  const target = targetOf(model, product.id);
  const { since, before } = splitByMajor(changes, DOCUMENTED_VERSION);
  const { name } = product;
  const twin = (route: string, blocks: string[]): ChangesTwin => ({
    route,
    markdown: `${joinBlocks(blocks)}\n`,
  });
  const route = changesRoute(product);
  const olderRoute = olderChangesRoute(product);
  const newest = twin(route, [
    `# ${escapeText(historyMessages.pageTitle(name))}`,
    escapeText(historyMessages.lead(DOCUMENTED_VERSION)),
    before.length > 0 ? link(historyMessages.older, olderRoute) : '',
    ...printVersions(since, target, { level: '##' }),
  ]);
  if (before.length === 0) return [newest];
  return [
    newest,
    twin(olderRoute, [
      `# ${escapeText(historyMessages.olderTitle(name))}`,
      escapeText(historyMessages.olderLead),
      link(historyMessages.newer, route),
      ...printVersions(before, target, { level: '##' }),
    ]),
  ];
}

/** The end of the twin of a component or an interface. */
export function printChangesOf(
  name: string,
  changes: readonly NameChange[],
  target: LineTarget,
): string {
  if (changes.length === 0) return '';
  return joinBlocks([
    `## ${historyMessages.title}`,
    ...printVersions(changes, target, { level: '###', page: name }),
  ]);
}

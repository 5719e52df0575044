import type { LeafDirective } from 'mdast-util-directive';
import { element, replaceBy } from '../print/tree.ts';
import { lineOf, report, type ExcerptRequest, type PageContext } from './context.ts';

/** The element in whose place an excerpt comes when the reference is known. */
export const EXCERPT_PLACE = 'excerpt-place';

const REMEDY =
  'Write ::api{component="DataGrid" only="rows,columns"}, ::api{interface="GridColDef" only="…"}, ::api{interface="GridApi" group="GridSortApi"}, ::api{slots="DatePicker"}, ::api{slots="DatePicker" only="layout,toolbar"}, ::api{events="rowClick"}, ::api{events}, ::api{selectors="Sorting"} or ::api{selectors}.';

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** The attributes as a request; undefined when they make none. */
export function readRequest(
  attributes: Record<string, string | null | undefined>,
): ExcerptRequest | undefined {
  const { component, interface: type, only, group, slots, events, selectors } = attributes;
  const names = listOf(only ?? '');
  const keys = Object.keys(attributes).toSorted().join(' ');
  if (keys === 'component only' && component && names.length > 0) {
    return { kind: 'component', owner: component, only: names };
  }
  if (keys === 'interface only' && type && names.length > 0) {
    return { kind: 'interface', owner: type, only: names };
  }
  if (keys === 'group interface' && type && group) return { kind: 'group', owner: type, group };
  if (slots && (keys === 'slots' || (keys === 'only slots' && names.length > 0))) {
    return { kind: 'slots', owner: slots, only: names };
  }
  if (keys === 'events') return { kind: 'events', only: listOf(events ?? '') };
  if (keys === 'selectors') return { kind: 'selectors', category: selectors ?? '' };
  return undefined;
}

/** `::api{…}`: notes what the page shows of the reference, and marks the place. */
export function renderApi(node: LeafDirective, context: PageContext): void {
  const request = readRequest(node.attributes ?? {});
  if (request === undefined) {
    const written = Object.entries(node.attributes ?? {}).map(
      ([key, value]) => `${key}="${value}"`,
    );
    const message = `An excerpt of the reference has ${written.join(' ') || 'no attributes'}.`;
    report(context, node, { message, remedy: REMEDY });
    return;
  }
  replaceBy(node, element(EXCERPT_PLACE, { at: context.excerpts.length }));
  context.excerpts.push({ request, line: lineOf(node) });
}

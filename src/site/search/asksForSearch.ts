import type { ByAttribute } from '#markup/selectors.ts';
import { isAt, TYPED_INTO } from '../shell/keys.ts';

/** What opens the box. Without its script it leads to the search's own page. */
export const LINK = '[data-search]' satisfies ByAttribute<'data-search'>;

/** Whether an event opens the search: Ctrl/⌘+K, a slash outside of fields, or a press on its link. */
export function asksForSearch(event: Event): boolean {
  if (event.defaultPrevented) return false;
  if (event instanceof KeyboardEvent) {
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return event.key === 'k';
    return event.key === '/' && !isAt(event, TYPED_INTO);
  }
  if (!(event instanceof MouseEvent) || !isAt(event, LINK)) return false;
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

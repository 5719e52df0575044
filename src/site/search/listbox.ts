import type { ItemGroup } from './items.ts';
import { drawGroups, type Option } from './list.ts';

interface Listeners {
  /** Another option is active, or none. */
  onActive: (option: Option | undefined) => void;
  /** An option was pressed, or Enter on it; a link is followed by the browser. */
  onChoose: (option: Option) => void;
  /** A link was opened in a tab of its own. */
  onApart: () => void;
}

interface Listbox {
  /** @param keep the active option stays: only what is below has changed. */
  draw: (groups: readonly ItemGroup[], keep?: boolean) => void;
}

/**
 * The combobox and its listbox (ARIA APG, "Editable Combobox With List Autocomplete"): focus stays in the field, the
 * active option is named by `aria-activedescendant`.
 */
export function createListbox(
  input: HTMLInputElement,
  list: HTMLElement,
  { onActive, onChoose, onApart }: Listeners,
): Listbox {
  let options: Option[] = [];
  let active = -1;
  const activate = (at: number): void => {
    options[active]?.element.setAttribute('aria-selected', 'false');
    active = at;
    const option = options[at];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option.element.id);
      option.element.setAttribute('aria-selected', 'true');
      reveal(list, option.element, at === 0);
    }
    onActive(option);
  };
  const optionAt = ({ target }: Event): number =>
    options.findIndex(({ element }) => target instanceof Node && element.contains(target));
  list.addEventListener('click', (event) => {
    const option = options[optionAt(event)];
    if (option === undefined) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) onApart();
    else onChoose(option);
  });
  // Focus stays in the field.
  list.addEventListener('mousedown', (event) => {
    if (event.button === 0) event.preventDefault();
  });
  list.addEventListener('pointermove', (event) => {
    const at = optionAt(event);
    if (at >= 0 && at !== active && event.pointerType === 'mouse') activate(at);
  });
  input.addEventListener('keydown', (event) => {
    const option = options[active];
    const move = moveOf(event.key, active, options.length);
    const chord = event.ctrlKey || event.metaKey;
    if (move !== undefined && !event.shiftKey && !event.altKey && !chord) {
      event.preventDefault();
      activate(move);
    } else if (event.key === 'Enter' && option !== undefined && !event.isComposing) {
      event.preventDefault();
      if (chord && option.item.kind === 'link') {
        onApart();
        open(option.item.href, '_blank', 'noopener');
      } else option.element.click();
    }
  });
  return {
    draw(groups, keep = false) {
      const kept = keep ? Math.max(active, 0) : 0;
      const { scrollTop } = list;
      options = drawGroups(list, groups, input.value);
      active = -1;
      activate(options.length === 0 ? -1 : Math.min(kept, options.length - 1));
      if (keep) list.scrollTop = scrollTop;
    },
  };
}

/** Where a key leads in the list; undefined for other keys. */
function moveOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active <= 0 ? count : active) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Scrolls the list, never the page. */
function reveal(list: HTMLElement, row: HTMLElement, first: boolean): void {
  if (first) {
    list.scrollTop = 0;
    return;
  }
  const box = list.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.top < box.top) list.scrollTop -= box.top - place.top;
  else if (place.bottom > box.bottom) list.scrollTop += place.bottom - box.bottom;
}

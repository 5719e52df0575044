/*
 * What a demo draws outside of its stage: calendars, menus, panels, tooltips. They are children of the body, where React
 * puts what opens over a page.
 */

/** Attributes that tie a popup to what has opened it. */
const LINKS = ['aria-controls', 'aria-owns', 'aria-describedby', 'aria-labelledby'];

/** Marks the panel of the inspector, which is no popup of the demo. */
const PANEL_ATTRIBUTE = 'data-inspector';
export const PANEL = { [PANEL_ATTRIBUTE]: '' } as const;

export interface Popups {
  /** Those of the demo that are open, in document order, while they are watched. */
  open: () => readonly HTMLElement[];
  /**
   * Looks for them from now on.
   * @param onChange heard when something has opened or closed, or hides the rest of the page.
   * @returns what ends it.
   */
  watch: (onChange: () => void) => () => void;
}

/**
 * The popups of one demo: those that an attribute ties to its stage, and those that open while it is inspected, for only
 * this demo is pressed then.
 */
export function createPopups(stage: HTMLElement): Popups {
  const page = [...document.body.children].find((element) => element.contains(stage));
  const before = new Set(document.body.children);
  let found: readonly HTMLElement[] = [];
  const find = (): void => {
    found = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== page &&
        !element.matches(`[${PANEL_ATTRIBUTE}]`) &&
        (!before.has(element) || isLinked(stage, element)),
    );
  };
  return {
    open: () => found,
    watch(onChange) {
      find();
      const observer = new MutationObserver(() => {
        find();
        onChange();
      });
      observer.observe(document.body, { childList: true });
      if (page !== undefined) {
        observer.observe(page, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] });
      }
      return () => observer.disconnect();
    },
  };
}

const isLinked = (stage: HTMLElement, popup: HTMLElement): boolean =>
  namesPartOf(stage, popup) || namesPartOf(popup, stage);

/** An attribute of something in `from` names something in `to` by its id. */
const namesPartOf = (from: HTMLElement, to: HTMLElement): boolean =>
  LINKS.some((name) =>
    [from, ...from.querySelectorAll(`[${name}]`)].some((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .some(
          (id) => id !== '' && (to.id === id || to.querySelector(`#${CSS.escape(id)}`) !== null),
        ),
    ),
  );

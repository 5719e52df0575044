import {
  Menu as AriakitMenu,
  MenuGroup as AriakitGroup,
  MenuItem as AriakitItem,
  MenuItemRadio,
  MenuSeparator as AriakitSeparator,
  useMenuStore,
} from '@ariakit/react';
import { useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { usePreference } from '../preferences/usePreference.ts';
import styles from './Menu.module.css';

const GAP_PX = 4;

interface MenuProps {
  /** Opens the menu; has the focus again when it is closed. It stays the caller's own. */
  button: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Space chooses, right after a letter, too, where the library would look for an entry with a space in its name. */
function chooseBySpace(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, repeat } = event;
  if (key !== ' ' || target === currentTarget || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  if (!repeat) target.click();
}

/**
 * An open menu under its button, with the keys of the APG's menu: arrows, Home, End, first letters, Escape. Draw it while
 * it is open.
 */
export function Menu({ button, label, onClose, children }: MenuProps) {
  const store = useMenuStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: 'bottom-start',
    // Values of a row stand side by side.
    orientation: 'both',
    focusLoop: true,
    rtl: usePreference('direction') === 'rtl',
  });
  useLayoutEffect(() => {
    store.setDisclosureElement(button);
    store.setAnchorElement(button);
    store.setAutoFocusOnShow(true);
    store.setInitialFocus('first');
  }, [store, button]);
  return (
    <AriakitMenu
      store={store}
      className={styles.menu ?? ''}
      aria-label={label}
      onKeyDownCapture={chooseBySpace}
      // Inside of the page's landmark, and out of whatever clips the button.
      portal
      portalElement={() => document.querySelector('main')}
      // Tab closes the menu; the elements that would carry the order are focusable and hidden, which axe refuses.
      preserveTabOrder={false}
      gutter={GAP_PX}
      overflowPadding={GAP_PX}
      fitViewport
    >
      {children}
    </AriakitMenu>
  );
}

/** What analytics hears of an entry, as `data-` attributes. */
type Told = Readonly<Record<`data-${string}`, string>>;

interface MenuActionProps {
  told?: Told;
  onChoose: () => void;
  children: ReactNode;
}

/** Something that is done; the menu closes. */
export const MenuAction = ({ told, onChoose, children }: MenuActionProps) => (
  <AriakitItem className={styles.entry ?? ''} onClick={onChoose} {...told}>
    {children}
  </AriakitItem>
);

interface MenuLinkProps {
  told?: Told;
  href: string;
  children: ReactNode;
}

/** A link to a tab of its own. */
export const MenuLink = ({ told, href, children }: MenuLinkProps) => (
  <AriakitItem
    className={styles.entry ?? ''}
    render={
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    }
    {...told}
  />
);

/** A line between groups of entries. */
export const MenuSeparator = () => <AriakitSeparator className={styles.separator ?? ''} />;

interface MenuChoiceProps {
  label: string;
  value: string;
  /** Value and its word, in order. */
  choices: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

/** A row of values of which one holds. The menu stays open for it: one compares. */
export function MenuChoice({ label, value, choices, onChoose }: MenuChoiceProps) {
  const name = useId();
  return (
    <AriakitGroup className={styles.row ?? ''} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <span className="choice">
        {choices.map(([each, word]) => (
          <MenuItemRadio
            key={each}
            className={`tool ${styles.value ?? ''}`}
            name={name}
            value={each}
            checked={each === value}
            hideOnClick={false}
            onChange={() => onChoose(each)}
          >
            {word}
          </MenuItemRadio>
        ))}
      </span>
    </AriakitGroup>
  );
}

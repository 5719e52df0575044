import { useEffect, useState } from 'react';
import { searchMessages } from '#content/messages/search.ts';
import { warmUp as warmUpFor } from './client.ts';
import { BOX } from './ids.ts';
import { currentProduct } from './items.ts';
import { Dialog, DialogClose } from '../ui/Dialog.tsx';
import { OptionalPart } from '../ui/OptionalPart.tsx';
import styles from './search.module.css';
import { SearchView } from './SearchView.tsx';

/** Starts the downloads that a first query needs. */
export const warmUp = (): void => warmUpFor(currentProduct().id);

export interface SearchDialogProps {
  /** What the reader has typed while the box came. */
  typed: string;
  /** Has the focus again when the box is closed. */
  opener: Element | null;
  onClose: () => void;
  /** Called when it cannot be drawn. */
  onThrow: () => void;
}

/** What the box had when it was closed: it has that again, selected. */
let last = '';

const keep = (query: string): void => {
  last = query;
};

/** The search over the page. Draw it while it is open. */
export const SearchDialog = ({ onThrow, ...props }: SearchDialogProps) => (
  <OptionalPart onThrow={onThrow}>
    <OpenDialog {...props} />
  </OptionalPart>
);

function OpenDialog({ typed, opener, onClose }: Omit<SearchDialogProps, 'onThrow'>) {
  const [initial] = useState(() => typed || last);
  useEffect(() => {
    warmUp();
    // What a menu or the drawer shows lies above everything.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      menu.hidePopover();
    }
  }, []);
  return (
    <Dialog
      label={searchMessages.label}
      className={styles.dialog ?? ''}
      backdropClassName={styles.backdrop ?? ''}
      opener={opener}
      onClose={onClose}
    >
      <SearchView
        id={BOX}
        initial={initial}
        isTyping={typed !== ''}
        close={<DialogClose className={`tool ${styles.close}`}>{searchMessages.close}</DialogClose>}
        onQuery={keep}
        // A result of this very page needs its scroll position: the page must be free again.
        onLeave={onClose}
      />
    </Dialog>
  );
}

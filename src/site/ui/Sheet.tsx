import type { ReactNode } from 'react';
import { Dialog, DialogClose } from './Dialog.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  /** Of the button that closes it. */
  closeLabel: string;
  /** Has the focus again when the sheet is closed. */
  opener: Element | null;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog as high as its content, with its title and a button that closes it. Draw it while it is open. */
export const Sheet = ({ title, closeLabel, opener, onClose, children }: SheetProps) => (
  <Dialog
    label={title}
    className={styles['sheet'] ?? ''}
    backdropClassName={styles['backdrop'] ?? ''}
    opener={opener}
    onClose={onClose}
  >
    <div className={styles['head']}>
      <h2>{title}</h2>
      <DialogClose className="tool">{closeLabel}</DialogClose>
    </div>
    {children}
  </Dialog>
);

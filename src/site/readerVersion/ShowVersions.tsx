import { useEffect, useState, type ComponentType } from 'react';
import { byAttribute } from '#markup/selectors.ts';
import { sayGone } from '../offline/gone.ts';
import { isAt } from '../shell/keys.ts';
import { SHOW_VERSIONS } from '../shell/names.ts';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

interface Shown extends Omit<VersionsDialogProps, 'onClose'> {
  VersionsDialog: ComponentType<VersionsDialogProps>;
}

/** The dialog for the reader's versions, once a button asks for it. What draws it comes with it. */
export function ShowVersions() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const onClick = (event: Event): void => {
      if (!isAt(event, byAttribute('data-set', SHOW_VERSIONS))) return;
      const opener = document.activeElement;
      import('./VersionsDialog.tsx').then(
        ({ VersionsDialog }) => setShown({ VersionsDialog, opener }),
        sayGone,
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  if (shown === undefined) return null;
  return <shown.VersionsDialog opener={shown.opener} onClose={() => setShown(undefined)} />;
}

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { sayGone } from '../offline/gone.ts';
import { forgetVersions, getAskedVersions, subscribeVersions } from './askedVersions.ts';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

/** The dialog for the reader's versions, once it is asked for. What draws it comes with it. */
export function ShowVersions() {
  const asked = useSyncExternalStore(subscribeVersions, getAskedVersions, getAskedVersions);
  const [loaded, setLoaded] = useState<{ VersionsDialog: ComponentType<VersionsDialogProps> }>();
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    import('./VersionsDialog.tsx').then(setLoaded, () => {
      forgetVersions(); // the next press tries again
      sayGone();
    });
  }, [isAsked]);
  return asked && loaded && <loaded.VersionsDialog {...asked} onClose={forgetVersions} />;
}

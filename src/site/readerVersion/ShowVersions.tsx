import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { reportMissing } from '../offline/missingPart.ts';
import { forgetVersions, getVersionsRequest, subscribeVersions } from './versionsStore.ts';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

/** The dialog for the reader's versions, once it is asked for. What draws it comes with it. */
export function ShowVersions() {
  const request = useSyncExternalStore(subscribeVersions, getVersionsRequest, getVersionsRequest);
  const [loaded, setLoaded] = useState<{ VersionsDialog: ComponentType<VersionsDialogProps> }>();
  const isRequested = request !== undefined;
  useEffect(() => {
    if (!isRequested) return;
    import('./VersionsDialog.tsx').then(setLoaded, () => {
      forgetVersions(); // the next press tries again
      reportMissing();
    });
  }, [isRequested]);
  return request && loaded && <loaded.VersionsDialog {...request} onClose={forgetVersions} />;
}

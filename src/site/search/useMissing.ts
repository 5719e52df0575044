import { useEffect, useState } from 'react';
import { usePreference } from '../preferences/usePreference.ts';
import type { FindMissing } from '../readerVersion/searched.ts';

/** What finds results that the reader's version lacks; undefined for readers who have not said which one they have. */
export function useMissing(): FindMissing | undefined {
  const versions = usePreference('versions');
  const [loaded, setLoaded] = useState<{ versions: string; find: FindMissing }>();
  useEffect(() => {
    if (versions === '') return undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const { loadFindMissing } = await import('../readerVersion/searched.ts');
      const find = await loadFindMissing(versions);
      if (!left) setLoaded({ versions, find });
    };
    load().catch(() => undefined); // results stay without the word, as for who has no version
    return () => {
      left = true;
    };
  }, [versions]);
  return loaded?.versions === versions ? loaded.find : undefined;
}

import type { Router } from 'next/router';
import { useEffect, useRef } from 'react';
import { revision } from '#generated/revision.ts';

/** In development the compiler bumps the revision when a page changed; the page's data is then fetched again. */
export function useDevelopmentReload(router: Router): void {
  const seen = useRef(revision);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || seen.current === revision) return;
    seen.current = revision;
    void router.replace(router.asPath, undefined, { scroll: false });
  });
}

import { useState } from 'react';
import type { Services } from '#core/services.ts';
import { documentServices } from '../page/documentServices.ts';
import { useIslandContext } from './context.tsx';

/**
 * The outside services that the site is configured with. Apart from the page, so that it comes with the islands that ask.
 * @throws DocsError outside of `<Islands>`.
 */
export function useServices(): Services {
  const { services } = useIslandContext();
  // The document was configured when it was printed: it is read once.
  const [configured] = useState(() => services ?? documentServices());
  return configured;
}

import { createContext, useContext, type ReactNode } from 'react';
import { DocsError } from '#core/errors.ts';
import type { AdServices } from '#core/services.ts';
import type { IslandPage } from '../islands/registry.ts';

const DocsContext = createContext<IslandPage | undefined>(undefined);
const AdContext = createContext<AdServices | undefined>(undefined);

/** Tells what is below which page it stands on. */
export const DocsProvider = ({ page, children }: { page: IslandPage; children: ReactNode }) => (
  <DocsContext value={page}>{children}</DocsContext>
);

/** Tells ads below what is configured for them. */
export const AdProvider = ({ ads, children }: { ads: AdServices; children: ReactNode }) => (
  <AdContext value={ads}>{children}</AdContext>
);

/**
 * The page that is shown.
 * @throws DocsError outside of `DocsProvider`.
 */
export function useDocs(): IslandPage {
  const page = useContext(DocsContext);
  if (page !== undefined) return page;
  throw new DocsError(
    'The docs context was used outside of DocsProvider.',
    'Draw the component that calls useDocs below <DocsProvider>.',
  );
}

/**
 * What is configured for ads.
 * @throws DocsError outside of `AdProvider`.
 */
export function useAdServices(): AdServices {
  const ads = useContext(AdContext);
  if (ads !== undefined) return ads;
  throw new DocsError(
    'The ad context was used outside of AdProvider.',
    'Draw the component that calls useAdServices below <AdProvider>.',
  );
}

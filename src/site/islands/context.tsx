import { createContext, useContext, type ReactNode } from 'react';
import { DocsError } from '#core/errors.ts';
import type { IslandContext, IslandPage } from './registry.ts';

const Context = createContext<IslandContext | undefined>(undefined);

export const IslandContextProvider = ({
  context,
  children,
}: {
  context: IslandContext;
  children: ReactNode;
}) => <Context value={context}>{children}</Context>;

/**
 * The page that an island stands on.
 * @throws DocsError outside of `<Islands>`.
 */
export function useIslandPage(): IslandPage {
  const context = useContext(Context);
  if (context !== undefined) return context.page;
  throw new DocsError(
    'The page of an island was asked for outside of <Islands>.',
    'Draw the component that calls useIslandPage below <Islands>.',
  );
}

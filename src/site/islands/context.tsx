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
 * All that an island may know.
 * @throws DocsError outside of `<Islands>`.
 */
export function useIslandContext(): IslandContext {
  const context = useContext(Context);
  if (context !== undefined) return context;
  throw new DocsError(
    'What an island may know was asked for outside of <Islands>.',
    'Draw the component that calls this hook below <Islands>.',
  );
}

/**
 * The page that an island stands on.
 * @throws DocsError outside of `<Islands>`.
 */
export const useIslandPage = (): IslandPage => useIslandContext().page;

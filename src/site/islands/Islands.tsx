import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { IslandName } from '#core/islands.ts';
import { IslandContextProvider } from './context.tsx';
import type { DrawnProps } from './drawIslands.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { Placeholder } from './placeholder.ts';
import {
  islands,
  type IslandContext,
  type IslandDefinition,
  type IslandModule,
} from './registry.ts';
import { watchIslands } from './watchIslands.ts';

interface IslandsProps {
  /** Holds the placeholders; it is there when the effects of this component run. */
  root: RefObject<HTMLElement | null>;
  context: IslandContext;
  definitions?: Readonly<Record<IslandName, IslandDefinition>>;
}

/** Mounts the islands of a page into their placeholders, each when its policy says so (`docs/islands.md`). */
export function Islands({ root, context, definitions = islands }: IslandsProps) {
  const [woken, setWoken] = useState<readonly Placeholder[]>([]);
  useEffect(() => {
    if (root.current === null) return undefined;
    return watchIslands(root.current, definitions, (placeholder) =>
      setWoken((known) => [...known, placeholder]),
    );
  }, [root, definitions]);
  const names = [...new Set(woken.map(({ name }) => name))];
  return (
    <IslandContextProvider context={context}>
      {names.map((name) => (
        <IslandsOfName
          key={name}
          load={() => definitions[name].load(context)}
          placeholders={woken.filter((each) => each.name === name)}
        />
      ))}
    </IslandContextProvider>
  );
}

interface NamedProps extends DrawnProps {
  load: () => Promise<IslandModule>;
}

function IslandsOfName(props: NamedProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadBoundary
      key={attempt}
      placeholders={props.placeholders}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <LoadedIslands {...props} />
    </LoadBoundary>
  );
}

type Arrived = { Drawn: ComponentType<DrawnProps> } | { error: unknown };

async function fetchIslands(load: () => Promise<IslandModule>): Promise<Arrived> {
  try {
    const [{ drawIslands }, module] = await Promise.all([import('./drawIslands.tsx'), load()]);
    return { Drawn: drawIslands(module) };
  } catch (error) {
    return { error };
  }
}

/**
 * Not a `lazy` component: React holds back what was suspended, by 300 ms, and a reader has pressed already.
 * @throws what kept the code away, for the boundary around it.
 */
function LoadedIslands({ load, placeholders }: NamedProps) {
  const [fetching] = useState(() => fetchIslands(load));
  const [arrived, setArrived] = useState<Arrived>();
  useEffect(() => void fetching.then(setArrived), [fetching]);
  if (arrived === undefined) return null;
  if ('error' in arrived) throw arrived.error;
  return <arrived.Drawn placeholders={placeholders} />;
}

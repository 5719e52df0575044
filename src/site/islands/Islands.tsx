import { lazy, Suspense, useEffect, useState, type ComponentType, type RefObject } from 'react';
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

function IslandsOfName({ load, placeholders }: NamedProps) {
  const lazily = (): ComponentType<DrawnProps> =>
    lazy(async () => {
      const [{ drawIslands }, module] = await Promise.all([import('./drawIslands.tsx'), load()]);
      return { default: drawIslands(module) };
    });
  // A lazy component remembers that it has failed: another attempt is another component.
  const [{ Drawn, attempt }, setDrawn] = useState(() => ({ Drawn: lazily(), attempt: 0 }));
  return (
    <LoadBoundary
      key={attempt}
      placeholders={placeholders}
      onRetry={() => setDrawn({ Drawn: lazily(), attempt: attempt + 1 })}
    >
      <Suspense fallback={null}>
        <Drawn placeholders={placeholders} />
      </Suspense>
    </LoadBoundary>
  );
}

import {
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { IslandName } from '#core/islands.ts';
import { IslandContextProvider } from './context.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { takeOver, type Placeholder } from './placeholder.ts';
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

interface LoadedProps {
  placeholders: readonly Placeholder[];
}

interface NamedProps extends LoadedProps {
  load: () => Promise<IslandModule>;
}

function IslandsOfName({ load, placeholders }: NamedProps) {
  const lazily = (): ComponentType<LoadedProps> =>
    lazy(async () => ({ default: drawIslands(await load()) }));
  // A lazy component remembers that it has failed: another attempt is another component.
  const [{ Loaded, attempt }, setLoaded] = useState(() => ({ Loaded: lazily(), attempt: 0 }));
  return (
    <LoadBoundary
      key={attempt}
      placeholders={placeholders}
      onRetry={() => setLoaded({ Loaded: lazily(), attempt: attempt + 1 })}
    >
      <Suspense fallback={null}>
        <Loaded placeholders={placeholders} />
      </Suspense>
    </LoadBoundary>
  );
}

function drawIslands({ Island, Group = Fragment }: IslandModule): ComponentType<LoadedProps> {
  return function LoadedIslands({ placeholders }: LoadedProps) {
    return (
      <Group>
        {placeholders.map((placeholder, at) =>
          createPortal(
            <IslandBoundary>
              <Suspense fallback={null}>
                <Island place={placeholder.element} />
                <TakeOver placeholder={placeholder} />
              </Suspense>
            </IslandBoundary>,
            placeholder.element,
            // Placeholders are only ever added.
            String(at),
          ),
        )}
      </Group>
    );
  };
}

/** Stands beside an island: its effect runs in the frame in which the island is there. */
function TakeOver({ placeholder }: { placeholder: Placeholder }) {
  useLayoutEffect(() => takeOver(placeholder), [placeholder]);
  return null;
}

import { useEffect, useState, type ComponentType } from 'react';
import { usePreference } from '../preferences/usePreference.ts';
import { getPreference } from '../preferences/store.ts';
import type { DatedDemos, DemoModule } from './demoModule.ts';

type Demos = Record<string, ComponentType>;

/** What has come: a demo that is mounted again is there at once. */
const loaded = new Map<DatedDemos, Demos>();

async function load(dated: DatedDemos): Promise<Demos> {
  const { demos } = await dated.load();
  loaded.set(dated, demos);
  return demos;
}

/** Fetches the demos in the library that the reader has chosen, so that the first of them stands at once. */
export async function prepareDated(module: DemoModule | undefined): Promise<void> {
  const dated = module?.dated?.[getPreference('dateLibrary')];
  if (dated !== undefined) await load(dated).catch(() => undefined); // said in the place of the demo
}

interface DatedDemo {
  /** The library that the demo runs with; empty for Day.js. */
  library: string;
  Dated: ComponentType | undefined;
  /** Why the code has not come. */
  failure: Error | undefined;
}

/**
 * A demo in the date library that the reader has chosen, for those that run with it. Day.js goes on until it is there.
 * @param attempt asks again when it changes.
 */
export function useDatedDemo({ dated: all }: DemoModule, name: string, attempt: number): DatedDemo {
  const library = usePreference('dateLibrary');
  const [came, setCame] = useState<{ attempt: number; dated: DatedDemos; failure?: Error }>();
  const own = all?.[library];
  const dated = own?.names.includes(name) === true ? own : undefined;
  useEffect(() => {
    if (dated === undefined || loaded.has(dated)) return undefined;
    let left = false;
    load(dated).then(
      () => {
        if (!left) setCame({ attempt, dated });
      },
      (error: unknown) => {
        const failure = error instanceof Error ? error : new Error(String(error));
        if (!left) setCame({ attempt, dated, failure });
      },
    );
    return () => {
      left = true;
    };
  }, [dated, attempt]);
  const Dated = dated && loaded.get(dated)?.[name];
  const failed = came !== undefined && came.dated === dated && came.attempt === attempt;
  return {
    library: Dated === undefined ? '' : library,
    Dated,
    failure: failed ? came.failure : undefined,
  };
}

/** Hands an error to the boundary of the demo. */
export function Throw({ error }: { error: Error }): never {
  throw error;
}

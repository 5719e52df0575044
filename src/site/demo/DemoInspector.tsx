import { useEffect, useEffectEvent } from 'react';
import { demoMessages } from '#content/messages/demo.ts';
import { closeInspector, openInspector, useIsInspected } from '../inspect/openInspector.ts';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import { useOnDemand } from '../islands/useOnDemand.ts';
import type { DemoFrame } from './demoActions.ts';

interface DemoInspectorProps {
  frame: DemoFrame;
  /** Has the focus again when inspecting ends. */
  button: HTMLElement | null;
}

async function loadInspector({ element, title }: DemoFrame) {
  try {
    const [{ Inspector }, { loadInspection }] = await Promise.all([
      import('../inspect/Inspector.tsx'),
      import('../inspect/loadInspection.ts'),
    ]);
    return { Inspector, demo: await loadInspection(element, title) };
  } catch (error) {
    closeInspector(element); // the next one who asks tries again
    throw error;
  }
}

/** The inspector of a demo while it is asked for; when it does not come, that it does not. */
export function DemoInspector({ frame, button }: DemoInspectorProps) {
  const { element } = frame;
  const isInspected = useIsInspected(element);
  const [loaded, load] = useOnDemand(() => loadInspector(frame));
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (isInspected) loadOnce();
  }, [isInspected]);
  useEffect(() => () => closeInspector(element), [element]);
  if (loaded.kind === 'failed') {
    return (
      <IslandNotice text={demoMessages.inspectingMissing} onRetry={() => openInspector(element)} />
    );
  }
  if (!isInspected || loaded.kind !== 'ready') return null;
  const { Inspector, demo } = loaded.value;
  const close = (): void => {
    closeInspector(element);
    button?.focus();
  };
  return (
    <IslandBoundary>
      <Inspector demo={demo} onClose={close} />
    </IslandBoundary>
  );
}

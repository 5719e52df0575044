import { useCallback, useRef, useState, type RefObject } from 'react';
import type { ToldCode } from '../editor/EditedDemo.tsx';
import { shownLibrary } from '../dateLibrary/shownLibrary.ts';
import { useOnDemand, type OnDemand } from '../islands/useOnDemand.ts';
import type { DemoFrame } from './demoActions.ts';

async function loadEditing({ page, element }: DemoFrame) {
  const [{ EditedDemo }, { loadManifest }, { loadSandboxes }] = await Promise.all([
    import('../editor/EditedDemo.tsx'),
    import('../editor/manifest.ts'),
    import('./sandboxes.ts'),
  ]);
  const [manifest, sandboxes] = await Promise.all([
    loadManifest(),
    loadSandboxes(page, shownLibrary(element)),
  ]);
  return { EditedDemo, manifest, sandboxes, loadSandboxes };
}

export interface Editing {
  loaded: OnDemand<Awaited<ReturnType<typeof loadEditing>>>;
  isOpen: boolean;
  /** Opens the editor, or closes it; what was typed is kept for the next time. */
  toggle: () => void;
  /** The code as the reader has left it, once there was an editor. */
  code: RefObject<ToldCode | undefined>;
  onChange: (code: ToldCode) => void;
}

/** The editing of a demo's code: loaded when the reader first wants to. */
export function useEditing(frame: DemoFrame): Editing {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, load] = useOnDemand(() => loadEditing(frame));
  const code = useRef<ToldCode>(undefined);
  const onChange = useCallback((next: ToldCode) => {
    code.current = next;
  }, []);
  const isMissing = loaded.kind === 'idle' || loaded.kind === 'failed';
  const toggle = (): void => {
    if (isMissing) load();
    setIsOpen(isMissing || !isOpen);
  };
  return { loaded, isOpen: isOpen && loaded.kind !== 'failed', toggle, code, onChange };
}

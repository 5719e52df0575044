import { useEffect, useState } from 'react';
import { demoMessages } from '#content/messages/demo.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { byAttribute } from '#markup/selectors.ts';
import { useShownLibrary } from '../dateLibrary/shownLibrary.ts';
import { EditorOnItsWay, EditorPlace } from '../editor/EditorPlace.tsx';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { DemoFrame } from './demoActions.ts';
import type { Editing } from './useEditing.ts';

/** The button that opens the editor; on a narrow window it is in the menu. */
const opener = (frame: HTMLElement): HTMLElement | undefined =>
  ['edit', 'more']
    .flatMap((tool) => [...frame.querySelectorAll<HTMLElement>(byAttribute('data-tool', tool))])
    .find((button) => button.offsetParent !== null);

/** The code in the date library that is shown by now; undefined until it has come. */
function useShownSandboxes(
  { page, element }: DemoFrame,
  loaded: Editing['loaded'],
): PageSandboxes | undefined {
  const library = useShownLibrary(element);
  const [shown, setShown] = useState<PageSandboxes>();
  useEffect(() => {
    if (loaded.kind !== 'ready') return undefined;
    let left = false;
    loaded.value.loadSandboxes(page, library).then(
      (sandboxes) => {
        if (!left) setShown(sandboxes);
      },
      () => undefined, // the code that is being edited stays
    );
    return () => {
      left = true;
    };
  }, [loaded, page, library]);
  return shown;
}

interface DemoEditorProps {
  frame: DemoFrame;
  editing: Editing;
}

/** The editor of a demo, in the place of its code; when it does not come, that it does not. */
export function DemoEditor({ frame, editing }: DemoEditorProps) {
  const { element, name } = frame;
  const { loaded, isOpen, toggle, onChange } = editing;
  const sandboxes = useShownSandboxes(frame, loaded);
  switch (loaded.kind) {
    case 'idle':
      return null;
    case 'failed':
      return <IslandNotice text={demoMessages.editingMissing} onRetry={toggle} />;
    case 'loading':
      return (
        isOpen && (
          <EditorPlace frame={element}>
            <EditorOnItsWay />
          </EditorPlace>
        )
      );
    case 'ready': {
      const { EditedDemo, manifest } = loaded.value;
      return (
        <IslandBoundary>
          <EditedDemo
            frame={element}
            name={name}
            keptAs={`${frame.page}/${name}`}
            manifest={manifest}
            sandboxes={sandboxes ?? loaded.value.sandboxes}
            isOpen={isOpen}
            onClose={() => {
              opener(element)?.focus();
              toggle();
            }}
            onChange={onChange}
          />
        </IslandBoundary>
      );
    }
  }
}

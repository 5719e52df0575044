import { demoMessages } from '#content/messages/demo.ts';
import { byAttribute } from '#markup/selectors.ts';
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

interface DemoEditorProps {
  frame: DemoFrame;
  editing: Editing;
}

/** The editor of a demo, in the place of its code; when it does not come, that it does not. */
export function DemoEditor({ frame, editing }: DemoEditorProps) {
  const { element, name } = frame;
  const { loaded, isOpen, toggle, onChange } = editing;
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
      const { EditedDemo, manifest, sandboxes } = loaded.value;
      return (
        <IslandBoundary>
          <EditedDemo
            frame={element}
            name={name}
            keptAs={`${frame.page}/${name}`}
            manifest={manifest}
            sandboxes={sandboxes}
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

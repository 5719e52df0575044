import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { byAttribute } from '#markup/selectors.ts';
import { useSandbox } from '../demo/useSandbox.tsx';
import { shownCode } from '../enhance/copy.ts';
import { getPreference } from '../preferences/store.ts';

interface PlaygroundSandboxesProps {
  /** Holds the figure with the code and its buttons. */
  container: HTMLElement;
  pageKey: string;
  /** As exported. */
  component: string;
}

const ACTIONS = ['openStackBlitz', 'openCodeSandbox', 'downloadZip'] as const;

/** Opens the shown code as a project of its own, by the buttons that the compiler has printed; says so when it cannot, or which versions it has. */
export function PlaygroundSandboxes({ container, pageKey, component }: PlaygroundSandboxesProps) {
  const [note, setNote] = useState<{ figure: Element; text: string; role: 'alert' | 'status' }>();
  const [send, outlet] = useSandbox();
  const onClick = useEffectEvent(({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(byAttribute('data-sandbox')) : null;
    const action = ACTIONS.find((name) => name === button?.dataset['sandbox']);
    const figure = button?.closest('figure');
    if (action === undefined || figure == null) return;
    setNote(undefined);
    send(action, {
      page: pageKey,
      demo: component,
      language: getPreference('codeVariant'),
      styling: 'system',
      text: shownCode(figure),
    }).then(
      (text) => {
        if (text !== '') setNote({ figure, text, role: 'status' });
      },
      (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        setNote({ figure, text, role: 'alert' });
      },
    );
  });
  useEffect(() => {
    container.addEventListener('click', onClick);
    return () => container.removeEventListener('click', onClick);
  }, [container]);
  return (
    <>
      {outlet}
      {note !== undefined &&
        createPortal(
          <p className="demo-note" role={note.role}>
            {note.text}
          </p>,
          note.figure,
        )}
    </>
  );
}

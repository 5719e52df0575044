import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { editorMessages } from '#content/messages/editor.ts';
import { byClass } from '#markup/selectors.ts';
import styles from './editor.module.css';

interface EditorPlaceProps {
  /** The demo's. */
  frame: HTMLElement;
  /** Stands before the editor, when there is something to say. */
  notice?: ReactNode;
  children: ReactNode;
}

const lineCount = (panels: readonly HTMLElement[]): number =>
  Math.max(
    ...panels.map((panel) => panel.querySelector('pre')?.textContent?.split('\n').length ?? 0),
  );

/** Opens the code of a demo, and hides what stands there (`demo.css`). @returns what shows it again. */
function makeRoom(code: HTMLDetailsElement): () => void {
  code.open = true;
  code.dataset['editing'] = '';
  return () => {
    delete code.dataset['editing'];
  };
}

/**
 * Where the editor of a demo stands: in the place of its static code, as high from the first moment on as it will be. What
 * is loaded into it, and what is typed, moves nothing on the page.
 */
export function EditorPlace({ frame, notice, children }: EditorPlaceProps) {
  const [code] = useState(() =>
    frame.querySelector<HTMLDetailsElement>(`details${byClass('demo-code')}`),
  );
  const [panels] = useState(() => [
    ...(code?.querySelectorAll<HTMLElement>(`:scope > ${byClass('demo-panel')}`) ?? []),
  ]);
  useLayoutEffect(() => (code === null ? undefined : makeRoom(code)), [code]);
  if (code === null) return null;
  return createPortal(
    <>
      <div className={styles['warning']} role="status">
        {notice}
      </div>
      <div
        className={styles['pane']}
        style={{ '--lines': String(lineCount(panels)) } as CSSProperties}
      >
        {children}
      </div>
    </>,
    code,
  );
}

/** What stands there while the editor is on its way. */
export const EditorOnItsWay = () => (
  <p className={styles['fine']} role="status">
    {editorMessages.loading}
  </p>
);

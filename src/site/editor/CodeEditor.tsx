import type { Extension } from '@codemirror/state';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveCode, LiveCodeEvent } from '#core/editor/liveCode.ts';
import { createEditor, type Editor } from './editor.ts';
import styles from './editor.module.css';

interface CodeEditorProps {
  /** Of the panel, for the tabs that choose its file. */
  id: string;
  labelledBy: string;
  code: LiveCode;
  feed: (event: LiveCodeEvent) => void;
  /** Whether Tab indents; else it goes on to the next control. */
  indents: boolean;
  extend: ((path: string) => Extension) | undefined;
  /** Takes the focus when it stands. */
  takesFocus: boolean;
  /** The reader wants out. */
  onEscape: () => void;
}

/** The file that is shown, in CodeMirror, which draws what is in it itself. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, labelledBy, code, feed, indents, extend, takesFocus, onEscape } = props;
  const { source, shown, version, caret } = code;
  const panel = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const placed = useRef(version);
  const onChange = useEffectEvent((path: string, text: string) =>
    feed({ kind: 'edit', path, text }),
  );
  const onLeave = useEffectEvent(onEscape);
  const showFile = useEffectEvent((path: string) => {
    const file = source.files.find((each) => each.path === path);
    if (file !== undefined) editor.current?.show(file);
  });
  const focus = useEffectEvent(() => {
    if (takesFocus) editor.current?.view.focus();
  });

  useEffect(() => {
    if (panel.current === null) return undefined;
    const made = createEditor({ parent: panel.current, onChange, onEscape: onLeave });
    editor.current = made;
    return () => {
      made.view.destroy();
      editor.current = undefined;
    };
  }, []);
  useEffect(() => {
    // What could be undone in other code is of no use in this.
    if (placed.current !== version) editor.current?.forget();
    placed.current = version;
    showFile(shown);
  }, [version, shown]);
  useEffect(() => focus(), []);
  useEffect(() => editor.current?.setTabIndents(indents), [indents]);
  useEffect(() => {
    if (extend !== undefined) editor.current?.addExtensions(extend);
  }, [extend]);
  useEffect(() => {
    if (caret !== undefined) editor.current?.goTo(caret.line, caret.column);
  }, [caret]);

  return (
    <div
      ref={panel}
      className={styles['panel']}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
    />
  );
}

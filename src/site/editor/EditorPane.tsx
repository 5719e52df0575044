import { useId, useRef, useState, type ReactNode } from 'react';
import { editorMessages as words } from '#content/messages/editor.ts';
import type { LiveCode, LiveCodeEvent } from '#core/editor/liveCode.ts';
import type { LiveRun } from '#core/editor/liveRun.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './editor.module.css';
import { Problems } from './Problems.tsx';
import { useHints } from './useHints.tsx';
import { useTypes } from './useTypes.ts';

interface EditorPaneProps {
  manifest: LiveManifest;
  code: LiveCode;
  feed: (event: LiveCodeEvent) => void;
  run: LiveRun;
  takesFocus?: boolean;
  /** Buttons under the code, before and after those that every editor has. */
  firstTools?: ReactNode;
  lastTools?: ReactNode;
}

/** What goes wrong, the files, the code, and buttons under it. */
export function EditorPane(props: EditorPaneProps) {
  const { manifest, code, feed, run, takesFocus = false, firstTools, lastTools } = props;
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  // Tab goes on to the next control until a reader wants it to indent; Escape leaves the editor either way.
  const [indents, setIndents] = useState(false);
  const [drawHint, hints] = useHints();
  const { extend, summary } = useTypes(manifest, code.source, drawHint);
  const tabOf = (path: string): string => `${id} ${path}`.replaceAll(' ', '-');
  return (
    <>
      <Problems
        run={run}
        goTo={(error) => feed({ kind: 'go-to', error })}
        runAgain={() => feed({ kind: 'run' })}
      />
      <Tabs
        label={words.files}
        className={styles['tabs'] ?? ''}
        tabs={code.source.files.map(({ path }) => ({ id: tabOf(path), text: path }))}
        selected={tabOf(code.shown)}
        panel={`${id}-panel`}
        onSelect={(tab) => {
          const file = code.source.files.find(({ path }) => tabOf(path) === tab);
          if (file !== undefined) feed({ kind: 'show', path: file.path });
        }}
      />
      <CodeEditor
        id={`${id}-panel`}
        labelledBy={tabOf(code.shown)}
        code={code}
        feed={feed}
        indents={indents}
        extend={extend}
        takesFocus={takesFocus}
        onEscape={() => tools.current?.querySelector('button')?.focus()}
      />
      <div ref={tools} className={styles['tools']}>
        {firstTools}
        <button
          type="button"
          className="tool"
          aria-pressed={indents}
          title={words.tabIndentsHint}
          onClick={() => setIndents(!indents)}
        >
          {words.tabIndents}
        </button>
        <span role="status">{summary}</span>
        {lastTools}
      </div>
      {hints}
    </>
  );
}

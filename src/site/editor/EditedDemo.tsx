import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type CSSProperties,
} from 'react';
import { createPortal } from 'react-dom';
import { editorMessages as words } from '#content/messages/editor.ts';
import {
  nextLiveCode,
  startLiveCode,
  type LiveCode,
  type LiveCodeEvent,
} from '#core/editor/liveCode.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import { nameFiles, type EditedCode } from '#core/editor/source.ts';
import { chooseSandbox } from '#core/sandbox/choose.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { byAttribute } from '#markup/selectors.ts';
import { RESET_EVENT } from '../demo/resetEvent.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { EditorPane } from './EditorPane.tsx';
import { EditorPlace } from './EditorPlace.tsx';
import styles from './editor.module.css';
import { Preview } from './Preview.tsx';
import { useLiveRun } from './useLiveRun.ts';
import { useLiveSettings } from './useLiveSettings.ts';

const STYLINGS = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;

/** What an editor tells of the code in it. */
export interface ToldCode {
  /** The reader's text, when it differs from the demo's. */
  edited: EditedCode | undefined;
  /** Of the file that is shown. */
  shownText: string;
}

interface EditedDemoProps {
  /** The demo's frame. */
  frame: HTMLElement;
  name: string;
  /** Tells the demo from those of all pages: what was typed is kept under it. */
  keptAs: string;
  manifest: LiveManifest;
  sandboxes: PageSandboxes;
  /** What was typed is kept while it is closed. */
  isOpen: boolean;
  onClose: () => void;
  onChange: (code: ToldCode) => void;
}

/** What the reader has made of demos in this document. It is there again after other pages, until it is thrown away. */
const kept = new Map<string, EditedCode>();

/** A demo whose code is edited in its page. */
export function EditedDemo(props: EditedDemoProps) {
  const { frame, isOpen, keptAs, manifest, onClose, onChange } = props;
  const own = useOwnCode(props);
  const [earlier] = useState(() => kept.get(keptAs));
  const [code, feed] = useReducer(nextLiveCode, earlier ?? own, ({ source, styling }) => ({
    ...startLiveCode({ source, tailwind: styling === 'tailwind', runs: true }),
    isEdited: earlier !== undefined,
  }));
  /** The code that the reader has begun with: the demo's, or what is left of an earlier visit. */
  const [begun, setBegun] = useState(earlier ?? own);
  const put = (next: EditedCode): void => {
    setBegun(next);
    feed({ kind: 'replace', source: next.source, tailwind: next.styling === 'tailwind' });
  };
  // The reader has chosen another language or styling; what was typed is not thrown away for it.
  if (begun !== own && !code.isEdited) put(own);
  useEffect(() => {
    const text = code.source.files.find(({ path }) => path === code.shown)?.text ?? '';
    const edited = code.isEdited ? { source: code.source, styling: begun.styling } : undefined;
    if (edited === undefined) kept.delete(keptAs);
    else kept.set(keptAs, edited);
    onChange({ edited, shownText: text });
  }, [code, begun, keptAs, onChange]);
  if (!isOpen) return null;
  const isKept = begun.source.language !== own.source.language || begun.styling !== own.styling;
  return (
    <OpenEditor
      frame={frame}
      title={words.edited(props.name)}
      manifest={manifest}
      code={code}
      feed={feed}
      kept={code.isEdited && isKept ? begun : undefined}
      reset={() => put(own)}
      close={onClose}
    />
  );
}

/** The demo's own code, in the language and the styling that the reader has chosen. */
function useOwnCode({ sandboxes, name }: EditedDemoProps): EditedCode {
  const language = usePreference('codeVariant');
  const styling = STYLINGS[usePreference('codeStyling')];
  return useMemo(() => {
    const chosen = chooseSandbox(sandboxes, { demo: name, language, styling });
    const files = nameFiles(chosen.files, name);
    return { source: { language, files }, styling: chosen.styling };
  }, [sandboxes, name, language, styling]);
}

interface OpenEditorProps {
  frame: HTMLElement;
  title: string;
  manifest: LiveManifest;
  code: LiveCode;
  feed: (event: LiveCodeEvent) => void;
  /** What the reader has begun with, when the page shows something else by now. */
  kept: EditedCode | undefined;
  /** Puts the demo's own code there. */
  reset: () => void;
  close: () => void;
}

function OpenEditor({ frame, title, manifest, code, feed, kept, reset, close }: OpenEditorProps) {
  const [run, feedRun] = useLiveRun(manifest, code.wanted);
  const settings = useLiveSettings();
  const [stage] = useState(() => frame.querySelector<HTMLElement>(byAttribute('data-stage')));
  const [height] = useState(() => (stage === null ? 0 : frameHeight(stage)));
  const isLive = run.good !== undefined;
  /** What is shown is of the code before. */
  const isStale = isLive && run.verdict.kind === 'failed';
  useLayoutEffect(() => (stage === null || !isLive ? undefined : standIn(stage)), [stage, isLive]);
  useEffect(() => {
    const onReset = (): void => feed({ kind: 'run' });
    stage?.addEventListener(RESET_EVENT, onReset);
    return () => stage?.removeEventListener(RESET_EVENT, onReset);
  }, [stage, feed]);
  return (
    <>
      {stage !== null &&
        createPortal(
          <div
            className={`${styles['place']} ${isLive ? '' : styles['waiting']}`}
            style={{ '--live-height': `${height}px` } as CSSProperties}
            data-stale={isStale ? '' : undefined}
          >
            {isStale && <p className={styles['stale']}>{words.stale}</p>}
            <Preview
              manifest={manifest}
              run={run}
              feed={feedRun}
              settings={settings}
              title={title}
            />
          </div>,
          stage,
        )}
      <EditorPlace
        frame={frame}
        notice={kept !== undefined && <KeptNotice kept={kept} discard={reset} />}
      >
        <EditorPane
          manifest={manifest}
          code={code}
          feed={feed}
          run={run}
          takesFocus
          firstTools={
            <button type="button" className="tool" onClick={reset}>
              {words.reset}
            </button>
          }
          lastTools={
            <button type="button" className="tool" onClick={close}>
              {words.close}
            </button>
          }
        />
      </EditorPlace>
    </>
  );
}

const KeptNotice = ({ kept, discard }: { kept: EditedCode; discard: () => void }) => (
  <>
    {words.changed(words.languages[kept.source.language], words.stylings[kept.styling])}{' '}
    <button type="button" className="tool" onClick={discard}>
      {words.discard}
    </button>
  </>
);

/** The height of the demo that the frame will stand for, with the frame's own padding, so that nothing moves. */
function frameHeight(stage: HTMLElement): number {
  const { height } = stage.getBoundingClientRect();
  const padding = parseFloat(getComputedStyle(stage).paddingBlockStart) || 0;
  return Math.round(height - 2 * padding) + 16;
}

/** Hides the demo of a stage: the frame stands there now. @returns what shows it again. */
function standIn(stage: HTMLElement): () => void {
  stage.classList.add(styles['stage'] ?? '');
  stage.dataset['live'] = '';
  return () => {
    stage.classList.remove(styles['stage'] ?? '');
    delete stage.dataset['live'];
  };
}

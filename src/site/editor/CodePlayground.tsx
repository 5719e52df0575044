import { useCallback, useEffect, useMemo, useReducer, useState, type CSSProperties } from 'react';
import { playgroundMessages as words } from '#content/messages/playground.ts';
import { editorMessages } from '#content/messages/editor.ts';
import { HASH_LIMIT } from '#core/editor/hash.ts';
import type { LiveCodeEvent } from '#core/editor/liveCode.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import {
  isOwnText,
  nextPlayground,
  projectOf,
  startPlayground,
  type Playground,
  type PlaygroundChoices,
} from '#core/editor/playground.ts';
import type { LiveSettings } from '#core/editor/source.ts';
import { preferences } from '#core/preferences/preferences.ts';
import live from './editor.module.css';
import { EditorPane } from './EditorPane.tsx';
import styles from './editorPage.module.css';
import { openHash, type Opened } from './openHash.ts';
import { PlaygroundForm } from './PlaygroundForm.tsx';
import { Preview } from './Preview.tsx';
import { STARTS } from './starts.ts';
import { copyLink, useAddress } from './useAddress.ts';
import { useLiveRun } from './useLiveRun.ts';

interface CodePlaygroundProps {
  manifest: LiveManifest;
  /** What the address gives to begin with. */
  opened: Opened;
}

/** A playground that is opened from the address and kept in it. */
export function CodePlayground({ manifest, opened }: CodePlaygroundProps) {
  const [now, setNow] = useState({ opened, at: 0 });
  useEffect(() => {
    let left = false;
    const onHash = (): void => {
      void openHash(location.hash).then((next) => {
        if (!left) setNow(({ at }) => ({ opened: next, at: at + 1 }));
      });
    };
    addEventListener('hashchange', onHash);
    return () => {
      left = true;
      removeEventListener('hashchange', onHash);
    };
  }, []);
  return <OpenPlayground key={now.at} manifest={manifest} opened={now.opened} />;
}

const LINK_NOTES = {
  copied: words.linkCopied,
  'in-address-bar': words.linkInAddressBar,
  'too-long': words.tooLong(HASH_LIMIT / 1000),
} as const;

/** The height that is kept for the frame until it says its own, in CSS pixels. */
const FRAME_HEIGHT = { '--live-height': '320px' } as CSSProperties;

function OpenPlayground({ manifest, opened }: CodePlaygroundProps) {
  const [playground, feed] = useReducer(nextPlayground, opened, ({ state, trusted }) =>
    startPlayground(state, trusted),
  );
  const [note, setNote] = useState(opened.note);
  const feedCode = useCallback((event: LiveCodeEvent) => feed({ kind: 'code', event }), []);
  const onTooLong = useCallback(() => setNote(LINK_NOTES['too-long']), []);
  const [run, feedRun] = useLiveRun(manifest, playground.code.wanted);
  const settings = useSettings(playground);
  useAddress(playground, onTooLong);

  const choose = (name: keyof PlaygroundChoices, value: string): void => {
    // Text of the reader's own is not thrown away for an example.
    if (name === 'product' && isOwnText(playground, STARTS)) return setNote(words.codeStays);
    feed({ kind: 'choose', name, value, starts: STARTS });
  };
  return (
    <>
      <PlaygroundForm
        project={projectOf(playground)}
        onChoose={choose}
        onRun={() => {
          setNote('');
          feedCode({ kind: 'run' });
        }}
        onCopyLink={() => void copyLink(playground).then((came) => setNote(LINK_NOTES[came]))}
      />
      <div className={styles['note']} role="status">
        {note}
      </div>
      <div className={styles['frame']}>
        <div className={styles['stage']}>
          {run.good === undefined && run.verdict.kind === 'unknown' && (
            <p className={styles['running']} role="status">
              {words.running}
            </p>
          )}
          <div className={live['place']} style={FRAME_HEIGHT}>
            <Preview
              manifest={manifest}
              run={run}
              feed={feedRun}
              settings={settings}
              title={editorMessages.rendered}
            />
          </div>
        </div>
        <div className={`${live['pane']} ${styles['pane']}`}>
          <EditorPane manifest={manifest} code={playground.code} feed={feedCode} run={run} />
        </div>
      </div>
    </>
  );
}

/** How the code is drawn: as its link says, in the site's own colors. */
function useSettings({ chosen: { mode, direction, density } }: Playground): LiveSettings {
  return useMemo(
    () => ({
      mode,
      direction,
      density,
      schemes: { light: 'light', dark: 'dark' },
      brand: preferences.brand.fallback,
    }),
    [mode, direction, density],
  );
}

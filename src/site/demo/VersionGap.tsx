import { useEffect, useState } from 'react';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import type { DemoGap } from '#core/readerVersion/sandbox.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { sandboxOf, type DemoFrame } from './demoActions.ts';

/** What a demo uses that the reader's versions lack; none for a reader who has not said which they are. */
function useGaps(frame: DemoFrame): DemoGap[] {
  const versions = usePreference('versions');
  const [found, setFound] = useState<{ versions: string; gaps: DemoGap[] }>();
  useEffect(() => {
    if (versions === '') return undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const { gapsOf } = await import('./sandboxes.ts');
      const gaps = await gapsOf(sandboxOf(frame, undefined), versions);
      if (!left) setFound({ versions, gaps });
    };
    load().catch(() => undefined); // the demo stays without the mark; its sandbox says what is wrong
    return () => {
      left = true;
    };
  }, [frame, versions]);
  return found?.versions === versions ? found.gaps : [];
}

/** A mark on the frame of a demo that needs another version than the reader has. Nothing moves for it. */
export function VersionGap({ frame }: { frame: DemoFrame }) {
  return useGaps(frame).map(({ product, version, names }) => (
    <p key={product} className="demo-gap">
      <span className="chip" title={words.notInTitle(version)}>
        {words.demoGap(version, names)}
      </span>
    </p>
  ));
}

import type { LiveRun, LiveRunEvent } from '#core/editor/liveRun.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import type { LiveSettings } from '#core/editor/source.ts';
import { LiveFrame } from './LiveFrame.tsx';

interface PreviewProps {
  manifest: LiveManifest;
  run: LiveRun;
  feed: (event: LiveRunEvent) => void;
  settings: LiveSettings;
  /** Names it for a screen reader. */
  title: string;
}

/** The frame that code runs in; another one when it is lost. */
export const Preview = ({ manifest, run, feed, settings, title }: PreviewProps) =>
  run.hasFrame && (
    <LiveFrame
      key={run.frame}
      src={manifest.frame}
      title={title}
      settings={settings}
      request={run.request}
      onEvent={feed}
    />
  );

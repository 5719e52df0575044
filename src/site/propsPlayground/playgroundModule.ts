import type { ComponentType } from 'react';
import type { PlaygroundDescription } from '#core/propsPlayground/description.ts';
import type {
  PlaygroundFormProps,
  PlaygroundHint,
} from '#markup/propsPlayground/PlaygroundForm.tsx';
import type { DemoEnvironment } from '../demo/DemoEnvironment.tsx';
import type { createDemoCache } from '../demo/emotionCache.ts';

/** What `.generated/playgrounds/<Component>.tsx` exports. */
export interface PlaygroundModule {
  description: PlaygroundDescription;
  /** As the reference knows it. */
  component: PlaygroundFormProps['component'];
  /** Prop → what its row says beside the control. */
  hints: Readonly<Record<string, PlaygroundHint>>;
  /** The component in what surrounds it; takes its props. */
  Example: ComponentType<Record<string, unknown>>;
  /** Prop → id of a preset → value. */
  presets: Record<string, Record<string, unknown>>;
  /** The component reads palette colours in JavaScript. */
  themeInScript: boolean;
  DemoEnvironment: typeof DemoEnvironment;
  createDemoCache: typeof createDemoCache;
}

/** Page key → loader. */
export type PlaygroundRegistry = Record<string, () => Promise<PlaygroundModule>>;

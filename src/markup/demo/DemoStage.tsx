import type { CSSProperties, ReactNode } from 'react';
import { demoMessages } from '#content/messages/demo.ts';
import { placeOf } from '#core/islands.ts';
import { RawHtml } from '../code/RawHtml.tsx';
import type { DemoStagePlan } from './demoCode.ts';
import { classes, marked } from '../selectors.ts';

type Heights = DemoStagePlan['heights'];

/** Keeps a demo's height free at each width: `demo.css` reads them. */
export const heightStyle = ([small, medium, large]: Heights): CSSProperties =>
  ({ '--h0': `${small}px`, '--h1': `${medium}px`, '--h2': `${large}px` }) as CSSProperties;

/** What a reader without JavaScript sees instead of a demo. */
export const NeedsScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className="demo-note">{children}</p>
  </noscript>
);

interface DemoStageProps extends DemoStagePlan {
  name: string;
  whole?: true;
}

/** The box in which a demo is mounted. */
export const DemoStage = ({ name, whole, heights, preview }: DemoStageProps) => (
  <div
    className={classes.demoStage}
    {...placeOf('demo')}
    {...marked('stage', name)}
    {...(whole && marked('whole'))}
    style={heightStyle(heights)}
  >
    {preview === '' ? (
      <NeedsScript>{demoMessages.needsScript}</NeedsScript>
    ) : (
      <RawHtml as="div" className={classes.demoPreview} html={preview} />
    )}
  </div>
);

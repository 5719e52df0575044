import { demoMessages } from '#content/messages/demo.ts';
import { CodePres } from '../code/Pre.tsx';
import type { DemoCode, DemoStagePlan } from './demoCode.ts';
import { CodePanel } from './CodePanel.tsx';
import { DemoStage } from './DemoStage.tsx';
import { DemoTools } from './DemoTools.tsx';
import { LineCount } from './LineCount.tsx';
import { classes, marked } from '../selectors.ts';

export interface DemoFrameProps {
  name: string;
  /** The key of its page: `data-grid/sorting`. */
  page: string;
  /** The name as words, such as "basic sorting". */
  words: string;
  /** The demo's own file below its page's folder: `BasicSorting.tsx`, `StyledBars/system.tsx`. */
  source: string;
  /** Whether the code starts unfolded. */
  open: boolean;
  /** It is a whole page of an application: nothing is kept free around it. */
  whole?: true;
  variants: readonly DemoCode[];
  stage: DemoStagePlan;
}

/**
 * The static part of a demo: the box it is mounted in, its code in every variant, and the buttons for them. All of it
 * reads without JavaScript; buttons are hidden then.
 */
export const DemoFrame = ({
  name,
  page,
  words,
  source,
  open,
  whole,
  variants,
  stage,
}: DemoFrameProps) => (
  <>
    <section
      className={classes.demo}
      id={name}
      {...marked('demo', name)}
      {...marked('source', source)}
      aria-label={demoMessages.example(words)}
    >
      <DemoStage name={name} {...(whole && { whole })} {...stage} />
      <DemoTools
        name={name}
        page={page}
        words={words}
        stylings={variants.map(({ styling }) => styling)}
      />
      <details className={classes.demoCode} open={open}>
        <summary>
          <span>{demoMessages.code}</span>
          {variants.map((variant) => (
            <LineCount key={variant.styling} {...variant} only={variants.length < 2} />
          ))}
        </summary>
        {variants.map((variant) => (
          <CodePanel
            key={variant.styling}
            {...variant}
            group={`files-${name}-${variant.styling}`}
            only={variants.length < 2}
          />
        ))}
      </details>
      {!open &&
        variants.map((variant) => (
          <Gist key={variant.styling} {...variant} only={variants.length < 2} />
        ))}
    </section>
    {/* For the ad that may come with the code (`site/ads/DemoAds.tsx`). */}
    <div className={classes.demoAd} />
  </>
);

interface GistProps extends Pick<DemoCode, 'styling' | 'gist'> {
  /** Whether the demo has no other styling. */
  only: boolean;
  /** In another date library than the one that is printed. */
  dated?: boolean;
}

/** The essential lines of a file that starts folded; they go when it is unfolded. */
export const Gist = ({ styling, gist, only, dated = false }: GistProps) =>
  gist !== undefined && (
    <div
      className={`${classes.demoGist}${only ? '' : ` styled-${styling}`}${dated ? ' dated' : ''}`}
    >
      <CodePres code={gist} />
    </div>
  );

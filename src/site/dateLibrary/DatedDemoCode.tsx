import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { dateLibraryMessages as words } from '#content/messages/dateLibrary.ts';
import { dateLibraries, type DateLibrary } from '#core/dateLibrary/libraries.ts';
import { CodePanel } from '#markup/demo/CodePanel.tsx';
import type { DatedDemo } from '#markup/demo/datedPage.ts';
import { Gist } from '#markup/demo/DemoFrame.tsx';
import { LineCount } from '#markup/demo/LineCount.tsx';
import { byClass, classes } from '#markup/selectors.ts';
import { hidePrinted } from './DatedFence.tsx';
import { trustVariant } from './trustCode.ts';

interface DatedDemoCodeProps {
  /** The demo's. */
  frame: HTMLElement;
  name: string;
  library: DateLibrary;
  /** Undefined: the demo exists with Day.js only. */
  demo: DatedDemo | undefined;
}

/** The code of a demo in another date library, in the place of the printed one, or a word that there is none. */
export function DatedDemoCode({ frame, name, library, demo }: DatedDemoCodeProps) {
  const [code] = useState(() => frame.querySelector(`details${byClass('demo-code')}`));
  const [summary] = useState(() => code?.querySelector('summary') ?? null);
  const variants = useMemo(() => demo?.variants.map(trustVariant), [demo]);
  useLayoutEffect(
    () => (variants === undefined ? undefined : hidePrinted(frame, library)),
    [frame, library, variants],
  );
  if (code === null || summary === null) return null;
  if (demo === undefined || variants === undefined) {
    return createPortal(<Note>{words.onlyDayjs}</Note>, frame);
  }
  const only = variants.length < 2;
  return (
    <>
      {createPortal(
        <span className={classes.datedCode}>
          {variants.map((variant) => (
            <LineCount key={variant.styling} {...variant} only={only} />
          ))}
        </span>,
        summary,
      )}
      {createPortal(
        variants.map((variant) => (
          <div key={variant.styling} className={classes.datedCode}>
            <CodePanel
              {...variant}
              group={`files-${name}-${variant.styling}-${library}`}
              only={only}
            />
          </div>
        )),
        code,
      )}
      {createPortal(
        <>
          {variants.map((variant) => (
            <Gist key={variant.styling} {...variant} only={only} dated />
          ))}
          {!demo.live && <Note>{words.runsWithDayjs(dateLibraries[library].name)}</Note>}
        </>,
        frame,
      )}
    </>
  );
}

/** At the end of a demo's frame. */
const Note = ({ children }: { children: string }) => <p className="dated-note">{children}</p>;

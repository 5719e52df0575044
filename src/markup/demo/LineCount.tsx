import { demoMessages } from '#content/messages/demo.ts';
import type { LineCounts } from '../code/codeText.ts';
import type { DemoCode } from './demoCode.ts';

/** How long a file is in the language that is shown. */
export const Lines = ({ ts, js }: LineCounts) =>
  ts === js ? (
    demoMessages.lines(ts)
  ) : (
    <>
      <span className="ts">{ts}</span>
      <span className="js">{js}</span> {demoMessages.linesAfterCount}
    </>
  );

/** How long the demo's own file is in one styling. @param only whether the demo has no other. */
export const LineCount = ({ styling, files, only }: DemoCode & { only: boolean }) => (
  <>
    {' '}
    <small className={only ? undefined : `styled-${styling}`}>
      <Lines {...files[0].lines} />
    </small>
  </>
);

import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import type { Plan } from '#core/reference/plans.ts';
import { CodeFigure } from '../code/CodeBlock.tsx';
import type { CodeText } from '../code/codeText.ts';
import { CodePres } from '../code/Pre.tsx';
import { heightStyle, NeedsScript } from '../demo/DemoStage.tsx';
import type { DemoStagePlan } from '../demo/demoCode.ts';
import { LanguageChoice } from '../demo/DemoTools.tsx';
import { PlaygroundForm, type PlaygroundRow } from './PlaygroundForm.tsx';
import { classes, marked } from '../selectors.ts';

interface PropsPlaygroundProps {
  component: { name: string; route: string; plan: Plan };
  heights: DemoStagePlan['heights'];
  rows: readonly PlaygroundRow[];
  /** The code of the first state. */
  code: CodeText;
}

/** The form with every control, the stage, and the code of the first state. */
export const PropsPlayground = ({ component, heights, rows, code }: PropsPlaygroundProps) => (
  <div className="playground" {...marked('playground')}>
    <section
      className={`${classes.demoStage} ${classes.playgroundStage}`}
      aria-label={propsPlaygroundMessages.stage(component.name)}
      style={heightStyle(heights)}
    >
      {/* Before all that comes, so that CSS hides it then. */}
      <p className="playground-waits needs-script">
        {propsPlaygroundMessages.loading(component.name)}
      </p>
      <NeedsScript>{propsPlaygroundMessages.needsScript}</NeedsScript>
    </section>
    <div className={classes.playgroundControls}>
      <PlaygroundForm component={component} rows={rows} />
    </div>
    <CodeFigure kind={classes.playgroundCode} caption={<Caption typed={code.js !== undefined} />}>
      <CodePres code={code} />
    </CodeFigure>
  </div>
);

const SANDBOXES = [
  ['openStackBlitz', 'StackBlitz'],
  ['openCodeSandbox', 'CodeSandbox'],
  ['downloadZip', 'ZIP'],
] as const;

/** Both languages where they differ, with the buttons that choose; readers without a script see TypeScript. */
const Caption = ({ typed }: { typed: boolean }) => (
  <>
    <span>
      <span className="ts">Example.tsx</span>
      <span className="js">Example.jsx</span>
    </span>
    {typed && <LanguageChoice />}
    <span className="playground-sandboxes needs-script">
      {SANDBOXES.map(([action, label]) => (
        <button key={action} type="button" className="tool" {...marked('sandbox', action)}>
          {label}
        </button>
      ))}
    </span>
  </>
);

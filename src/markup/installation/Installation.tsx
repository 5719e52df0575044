import type { ChoiceGroup, Condition } from '#core/installation.ts';
import { CodeFigure } from '../code/CodeBlock.tsx';
import type { CodeText } from '../code/codeText.ts';
import { FileName } from '../code/FileName.tsx';
import { CodePres, Pre } from '../code/Pre.tsx';
import { RawHtml } from '../code/RawHtml.tsx';
import { InstallNote } from './InstallNote.tsx';
import { choiceStyles, classOf } from './choiceStyles.ts';
import { classes } from '../selectors.ts';

interface InstallationProps {
  groups: readonly ChoiceGroup[];
  /** HTML for the inside of `<code>`. */
  commands: readonly { when: readonly Condition[]; html: string }[];
  files: readonly { when: readonly Condition[]; code: CodeText }[];
  /** Which version each set of choices installs. */
  notes: readonly { when: readonly Condition[]; text: string; exact: readonly string[] }[];
}

const classesOf = (when: readonly Condition[]): string => when.map(classOf).join(' ');

/** The choices, and for each set of them a command and a file, of which CSS shows one. */
export const Installation = ({ groups, commands, files, notes }: InstallationProps) => (
  <>
    <style>{choiceStyles(groups)}</style>
    <div className={classes.installation}>
      <div className="choices">
        {groups.map((group) => (
          <Choices key={group.name} {...group} />
        ))}
      </div>
      <CodeFigure kind="shell">
        {commands.map(({ when, html }) => (
          <Pre key={classesOf(when)} className={classesOf(when)}>
            <RawHtml as="code" html={html} />
          </Pre>
        ))}
      </CodeFigure>
      {notes.map(({ when, ...note }) => (
        <div key={classesOf(when)} className={classesOf(when)}>
          <InstallNote {...note} />
        </div>
      ))}
      <CodeFigure caption={<FileName name="src/App.tsx" />}>
        {files.map(({ when, code }) => (
          <div key={classesOf(when)} className={classesOf(when)}>
            <CodePres code={code} />
          </div>
        ))}
      </CodeFigure>
    </div>
  </>
);

/** Browsers keep the state of radio buttons over a reload; what is remembered counts (`site/enhance/installation.ts`). */
const Choices = ({ name, legend, options, when }: ChoiceGroup) => (
  <fieldset className={when.length === 0 ? undefined : classesOf(when)}>
    <legend>{legend}</legend>
    {options.map(({ label, value }, i) => (
      <label key={value} className={`is-${name}-${value}`}>
        <input type="radio" name={name} value={value} autoComplete="off" defaultChecked={i === 0} />{' '}
        {label}
      </label>
    ))}
  </fieldset>
);

import { demoMessages } from '#content/messages/demo.ts';
import { placeOf } from '#core/islands.ts';
import { FileName, plainFileName } from '../code/FileName.tsx';
import { CodePres } from '../code/Pre.tsx';
import type { DemoCode, FileOwner, ShownFile } from './demoCode.ts';
import { Lines } from './LineCount.tsx';
import { classes, marked } from '../selectors.ts';

interface CodePanelProps extends DemoCode {
  /** Of the radio buttons that choose a file. */
  group: string;
  /** Whether the demo has no other styling. */
  only: boolean;
}

/**
 * The code of one styling: its file alone, or a row of files to choose from. The row is made of radio buttons, which
 * need no script: CSS shows the file that is checked, arrow keys are the browser's.
 */
export const CodePanel = ({ styling, files, group, only }: CodePanelProps) => (
  <div className={only ? classes.demoPanel : `${classes.demoPanel} styled-${styling}`}>
    {files.length === 1 ? (
      <CodePres code={files[0].code} />
    ) : (
      <>
        <FileChoice files={files} group={group} />
        {files.map((file) => (
          <FileBlock key={file.name} {...file} />
        ))}
      </>
    )}
  </div>
);

/** The summary says how long the first one is. */
const FileChoice = ({ files, group }: Pick<CodePanelProps, 'files' | 'group'>) => (
  <div className={classes.fileNames} role="radiogroup" aria-label={demoMessages.files}>
    {files.map(({ name, lines }, i) => (
      <label key={name}>
        <input type="radio" name={group} defaultChecked={i === 0} />
        <FileName name={name} />
        {i > 0 && (
          <>
            {' '}
            <small>
              <Lines {...lines} />
            </small>
          </>
        )}
      </label>
    ))}
  </div>
);

/** With its name in both languages, for paper, where all files are shown. */
function FileBlock(file: ShownFile) {
  const { name } = file;
  const plain = plainFileName(name);
  return (
    <div
      className={classes.demoFile}
      {...marked('name', name)}
      data-js={plain === name ? undefined : plain}
      {...('sharedWith' in file && placeOfShared(file.sharedWith))}
    >
      {'sharedWith' in file ? <SharedCode {...file.sharedWith} /> : <CodePres code={file.code} />}
    </div>
  );
}

/** Where the island finds the code. */
const placeOfShared = ({ demo, styling }: FileOwner) => ({
  ...placeOf('shared-file'),
  ...marked('sharedDemo', demo),
  ...marked('sharedStyling', styling),
});

/** What readers see without JavaScript, and on paper. */
const SharedCode = ({ demo, words }: FileOwner) => (
  <p>
    {demoMessages.sharedFile} <a href={`#${demo}`}>{words}</a>.
  </p>
);

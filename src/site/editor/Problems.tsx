import { editorMessages as words } from '#content/messages/editor.ts';
import type { LiveRun } from '#core/editor/liveRun.ts';
import type { LiveError } from '#core/editor/source.ts';
import styles from './editor.module.css';

interface ProblemsProps {
  run: LiveRun;
  goTo: (error: LiveError) => void;
  runAgain: () => void;
}

/** Errors, and what the code says in the console, next to the last good render. It has its room from the start: what is below must not jump. */
export const Problems = ({ run, goTo, runAgain }: ProblemsProps) => (
  <div
    className={styles['problems']}
    role="region"
    aria-label={words.problems}
    // It scrolls.
    tabIndex={0}
  >
    <Verdict verdict={run.verdict} goTo={goTo} runAgain={runAgain} />
    <ConsoleMessages run={run} />
  </div>
);

interface VerdictProps extends Omit<ProblemsProps, 'run'> {
  verdict: LiveRun['verdict'];
}

function Verdict({ verdict, goTo, runAgain }: VerdictProps) {
  switch (verdict.kind) {
    case 'unknown':
    case 'runs':
      return (
        <div className={styles['fine']} role="status">
          {verdict.kind === 'runs' && words.runs}
        </div>
      );
    case 'failed': {
      const { error } = verdict;
      return (
        <div className={styles['error']} role="status">
          {error.line !== undefined && (
            <button type="button" className="tool" onClick={() => goTo(error)}>
              {words.line(error.line, error.file)}
            </button>
          )}
          <pre>{error.message || words.noMessage}</pre>
        </div>
      );
    }
    case 'lost':
      return (
        <div className={styles['error']} role="status">
          <pre>{words.lost[verdict.why]}</pre>
          <button type="button" className="tool" onClick={runAgain}>
            {words.runAgain}
          </button>
        </div>
      );
  }
}

function ConsoleMessages({ run: { consoleLines, hasMore } }: { run: LiveRun }) {
  if (consoleLines.length === 0) return null;
  return (
    <ul className={styles['console']} aria-label={words.console}>
      {consoleLines.map(({ level, text, times }) => (
        <li key={`${level} ${text}`} className={styles[level]}>
          {words.times(text, times)}
        </li>
      ))}
      {hasMore && <li>{words.moreInConsole}</li>}
    </ul>
  );
}

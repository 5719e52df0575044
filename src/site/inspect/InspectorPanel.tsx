import { useRef, type Ref } from 'react';
import { inspectMessages as words } from '#content/messages/inspect.ts';
import type { Inspection, InspectionEvent } from '#core/inspect/inspection.ts';
import { OVERRIDES, printOverride, type OverrideKind } from '#core/inspect/override.ts';
import { copyText } from '../ui/copyText.ts';
import type { Candidate, Step } from './candidates.ts';
import { Facts } from './Facts.tsx';
import styles from './Inspect.module.css';
import { PANEL } from './popups.ts';

interface InspectorPanelProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  state: Inspection<Candidate>;
  feed: (event: InspectionEvent<Candidate>) => void;
  step: (step: Step) => void;
  choose: (element: Candidate) => void;
  /** Presses the shown element, as a reader who does not inspect. */
  press: () => void;
  close: () => void;
}

/** The card that tells what an element is. Its facts change with the element; its buttons stay where they are. */
export function InspectorPanel(props: InspectorPanelProps) {
  const { ref, title, state, feed, choose } = props;
  return (
    <div
      ref={ref}
      className={styles['panel']}
      role="dialog"
      aria-label={words.label(title)}
      tabIndex={-1}
      {...PANEL}
      {...(state.isAside && { 'data-aside': '' })}
    >
      <Head {...props} />
      <Facts
        state={state}
        choose={choose}
        narrow={(className, on) => feed({ kind: 'narrow', className, on })}
      />
      <Copier state={state} feed={feed} />
      <p className={styles['status']} role="status">
        {printNews(state)}
      </p>
    </div>
  );
}

const STEPS = ['out', 'in', 'previous', 'next'] as const satisfies Step[];

const Head = ({ step, press, close }: Omit<InspectorPanelProps, 'ref'>) => (
  <div className={styles['head']}>
    <strong>{words.title}</strong>
    <div className={styles['row']} role="group" aria-label={words.walk}>
      {STEPS.map((each) => (
        <button key={each} type="button" className="tool" onClick={() => step(each)}>
          {words.steps[each]}
        </button>
      ))}
    </div>
    <button type="button" className="tool" title={words.pressHint} onClick={press}>
      {words.press}
    </button>
    <button type="button" className="tool" aria-label={words.close} onClick={close}>
      ✕
    </button>
  </div>
);

/** The buttons that copy an override, and the one that was last asked for. */
function Copier({ state, feed }: Pick<InspectorPanelProps, 'state' | 'feed'>) {
  const { shown, override, narrowed } = state;
  const code = useRef<HTMLPreElement>(null);
  const print = (kind: OverrideKind): string =>
    shown === undefined ? '' : printOverride(kind, shown.inspected, narrowed);
  const copy = async (kind: OverrideKind): Promise<void> => {
    feed({ kind: 'print', override: kind });
    const copied = await copyText(print(kind));
    if (!copied && code.current !== null) getSelection()?.selectAllChildren(code.current);
    feed({ kind: 'tell', news: copied ? { copied: kind } : 'copy-refused' });
  };
  return (
    <div className={styles['copier']}>
      <div className={styles['row']} role="group" aria-label={words.copyRow}>
        <span>{words.copy}</span>
        {OVERRIDES.map((kind) => (
          <button
            key={kind}
            type="button"
            className="tool"
            aria-label={words.copyFor(words.overrides[kind])}
            disabled={shown === undefined}
            onClick={() => void copy(kind)}
          >
            {words.overrides[kind]}
          </button>
        ))}
      </div>
      <pre ref={code} className={styles['code']} tabIndex={0} aria-label={words.override}>
        {print(override)}
      </pre>
    </div>
  );
}

function printNews({ news, shown }: Inspection<Candidate>): string {
  switch (news) {
    case undefined:
      return '';
    case 'chosen':
      return shown === undefined
        ? ''
        : words.chosen(shown.inspected.component.name, shown.inspected.className);
    case 'no-further':
      return words.noFurther;
    case 'nothing-to-press':
      return words.nothingToPress;
    case 'pressed':
      return words.pressed;
    case 'copy-refused':
      return words.copyRefused;
    default:
      return words.copied(words.overrides[news.copied]);
  }
}

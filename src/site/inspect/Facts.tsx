import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { inspectMessages as words } from '#content/messages/inspect.ts';
import type { Inspected } from '#core/inspect/describe.ts';
import type { Inspection, Shown } from '#core/inspect/inspection.ts';
import type { Candidate } from './candidates.ts';
import styles from './Inspect.module.css';

interface FactsProps {
  state: Inspection<Candidate>;
  choose: (element: Candidate) => void;
  /** Asks for a further class, or no longer. */
  narrow: (className: string, on: boolean) => void;
}

/** What an element is, where it stands, and what reaches it. */
export const Facts = ({ state, choose, narrow }: FactsProps) => (
  <div className={styles['facts']}>
    {state.shown === undefined ? (
      <p>{words.start}</p>
    ) : (
      <>
        <Trail shown={state.shown} choose={choose} />
        <dl>
          <FactRows inspected={state.shown.inspected} narrowed={state.narrowed} narrow={narrow} />
        </dl>
      </>
    )}
  </div>
);

function Trail({ shown, choose }: { shown: Shown<Candidate>; choose: FactsProps['choose'] }) {
  const { element, trail } = shown;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a narrow window the trail is one line.
    const at = trail.findIndex(({ element: each }) => each === element);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [trail, element]);
  return (
    <div ref={list} className={styles['trail']} role="group" aria-label={words.trail}>
      {trail.map(({ element: each, label }, depth) => (
        <button
          // A way down: what stands at a depth has changed, but not that there is something.
          key={depth}
          type="button"
          aria-current={each === element ? 'true' : undefined}
          onClick={() => choose(each)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const CodeLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href}>
    <code>{text}</code>
  </a>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface FactRowsProps {
  inspected: Inspected;
  narrowed: readonly string[];
  narrow: FactsProps['narrow'];
}

function FactRows({ inspected, narrowed, narrow }: FactRowsProps) {
  const { component, className, classHref, key, slot, theme, others, controls } = inspected;
  return (
    <>
      <Fact term={words.facts.component}>
        <CodeLink href={component.route} text={component.name} />
      </Fact>
      <Fact term={words.facts.class}>
        <CodeLink href={classHref} text={`.${className}`} />
      </Fact>
      {slot !== undefined && (
        <Fact term={words.facts.slot}>
          <CodeLink href={slot.href} text={slot.name} />
        </Fact>
      )}
      {others.length > 0 && (
        <Fact term={words.facts.now}>
          {others.map((other) => (
            <OtherClass
              key={other.className}
              {...other}
              isWanted={narrowed.includes(other.className)}
              narrow={narrow}
            />
          ))}
        </Fact>
      )}
      {controls.length > 0 && (
        <Fact term={words.facts.props}>
          {controls.map(({ component: of, prop, href }) => (
            <span key={`${of} ${prop}`}>
              {href === undefined ? <code>{prop}</code> : <CodeLink href={href} text={prop} />}
              <small>{words.propOf(of)}</small>
            </span>
          ))}
        </Fact>
      )}
      <Fact term={words.facts.theme}>
        {theme === undefined ? (
          <span>{words.globalStylesOnly}</span>
        ) : (
          <code>{`${theme} › ${key}`}</code>
        )}
      </Fact>
    </>
  );
}

interface OtherClassProps {
  className: string;
  state: boolean;
  isWanted: boolean;
  narrow: FactsProps['narrow'];
}

/** A class that comes and goes, as a switch that narrows the override. */
const OtherClass = ({ className, state, isWanted, narrow }: OtherClassProps) => (
  <button
    type="button"
    className="tool"
    aria-pressed={isWanted}
    title={state ? words.holdsNow : words.notNow}
    onClick={() => narrow(className, !isWanted)}
  >
    <code>{`.${className}`}</code>
  </button>
);

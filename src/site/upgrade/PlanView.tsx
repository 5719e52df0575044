import { useId } from 'react';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import { routeOfChange, type Changes } from '#core/migration/change.ts';
import type { PlannedChange, UpgradePlan, UpgradeStep } from '#core/migration/plan.ts';
import { commandsOf, MOST_MEETINGS, printPlan, stepTitle } from '#core/migration/printPlan.ts';
import { PlanMark } from '#markup/prose/PlanMark.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useChecklist } from './useChecklist.ts';

interface PlanViewProps {
  plan: UpgradePlan;
  changes: Changes;
  /** Leads back to the form as it is filled in. */
  address: string;
  /** The changes are those that code meets. */
  isOfCode: boolean;
}

/** The steps of an upgrade, with a box to check for each change. */
export function PlanView({ plan, changes, address, isOfCode }: PlanViewProps) {
  const { done, check } = useChecklist(changes.changes);
  const shown = plan.steps.flatMap((step) => step.changes.map(({ id }) => id));
  const checked = shown.filter((id) => done.has(id));
  return (
    <>
      <div className="tools">
        <output className="said">{words.found(shown.length, checked.length, isOfCode)}</output>
        <a className="tool" href={fileOf(plan, done)} download={words.fileName(plan)}>
          {words.download}
        </a>
        <CopyButton label={words.copyLink} text={address} />
        <button
          type="button"
          className="tool"
          disabled={checked.length === 0}
          onClick={() => check(checked, false)}
        >
          {words.uncheckAll}
        </button>
      </div>
      {plan.steps.map((step) => (
        <Step key={step.guide.id} step={step} done={done} check={check} />
      ))}
    </>
  );
}

/** A plan as a file that the reader may save. */
const fileOf = (plan: UpgradePlan, done: ReadonlySet<string>): string =>
  `data:text/markdown;charset=utf-8,${encodeURIComponent(
    printPlan(plan, { words, done, origin: location.origin }),
  )}`;

interface StepProps extends ReturnType<typeof useChecklist> {
  step: UpgradeStep;
}

function Step({ step, done, check }: StepProps) {
  const id = useId();
  const commands = commandsOf(step).join('\n');
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{stepTitle(step, words)}</h3>
      <p>
        {words.prepare} <CopyButton label={words.copyCommands} text={commands} />
      </p>
      <pre className="commands" tabIndex={0} aria-label={words.commands}>
        <code>{commands}</code>
      </pre>
      {step.changes.length === 0 && <p>{words.noChanges}</p>}
      <ul className="changes">
        {step.changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            isDone={done.has(change.id)}
            onCheck={(isDone) => check([change.id], isDone)}
          />
        ))}
      </ul>
      {step.leftOut > 0 && (
        <p className="hint">
          {words.leftOut(step.leftOut)} <a href={`/x/migration/${step.guide.id}/`}>{words.guide}</a>
        </p>
      )}
    </section>
  );
}

interface ChangeProps {
  change: PlannedChange;
  isDone: boolean;
  onCheck: (isDone: boolean) => void;
}

function Change({ change, isDone, onCheck }: ChangeProps) {
  const id = useId();
  const { meetings, codemods, kind, plan, symptom } = change;
  return (
    <li>
      <input
        type="checkbox"
        aria-labelledby={id}
        checked={isDone}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <a id={id} href={routeOfChange(change.id)}>
        {change.title}
      </a>
      <span className="about">
        <span>{words.kinds[kind]}</span>
        {plan !== 'community' && (
          <span>
            <PlanMark plan={plan} />
          </span>
        )}
        {meetings.slice(0, MOST_MEETINGS).map(({ name, lines }) => (
          <span key={name}>
            <code dir="ltr">{name}</code> {words.lines(lines)}
          </span>
        ))}
        {meetings.length > MOST_MEETINGS && (
          <span>{words.more(meetings.length - MOST_MEETINGS)}</span>
        )}
        {codemods.length > 0 && <span>{words.codemodHelps}</span>}
      </span>
      {symptom !== undefined && (
        <span className="about">
          <span>
            {words.symptom} {withCode(symptom)}
          </span>
        </span>
      )}
    </li>
  );
}

/** What stands between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The same code may stand there twice.
      <code key={`${at}`} dir="ltr">
        {part}
      </code>
    ),
  );

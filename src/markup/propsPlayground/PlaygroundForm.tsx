import type { ChangeEventHandler, ToggleEventHandler } from 'react';
import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import type { Control } from '#core/propsPlayground/description.ts';
import { memberAnchor } from '#core/reference/reference.ts';
import type { Plan } from '#core/reference/plans.ts';
import { PlanMark } from '../prose/PlanMark.tsx';
import { Field, type LiveField } from './Field.tsx';
import { classes, marked } from '../selectors.ts';

/** A shorter list is seen at once. */
const FILTER_FROM_CONTROLS = 20;

/** A control, and what its row says of the prop. */
export interface PlaygroundRow {
  control: Control;
  /** Undefined where the reference has no row for the prop. */
  hint?: PlaygroundHint;
}

/** The type and the default of a prop, as far as its control does not show them. */
export interface PlaygroundHint {
  type?: string;
  default?: string;
}

/** What a live form shows, and whom it tells. */
export interface LiveForm {
  fieldOf: (control: Control) => LiveField;
  /** What the filter asks for. */
  query: string;
  openGroups: ReadonlySet<string>;
  onQuery: ChangeEventHandler<HTMLInputElement>;
  onToggle: (group: string) => ToggleEventHandler<HTMLDetailsElement>;
  onReset: () => void;
}

/** Whether the name of a prop has what a filter asks for. */
export const matchesQuery = ({ prop }: Control, query: string): boolean =>
  prop.toLowerCase().includes(query.trim().toLowerCase());

/** The groups of a form, in its order. */
export const groupsOf = (controls: readonly Control[]): string[] => [
  ...new Set(controls.map(({ group }) => group)),
];

export interface PlaygroundFormProps {
  component: { name: string; route: string; plan: Plan };
  rows: readonly PlaygroundRow[];
  /** Without it the form is disabled; the list of props and their defaults reads all the same. */
  live?: LiveForm;
}

/** Every control in its group. */
export function PlaygroundForm({ component, rows, live }: PlaygroundFormProps) {
  const query = live?.query ?? '';
  return (
    <form
      className={classes.playgroundForm}
      autoComplete="off"
      aria-labelledby="props"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset disabled={live === undefined}>
        <div className="playground-tools">
          <h2 id="props">{propsPlaygroundMessages.props}</h2>
          <button type="button" className="tool needs-script" onClick={live?.onReset}>
            {propsPlaygroundMessages.resetAll}
          </button>
          {rows.length > FILTER_FROM_CONTROLS && <NameFilter rows={rows} live={live} />}
        </div>
        {groupsOf(rows.map(({ control }) => control)).map((group, i) => {
          const own = rows.filter(({ control }) => control.group === group);
          return (
            <details
              key={group}
              className={classes.playgroundGroup}
              open={live?.openGroups.has(group) ?? i === 0}
              hidden={!own.some(({ control }) => matchesQuery(control, query))}
              onToggle={live?.onToggle(group)}
            >
              <summary>
                {group} <small>{own.length}</small>
              </summary>
              {own.map((row) => (
                <ControlRow
                  key={row.control.prop}
                  component={component}
                  live={live?.fieldOf(row.control)}
                  isHidden={!matchesQuery(row.control, query)}
                  {...row}
                />
              ))}
            </details>
          );
        })}
        <p className="playground-more">
          <a href={component.route}>{propsPlaygroundMessages.allProps(component.name)}</a>
        </p>
      </fieldset>
    </form>
  );
}

function NameFilter({
  rows,
  live,
}: {
  rows: readonly PlaygroundRow[];
  live: LiveForm | undefined;
}) {
  const query = live?.query ?? '';
  const shown = rows.filter(({ control }) => matchesQuery(control, query)).length;
  return (
    <>
      <input
        type="search"
        className="needs-script"
        placeholder={propsPlaygroundMessages.filterPlaceholder}
        aria-label={propsPlaygroundMessages.filter}
        spellCheck={false}
        {...(live !== undefined && { value: query, onChange: live.onQuery })}
      />
      <output className="visually-hidden">
        {query.trim() === '' ? '' : propsPlaygroundMessages.shown(shown)}
      </output>
    </>
  );
}

interface ControlRowProps extends PlaygroundRow, Pick<PlaygroundFormProps, 'component'> {
  live: LiveField | undefined;
  isHidden: boolean;
}

/** A control with its label, and a link to the prop's row in the reference that says type and default. */
function ControlRow({ component, control, hint, live, isHidden }: ControlRowProps) {
  const { prop, plan } = control;
  return (
    <div className="playground-row" hidden={isHidden} {...marked('prop', prop)}>
      <Field control={control} live={live} />
      {plan !== component.plan && (
        <>
          {' '}
          <PlanMark plan={plan} />
        </>
      )}
      {hint !== undefined && (
        <a
          className="playground-hint"
          href={`${component.route}#${memberAnchor(component.name, prop)}`}
        >
          <span className="visually-hidden">{propsPlaygroundMessages.inReference(prop)} </span>
          {hint.type !== undefined && <code>{hint.type}</code>}
          {hint.type !== undefined && hint.default !== undefined && ', '}
          {hint.default !== undefined && (
            <>
              {propsPlaygroundMessages.default} <code>{hint.default}</code>
            </>
          )}
        </a>
      )}
    </div>
  );
}

import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import type { Control } from '#core/propsPlayground/description.ts';
import { memberAnchor } from '#core/reference/reference.ts';
import type { Plan } from '#core/reference/plans.ts';
import { PlanMark } from '../prose/PlanMark.tsx';
import { Field } from './Field.tsx';
import { classes, marked } from '../selectors.ts';

/** A shorter list is seen at once. */
const FILTER_FROM_CONTROLS = 20;

/** A control, and what its row says of the prop. */
export interface PlaygroundRow {
  control: Control;
  /** Undefined where the reference has no row for the prop. */
  hint?: { type?: string; default?: string };
}

interface PlaygroundFormProps {
  component: { name: string; route: string; plan: Plan };
  rows: readonly PlaygroundRow[];
}

/** Disabled until a script listens; the list of props and their defaults reads without one. */
export function PlaygroundForm({ component, rows }: PlaygroundFormProps) {
  const groups = [...new Set(rows.map(({ control }) => control.group))];
  return (
    <form className={classes.playgroundForm} autoComplete="off" aria-labelledby="props">
      <fieldset disabled>
        <div className="playground-tools">
          <h2 id="props">{propsPlaygroundMessages.props}</h2>
          <button type="button" className="tool needs-script" {...marked('reset')}>
            {propsPlaygroundMessages.resetAll}
          </button>
          {rows.length > FILTER_FROM_CONTROLS && <NameFilter />}
        </div>
        {groups.map((group, i) => {
          const own = rows.filter(({ control }) => control.group === group);
          return (
            <details key={group} className={classes.playgroundGroup} open={i === 0}>
              <summary>
                {group} <small>{own.length}</small>
              </summary>
              {own.map((row) => (
                <ControlRow key={row.control.prop} component={component} {...row} />
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

const NameFilter = () => (
  <>
    <input
      type="search"
      className="needs-script"
      placeholder={propsPlaygroundMessages.filterPlaceholder}
      aria-label={propsPlaygroundMessages.filter}
      spellCheck={false}
    />
    <output className="visually-hidden" />
  </>
);

/** A control with its label, and a link to the prop's row in the reference that says type and default. */
function ControlRow({
  component,
  control,
  hint,
}: PlaygroundRow & Pick<PlaygroundFormProps, 'component'>) {
  const { prop, plan } = control;
  return (
    <div className="playground-row" {...marked('prop', prop)}>
      <Field control={control} />
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

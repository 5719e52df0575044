import { LONGEST_TEXT, type Control } from '#core/propsPlayground/description.ts';
import { BreakableName } from '../reference/Row.tsx';
import { controlId } from './names.ts';

/** What stands for "not passed" in a list. */
const NOT_PASSED = 'Default';

/** A label and its field, with the value that the playground starts with. */
export function Field({ control }: { control: Control }) {
  const { prop, initial } = control;
  const common = { id: controlId(prop), name: prop };
  const label = (
    <label htmlFor={common.id}>
      <BreakableName name={prop} />
    </label>
  );
  if (control.kind === 'boolean') {
    return (
      <>
        <input type="checkbox" {...common} defaultChecked={initial === 'true'} />
        {label}
      </>
    );
  }
  return (
    <>
      {label}
      {control.kind === 'number' && (
        <input
          type="number"
          inputMode="numeric"
          {...common}
          min={control.min}
          max={control.max}
          step={control.step}
          defaultValue={initial}
        />
      )}
      {control.kind === 'text' && (
        <input
          type="text"
          {...common}
          maxLength={LONGEST_TEXT}
          spellCheck={false}
          defaultValue={initial}
        />
      )}
      {(control.kind === 'choice' || control.kind === 'preset') && (
        <select {...common} defaultValue={initial}>
          {optionsOf(control).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function optionsOf(
  control: Extract<Control, { kind: 'choice' | 'preset' }>,
): [value: string, label: string][] {
  const values =
    control.kind === 'choice'
      ? control.values.map((value): [string, string] => [String(value), String(value)])
      : control.presets.map(({ id, label }): [string, string] => [id, label]);
  return control.unset === '' ? [['', NOT_PASSED], ...values] : values;
}

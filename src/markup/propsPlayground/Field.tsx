import type { ChangeEventHandler } from 'react';
import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import { LONGEST_TEXT, type Control } from '#core/propsPlayground/description.ts';
import { BreakableName } from '../reference/Row.tsx';
import { controlId } from './names.ts';

/** What a field has once it is live: its present value in place of the first one, and whom it tells. */
export interface LiveField {
  /** As it was typed. Of a checkbox: `true`, or anything else. */
  text: string;
  isInvalid: boolean;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
  onBlur: () => void;
}

interface FieldProps {
  control: Control;
  live: LiveField | undefined;
}

/** A label and its field, with the value that the playground starts with until it is live. */
export function Field({ control, live }: FieldProps) {
  const { prop, initial } = control;
  const common = {
    id: controlId(prop),
    name: prop,
    ...(live?.isInvalid === true && {
      'aria-invalid': true,
      'aria-describedby': `${controlId(prop)}-problem`,
    }),
    ...(live !== undefined && { onChange: live.onChange, onBlur: live.onBlur }),
  };
  const text = live === undefined ? { defaultValue: initial } : { value: live.text };
  const tick =
    live === undefined ? { defaultChecked: initial === 'true' } : { checked: live.text === 'true' };
  const label = (
    <label htmlFor={common.id}>
      <BreakableName name={prop} />
    </label>
  );
  if (control.kind === 'boolean') {
    return (
      <>
        <input type="checkbox" {...common} {...tick} />
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
          {...text}
        />
      )}
      {control.kind === 'number' && live?.isInvalid === true && (
        <p id={common['aria-describedby']} className="playground-problem">
          {propsPlaygroundMessages.outOfRange(control.min, control.max)}
        </p>
      )}
      {control.kind === 'text' && (
        <input type="text" {...common} maxLength={LONGEST_TEXT} spellCheck={false} {...text} />
      )}
      {(control.kind === 'choice' || control.kind === 'preset') && (
        <select {...common} {...text}>
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
  return control.unset === '' ? [['', propsPlaygroundMessages.notPassed], ...values] : values;
}

import type { Control } from '#core/propsPlayground/description.ts';
import {
  changeState,
  initialState,
  isLegal,
  type PropsPlaygroundState,
} from '#core/propsPlayground/state.ts';

/** What a reader has typed into a field while its prop has another text, or still the one before. */
interface TypedText {
  text: string;
  /** The value of the prop since then: once that changes, the text is of no use. */
  value: string;
  /** The reader has gone on to something else. */
  isLeft: boolean;
}

/** The values of all props, and what stands in fields that show something else. */
export interface FormState {
  values: PropsPlaygroundState;
  typed: Readonly<Record<string, TypedText>>;
}

export const startForm = (values: PropsPlaygroundState): FormState => ({ values, typed: {} });

export const resetForm = (controls: readonly Control[]): FormState =>
  startForm(initialState(controls));

/** The value that a text stands for: `05` and `5.0` are five. */
const valueOfText = ({ kind }: Control, text: string): string =>
  kind === 'number' && text !== '' ? String(Number(text)) : text;

/** The form after a reader has typed into a field; a text that is no value changes no prop. */
export function typeText(
  { values, typed }: FormState,
  controls: readonly Control[],
  control: Control,
  text: string,
): FormState {
  const { prop } = control;
  const next = changeState(controls, values, prop, valueOfText(control, text));
  const entry = { text, value: next[prop] ?? '', isLeft: false };
  return { values: next, typed: { ...typed, [prop]: entry } };
}

export function leaveField(form: FormState, { prop }: Control): FormState {
  const last = form.typed[prop];
  return last === undefined
    ? form
    : { ...form, typed: { ...form.typed, [prop]: { ...last, isLeft: true } } };
}

/** What a field shows: what was typed, as long as the value is still the one that it led to. */
export function fieldText(
  { values, typed }: FormState,
  control: Control,
): { text: string; isInvalid: boolean } {
  const value = values[control.prop] ?? '';
  const last = typed[control.prop];
  if (last === undefined || last.value !== value) return { text: value, isInvalid: false };
  // A number out of range says so, and stays until it is corrected.
  const isInvalid = last.isLeft && !isLegal(control, valueOfText(control, last.text));
  return { text: last.text, isInvalid };
}

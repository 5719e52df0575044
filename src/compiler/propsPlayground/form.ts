import { LONGEST_TEXT, type Control } from '#core/propsPlayground/description.ts';
import { escapeHtml } from '../highlight/highlight.ts';

/** What stands for "not passed" in a list. */
const NOT_PASSED = 'Default';

/** The id of a prop's control. */
export const controlId = (prop: string): string => `playground-${prop}`;

/** A label and its field, with the value that the playground starts with. */
export function printControl(control: Control): string {
  const { prop, initial } = control;
  const id = controlId(prop);
  const label = `<label for="${id}">${breakable(prop)}</label>`;
  const common = `id="${id}" name="${prop}"`;
  switch (control.kind) {
    case 'boolean':
      return `<input type="checkbox" ${common}${initial === 'true' ? ' checked' : ''}>${label}`;
    case 'choice':
      return (
        label +
        printList(
          common,
          control,
          control.values.map((value) => [String(value), String(value)]),
        )
      );
    case 'preset':
      return (
        label +
        printList(
          common,
          control,
          control.presets.map((preset) => [preset.id, preset.label]),
        )
      );
    case 'number':
      return `${label}<input type="number" inputmode="numeric" ${common} min="${control.min}" max="${control.max}" step="${control.step}" value="${initial}">`;
    case 'text':
      return `${label}<input type="text" ${common} maxlength="${LONGEST_TEXT}" spellcheck="false" value="${escapeHtml(initial)}">`;
  }
}

function printList(
  common: string,
  { unset, initial }: Control,
  values: [value: string, label: string][],
): string {
  const all: [string, string][] = unset === '' ? [['', NOT_PASSED], ...values] : values;
  const options = all.map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === initial ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<select ${common}>${options.join('')}</select>`;
}

/** Long names may break before a capital. */
const breakable = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1<wbr>$2');

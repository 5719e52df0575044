import type { Control } from '#core/propsPlayground/description.ts';
import { isLegal, type PropsPlaygroundState } from '#core/propsPlayground/state.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name !== '';

function valueOfField(field: Field): string {
  if (field.type === 'checkbox') return String((field as HTMLInputElement).checked);
  // `05` and `5.0` are five.
  return field.type === 'number' && field.value !== '' ? String(Number(field.value)) : field.value;
}

const fieldOf = (container: Element, prop: string): Field | undefined => {
  const field = container.querySelector(`${byAttribute('data-prop', prop)} :is(input, select)`);
  return isField(field) ? field : undefined;
};

/** Fields show the state; one that says the same in other words (`05`) is left as it was typed. */
export function showValues(
  container: Element,
  controls: readonly Control[],
  state: PropsPlaygroundState,
): void {
  for (const { prop } of controls) {
    const field = fieldOf(container, prop);
    const value = state[prop] ?? '';
    if (field === undefined || valueOfField(field) === value) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === 'true';
    else field.value = value;
    field.removeAttribute('aria-invalid');
  }
}

interface FormListener {
  change: (prop: string, value: string) => void;
  reset: () => void;
}

/**
 * Opens the form that the compiler printed and tells what a reader does in it.
 * @returns what undoes it.
 */
export function listenToForm(
  container: HTMLElement,
  controls: readonly Control[],
  { change, reset }: FormListener,
): () => void {
  const form = container.querySelector<HTMLFormElement>(byClass('playground-form'));
  if (form === null) return () => undefined;
  const fieldset = form.querySelector('fieldset');
  if (fieldset !== null) fieldset.disabled = false;

  const onInput = ({ target }: Event): void => {
    if (isField(target)) change(target.name, valueOfField(target));
    else if (target instanceof HTMLInputElement && target.type === 'search')
      filter(form, target.value);
  };
  const onLeave = ({ target }: Event): void => {
    if (!isField(target)) return;
    const control = controls.find(({ prop }) => prop === target.name);
    // A number out of range says so, and stays until it is mended.
    if (control === undefined || isLegal(control, valueOfField(target))) {
      target.removeAttribute('aria-invalid');
    } else target.setAttribute('aria-invalid', 'true');
  };
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(byAttribute('data-reset')) !== null) reset();
  };
  const onSubmit = (event: Event): void => event.preventDefault();
  form.addEventListener('input', onInput);
  form.addEventListener('change', onLeave);
  form.addEventListener('click', onClick);
  form.addEventListener('submit', onSubmit);
  return () => {
    form.removeEventListener('input', onInput);
    form.removeEventListener('change', onLeave);
    form.removeEventListener('click', onClick);
    form.removeEventListener('submit', onSubmit);
  };
}

/** Rows whose prop has every letter of the query; their groups are open while one filters. */
function filter(form: HTMLFormElement, query: string): void {
  const wanted = query.trim().toLowerCase();
  let shown = 0;
  const groups = [...form.querySelectorAll<HTMLDetailsElement>(byClass('playground-group'))];
  for (const group of groups) {
    const rows = [...group.querySelectorAll<HTMLElement>(byAttribute('data-prop'))];
    for (const row of rows) row.hidden = !row.dataset['prop']?.toLowerCase().includes(wanted);
    const left = rows.filter(({ hidden }) => !hidden).length;
    shown += left;
    group.hidden = left === 0;
    group.open = wanted === '' ? group === groups[0] : left > 0;
  }
  const output = form.querySelector('output');
  if (output !== null)
    output.textContent = wanted === '' ? '' : propsPlaygroundMessages.shown(shown);
}
import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';

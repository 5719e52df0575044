import { useState } from 'react';
import { groupsOf, matchesQuery, PlaygroundForm } from '#markup/propsPlayground/PlaygroundForm.tsx';
import { byClass } from '#markup/selectors.ts';
import { fieldText, leaveField, resetForm, typeText, type FormState } from './formState.ts';
import { InPlace } from './InPlace.tsx';
import type { PlaygroundModule } from './playgroundModule.ts';

interface PlaygroundControlsProps {
  /** Holds the form that the compiler has printed. */
  container: HTMLElement;
  module: PlaygroundModule;
  form: FormState;
  onChange: (next: (last: FormState) => FormState) => void;
}

/** The form, live: what a reader types, which groups are open, and what the filter asks for. */
export function PlaygroundControls({
  container,
  module: { component, description, hints },
  form,
  onChange,
}: PlaygroundControlsProps) {
  const { controls } = description;
  const [place] = useState(() => container.querySelector(byClass('playground-controls')));
  const [query, setQuery] = useState('');
  const [openGroups, setOpenGroups] = useState(() => openOf(container, groupsOf(controls)));
  if (place === null) return null;

  function ask(next: string): void {
    setQuery(next);
    const groups = groupsOf(controls);
    const matchingGroups = groupsOf(controls.filter((control) => matchesQuery(control, next)));
    setOpenGroups(new Set(next.trim() === '' ? groups.slice(0, 1) : matchingGroups));
  }

  return (
    <InPlace element={place}>
      <PlaygroundForm
        component={component}
        rows={controls.map((control) => {
          const hint = hints[control.prop];
          return { control, ...(hint !== undefined && { hint }) };
        })}
        live={{
          query,
          openGroups,
          fieldOf: (control) => ({
            ...fieldText(form, control),
            onChange({ target }) {
              const text = textOf(target);
              onChange((last) => typeText(last, controls, control, text));
            },
            onBlur: () => onChange((last) => leaveField(last, control)),
          }),
          onQuery: ({ target }) => ask(target.value),
          onToggle:
            (group) =>
            ({ currentTarget: { open } }) =>
              setOpenGroups((last) => withGroup(last, group, open)),
          onReset: () => onChange(() => resetForm(controls)),
        }}
      />
    </InPlace>
  );
}

const textOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? String(field.checked)
    : field.value;

/** The groups that are open as the page stands: readers open them before the form is live, too. */
function openOf(container: HTMLElement, groups: readonly string[]): ReadonlySet<string> {
  const printed = [...container.querySelectorAll<HTMLDetailsElement>(byClass('playground-group'))];
  return new Set(groups.filter((_, i) => printed[i]?.open));
}

function withGroup(
  groups: ReadonlySet<string>,
  group: string,
  isOpen: boolean,
): ReadonlySet<string> {
  if (groups.has(group) === isOpen) return groups;
  const next = new Set(groups);
  if (isOpen) next.add(group);
  else next.delete(group);
  return next;
}

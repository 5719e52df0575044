import { products } from '#content/products.ts';
import { EDITOR_PRODUCTS, type EditedProject } from '#core/editor/hash.ts';
import { createButton } from './problems.ts';
import styles from './editorPage.module.css';

type Choices = Omit<EditedProject, 'files'>;

type Options = { [N in keyof Choices]: { label: string; values: [Choices[N], string][] } };

const OPTIONS: Options = {
  product: {
    label: 'Start from',
    values: EDITOR_PRODUCTS.map((id) => [id, products.find((p) => p.id === id)?.name ?? id]),
  },
  language: {
    label: 'Language',
    values: [
      ['TS', 'TypeScript'],
      ['JS', 'JavaScript'],
    ],
  },
  mode: {
    label: 'Mode',
    values: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  direction: {
    label: 'Direction',
    values: [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  },
  density: {
    label: 'Density',
    values: [
      ['normal', 'Normal'],
      ['dense', 'Dense'],
    ],
  },
  tailwind: {
    label: 'Tailwind',
    values: [
      ['off', 'Off'],
      ['on', 'On'],
    ],
  },
};

interface FormOptions {
  choices: Choices;
  onChoose: (name: keyof Choices, value: string) => void;
  onRun: () => void;
  onCopy: () => void;
}

export interface PlaygroundForm {
  element: HTMLElement;
  show: (choices: Choices) => void;
}

/** What is chosen for the whole page, and what is done with it. */
export function createForm({ choices, onChoose, onRun, onCopy }: FormOptions): PlaygroundForm {
  const element = document.createElement('form');
  element.className = styles['form'] ?? '';
  element.addEventListener('submit', (event) => event.preventDefault());
  const names = Object.keys(OPTIONS) as (keyof Choices)[];
  const selects = names.map((name) => {
    const select = document.createElement('select');
    select.name = name;
    for (const [value, text] of OPTIONS[name].values) select.add(new Option(text, value));
    select.addEventListener('change', () => onChoose(name, select.value));
    const label = document.createElement('label');
    label.append(OPTIONS[name].label, select);
    element.append(label);
    return { name, select };
  });
  const run = createButton('Run', onRun);
  run.classList.add(styles['run'] ?? '');
  element.append(run, createButton('Copy link', onCopy));
  const show = (next: Choices): void => {
    for (const { name, select } of selects) select.value = next[name];
  };
  show(choices);
  return { element, show };
}

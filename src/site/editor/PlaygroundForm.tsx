import { products } from '#content/products.ts';
import { playgroundMessages as words } from '#content/messages/playground.ts';
import { EDITOR_PRODUCTS, type EditedProject } from '#core/editor/hash.ts';
import type { PlaygroundChoices } from '#core/editor/playground.ts';
import styles from './editorPage.module.css';

interface PlaygroundFormProps {
  project: EditedProject;
  onChoose: (name: keyof PlaygroundChoices, value: string) => void;
  onRun: () => void;
  onCopyLink: () => void;
}

const PRODUCT_NAMES = Object.fromEntries(
  EDITOR_PRODUCTS.map((id) => [id, products.find((product) => product.id === id)?.name ?? id]),
);

/** Every choice, its values and their words, in order. */
const CHOICES: readonly (readonly [keyof PlaygroundChoices, Readonly<Record<string, string>>])[] = [
  ['product', PRODUCT_NAMES],
  ['language', words.values.language],
  ['mode', words.values.mode],
  ['direction', words.values.direction],
  ['density', words.values.density],
  ['tailwind', words.values.tailwind],
];

/** What is chosen for the whole page, and what is done with it. */
export const PlaygroundForm = ({ project, onChoose, onRun, onCopyLink }: PlaygroundFormProps) => (
  <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
    {CHOICES.map(([name, values]) => (
      <label key={name}>
        {words.choices[name]}
        <select
          name={name}
          value={project[name]}
          onChange={({ target }) => onChoose(name, target.value)}
        >
          {Object.entries(values).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="button" className={`tool ${styles['run']}`} onClick={onRun}>
      {words.run}
    </button>
    <button type="button" className="tool" onClick={onCopyLink}>
      {words.copyLink}
    </button>
  </form>
);

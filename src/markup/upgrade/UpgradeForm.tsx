import type { ChangeEventHandler, ClipboardEventHandler, ReactNode } from 'react';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import type { AssistantChoices } from '#core/migration/address.ts';
import { changedProducts } from '#core/migration/products.ts';
import { PLAN_NAMES, PLANS } from '#core/reference/plans.ts';

/** What the form says at first. */
export const FIRST_CHOICES: AssistantChoices = {
  product: 'x-data-grid',
  from: '7',
  to: '8',
  plan: 'community',
};

export type FieldName = keyof AssistantChoices | 'code';

/** What a field has to say: that it is wrong, or how it was understood. */
export interface FieldNote {
  text: string;
  isWrong: boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field whose value an island keeps. */
export interface KeptField {
  value: string;
  onChange: ChangeEventHandler<Control>;
  onPaste?: ClipboardEventHandler<Control>;
}

interface UpgradeFormProps {
  /** For an island. */
  fields?: Record<FieldName, KeptField>;
  notes?: Partial<Record<FieldName, FieldNote>>;
  /** Below the code. */
  children?: ReactNode;
}

const HINTS: Partial<Record<FieldName, string>> = {
  from: words.versionHint,
  to: words.versionHint,
  code: words.codeHint,
};

const idOf = (name: FieldName): string => `upgrade-${name}`;

/** The form of the upgrade assistant, as it is printed and as its island draws it. */
export function UpgradeForm({ fields, notes = {}, children }: UpgradeFormProps) {
  const valueOf = (name: FieldName) =>
    fields?.[name] ?? { defaultValue: name === 'code' ? '' : FIRST_CHOICES[name] };
  const control = (name: FieldName) => ({
    id: idOf(name),
    autoComplete: 'off',
    ...valueOf(name),
  });
  const text = (name: FieldName) => ({
    ...control(name),
    spellCheck: false,
    autoCapitalize: 'off',
    'aria-describedby': `${idOf(name)}-hint ${idOf(name)}-note`,
    'aria-invalid': notes[name]?.isWrong ?? false,
  });
  return (
    <form aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
      <Field name="product">
        <select {...control('product')}>
          {changedProducts.map((product) => (
            <option key={product} value={product}>
              {words.productName(product)}
            </option>
          ))}
        </select>
      </Field>
      <Field name="from" note={notes.from}>
        <input {...text('from')} type="text" maxLength={200} />
      </Field>
      <Field name="to" note={notes.to}>
        <input {...text('to')} type="text" maxLength={200} />
      </Field>
      <Field name="plan">
        <select {...control('plan')}>
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_NAMES[plan]}
            </option>
          ))}
        </select>
      </Field>
      <Field name="code" note={notes.code} isWide>
        <textarea {...text('code')} />
      </Field>
      {children}
    </form>
  );
}

interface FieldProps {
  name: FieldName;
  note?: FieldNote | undefined;
  isWide?: boolean;
  children: ReactNode;
}

function Field({ name, note, isWide = false, children }: FieldProps) {
  const hint = HINTS[name];
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={idOf(name)}>{words[name]}</label>
      {children}
      {hint !== undefined && (
        <>
          <p className="hint" id={`${idOf(name)}-hint`}>
            {hint}
          </p>
          <p
            className={note?.isWrong ? 'wrong' : 'hint'}
            id={`${idOf(name)}-note`}
            aria-live="polite"
          >
            {note?.text}
          </p>
        </>
      )}
    </div>
  );
}

import { searchMessages } from '#content/messages/search.ts';
import { products } from '#content/products.ts';
import { KINDS } from '#core/search/entity.ts';
import styles from './search.module.css';
import type { SearchFilters } from './session.ts';

interface FiltersProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

const PRODUCTS = products.map(({ id, name }) => [id, name] as const);
const KINDS_IN_WORDS = KINDS.map((kind) => [kind, searchMessages.kinds[kind]] as const);

/** Two lists of the platform: a product, and a kind of thing. */
export const Filters = ({ filters: { product, kind }, onChange }: FiltersProps) => (
  <div className={styles.filters}>
    <Filter
      label={searchMessages.product}
      all={searchMessages.allProducts}
      values={PRODUCTS}
      value={product}
      onChoose={(chosen) => onChange({ ...(kind && { kind }), ...(chosen && { product: chosen }) })}
    />
    <Filter
      label={searchMessages.kind}
      all={searchMessages.allKinds}
      values={KINDS_IN_WORDS}
      value={kind}
      onChoose={(chosen) =>
        onChange({ ...(product && { product }), ...(chosen && { kind: chosen }) })
      }
    />
  </div>
);

interface FilterProps<Value extends string> {
  label: string;
  /** What is chosen when nothing is. */
  all: string;
  values: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

function Filter<Value extends string>(props: FilterProps<Value>) {
  const { label, all, values, value = '', onChoose } = props;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(values.find(([each]) => each === target.value)?.[0])}
    >
      <option value="">{all}</option>
      {values.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

import { useLayoutEffect, useMemo, useState } from 'react';
import { referenceMessages } from '#content/messages/reference.ts';
import { FilterFields } from '#markup/prose/Filter.tsx';
import { SinceChoice } from '#markup/reference/Lifetime.tsx';
import { TraitToggles } from '#markup/reference/TraitToggles.tsx';
import { TRAITS, type Trait } from '#markup/reference/traits.ts';
import { byAttribute } from '#markup/selectors.ts';
import type { IslandProps } from '../islands/registry.ts';
import { findRows, rowsOf, showRows } from './rows.ts';

interface Written {
  label: string;
  traits: readonly Trait[];
  /** Typed and toggled before the island was there, or filled in again by the browser. */
  query: string;
  chosen: readonly Trait[];
  versions: readonly string[];
  since: string;
}

/** What stands in the placeholder, of the compiler's and of the reader's making. */
function readWritten(place: HTMLElement): Written {
  const boxOf = (trait: Trait): HTMLInputElement | null =>
    place.querySelector<HTMLInputElement>(byAttribute('data-trait', trait));
  const choice = place.querySelector<HTMLSelectElement>(byAttribute('data-since'));
  return {
    label: place.getAttribute('aria-label') ?? '',
    traits: TRAITS.filter((trait) => boxOf(trait) !== null),
    query: place.querySelector('input')?.value ?? '',
    chosen: TRAITS.filter((trait) => boxOf(trait)?.checked),
    versions: [...(choice?.options ?? [])].map(({ value }) => value).filter(Boolean),
    since: choice?.value ?? '',
  };
}

/** The filter above the rows of a list, which are the elements that stand beside its placeholder. */
export function Island({ place }: IslandProps) {
  const [written] = useState(() => readWritten(place));
  const [list] = useState(() => place.parentElement ?? place);
  const [query, setQuery] = useState(written.query);
  const [chosen, setChosen] = useState(written.chosen);
  const [since, setSince] = useState(written.since);
  const [rows] = useState(() => rowsOf(list));
  const found = useMemo(
    () => findRows(rows, { query, traits: chosen, since }),
    [rows, query, chosen, since],
  );
  useLayoutEffect(() => showRows(list, found), [list, found]);
  const onToggle = (trait: Trait): void =>
    setChosen(
      chosen.includes(trait) ? chosen.filter((other) => other !== trait) : [...chosen, trait],
    );
  return (
    <FilterFields
      label={written.label}
      placeholder={referenceMessages.filterPlaceholder}
      count={referenceMessages.count(found.size, rows.length)}
      field={{ value: query, onChange: ({ target }) => setQuery(target.value) }}
    >
      <TraitToggles traits={written.traits} chosen={{ traits: chosen, onToggle }} />
      <SinceChoice
        versions={written.versions}
        field={{ value: since, onChange: ({ target }) => setSince(target.value) }}
      />
    </FilterFields>
  );
}

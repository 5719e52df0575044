import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { changeMessages } from '#content/messages/changes.ts';
import { FilterFields } from '#markup/prose/Filter.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { findSections, sectionOf, sectionsAfter, showSections, targetOf } from './sections.ts';

/**
 * The search box of migration pages (`src/compiler/markdown/changesDirective.ts`): shows the changes that name what the
 * reader types, and what a link leads to, whatever stands in the box.
 */
export function Island({ place }: IslandProps) {
  const [sections] = useState(() => sectionsAfter(place));
  // Typed before the island was there, or filled in again by the browser.
  const [query, setQuery] = useState(() => place.querySelector('input')?.value ?? '');
  const [hash, setHash] = useState('');
  const found = useMemo(() => {
    const all = findSections(sections, query);
    const linkedSection = sectionOf(sections, hash);
    return linkedSection === undefined ? all : all.add(linkedSection);
  }, [sections, query, hash]);
  useLayoutEffect(() => showSections(sections, found), [sections, found]);
  useEffect(() => {
    const onHash = (): void => {
      if (sectionOf(sections, location.hash)?.heading.hidden) setHash(location.hash);
    };
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [sections]);
  useEffect(() => {
    if (hash !== '') targetOf(hash)?.scrollIntoView();
  }, [hash]);
  const type = (text: string): void => {
    setQuery(text);
    setHash('');
  };
  const counted = [...found].filter(({ empty }) => !empty).length;
  return (
    <FilterFields
      label={changeMessages.filter}
      placeholder={changeMessages.placeholder}
      count={changeMessages.count(counted, sections.filter(({ empty }) => !empty).length)}
      field={{ value: query, onChange: ({ target }) => type(target.value) }}
    />
  );
}

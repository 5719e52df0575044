import { demoGalleryMessages as messages } from '#content/messages/demoGallery.ts';
import { FACETS, type Choice, type Facet } from '#core/demoGallery/choice.ts';
import type { Found } from '#core/demoGallery/find.ts';
import { OPTIONS } from './names.ts';
import styles from './DemoGallery.module.css';

interface GalleryFiltersProps {
  choice: Choice;
  counts: Found['counts'];
  onChoose: (change: Partial<Choice>) => void;
}

/** A search box, and a list of the platform for each facet. Every value says how many demos it leaves. */
export const GalleryFilters = ({ choice, counts, onChoose }: GalleryFiltersProps) => (
  <>
    <label className={styles.field}>
      {messages.words}
      <input
        type="search"
        value={choice.words}
        placeholder={messages.wordsPlaceholder}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChoose({ words: target.value })}
      />
    </label>
    {FACETS.map((facet) => (
      <FacetList
        key={facet}
        facet={facet}
        value={choice[facet] ?? ''}
        counts={counts[facet]}
        onChoose={onChoose}
      />
    ))}
  </>
);

interface FacetListProps extends Pick<GalleryFiltersProps, 'onChoose'> {
  facet: Facet;
  value: string;
  counts: ReadonlyMap<string, number>;
}

/** What would leave nothing is not offered, unless it is what is chosen. */
function FacetList({ facet, value, counts, onChoose }: FacetListProps) {
  const offered = OPTIONS[facet].filter(([each]) => counts.has(each) || each === value);
  return (
    <label className={styles.field}>
      {messages.facets[facet]}
      <select
        value={value}
        autoComplete="off"
        onChange={({ target }) => {
          const chosen = OPTIONS[facet].find(([each]) => each === target.value)?.[0];
          // Values of the lists are those of the facet.
          onChoose({ [facet]: chosen } as Partial<Choice>);
        }}
      >
        <option value="">{messages.all(facet)}</option>
        {offered.map(([each, name]) => (
          <option key={each} value={each}>
            {messages.counted(name, counts.get(each) ?? 0)}
          </option>
        ))}
      </select>
    </label>
  );
}

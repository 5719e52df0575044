import { referenceMessages } from '#content/messages/reference.ts';
import { marked } from '../selectors.ts';
import { TRAITS, type Trait } from './traits.ts';

interface TraitTogglesProps {
  /** Those that some row has: only toggles that can match. */
  traits: readonly Trait[];
  /** Which are on, and who hears of changes; for an island. */
  chosen?: { traits: readonly Trait[]; onToggle: (trait: Trait) => void };
}

/** Toggles that leave the rows which have a trait. */
export const TraitToggles = ({ traits, chosen }: TraitTogglesProps) =>
  TRAITS.filter((trait) => traits.includes(trait)).map((trait) => (
    <label key={trait}>
      <input
        type="checkbox"
        {...marked('trait', trait)}
        {...(chosen !== undefined && {
          checked: chosen.traits.includes(trait),
          onChange: () => chosen.onToggle(trait),
        })}
      />{' '}
      {referenceMessages.traits[trait]}
    </label>
  ));

import { useEffect, useState } from 'react';
import { parseChoices, printChoices, type AssistantChoices } from '#core/migration/address.ts';
import { FIRST_CHOICES } from '#markup/upgrade/UpgradeForm.tsx';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 300;

/** Where a page with these choices is, without its origin. */
export const addressOf = (choices: AssistantChoices): string =>
  `${location.pathname}?${new URLSearchParams(printChoices(choices))}`;

/** The choices of the form, which the address keeps, so that it can be shared. Code is never part of it. */
export function useChoices(): [AssistantChoices, (choices: AssistantChoices) => void] {
  const [choices, setChoices] = useState(() => {
    const query = new URLSearchParams(location.search);
    return parseChoices((name) => query.get(name), FIRST_CHOICES).choices;
  });
  const [isChosen, setIsChosen] = useState(false);
  useEffect(() => {
    if (!isChosen) return undefined;
    const timer = setTimeout(() => {
      const address = addressOf(choices) + location.hash;
      // The router keeps its own record of the entry, and goes by it when a reader comes back.
      history.replaceState(
        { ...(history.state as object), url: address, as: address },
        '',
        address,
      );
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChosen, choices]);
  return [
    choices,
    (next) => {
      setIsChosen(true);
      setChoices(next);
    },
  ];
}

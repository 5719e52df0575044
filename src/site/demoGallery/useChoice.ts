import { useEffect, useState } from 'react';
import {
  EVERYTHING,
  parseChoice,
  printChoice,
  type Choice,
  type Refused,
} from '#core/demoGallery/choice.ts';
import { keepInAddress } from '../propsPlayground/address.ts';
import { followArrivals } from '../shell/arrivals.ts';

interface Chosen {
  choice: Choice;
  /** What of the address made no sense; none once the reader has chosen something. */
  refused: readonly Refused[];
}

function readAddress(): Chosen {
  const query = new URLSearchParams(location.search);
  return parseChoice((key) => query.get(key));
}

function printQuery(choice: Choice): string {
  const query = new URLSearchParams(printChoice(choice)).toString();
  return query === '' ? '' : `?${query}`;
}

/** What the reader has chosen to see: the address says it at first, and keeps it then. */
export function useChoice(): Chosen & {
  choose: (change: Partial<Choice>) => void;
  clear: () => void;
} {
  const [chosen, setChosen] = useState<Chosen & { isOwn?: true }>(readAddress);
  // A link of this page to another choice, such as the one of the navigation to all demos.
  useEffect(() => followArrivals(() => setChosen(readAddress())), []);
  const { choice, refused, isOwn } = chosen;
  useEffect(
    () => (isOwn === true ? keepInAddress(printQuery(choice)) : undefined),
    [choice, isOwn],
  );
  return {
    choice,
    refused,
    choose: (change) => setChosen({ choice: { ...choice, ...change }, refused: [], isOwn: true }),
    clear: () => setChosen({ choice: EVERYTHING, refused: [], isOwn: true }),
  };
}

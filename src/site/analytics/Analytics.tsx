import { useEffect, useState } from 'react';
import type { AskedConsent } from './Consent.tsx';
import { noteArrival } from './noteArrival.ts';

/** Tells analytics of each page that the reader comes to. Draw it after the page, whose effects set the title. */
export function Analytics({ path }: { path: string }) {
  const [asked, setAsked] = useState<AskedConsent>();
  return (
    <>
      <Arrival key={path} ask={setAsked} />
      {asked && <asked.Consent kept={asked.kept} onAnswer={asked.onAnswer} />}
    </>
  );
}

function Arrival({ ask }: { ask: (asked: AskedConsent) => void }) {
  useEffect(() => noteArrival(ask), [ask]);
  return null;
}

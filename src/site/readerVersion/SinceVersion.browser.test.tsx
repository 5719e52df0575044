import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { SinceMark } from '#markup/prose/SinceMark.tsx';
import { setPreference } from '../preferences/store.ts';
import { Island } from './SinceVersion.tsx';

/** A heading as it is printed, and its island. */
function Heading() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const place = root?.querySelector<HTMLElement>('[data-needs]');
  return (
    <main>
      <div ref={setRoot}>
        <SinceMark product="x-charts" version="8.6" />
      </div>
      <h2>{place != null && <Island place={place} />}</h2>
    </main>
  );
}

const heading = () => page.getByRole('heading');

beforeEach(() => setPreference('versions', ''));

it('says what it said before, for readers without a version and with another product', async () => {
  await render(<Heading />);
  await expect.element(heading()).toHaveTextContent(referenceMessages.since('8.6'));
  setPreference('versions', 'x-data-grid@7.29.1');
  await expect.element(heading()).toHaveTextContent(referenceMessages.since('8.6'));
});

it('says that an older version lacks it, and follows the version', async () => {
  await render(<Heading />);
  setPreference('versions', 'x-charts@8.5.3');
  await expect.element(heading()).toHaveTextContent(words.needs('8.6'));
  await expect.element(page.getByTitle(words.notInTitle('8.5.3'))).toBeVisible();
  setPreference('versions', 'x-charts@8.10.0');
  await expect.element(heading()).toHaveTextContent(referenceMessages.since('8.6'));
  setPreference('versions', 'x-charts@7.29.1');
  await expect.element(heading()).toHaveTextContent(words.needs('8.6'));
});

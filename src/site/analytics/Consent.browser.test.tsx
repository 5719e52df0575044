import '../theme/tokens.css';
import '../theme/base.css';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { consentMessages } from '#content/messages/consent.ts';
import { shellMessages } from '#content/messages/shell.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import { NOTICE_ID, SETTINGS_END_ID } from '../shell/names.ts';
import { Consent } from './Consent.tsx';

interface PageProps {
  kept: boolean | undefined;
  hasShell: boolean;
  onAnswer: (allowed: boolean) => void;
}

/** A page that asks once it stands, with the shell around it, as far as the question needs it. */
function Page({ kept, hasShell, onAnswer }: PageProps) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <>
      {hasShell && (
        <>
          <a href={`#${CONTENT_ID}`}>{shellMessages.skip}</a>
          <div id={NOTICE_ID} />
          <div id={SETTINGS_END_ID} />
        </>
      )}
      <main id={CONTENT_ID} ref={setMain} tabIndex={-1}>
        The page
      </main>
      {main !== null && <Consent kept={kept} onAnswer={onAnswer} />}
    </>
  );
}

async function draw(kept?: boolean, hasShell = true) {
  const onAnswer = vi.fn();
  await render(<Page kept={kept} hasShell={hasShell} onAnswer={onAnswer} />);
  return onAnswer;
}

const banner = page.getByRole('region', { name: consentMessages.banner });
const setting = page.getByRole('group', { name: consentMessages.setting });
const inSetting = (name: string) => setting.getByRole('button', { name });

it('asks right after the skip link, and gives the focus to the page', async () => {
  const onAnswer = await draw();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(banner.getByRole('button', { name: consentMessages.allow })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(banner).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(inSetting(consentMessages.allow)).toHaveAttribute('aria-pressed', 'true');
});

it('shows what was answered before, asks no more, and takes another answer', async () => {
  const onAnswer = await draw(true);
  await expect.element(inSetting(consentMessages.allow)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(banner).not.toBeInTheDocument();
  await userEvent.click(inSetting(consentMessages.decline));
  await expect.element(inSetting(consentMessages.decline)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(inSetting(consentMessages.allow)).toHaveAttribute('aria-pressed', 'false');
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

it('takes an answer from the settings while it asks', async () => {
  const onAnswer = await draw();
  await expect.element(inSetting(consentMessages.allow)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(inSetting(consentMessages.decline)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(inSetting(consentMessages.decline));
  await expect.element(banner).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

it('asks in a document without a shell, too', async () => {
  const onAnswer = await draw(undefined, false);
  await userEvent.click(banner.getByRole('button', { name: consentMessages.decline }));
  await expect.element(banner).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
});

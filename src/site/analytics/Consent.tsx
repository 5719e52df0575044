import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { consentMessages } from '#content/messages/consent.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import { NOTICE_ID, SETTINGS_END_ID } from '../shell/names.ts';
import styles from './Consent.module.css';

export interface ConsentProps {
  /** What the reader has answered in an earlier visit. */
  kept: boolean | undefined;
  onAnswer: (allowed: boolean) => void;
}

const WORDS = [
  [true, consentMessages.allow],
  [false, consentMessages.decline],
] as const;

/** The room that the shell keeps; a document without a shell has its body. */
const roomOf = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Asks the reader who has not answered yet, and lets everyone change their answer in the Settings panel. */
export function Consent({ kept, onAnswer }: ConsentProps) {
  const [answer, setAnswer] = useState(kept);
  const give = (allowed: boolean): void => {
    setAnswer(allowed);
    onAnswer(allowed);
  };
  const settings = document.getElementById(SETTINGS_END_ID);
  return (
    <>
      {settings !== null && createPortal(<Setting answer={answer} onAnswer={give} />, settings)}
      {answer === undefined && createPortal(<Banner onAnswer={give} />, roomOf(NOTICE_ID))}
    </>
  );
}

interface SettingProps {
  answer: boolean | undefined;
  onAnswer: (allowed: boolean) => void;
}

/** The choice as it stands among the reader's other settings. */
const Setting = ({ answer, onAnswer }: SettingProps) => (
  <div role="group" aria-labelledby="shell-set-analytics">
    <p id="shell-set-analytics">{consentMessages.setting}</p>
    <span className="choice">
      {WORDS.map(([allowed, word]) => (
        <button
          key={word}
          type="button"
          className="tool"
          aria-pressed={allowed === answer}
          onClick={() => onAnswer(allowed)}
        >
          {word}
        </button>
      ))}
    </span>
  </div>
);

/**
 * Asks without taking the page: a region at the lower edge, reached by Tab right after the skip link. Nothing is sent
 * while it stands.
 */
function Banner({ onAnswer }: Pick<SettingProps, 'onAnswer'>) {
  const banner = useRef<HTMLElement>(null);
  const answer = (allowed: boolean): void => {
    // Focus that would be lost with the button goes on to the page.
    if (banner.current?.contains(document.activeElement)) {
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }
    onAnswer(allowed);
  };
  return (
    <section ref={banner} className={styles.banner} aria-label={consentMessages.banner}>
      <p>{consentMessages.question}</p>
      <p>
        {WORDS.map(([allowed, word]) => (
          <button
            key={word}
            type="button"
            className={styles.answer}
            onClick={() => answer(allowed)}
          >
            {word}
          </button>
        ))}
      </p>
    </section>
  );
}

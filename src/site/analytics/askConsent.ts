import styles from './askConsent.module.css';

type OnAnswer = (allowed: boolean) => void;

/**
 * Asks the reader who has not answered yet, and lets everyone change their answer in the Settings panel.
 * @param kept what they have answered before.
 */
export function followConsent(kept: boolean | undefined, onAnswer: OnAnswer): void {
  let banner: HTMLElement | undefined;
  const show = addSetting((allowed) => {
    banner?.remove();
    show(allowed);
    onAnswer(allowed);
  });
  show(kept);
  if (kept !== undefined) return;
  banner = askConsent((allowed) => {
    show(allowed);
    onAnswer(allowed);
  });
}

/** The choice as it stands among the reader's other settings. @returns what shows an answer there. */
function addSetting(onAnswer: OnAnswer): (allowed: boolean | undefined) => void {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', 'shell-set-analytics');
  const title = document.createElement('p');
  title.id = 'shell-set-analytics';
  title.textContent = 'Count which pages are read';
  const choice = document.createElement('span');
  choice.className = 'choice';
  const buttons = ([true, false] as const).map((allowed) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tool';
    button.textContent = allowed ? 'Allow' : 'Decline';
    button.addEventListener('click', () => onAnswer(allowed));
    return { allowed, button };
  });
  choice.append(...buttons.map(({ button }) => button));
  group.append(title, choice);
  document.querySelector('#shell-settings > :last-child')?.before(group);
  return (shown) => {
    for (const { allowed, button } of buttons) {
      button.setAttribute('aria-pressed', String(allowed === shown));
    }
  };
}

/**
 * Asks without taking the page: a region at the lower edge, reached by Tab right after the skip link. Nothing is sent
 * while it stands.
 */
function askConsent(onAnswer: OnAnswer): HTMLElement {
  const banner = document.createElement('section');
  banner.className = styles.banner ?? '';
  banner.setAttribute('aria-label', 'Analytics');
  const question = document.createElement('p');
  question.textContent =
    'May this site count which pages are read? It helps to decide what to write next.';
  const buttons = document.createElement('p');
  const answer = (label: string, allowed: boolean): void => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.answer ?? '';
    button.textContent = label;
    button.addEventListener('click', () => {
      const held = banner.contains(document.activeElement);
      banner.remove();
      // Focus that would be lost with the button goes on to the page.
      if (held) document.getElementById('page-content')?.focus({ preventScroll: true });
      onAnswer(allowed);
    });
    buttons.append(button);
  };
  answer('Allow', true);
  answer('Decline', false);
  banner.append(question, buttons);
  const skip = document.querySelector('.skip');
  if (skip === null) document.body.prepend(banner);
  else skip.after(banner);
  return banner;
}

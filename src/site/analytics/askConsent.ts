import styles from './askConsent.module.css';

/**
 * Asks the reader, without taking the page: a region at the lower edge, reached by Tab right after the skip link.
 * Nothing is sent while it stands.
 */
export function askConsent(onAnswer: (allowed: boolean) => void): void {
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
}

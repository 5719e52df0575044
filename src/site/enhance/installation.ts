import { reflectTabs, remember, rememberedChoice } from './tabs.ts';

/**
 * Keeps the choices of an installation block, and follows what is chosen elsewhere. Which part shows is decided by CSS,
 * by the remembered choices on `<html>` until now and by the radio buttons from now on.
 * @returns what undoes it.
 */
export function startInstallation(article: HTMLElement, box: HTMLElement): () => void {
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')];

  /** Also after a choice: tabs of the same group, and other windows, change what is remembered. */
  function follow(): void {
    for (const radio of radios) {
      if (rememberedChoice(radio.name) === radio.value) radio.checked = true;
    }
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    remember(target.name, target.value);
    reflectTabs(article);
  }

  // Chosen before this script was there.
  for (const { checked, defaultChecked, name, value } of radios) {
    if (checked && !defaultChecked) remember(name, value);
  }
  follow();
  reflectTabs(article);
  box.classList.add('ready');
  box.addEventListener('change', onChange);
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributes: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('change', onChange);
  };
}

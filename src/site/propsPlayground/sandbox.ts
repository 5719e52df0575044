import { byAttribute } from '#markup/selectors.ts';
import { shownCode } from '../enhance/copy.ts';
import { getPreference } from '../preferences/store.ts';

interface ExampleSandbox {
  pageKey: string;
  /** As exported. */
  component: string;
}

const ACTIONS = ['openStackBlitz', 'openCodeSandbox', 'downloadZip'] as const;

/** Opens the shown code as a project of its own. @returns what undoes it. */
export function listenToSandboxes(
  container: HTMLElement,
  { pageKey, component }: ExampleSandbox,
): () => void {
  const onClick = ({ target }: Event): void => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(byAttribute('data-sandbox')) : null;
    const action = ACTIONS.find((name) => name === button?.dataset['sandbox']);
    const figure = button?.closest('figure');
    if (action === undefined || button == null || figure == null) return;
    const choice = {
      page: pageKey,
      demo: component,
      language: getPreference('codeVariant'),
      styling: 'system',
      text: shownCode(figure),
    } as const;
    import('../demo/sandboxes.ts')
      .then((sandboxes) => sandboxes[action](choice))
      .catch((error: unknown) => {
        const note = document.createElement('p');
        note.className = 'demo-note';
        note.setAttribute('role', 'alert');
        note.textContent = error instanceof Error ? error.message : String(error);
        figure.append(note);
      });
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}

import { click } from '#core/analytics/events.ts';
import { byAttribute } from '#markup/selectors.ts';
import { send } from './send.ts';

/** Reports clicks on elements that ask for it: `data-event-category`, `-action`, `-label`, and `-share` to sample. */
export function listenForClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const labeled =
      target instanceof Element
        ? target.closest<HTMLElement>(byAttribute('data-event-category'))
        : null;
    if (labeled === null) return;
    const { eventCategory, eventAction, eventLabel, eventShare } = labeled.dataset;
    // The tools of a demo do not repeat its name: pages have hundreds of them.
    const demo = labeled.closest<HTMLElement>(byAttribute('data-demo'))?.dataset['demo'];
    const label = eventLabel ?? demo;
    const event = click(
      { category: eventCategory, action: eventAction, label, share: eventShare },
      Math.random(),
    );
    if (event !== undefined) send(event);
  });
}

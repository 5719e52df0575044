import { placeOf } from '#core/islands.ts';

export interface PlaygroundKind {
  title: string;
  playgrounds: readonly { component: string; route: string }[];
}

/**
 * Links to the playgrounds of a product's components. An island takes them over with a choice of component, and shows the
 * chosen playground in this place (`site/propsPlayground/PlaygroundChooser.tsx`).
 */
export const PlaygroundList = ({ kinds }: { kinds: readonly PlaygroundKind[] }) => (
  <>
    <style>{KEPT_HEIGHT}</style>
    <div className="playground-room" {...placeOf('playground-chooser')}>
      {kinds.map(({ title, playgrounds }) => (
        <section key={title} aria-label={title}>
          <p>{title}</p>
          <ul>
            {playgrounds.map(({ component, route }) => (
              <li key={route}>
                <a href={route}>{component}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </>
);

/**
 * What follows stays out of sight until a playground is here, and shows where it ends up: it would move otherwise. If none
 * comes, it shows after a while. Without a script, the links are all there is. Margins stay inside, because those of the
 * links and of the choice differ.
 */
const KEPT_HEIGHT = `[data-js] .playground-room{display:flow-root;min-height:100vh}
[data-js] body:has(.playground-room:not([data-ready])) :is(.feedback,footer){animation:playground-late 0s 8s both}
@keyframes playground-late{from{visibility:hidden}}`;

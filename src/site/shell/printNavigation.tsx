import { renderToStaticMarkup } from 'react-dom/server';
import { wayTo } from '#core/navigation/navigation.ts';
import { Navigation, type NavigationGroup } from '#markup/navigation/Navigation.tsx';
import { withPlainEscapes } from '#markup/plainEscapes.ts';

/**
 * The navigation of a product on one of its pages: the page's link is marked, and the branches above it stand open, so
 * that nothing moves when a script takes over. Runs at build only.
 */
export const printNavigation = (groups: readonly NavigationGroup[], route: string): string =>
  withPlainEscapes(
    renderToStaticMarkup(
      <Navigation groups={groups} way={wayTo<NavigationGroup>(groups, route)} />,
    ),
  );

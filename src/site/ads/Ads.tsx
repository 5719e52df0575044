import { useMemo } from 'react';
import { useIslandPage } from '../islands/context.tsx';
import { documentServices } from '../page/documentServices.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdProvider, DocsProvider } from './contexts.tsx';
import { DemoAds } from './DemoAds.tsx';
import { PageAd } from './PageAd.tsx';

/** All ads of a page. Loaded when the page has nothing else to do. */
export const Island = () => (
  <AdBoundary>
    <ConfiguredAds />
  </AdBoundary>
);

function ConfiguredAds() {
  const page = useIslandPage();
  const ads = useMemo(() => documentServices().ads, []);
  return (
    <DocsProvider page={page}>
      <AdProvider ads={ads}>
        <PageAd />
        <DemoAds />
      </AdProvider>
    </DocsProvider>
  );
}

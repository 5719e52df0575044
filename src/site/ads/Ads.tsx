import { useMemo } from 'react';
import type { PageData } from '#core/page/page.ts';
import { documentServices } from '../page/documentServices.ts';
import { AdBoundary } from './AdBoundary.tsx';
import { AdProvider, DocsProvider } from './contexts.tsx';
import { DemoAds } from './DemoAds.tsx';
import { PageAd } from './PageAd.tsx';

interface AdsProps {
  page: PageData;
}

/** All ads of a page. Loaded when the page has nothing else to do. */
export const Ads = ({ page }: AdsProps) => (
  <AdBoundary>
    <ConfiguredAds page={page} />
  </AdBoundary>
);

function ConfiguredAds({ page }: AdsProps) {
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

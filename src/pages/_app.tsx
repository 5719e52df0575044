import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import '#site/theme/layers.css';
import '#site/theme/tokens.css';
import '#site/theme/base.css';
import '#site/shell/shell.css';
import '#markup/navigation/navigation.css';
import '#markup/prose/prose.css';
import '#site/islands/islands.css';
import '#markup/code/code.css';
import '#markup/installation/installation.css';
import '#markup/demo/demo.css';
import '#markup/prose/names.css';
import '#markup/reference/reference.css';
import '#markup/feedback/feedback.css';
import { useDevelopmentReload } from '#site/page/useDevelopmentReload.ts';
import { Analytics } from '#site/analytics/Analytics.tsx';
import { startOffline } from '#site/offline/startOffline.ts';
import { startShell } from '#site/shell/startShell.ts';
import { fonts } from '#site/theme/fonts.ts';

export default function App({ Component, pageProps, router }: AppProps) {
  useEffect(() => startShell(router), [router]);
  useEffect(() => startOffline(router), [router]);
  useDevelopmentReload(router);
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={fonts}>
        <Component {...pageProps} />
      </div>
      <Analytics path={router.asPath} />
    </>
  );
}

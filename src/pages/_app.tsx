import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import '#site/theme/layers.css';
import '#site/theme/tokens.css';
import '#site/theme/base.css';
import '#site/shell/shell.css';
import '#markup/navigation/navigation.css';
import '#markup/prose/prose.css';
import '#site/islands/islands.css';
import '#markup/ads/ads.css';
import '#markup/code/code.css';
import '#markup/installation/installation.css';
import '#markup/demo/demo.css';
import '#markup/demo/toolIcons.css';
import '#markup/prose/names.css';
import '#markup/reference/reference.css';
import '#markup/feedback/feedback.css';
import type { ByAttribute } from '#markup/selectors.ts';
import { useDevelopmentReload } from '#site/page/useDevelopmentReload.ts';
import type { PageProps } from '#site/page/staticPages.ts';
import { whenAwake } from '#site/page/whenAwake.ts';
import { SearchStart } from '#site/search/SearchStart.tsx';
import { arrive } from '#site/shell/arrivals.ts';
import { fonts } from '#site/theme/fonts.ts';

/** What the shell makes work. */
const CHOOSES = '[data-set]' satisfies ByAttribute<'data-set'>;

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>>) {
  const [shell, setShell] = useState<{ ShellUpdates: ComponentType }>();
  useEffect(
    () =>
      whenAwake(async () => {
        const { startShell, ShellUpdates } = await import('#site/shell/startShell.ts');
        startShell(router);
        setShell({ ShellUpdates });
      }, CHOOSES),
    [router],
  );
  const { route = router.pathname, older } = pageProps.page ?? {};
  // Effects of the page, among them its title, come before those of the app around it.
  useEffect(() => arrive(route, router.asPath, older), [route, router.asPath, older]);
  useDevelopmentReload(router);
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={fonts}>
        <Component {...pageProps} />
        <SearchStart />
        {shell && <shell.ShellUpdates />}
      </div>
    </>
  );
}

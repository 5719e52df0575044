import type { GetStaticPaths, GetStaticProps } from 'next';
import { products } from '#content/products.ts';
import type { PageData } from '#core/page/page.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';
import { readPage, readRoutes } from './readPages.ts';

export interface PageProps {
  page: PageData;
}

type Slug = { slug?: string[] };

/** The routes that have a catch-all of their own; the generic one, `/x/`, has the rest. */
const ROOTS = [...products.filter(({ id }) => id !== 'x').map(({ route }) => route), '/x/api/'];
const GENERIC = '/x/';

/** No root of these: playgrounds have a route of their own (`src/site/propsPlayground/staticPlaygrounds.ts`). */
const rootOf = (route: string): string | undefined =>
  isPlaygroundRoute(route) ? undefined : (ROOTS.find((root) => route.startsWith(root)) ?? GENERIC);

/**
 * The static paths and props of one catch-all route.
 * @param root what stands before the slug, e.g. `/x/react-charts/`.
 */
export function staticPages(root: string): {
  getStaticPaths: GetStaticPaths<Slug>;
  getStaticProps: GetStaticProps<PageProps, Slug>;
} {
  return {
    getStaticPaths: () => ({
      paths: readRoutes()
        .filter(({ route }) => rootOf(route) === root)
        .map(({ route }) => ({
          params: { slug: route.slice(root.length).split('/').filter(Boolean) },
        })),
      fallback: false,
    }),
    getStaticProps: ({ params }) => {
      const slug = params?.slug ?? [];
      const route = `${root}${slug.map((part) => `${part}/`).join('')}`;
      const page = readPage(route);
      return page === undefined ? { notFound: true } : { props: { page } };
    },
  };
}

import type { GetStaticPaths, GetStaticProps } from 'next';
import { products } from '#content/products.ts';
import type { PageData } from '#core/page.ts';
import { productOfRoute, type ProductId } from '#core/products.ts';
import { readPage, readRoutes } from './readPages.ts';

export interface PageProps {
  page: PageData;
}

type Slug = { slug?: string[] };

/**
 * The static paths and props of one product's catch-all route.
 * @param root what stands before the slug, e.g. `/x/react-charts/`.
 */
export function staticPages(
  product: ProductId,
  root: string,
): {
  getStaticPaths: GetStaticPaths<Slug>;
  getStaticProps: GetStaticProps<PageProps, Slug>;
} {
  return {
    getStaticPaths: () => ({
      paths: readRoutes()
        .filter(({ route }) => productOfRoute(products, route).id === product)
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

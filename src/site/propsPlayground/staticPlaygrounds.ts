import type { GetStaticPaths, GetStaticProps } from 'next';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';
import { readPage, readRoutes } from '../page/readPages.ts';
import type { PageProps } from '../page/staticPages.ts';

type Place = { product: string; component: string };

/** The static paths of `/x/api/{product}/{component}/playground/`. */
export const getPlaygroundPaths: GetStaticPaths<Place> = () => ({
  paths: readRoutes()
    .filter(({ route }) => isPlaygroundRoute(route))
    .map(({ route }) => {
      const [product = '', component = ''] = route.split('/').slice(3);
      return { params: { product, component } };
    }),
  fallback: false,
});

export const getPlaygroundProps: GetStaticProps<PageProps, Place> = ({ params }) => {
  const page = readPage(`/x/api/${params?.product}/${params?.component}/playground/`);
  return page === undefined ? { notFound: true } : { props: { page } };
};

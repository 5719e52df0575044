import type { PageProps } from '#site/page/staticPages.ts';
import { PropsPlaygroundPage } from '#site/propsPlayground/PropsPlaygroundPage.tsx';
import { getPlaygroundPaths, getPlaygroundProps } from '#site/propsPlayground/staticPlaygrounds.ts';

export const getStaticPaths = getPlaygroundPaths;
export const getStaticProps = getPlaygroundProps;

export default function ComponentPlayground({ page }: PageProps) {
  return <PropsPlaygroundPage key={page.route} page={page} />;
}

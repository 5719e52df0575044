import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

const loadDemos = () => import('#generated/demos/x.ts');

export default function GenericPage({ page }: PageProps) {
  return <Page key={page.route} page={page} loadDemos={loadDemos} />;
}

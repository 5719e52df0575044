import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/react-data-grid/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

const loadDemos = () => import('#generated/demos/x-data-grid.ts');

export default function DataGridPage({ page }: PageProps) {
  return <Page key={page.route} page={page} loadDemos={loadDemos} />;
}

import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/react-tree-view/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

const loadDemos = () => import('#generated/demos/x-tree-view.ts');

export default function TreeViewPage({ page }: PageProps) {
  return <Page key={page.route} page={page} loadDemos={loadDemos} />;
}

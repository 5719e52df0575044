import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/api/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

/** Reference pages show no demos: reading a signature runs none. */
const loadDemos = () => Promise.resolve({ registry: {} });

export default function ReferencePage({ page }: PageProps) {
  return <Page key={page.route} page={page} loadDemos={loadDemos} />;
}

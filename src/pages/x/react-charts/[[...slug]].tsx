import { registry } from '#generated/demos/x-charts.ts';
import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/react-charts/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

export default function ChartsPage({ page }: PageProps) {
  return <Page key={page.route} page={page} registry={registry} />;
}

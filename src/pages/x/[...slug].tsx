import { registry } from '#generated/demos/x.ts';
import { Page } from '#site/page/Page.tsx';
import { staticPages, type PageProps } from '#site/page/staticPages.ts';

const pages = staticPages('/x/');
export const getStaticPaths = pages.getStaticPaths;
export const getStaticProps = pages.getStaticProps;

export default function GenericPage({ page }: PageProps) {
  return <Page key={page.route} page={page} registry={registry} />;
}

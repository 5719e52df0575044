import type { PageProps } from '#site/page/staticPages.ts';
import { PlaygroundPage } from '#site/playground/PlaygroundPage.tsx';
import { getPlaygroundPaths, getPlaygroundProps } from '#site/playground/staticPlaygrounds.ts';

export const getStaticPaths = getPlaygroundPaths;
export const getStaticProps = getPlaygroundProps;

export default function ComponentPlayground({ page }: PageProps) {
  return <PlaygroundPage key={page.route} page={page} />;
}

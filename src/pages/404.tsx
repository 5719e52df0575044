import { NotFound } from '#site/page/NotFound.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}

import type { ReactNode } from 'react';
import type { TocEntry } from '#core/page/page.ts';
import { FeedbackForm } from '../feedback/FeedbackForm.tsx';

interface ArticleProps {
  route: string;
  toc: readonly TocEntry[];
  children?: ReactNode;
}

/** What every page consists of below its title. All of it is static, so that nothing moves when a script comes. */
export const Article = ({ route, toc, children }: ArticleProps) => (
  <>
    {children}
    <FeedbackForm route={route} toc={toc} />
  </>
);

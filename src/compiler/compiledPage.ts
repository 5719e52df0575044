import type { CompiledDemos } from './demos/compile.ts';
import type { CompiledMarkdown } from './markdown/page.ts';
import type { PageSource } from './read/content.ts';

/** One page with everything that does not depend on other pages. */
export interface CompiledPage extends CompiledMarkdown {
  source: PageSource;
  route: string;
  compiledDemos: CompiledDemos;
}

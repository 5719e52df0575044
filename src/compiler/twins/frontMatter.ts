import { stringify } from 'yaml';
import { DOCUMENTED_VERSION, LIBRARY_NAME } from '#content/products.ts';

/** What a twin says of its page before the text. */
interface TwinFacts {
  title: string;
  route: string;
  description: string;
  product: string;
  packages: readonly string[];
  plan: string;
}

/** The text with its facts on top, as YAML between dashes. */
export function withFrontMatter(markdown: string, facts: TwinFacts): string {
  const { title, route, description, product, packages, plan } = facts;
  const yaml = stringify(
    {
      title,
      ...(description !== '' && { description }),
      route,
      product,
      ...(packages.length > 0 && { packages }),
      ...(plan !== 'community' && { plan }),
      library: LIBRARY_NAME,
      version: DOCUMENTED_VERSION,
    },
    { lineWidth: 0 },
  );
  return `---\n${yaml}---\n\n${markdown}`;
}

import type { Entry } from './entry.ts';
import type { ReferencePage } from './section.ts';

/** A reference page, ready to become a page of the site. */
export interface PrintedReference extends ReferencePage {
  /** `api/data-grid/data-grid`. */
  key: string;
  route: string;
  title: string;
  description: string;
  plan: Entry['plan'];
  product: Entry['product'];
  packages: string[];
  /** Components' own pages carry an ad; nothing else of the reference does (shared BEHAVIOUR, Ads). */
  ads?: true;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { products } from '#content/products.ts';
import { PLANS } from '#core/reference/plans.ts';
import { productOfRoute, type ProductId } from '#core/navigation/products.ts';
import { ROOT } from '../paths.ts';

const page = z.object({
  pathname: z.string(),
  name: z.string(),
  kind: z.string(),
  package: z.string().optional(),
  plan: z.enum(PLANS),
});

/** A reference page that exists: which one is an editorial choice, not a matter of what the packages export. */
export type ReferencePage = z.infer<typeof page> & { product: ProductId };

/** The pages that the reference has, by kind (`component`, `interface`, …). */
export function readReferencePages(): ReferencePage[] {
  const file = path.join(ROOT, 'content/facts/api-pages.json');
  return z
    .array(page)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map((fact) => ({ ...fact, product: productOfRoute(products, fact.pathname).id }));
}

import path from 'node:path';
import type { Plan } from '#core/reference/plans.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { readPackages } from '../extract/packages.ts';
import type { Cache } from '../cache.ts';
import { ROOT } from '../paths.ts';
import { readLocales, type LocaleModule } from './locales.ts';
import type { PackageMessage } from './messages.ts';

/** What a documented package says that has no page of its own. */
export interface PackageWords {
  product: ProductId;
  plan: Plan;
  messages: readonly PackageMessage[];
  locales: readonly LocaleModule[];
}

/** They say what is wrong with a license, and with how a prop is used; no product documents them. */
const OTHER_PACKAGES = ['@mui/x-license', '@mui/x-internals'];

/** Messages and translations of the installed packages, read anew when one of them changes. */
export function readPackageWords(cache: Cache): Promise<PackageWords[]> {
  const packages = [
    ...readPackages(),
    ...OTHER_PACKAGES.map(
      (name) =>
        ({
          name,
          product: 'x',
          plan: 'community',
          folder: path.join(ROOT, 'node_modules', name),
        }) as const,
    ),
  ];
  return Promise.all(
    packages.map(({ name, product, plan, folder }) =>
      cache.get([name], async (): Promise<PackageWords> => {
        // The parser is slow to load.
        const { readMessages } = await import('./messages.ts');
        return { product, plan, messages: readMessages(folder), locales: readLocales(folder) };
      }),
    ),
  );
}

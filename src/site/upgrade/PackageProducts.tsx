import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { NamedProduct } from '#core/migration/packageJson.ts';

interface PackageProductsProps {
  products: readonly NamedProduct[];
  onTake: (product: NamedProduct) => void;
}

/** What a pasted `package.json` has, each with a button that plans its upgrade. */
export const PackageProducts = ({ products, onTake }: PackageProductsProps) => (
  <div className="field wide">
    <p className="hint">{words.packageRead}</p>
    <ul>
      {products.map((product) => (
        <li key={product.product}>
          <code>{words.packageProduct(product)}</code>{' '}
          {product.problem === undefined ? (
            <button type="button" className="tool" onClick={() => onTake(product)}>
              {words.use(product.product, PLAN_NAMES[product.plan])}
            </button>
          ) : (
            <span className="wrong">{words.version(product.problem)}</span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

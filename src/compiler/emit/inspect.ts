import path from 'node:path';
import type { InspectIndex } from '#core/inspect/model.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { writeIfChanged } from './write.ts';

/** Writes what inspecting demos knows, one module per product, fetched when a reader first inspects. */
export function emitInspect(
  generated: string,
  indexes: ReadonlyMap<ProductId, InspectIndex>,
): void {
  for (const [product, index] of indexes) {
    // A string is parsed faster than an object literal, and once.
    const text = JSON.stringify(JSON.stringify(index));
    writeIfChanged(
      path.join(generated, `inspect/${product}.ts`),
      `export const index = JSON.parse(${text});\n`,
    );
  }
}

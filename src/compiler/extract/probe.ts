import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths.ts';
import type { ComponentFile } from './componentFiles.ts';
import type { Tier } from './programs.ts';

/*
 * Without an adapter the pickers' date type is `any`, and everything that mentions it prints so. A stand-in of the same
 * name makes it print as the reader knows it.
 */
const DATE_STAND_IN = `
interface PickerValidDate { readonly date: unique symbol }
declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { reference: PickerValidDate } }`;

/**
 * A file that uses each component once, with no props: the checker resolves its signature with type parameters at their
 * defaults, which no other question to it does.
 */
export function probeText(components: readonly ComponentFile[]): string {
  const dated = components.some((component) => component.page.product === 'x-date-pickers');
  const lines = components.map(({ types, page }, index) => {
    const from = `./${path.relative(ROOT, types).replace(/\.d\.ts$/, '.js')}`;
    return `import { ${page.name} as C${index} } from '${from}';\nexport const e${index} = <C${index} />;`;
  });
  return `${lines.join('\n')}\n${dated ? DATE_STAND_IN : 'export {};'}`;
}

/** The props of the n-th component of the probe, as resolved for `<C />`. */
export function resolvedProps({ checker, probe }: Tier, index: number): ts.Type | undefined {
  let found: ts.Type | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(probe) === `C${index}`) {
      const [parameter] = checker.getResolvedSignature(node)?.getParameters() ?? [];
      if (parameter !== undefined) found = checker.getTypeOfSymbolAtLocation(parameter, node);
    }
    if (found === undefined) ts.forEachChild(node, visit);
  };
  visit(probe);
  return found;
}

import { describe, expect, it } from 'vitest';
import { declarationText } from './types.ts';

describe('declarationText', () => {
  it('drops what only a module needs', () => {
    expect(declarationText('export declare type A = import("@mui/x").B;')).toBe('type A = B;');
  });

  it('writes a long union one member per line', () => {
    const members = [
      'GridBaseColDef<R, V, F>',
      'GridActionsColDef<R, V, F>',
      'GridSingleSelectColDef<R, V, F>',
    ];
    expect(declarationText(`export type GridColDef<R, V, F> = ${members.join(' | ')};`)).toBe(
      `type GridColDef<R, V, F> =\n${members.map((member) => `  | ${member}`).join('\n')};`,
    );
  });

  it('keeps comments while there is room, then drops them, then cuts at a line', () => {
    const member = (comment: string) => `  /** ${comment} */\n  a: string;\n`;
    expect(declarationText(`interface A {\n${member('Short.')}}`)).toContain('Short.');
    const long = declarationText(`interface A {\n${member('x'.repeat(3000))}}`);
    expect(long).toBe('interface A {\n  a: string;\n}');
    const many = declarationText(`interface A {\n${'  aMember: string;\n'.repeat(300)}}`);
    expect(many.length).toBeLessThanOrEqual(3000);
    expect(many).toMatch(/;\n…$/);
  });
});

import { describe, expect, it } from 'vitest';
import { themeKeysInCode } from './themeKeys.ts';

describe('what a package looks up in a theme', () => {
  it('is the slot of a styled part', () => {
    const code = "const Label = styled('div', {\n  name: 'MuiTree',\n  slot: 'ItemLabel'\n})({});";
    expect(themeKeysInCode(code)).toEqual([['MuiTree', 'itemLabel']]);
  });

  it('is what a resolver reads, and nothing else', () => {
    const code = `const Root = styled('div', {
  name: 'MuiTable',
  slot: 'Root',
  overridesResolver: (props, styles) => [styles.root, { '& .a': styles['cell--flex'] }]
})({ color: styles.nothing });`;
    expect(themeKeysInCode(code)).toEqual([
      ['MuiTable', 'root'],
      ['MuiTable', 'cell--flex'],
    ]);
  });

  it('is what a resolver written apart reads', () => {
    const code = `const overridesResolver = (props, styles) => {
  return [styles.root, styles.today];
};
const Day = styled(Base, {
  name: 'MuiDay',
  slot: 'Root',
  overridesResolver
})(styleArg);`;
    expect(themeKeysInCode(code)).toEqual([
      ['MuiDay', 'root'],
      ['MuiDay', 'today'],
    ]);
  });

  it('is nothing for a part without a name', () => {
    expect(themeKeysInCode("styled('div')({})")).toEqual([]);
  });
});

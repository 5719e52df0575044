import { describe, expect, it } from 'vitest';
import { gistOf } from './gist.ts';

const before = Array.from({ length: 20 }, (_, at) => `const value${at} = ${at};`).join('\n');

describe('gistOf', () => {
  it('takes the returned element without parentheses and indentation', () => {
    const source = `${before}
export default function Demo() {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid rows={rows} />
    </Box>
  );
}
`;
    expect(gistOf(source)).toBe('<Box sx={{ height: 300 }}>\n  <DataGrid rows={rows} />\n</Box>');
  });

  it('takes an element on the line of its return', () => {
    expect(
      gistOf(`${before}\nexport default function Demo() {\n  return <BarChart height={300} />;\n}`),
    ).toBe('<BarChart height={300} />');
  });

  it.each([
    ['nothing is exported', before],
    ['no element is returned', `${before}\nexport default function Demo() {\n  return null;\n}`],
    [
      'it would be most of the file',
      'export default function Demo() {\n  return (\n    <a>\n      b\n      c\n      d\n    </a>\n  );\n}',
    ],
    [
      'it is long',
      `${before}\n${before}\nexport default function Demo() {\n  return (\n    <ul>\n${'      <li />\n'.repeat(20)}    </ul>\n  );\n}`,
    ],
  ])('has none when %s', (_, source) => {
    expect(gistOf(source)).toBeUndefined();
  });
});

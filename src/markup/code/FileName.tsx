/** Ends of names that differ between the languages of a file. */
const TYPED_END = /\.ts(x?)$/;

/** `orders.ts` → `orders.js`; a file that is no code keeps its name. */
export const plainFileName = (name: string): string => name.replace(TYPED_END, '.js$1');

/** A file's name that follows the language which the reader prefers. */
export function FileName({ name }: { name: string }) {
  const [end, jsx = ''] = TYPED_END.exec(name) ?? [];
  if (end === undefined) return name;
  return (
    <>
      {name.slice(0, -end.length)}
      <span className="ts">{end}</span>
      <span className="js">.js{jsx}</span>
    </>
  );
}

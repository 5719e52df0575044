/** A word about what it follows, such as "New". */
export const Chip = ({ text, title }: { text: string; title?: string }) => (
  <span className="chip" title={title}>
    {text}
  </span>
);

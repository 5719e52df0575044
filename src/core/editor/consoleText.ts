/** How deep the values of a message are printed is left to JSON; this is how long each may get, in characters. */
const VALUE_LIMIT = 300;

/** What a call of `console.error` says, as text: `%s` and its like are filled in as the console does (WHATWG, Formatter). */
export function printConsoleCall(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(printValue).join(' ');
  const filled = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    return kind === 'c' ? '' : printValue(value); // `%c` takes a style
  });
  return [filled, ...rest.map(printValue)].join(' ').trim();
}

function printValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.message;
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)} …` : text;
  } catch {
    return Object.prototype.toString.call(value); // a circle, or a getter that throws
  }
}

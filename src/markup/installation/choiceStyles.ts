import type { ChoiceGroup, Condition } from '#core/installation.ts';
import { tabAttribute } from '#core/preferences/preferences.ts';

/** The class of what is shown while a condition holds. */
export const classOf = ({ group, value, not }: Condition): string =>
  `${not ? 'unless' : 'if'}-${group}-${value}`;

/**
 * What is hidden, and which choice looks chosen. While a script is expected but not there yet (`html[data-js]`, no
 * `.ready`) the remembered choices on `<html>` decide; without one, and afterwards, the radio buttons do.
 */
export function choiceStyles(groups: readonly ChoiceGroup[]): string {
  const negated = new Set(
    groups.flatMap(({ when }) => when.filter(({ not }) => not === true).map(classOf)),
  );
  return groups
    .flatMap(({ name, options }) => {
      const attribute = tabAttribute(name);
      const is = (value: string): string => `[${attribute}="${value}"]`;
      return options.map(({ value }, i) => {
        const others = options.filter((other) => other.value !== value).map((o) => is(o.value));
        // What is remembered and not legal counts as the first one.
        const kept = i === 0 ? `:not(${others.join(',')})` : is(value);
        const lost = i === 0 ? `:is(${others.join(',')})` : `:not(${is(value)})`;
        const checked = `:has([name="${name}"][value="${value}"]:checked)`;
        const early = '.installation:not(.ready)';
        const late = ':is(html:not([data-js]) .installation,.installation.ready)';
        const unless = `unless-${name}-${value}`;
        return [
          `html[data-js]${lost} ${early} .if-${name}-${value},${late}:not(${checked}) .if-${name}-${value}{display:none}`,
          negated.has(unless)
            ? `html[data-js]${kept} ${early} .${unless},${late}${checked} .${unless}{display:none}`
            : '',
          `html[data-js]${kept} ${early} .is-${name}-${value},${late} .is-${name}-${value}:has(:checked){border-color:var(--accent);background:var(--accent-quiet);color:var(--accent)}`,
        ].join('');
      });
    })
    .join('');
}

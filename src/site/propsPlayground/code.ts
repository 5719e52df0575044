import { printExample } from '#core/propsPlayground/code.ts';
import type { Line, PlaygroundDescription } from '#core/propsPlayground/description.ts';
import type { PropsPlaygroundState } from '#core/propsPlayground/state.ts';

/** Writes the code of a state into the figure that the compiler printed, in each language it has. */
export function showCode(
  container: Element,
  description: PlaygroundDescription,
  state: PropsPlaygroundState,
): void {
  for (const pre of container.querySelectorAll(`${byClass('playground-code')} > pre`)) {
    const language = pre.classList.contains('js') ? 'js' : 'ts';
    const lines = printExample(description, state, language);
    pre.querySelector('code')?.replaceChildren(...nodesOf(lines));
  }
}

/** Text nodes and `<i class="k">`, as the compiler prints them. */
function nodesOf(lines: readonly Line[]): Node[] {
  return lines.flatMap((line, i): Node[] => [
    ...(i === 0 ? [] : [document.createTextNode('\n')]),
    ...line.map((piece) => {
      if (typeof piece === 'string') return document.createTextNode(piece);
      const element = document.createElement('i');
      [element.className, element.textContent] = piece;
      return element;
    }),
  ]);
}
import { byClass } from '#markup/selectors.ts';

import type { SearchEntity, SearchPage } from '#core/search/entity.ts';

/** Components that are a form of another: `DesktopDatePicker` of `DatePicker`. Who looks for a prop means the plain one. */
const FORMS =
  /^(Desktop|Mobile|Static|MultiInput|SingleInput)|(Pro|Premium|Container|Provider|Plot)$/;

/** What makes two of the same name the same thing. */
const keyOf = ({ kind, name, plan, deprecated, type, text, ...entity }: SearchEntity): string =>
  JSON.stringify([
    entity.owners[0].product,
    kind,
    name,
    kind === 'class' ? '' : [plan, deprecated, type, entity.default, text],
  ]);

/**
 * What several components share becomes one entity with a list of owners: `DataGridPro` repeats every prop of
 * `DataGrid`, and a reader wants one answer. The plain component comes first.
 * @param main names that come before all others, in this order.
 */
export function mergeOwners(
  entities: readonly SearchEntity[],
  main: readonly string[],
): SearchEntity[] {
  const groups = new Map<string, SearchEntity[]>();
  for (const entity of entities) {
    const key = keyOf(entity);
    groups.set(key, [...(groups.get(key) ?? []), entity]);
  }
  const order = ({ title }: SearchPage): number => {
    const at = main.indexOf(title);
    if (at >= 0) return at - main.length;
    return FORMS.test(title) ? 1 : 0;
  };
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const [owner, ...others] = same
      .map(({ owners }) => owners[0])
      .toSorted((a, b) => order(a) - order(b) || a.title.length - b.title.length);
    return first === undefined || owner === undefined
      ? []
      : [{ ...first, owners: [owner, ...others] }];
  });
}

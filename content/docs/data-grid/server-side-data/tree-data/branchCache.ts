import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

const pathOf = ({ groupKeys = [] }: GridGetRowsParams): string =>
  groupKeys.join(' / ');

/** What the answer depends on, besides the branch. */
const keyOf = ({
  filterModel,
  sortModel,
  start,
  end,
}: GridGetRowsParams): string =>
  JSON.stringify([filterModel, sortModel, start, end]);

/** A cache that can forget one branch. */
export class BranchCache implements GridDataSourceCache {
  private branches = new Map<string, Map<string, GridGetRowsResponse>>();

  private report: (paths: string[]) => void;

  constructor(report: (paths: string[]) => void) {
    this.report = report;
  }

  get(params: GridGetRowsParams) {
    return this.branches.get(pathOf(params))?.get(keyOf(params));
  }

  set(params: GridGetRowsParams, answer: GridGetRowsResponse) {
    const path = pathOf(params);
    const answers = this.branches.get(path) ?? new Map();
    this.branches.set(path, answers.set(keyOf(params), answer));
    this.report([...this.branches.keys()]);
  }

  clear() {
    this.branches.clear();
    this.report([]);
  }

  /** Forgets the children of a row, and those of all rows below it. */
  forget(path: string) {
    for (const known of this.branches.keys()) {
      if (known === path || known.startsWith(`${path} / `)) {
        this.branches.delete(known);
      }
    }
    this.report([...this.branches.keys()]);
  }
}

/** A line of `content/redirects.ts`. */
export interface RedirectEntry {
  /** A path from the root; may hold `:lang` and end in `/*`. */
  from: string;
  /** A path from the root or an https address; may hold what `from` binds, as `:lang` and `:splat`. */
  to: string;
  /** 301 and 302 send the reader on, 200 serves the target's content at the old address. */
  status: 200 | 301 | 302;
}

/** An entry that has been checked, ready to be matched. */
export interface Rule extends RedirectEntry {
  pattern: RegExp;
}

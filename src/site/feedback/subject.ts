/** What a widget asks about. */
export interface Subject {
  /** The route. */
  page: string;
  /** The heading's id, or empty. */
  section: string;
  /** What the page or section is called. */
  title: string;
}

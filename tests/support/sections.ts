/** Sections that are finished. A page of theirs that is lost is an error, and each demo has its spec. */
const FINISHED = [
  '/x/introduction/',
  '/x/common-concepts/',
  '/x/whats-new/',
  '/x/react-tree-view/',
  '/x/migration/',
  '/x/templates/',
];

export const isFinished = (route: string): boolean =>
  FINISHED.some((root) => route.startsWith(root));

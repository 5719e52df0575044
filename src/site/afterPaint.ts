/**
 * Runs something once the browser has painted what stands now, so that a reader sees it before work that takes longer. What
 * nobody sees does not wait for a paint.
 * @returns what takes it back.
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => undefined;
  }
  let task: number | undefined;
  // A frame's callbacks come before its paint, a task after it.
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

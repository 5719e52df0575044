/** How far below and above the viewport a demo counts as near. */
const NEAR = '400px 0px';
/** The longest a near demo waits for the browser to be idle. */
const IDLE_WITHIN_MS = 300;

type Mount = (name: string, target: HTMLElement) => void;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 50); // Safari
};

/**
 * Calls `mount` once for each stage below `root` that comes near the viewport, one at a time and when the browser is
 * idle, with a unseen element inside the stage to mount into.
 * @returns what stops it.
 */
export function watchStages(root: HTMLElement, mount: Mount): () => void {
  const queue: HTMLElement[] = [];
  let stopped = false;
  let waiting = false;

  function next(): void {
    waiting = false;
    const stage = queue.shift();
    if (stopped || stage === undefined) return;
    mount(stage.dataset['stage'] ?? '', targetIn(stage));
    schedule();
  }

  function schedule(): void {
    if (waiting || queue.length === 0) return;
    waiting = true;
    whenIdle(next);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        queue.push(target);
      }
      schedule();
    },
    { rootMargin: NEAR },
  );
  for (const stage of root.querySelectorAll('[data-stage]')) observer.observe(stage);
  return () => {
    stopped = true;
    observer.disconnect();
  };
}

/** The element a stage's demo lives in; not seen until the demo stands where a preview does. */
function targetIn(stage: HTMLElement): HTMLElement {
  const present = stage.querySelector<HTMLElement>(':scope > .demo-live');
  if (present !== null) return present;
  const target = document.createElement('div');
  target.className = 'demo-live';
  // Laid out but not seen: charts and grids measure themselves before they are shown.
  if (stage.querySelector(':scope > .demo-preview') !== null) target.dataset['waiting'] = '';
  stage.append(target);
  return target;
}

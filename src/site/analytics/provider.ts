import { trustConfiguredScript } from '../trustedTypes.ts';

/** The provider's queue, under the names that its script knows. */
interface Queue {
  dataLayer?: unknown[];
}

/** The switch that the provider's script looks at before it sends. */
type Stopped = Partial<Record<`ga-disable-${string}`, boolean>>;
// The provider's own names, which the type of a window cannot have.
const switches = (): Stopped => window as unknown as Stopped;
const offSwitch = (id: string): `ga-disable-${string}` => `ga-disable-${id}`;

/** Keeps the provider's script from sending by itself, and takes back the cookies it has set. */
export function stopProvider(id: string): void {
  const stopped = switches();
  if (stopped[offSwitch(id)] === undefined) return; // it was never there
  stopped[offSwitch(id)] = true;
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (name?.startsWith('_ga') !== true) continue;
    const { hostname } = location;
    for (const domain of ['', `; domain=${hostname}`, `; domain=.${hostname}`]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** Sets up the provider's queue and asks for its script. What is said before the script has come waits in the queue. */
export function loadProvider(id: string): void {
  const stopped = switches();
  if (stopped[offSwitch(id)] !== undefined) {
    stopped[offSwitch(id)] = false;
    return; // the script is there already
  }
  stopped[offSwitch(id)] = false;
  const queue: unknown[] = ((window as Queue).dataLayer ??= []);
  // The script tells calls from other things in its queue by their being an `arguments` object.
  window.gtag ??= function gtag() {
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  // Page views are ours to send, with the title of the page.
  window.gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  );
  document.head.append(script);
}

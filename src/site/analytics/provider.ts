import { trustConfiguredScript } from '../trustedTypes.ts';

/** The provider's queue, under the names that its script knows. */
interface Queue {
  dataLayer?: unknown[];
}

/** Sets up the provider's queue and asks for its script. What is said before the script has come waits in the queue. */
export function loadProvider(id: string): void {
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

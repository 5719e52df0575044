import type { StopReason } from '#core/offline/keeping.ts';

/** Why nothing more has come, and what to do about it. */
const stopped: Record<StopReason | 'refused', string> = {
  canceled: 'Stopped.',
  connection: 'The connection was lost. The download continues when you are back online.',
  damaged: 'A file arrived damaged twice. Try again later.',
  changed: 'The site was updated during the download. Resume to get what changed.',
  full: 'There is not enough space. Free up some on this device or remove another product, and then resume.',
  ended: 'The download did not finish.',
  refused: 'This browser does not store anything for this site. It may be a private window.',
};

/** The page about reading offline. Sizes are texts such as "1.2 MB". */
export const offlineMessages = {
  title: 'Read offline',
  description: 'Keep the pages, demos, reference, and search of a product on your device.',
  lead: 'Keep a product on this device, and its pages, demos, reference, and search work without a network.',
  needsScript: 'You need JavaScript to keep a product on this device.',
  listMissing: 'The list of products could not be loaded.',
  impossible:
    'This browser cannot keep pages on the device. It may be a private window or an old browser.',
  otherHost: 'You can keep pages only from the site’s own address. This is another one.',
  tryLocally: 'Try it on this machine',
  nothing: 'Nothing is kept on this device, and the list of products cannot be reached right now.',
  used: (size: string) => `In total, this device keeps ${size}.`,
  counted: (size: string) =>
    `Including the pages you visited and what the browser adds, the site takes up ${size}.`,
  limits:
    'Editing demos, sandboxes, and ads need the network. The sizes are those of the stored files. They are sent compressed, and what products share is downloaded once.',
  progress: (name: string) => `Downloading ${name}`,
  part: (done: string, all: string) => `${done} of ${all}`,
  state: {
    offer: (pages: number, size: string) => `${pages} pages, ${size} to download.`,
    updating: 'Updating…',
    downloading: 'Downloading…',
    partial: (part: string) => `Partly downloaded: ${part}.`,
    partialUpdate: (part: string) =>
      `An older version is available offline. ${part} of the new one has been downloaded.`,
    whole: (size: string) => `Available offline, ${size}.`,
    outdated: (size: string) =>
      `Available offline, ${size}. A newer version of the site has been published.`,
    removing: 'Removing…',
  },
  stopped,
  keep: (name: string, size: string) => `Keep ${name} offline, ${size}`,
  cancel: (name: string) => `Cancel ${name}`,
  resume: (name: string) => `Resume ${name}`,
  update: (name: string) => `Update ${name}`,
  remove: (name: string) => `Remove ${name}`,
} as const;

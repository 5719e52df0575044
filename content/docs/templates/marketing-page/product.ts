export const features = [
  {
    title: 'Every tank on one screen',
    text: 'Levels, temperatures, and pumps of all sites, refreshed each minute.',
  },
  {
    title: 'Alarms that find people',
    text: 'A call goes to whoever is on duty, and to the next one after 3 minutes.',
  },
  {
    title: 'Reports by themselves',
    text: 'The monthly report is in your mailbox on the first day of the month.',
  },
];

/** Liters per connection and day that were lost, before and with the product. */
export const leaks = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  before: [182, 176, 180, 171, 175, 178],
  after: [180, 164, 141, 118, 104, 96],
};

export const questions = [
  {
    question: 'Which meters can be connected?',
    answer:
      'All that speak Modbus or M-Bus. Older ones need a box that costs $90.',
  },
  {
    question: 'Where is the data kept?',
    answer: 'In the region that you choose, or on a machine of your own.',
  },
  {
    question: 'Can we leave?',
    answer: 'At the end of any month. You keep all data as CSV files.',
  },
];

export type SubscribeResult = 'subscribed' | 'known';

const known = ['mara@example.com'];

/**
 * Poses as a server. `mara@example.com` is subscribed, and an address that
 * starts with `offline@` loses its connection.
 * @throws when the server cannot be reached.
 */
export async function subscribe(email: string): Promise<SubscribeResult> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (email.startsWith('offline@')) {
    throw new Error('The connection was lost.');
  }
  return known.includes(email.toLowerCase()) ? 'known' : 'subscribed';
}

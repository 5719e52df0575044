/** The question under a page or a section, and what follows it. */
export const feedbackMessages = {
  askPage: 'Was this page helpful?',
  askSection: 'Was this section helpful?',
  vote: { 1: 'Yes', 0: 'No' },
  askComment: { 1: 'What helped? (optional)', 0: 'What should be better? (optional)' },
  /** @param keys what to press, such as "Ctrl+Enter". */
  hint: (keys: string) =>
    `Please leave out names and addresses: people read this. ${keys} submits.`,
  submit: 'Submit',
  submitting: 'Submitting…',
  skip: 'Skip',
  close: 'Close',
  form: 'Feedback',
  /** For programs that fill in everything. */
  trap: 'Leave this empty',
  about: 'About',
  wholePage: 'The whole page',
  comment: 'Comment (optional)',
  onSection: (title: string) => `Feedback on “${title}”`,
  /** @param titles of pages and sections. */
  unsent: (titles: readonly string[]) =>
    `Your feedback on ${titles.map((title) => `“${title}”`).join(', ')} was not submitted.`,
  submitNow: 'Submit now',
  discard: 'Discard',
} as const;

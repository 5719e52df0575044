/** What a reader is told once an answer has arrived, or could not be stored, for whatever reason. */
export const feedbackAnswers = {
  thanks: 'Thank you for your feedback.',
  failed: "Couldn't submit feedback. Please try again later.",
} as const;

/** The page that the server answers a form with, where there is no JavaScript. */
export const feedbackFormMessages = {
  title: 'Feedback',
  back: 'Back to the page',
  comment: 'Your comment',
  again: 'Send again',
} as const;

/** What a reader sees when an answer could not be stored, for whatever reason. */
export const FEEDBACK_FAILED = "Couldn't submit feedback. Please try again later.";

export const FEEDBACK_THANKS = 'Thank you for your feedback.';

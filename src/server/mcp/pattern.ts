/** A text as a part of a pattern that matches it letter by letter. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/*
 * The commercial packages say on the console that they run without a license key, and show a watermark: both stay, by
 * their license. Nothing else may be said.
 */

const LICENSE_MESSAGE = /MUI X: (Missing license key|.*license key)/i;
const LICENSE_BANNER = /^[\s*%c]*$|MUI X|licen[cs]e|evaluat|https:\/\/mui\.com/i;

/** Whether a line on the console is about the missing license key. */
export const isAboutLicense = (text: string): boolean =>
  LICENSE_MESSAGE.test(text) || LICENSE_BANNER.test(text);

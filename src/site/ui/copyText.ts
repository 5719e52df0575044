/** Puts a text on the clipboard. @returns false when the browser refuses: the reader can still select. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure context
  }
}

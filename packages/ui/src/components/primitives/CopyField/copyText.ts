/** Copies the text selected in `field`, for browsers and pages without access to the clipboard. */
function copySelection(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field to the clipboard.
 * @returns whether it succeeded; if not, the text stays selected so that it can be copied by hand
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelection(field);
  }
}

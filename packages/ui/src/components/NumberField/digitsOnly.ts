/** The decimal digits of a text, in order; everything else is left out, so that "ID 1.234" becomes "1234". */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, '');
}

/** The decimal digits of a text: "ID 1.234" becomes "1234". */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, '');
}

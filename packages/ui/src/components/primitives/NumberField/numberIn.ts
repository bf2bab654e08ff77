const separated = String.raw`\d{1,3}(?:[. \u00a0]\d{3})+`;
/** One number, in groups of thousands or not, with words around it. */
const oneNumber = new RegExp(`^[^\\d/@]*(${separated}|\\d+)(?![\\d\\p{L}])[^\\d/@]*$`, 'u');
/** A dot inside a word, as in an address. */
const address = /[\p{L}\d]\.\p{L}{2}/u;

/** A sign before a number, and no word before it, as in "ID-12". */
const signed = /(?<![\p{L}\d]\s*)[\p{Pd}−]\s?\d/u;

/** The decimal digits of a text: "1x2" becomes "12". */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The digits of the only number in a text, "ID 1.234" becomes "1234"; the text itself when it contains several numbers,
 * an address, a sign or none, because joined digits would be another number.
 */
export function numberIn(text: string): string {
  const number = oneNumber.exec(text)?.[1];
  return number === undefined || address.test(text) || signed.test(text) ? text.trim() : digitsOnly(number);
}

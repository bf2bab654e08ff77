const number = String.raw`\d[\d.]*`;
const money = String.raw`-?R\$\s?[\d.]+,\d{2}`;
const date = String.raw`(?:\d{2}/\d{2}/\d{4}|--)`;
const month = String.raw`\p{L}{3,9}\.?(?: de | |/)\d{4}`;
const anything = '.+';

/** How some values are written wherever they stand, as regular expressions; any other value may be any text. */
const shapes = new Map([
  ['brand', String.raw`\p{Lu}[\p{L}\s]+`],
  ['code', String.raw`[\p{L}\d-]+`],
  ['count', number],
  ['date', date],
  ['days', number],
  ['discount', String.raw`\d[\d,]*\s?%`],
  ['done', number],
  ['endDate', date],
  ['first', `(?:${number}|${month})`],
  ['id', number],
  ['last', `(?:${number}|${month})`],
  ['month', month],
  ['percent', String.raw`\d[\d,]*\s?%`],
  ['position', number],
  ['seconds', number],
  ['status', number],
  ['time', String.raw`\d{1,2}[:h]\d{2}`],
  ['total', `(?:${number}|${money})`],
  ['value', money],
  ['year', String.raw`\d{4}`],
]);

/** What a value of that name looks like on a screen. */
export function shapeOf(name: string): string {
  return shapes.get(name) ?? anything;
}

/** Shown for a value that is empty or invalid (docs/specification.md#formats). */
export const emptyValue = '--';

/**
 * A number of the contract: a JSON number or a numeric string such as `"250.00"`
 * (docs/api-decisions.md#money).
 */
export type NumberLike = number | string | null | undefined;

const numeric = /^[+-]?\d+(\.\d+)?$/;

/** The finite number in `value`, or null when it is empty, not a number or infinite. */
export function toNumber(value: NumberLike): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  // Checked at run time too: a wrong answer of the server must show "--", not break the page.
  const text = typeof value === 'string' ? value.trim() : '';
  if (!numeric.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

const twoDecimals = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** The parts of a formatted number. */
interface Digits {
  /** A hyphen, or nothing. */
  sign: string;
  /** Integer part, such as `1.234`. */
  whole: string;
  /** Decimals without trailing zeros: `5` for 0.5. */
  decimals: string;
}

/**
 * The digits of a number with at most two decimals; null for any other, which `Intl` rounds. Most
 * numbers need no `Intl`, whose first formatter costs 15 ms, or 60 ms on a slow phone.
 */
export function plainDigits(value: number): Digits | null {
  const [, sign = '', whole, decimals = ''] = twoDecimals.exec(String(value)) ?? [];
  return whole === undefined ? null : { sign, whole: whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals };
}

/** Options by what is formatted. "negative" avoids `-R$ 0,00` for a rounded -0. */
const kinds = {
  count: { maximumFractionDigits: 0 },
  money: { style: 'currency', currency: 'BRL', signDisplay: 'negative' },
  shortMoney: {
    style: 'currency',
    currency: 'BRL',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  },
} as const;

const formatters: Partial<Record<keyof typeof kinds, Intl.NumberFormat>> = {};

/** Formats a number that needs rounding; makes each formatter when it is first needed. */
export function formatRounded(value: number, kind: keyof typeof kinds): string {
  const formatter = (formatters[kind] ??= new Intl.NumberFormat('pt-BR', kinds[kind]));
  return formatter.format(value);
}

/** Formats a whole number: 1234 → `1.234`; `--` when unknown or invalid. */
export function formatCount(value: NumberLike): string {
  const count = toNumber(value);
  if (count === null) return emptyValue;
  const plain = plainDigits(count);
  if (plain?.decimals === '') return plain.sign + plain.whole;
  return formatRounded(count, 'count');
}

/**
 * A percent from 0 to 100 (not a fraction) as `38%`; `--` when empty or invalid. Values outside are
 * clamped. Never shows `100%` for less than 100, since 100 % means completed.
 * @param decimals greatest number of decimals; 0 for progress, more for a discount such as `12,5%`
 */
export function formatPercent(value: NumberLike, decimals = 0): string {
  const number = toNumber(value);
  if (number === null) return emptyValue;
  const clamped = Math.min(100, Math.max(0, number));
  const step = 10 ** -decimals;
  const shown = clamped < 100 ? Math.min(clamped, 100 - step) : 100;
  return `${String(Number(shown.toFixed(decimals))).replace('.', ',')}%`;
}

/** The three forms of a counted text: none, one and many, which receives the formatted number. */
export interface CountForms {
  none: string;
  one: string;
  many: (values: { count: string }) => string;
}

/**
 * The text for a count: `countOf(0, forms)` → `Nenhum indicado`, 1 → `1 indicado`, 1234 → `1.234
 * indicados`. Zero has its own form because `Intl.PluralRules` counts it as singular in pt-BR.
 * Counts below 1, NaN and null are none.
 */
export function countOf(count: number | null, forms: CountForms): string {
  if (count === null || !(count >= 1)) return forms.none;
  return count === 1 ? forms.one : forms.many({ count: formatCount(count) });
}

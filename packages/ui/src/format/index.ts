export { maskCpf } from './cpfMask.ts';
export { formatDate, formatMonth, formatTime, monthNames, parseDate, type DateLike } from './date.ts';
export { cpfLength, formatCpf, hideCpf, isCnpj, isCpf, unmaskCpf } from './documents.ts';
export { formatCents, formatMoney, sumInCents, toCents } from './money.ts';
export {
  countOf,
  emptyValue,
  formatCount,
  formatPercent,
  toNumber,
  type CountForms,
  type NumberLike,
} from './number.ts';
export { firstName, fold } from './text.ts';

export { maskCpf } from './cpfMask.ts';
export { formatDate, formatMonth, formatMonthTitle, formatTime, monthNames, parseDate, type DateLike } from './date.ts';
export { hasDigits, isCpf } from './documents.ts';
export { bankOf } from '../components/domain/bankOptions.ts';
export { levelNames, levelIndex } from '../components/domain/LevelChip/levels.ts';
export { hideAccount, hideCpf } from './masks.ts';
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
export {
  dropUnseen,
  firstName,
  normalizeForSearch,
  searchWords,
  hasWords,
  trimUnseen,
  withoutBlankLines,
} from './text.ts';

import { countOf, formatCents, formatCount, monthNames, sumInCents } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import {
  type EarningsAnswer,
  isSameMonth,
  lacksAmountIn,
  type Month,
  monthOf,
  type MonthTotal,
  totalsOf,
} from '../../shared/earnings/earnings.ts';
import { countActive, levelAfter, type Qualification } from '../../shared/member/qualification.ts';
import { nonNullRows } from '../../shared/reads/rows.ts';

const messages = profileMessages.figures;

/** A figure of the profile; the value is null when unknown. */
export interface ShownFigure {
  label: string;
  value: string | null;
  /** A short text that fits one line of a narrow card. */
  hint: string;
}

/**
 * The earnings of the current month, and those of the month before as a hint. Does not compare
 * them, because the current month is not over. Omits a month before that lacks an amount.
 */
export function earningsFigure(answer: EarningsAnswer, current: Month): ShownFigure {
  const { byMonth } = totalsOf(answer, 'all');
  const before = current.month === 1 ? { year: current.year - 1, month: 12 } : { ...current, month: current.month - 1 };
  const sum = centsIn(byMonth, current);
  const sumBefore = centsIn(byMonth, before);
  const monthName = monthNames[before.month - 1] ?? '';
  const rows = nonNullRows(answer.ganhos).filter((row) => isSameMonth(monthOf(row), current));
  const count = countOf(rows.length, messages.earningsCount);
  const isBeforeKnown = sumBefore !== 0 && !lacksAmountIn(answer, before);
  const hint = isBeforeKnown ? messages.monthBefore({ amount: formatCents(sumBefore), monthName }) : count;
  return {
    label: messages.earnings({ monthName: monthNames[current.month - 1] ?? '' }),
    value: formatCents(sum),
    hint: lacksAmountIn(answer, current) ? messages.incomplete : hint,
  };
}

/** The known earnings of a month, in cents. */
function centsIn(byMonth: readonly MonthTotal[], month: Month): number {
  return sumInCents(byMonth.filter((total) => isSameMonth(total, month)).map(({ total }) => total ?? 0));
}

/** The active direct referrals, of all direct ones. */
export function referralsFigure({ indicados }: Qualification): ShownFigure {
  const known = nonNullRows(indicados);
  return {
    label: messages.referrals,
    value: formatCount(countActive(known)),
    hint: countOf(known.length, messages.referralsCount),
  };
}

/** Maximum length of a hint, for one line of a wide card or two of a narrow one. */
const hintLength = 34;

/**
 * The next level and its open requirements, or at the top level the current one. With an unknown
 * current level the next one is unknown, but not the requirements.
 */
export function levelFigure({ nivel_atual: current, progresso_proximo: progress }: Qualification): ShownFigure {
  const next = levelAfter(current ?? '');
  if (next === null) return { label: messages.topLevel, value: current, hint: messages.highest };
  const [step] = nonNullRows([progress].flat());
  if (next === undefined && !step) return { label: messages.nextLevel, value: null, hint: messages.unavailable };
  const missing = (step?.resumo ?? step?.descricao ?? '').trim();
  const isShort = missing !== '' && missing.length <= hintLength;
  return { label: messages.nextLevel, value: next ?? null, hint: isShort ? missing : messages.whatIsMissing };
}

import { calendarDay, portalTimeZone } from '@raiz/api-client/rules';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: portalTimeZone });

/** Formats reais as "R$ 1.234,56". */
export function moneyText(reais: number): string {
  return money.format(reais);
}

/** Formats a moment as "21/11/2026, 12:00", or "--". */
export function timeText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '--' : time.format(date);
}

/** Formats a calendar day as dd/mm/yyyy, or "--". */
export function dayText(day: string | null): string {
  return calendarDay(day)?.split('-').reverse().join('/') ?? '--';
}

/** Turns a text into a part of a file name: lower-case letters and digits with hyphens, never empty. */
export function fileNamePart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'curso'
  );
}

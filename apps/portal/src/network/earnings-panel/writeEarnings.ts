import { localDay } from '@raiz/api-client/rules';
import { downloadText, toCsv } from '@raiz/ui/table';
import type { Earning } from '../../shared/earnings/earnings.ts';
import { fileHead, fileRows } from './fileRows.ts';

/** Downloads earnings as a CSV file. */
export function writeEarnings(earnings: readonly Earning[]): void {
  downloadText(`ganhos-${localDay(new Date())}.csv`, toCsv(fileHead, fileRows(earnings)));
}

import { EmptyState } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { fundWord, type Prize, prizesByYear, prizeWords } from './funds.ts';

export interface FundHistoryProps {
  /** Newest first. */
  prizes: readonly (Prize | null)[];
}

const columns: readonly DataTableColumn<Prize>[] = [
  { id: 'prize', header: messages.prize, rowHeader: true, render: ({ premio }) => prizeWords(premio) },
  {
    id: 'winner',
    header: messages.winner,
    listLabel: '',
    render: ({ vencedor }) => vencedor?.trim() || emptyValue,
  },
  { id: 'type', header: messages.type, listLabel: '', render: ({ tipo }) => fundWord(tipo) },
  {
    id: 'date',
    header: messages.date,
    align: 'end',
    listPart: 'value',
    render: ({ data }) => formatDate(data),
  },
];

/** Table of the prizes the funds paid, with their winners, by year if there are several. */
export function FundHistory({ prizes }: FundHistoryProps) {
  const groupOf = useMemo(() => prizesByYear(prizes), [prizes]);
  return (
    <LongTable
      caption={messages.history}
      rows={prizes}
      rowKey={(_prize, at) => at}
      columns={columns}
      {...(groupOf !== null && { groupOf })}
      empty={<EmptyState title={messages.noHistory} />}
    />
  );
}

import { EmptyState } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { LongTable } from '../../shared/LongTable.tsx';
import { fundWord, type Prize, prizeWords } from './funds.ts';

export interface FundHistoryProps {
  /** Newest first. */
  prizes: readonly (Prize | null)[];
}

const columns: readonly DataTableColumn<Prize>[] = [
  { id: 'date', header: messages.date, rowHeader: true, render: ({ data }) => formatDate(data) },
  { id: 'type', header: messages.type, render: ({ tipo }) => fundWord(tipo) },
  { id: 'prize', header: messages.prize, render: ({ premio }) => prizeWords(premio) },
  { id: 'winner', header: messages.winner, render: ({ vencedor }) => vencedor?.trim() || emptyValue },
];

/** Table of the prizes the funds paid, with their winners. */
export function FundHistory({ prizes }: FundHistoryProps) {
  return (
    <LongTable
      caption={messages.history}
      hideCaption
      rows={prizes}
      rowKey={(_prize, at) => at}
      columns={columns}
      empty={<EmptyState title={messages.noHistory} />}
    />
  );
}

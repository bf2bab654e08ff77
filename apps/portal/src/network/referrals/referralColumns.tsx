import { statusOf, StatusWord } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { levelChip } from '../shared/levelChip.tsx';
import type { Referral } from './referralIndex.ts';

/** Name of a person as shown. */
export function nameOf({ name }: Referral): string {
  return name?.trim() || emptyValue;
}

/** The columns of the table. On phones, a row shows name, status, level and depth. */
export const referralColumns: readonly DataTableColumn<Referral>[] = [
  { id: 'name', header: messages.name, rowHeader: true, sortable: true, width: '18.25rem', render: nameOf },
  {
    id: 'email',
    header: messages.email,
    below: true,
    sortable: true,
    listPart: 'hidden',
    render: ({ email }) => email || emptyValue,
  },
  {
    id: 'status',
    header: messages.status,
    sortable: true,
    width: '6.75rem',
    listPart: 'value',
    render: ({ assinatura_status: status }) =>
      status === null ? emptyValue : <StatusWord {...statusOf('person', status)} />,
  },
  {
    id: 'level',
    header: messages.level,
    sortable: true,
    width: '11.5rem',
    listLabel: '',
    render: ({ nivel }) => levelChip(nivel),
  },
  {
    id: 'depth',
    header: messages.depth,
    sortable: true,
    align: 'end',
    width: '8rem',
    listLabel: `${messages.depth} `,
    render: ({ profundidade }) => profundidade ?? emptyValue,
  },
  {
    id: 'sponsor',
    header: messages.sponsor,
    sortable: true,
    width: '15rem',
    listPart: 'hidden',
    render: ({ indicador_nome }) => indicador_nome || emptyValue,
  },
  {
    id: 'sponsorLevel',
    header: messages.sponsorLevel,
    below: true,
    sortable: true,
    listPart: 'hidden',
    render: ({ indicador_nivel }) => indicador_nivel || emptyValue,
  },
  {
    id: 'date',
    header: messages.date,
    sortable: true,
    align: 'end',
    width: '9.5rem',
    listPart: 'hidden',
    render: ({ referral_date }) => formatDate(referral_date),
  },
];

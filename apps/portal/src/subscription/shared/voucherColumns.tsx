import type { Received } from '@raiz/api-client';
import { Text } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { vouchersMessages as messages } from '@raiz/ui/messages/subscription';
import type { DataTableColumn } from '@raiz/ui/table';
import { usedCode } from './useLists.ts';

/** Columns of a list of used vouchers. */
export const voucherColumns = [
  {
    id: 'code',
    header: messages.code,
    rowHeader: true,
    render: (voucher) => (
      <Text as="span" strong figures="code">
        {usedCode(voucher)}
      </Text>
    ),
  },
  {
    id: 'usedAt',
    header: messages.usedAt,
    align: 'end',
    render: (voucher) => formatDate(voucher.used_at),
  },
] as const satisfies readonly DataTableColumn<Received<'VoucherUsado'>>[];

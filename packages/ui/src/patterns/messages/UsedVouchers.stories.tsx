import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, Text } from '../../index.ts';
import { countOf } from '../../format/index.ts';
import { vouchersMessages as messages } from '../../messages/subscription.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface VouchersPatternProps {
  /** Codes and the days on which they were used. */
  vouchers?: readonly (readonly [code: string, day: string])[];
}

const some = [
  ['DESC30', '03/11/2026'],
  ['BOASVINDAS100', '03/08/2026'],
] as const;

const back = [messages.back, '/minha-assinatura'] as const;

/** The screen `/assinatura/vouchers-usados` (spec, sections 2 and 8). */
function VouchersPattern({ vouchers = some }: VouchersPatternProps) {
  return (
    <StoryScreen title={messages.title} back={back} width="reading">
      <Text tone="muted">{countOf(vouchers.length, messages.count)}</Text>
      <DataTable
        caption={messages.title}
        hideCaption
        rows={vouchers}
        rowKey={([code]) => code}
        empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
        columns={[
          {
            id: 'code',
            header: messages.code,
            rowHeader: true,
            render: ([code]) => (
              <Text as="span" figures="mono">
                {code}
              </Text>
            ),
          },
          { id: 'usedAt', header: messages.usedAt, align: 'end', render: ([, day]) => day },
        ]}
      />
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Vouchers usados',
  component: VouchersPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VouchersPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('2 vouchers usados', 'DESC30') };
export const OneVoucher: Story = { args: { vouchers: some.slice(0, 1) }, play: seen('1 voucher usado') };
export const NothingYet: Story = { args: { vouchers: [] }, play: seen(messages.none, messages.noneHelp) };

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} back={back} width="reading" text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => (
    <FailedScreen
      title={messages.title}
      back={back}
      width="reading"
      text={messages.loadFailed({ reason: 'falha de conexão' })}
    />
  ),
  play: said('alert', 'Erro ao buscar vouchers: falha de conexão'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };

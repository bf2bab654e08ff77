import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, EmptyState, IconButton, Inline, Stat, Text } from '../../index.ts';
import { countOf } from '../../format/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons/navigation.tsx';
import { earningsMessages as messages } from '../../messages/network.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { earningColumns, type StoryEarning, storyEarnings } from './storyEarnings.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

const { monthly } = messages;

interface MonthlyEarningsPatternProps {
  earnings?: readonly StoryEarning[];
  total?: string;
}

/** The screen `/perfil/ganhos` (spec, sections 2 and 8). */
function MonthlyEarningsPattern({ earnings = storyEarnings, total = 'R$ 1.284,50' }: MonthlyEarningsPatternProps) {
  return (
    <StoryScreen
      title={monthly.title}
      actions={
        <Inline>
          <ButtonLink href="/perfil/painel-ganhos">{monthly.goToPanel}</ButtonLink>
          <ButtonLink href="/perfil/saques" variant="secondary">
            {monthly.goToWithdrawals}
          </ButtonLink>
        </Inline>
      }
    >
      <Inline>
        <IconButton label={monthly.previousMonth} icon={<ArrowLeftIcon />} onClick={nothing} />
        <dl>
          <Stat label={monthly.total({ month: 'novembro de 2026' })} value={total} />
        </dl>
        <IconButton label={monthly.nextMonth} icon={<ArrowRightIcon />} onClick={nothing} />
      </Inline>
      <Text tone="muted">{countOf(earnings.length, messages.count)}</Text>
      <DataTable
        caption={messages.linesCaption}
        rows={earnings}
        rowKey={({ id }) => id}
        columns={earningColumns}
        empty={<EmptyState title={monthly.none}>{monthly.noneHelp}</EmptyState>}
      />
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Ganhos do mês',
  component: MonthlyEarningsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MonthlyEarningsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('Total de novembro de 2026', monthly.goToWithdrawals) };

export const OneEarning: Story = {
  args: { earnings: storyEarnings.slice(0, 1), total: 'R$ 125,00' },
  play: seen('1 lançamento'),
};

export const NothingYet: Story = {
  args: { earnings: [], total: 'R$ 0,00' },
  play: seen(monthly.none, monthly.noneHelp, 'Nenhum lançamento'),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={monthly.title} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={monthly.title} text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar ganhos.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };

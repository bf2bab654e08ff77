import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ReactNode } from 'react';
import { Button, EmptyState, SelectField, Stat } from '../../index.ts';
import { MonthBars, TypeBars } from '../../charts.ts';
import { countOf } from '../../format/index.ts';
import { DownloadIcon } from '../../icons/actions.tsx';
import { earningsMessages as messages } from '../../messages/network.ts';
import { type ActiveFilter, DataTable, FilterBar } from '../../table.ts';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { earningColumns, type StoryEarning, storyEarnings } from './storyEarnings.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

const { panel } = messages;

interface EarningsPanelPatternProps {
  earnings?: readonly StoryEarning[];
  filters?: readonly ActiveFilter[];
  shownTotal?: string;
  empty?: ReactNode;
}

const months = [420, 0, 910.25, 1284.5, 660, 1102.4].map((total, index) => ({ year: 2026, month: index + 6, total }));

const totals = [
  { type: 'direct', total: 61_000 },
  { type: 'indirect', total: 100 },
  { type: 'diamond', total: 150 },
];

const back = [panel.back, '/perfil/ganhos'] as const;

/** The screen `/perfil/painel-ganhos` (spec, sections 2 and 8). */
function EarningsPanelPattern(props: EarningsPanelPatternProps) {
  const { earnings = storyEarnings, filters = [], shownTotal = 'R$ 1.284,50', empty } = props;
  const all = { value: '', label: panel.all };
  return (
    <StoryScreen
      title={panel.title}
      back={back}
      actions={
        <Button variant="secondary" icon={<DownloadIcon />}>
          {panel.exportCsv}
        </Button>
      }
    >
      <MonthBars caption={messages.byMonth} months={months} current={{ year: 2026, month: 11 }} />
      <TypeBars caption={messages.byType} totals={totals} />
      <FilterBar
        label={panel.filters}
        active={filters}
        onRemove={nothing}
        onClear={nothing}
        result={countOf(earnings.length, messages.count)}
      >
        <SelectField label={panel.month} optionalText="" options={[all]} value="" onChange={nothing} />
        <SelectField label={panel.year} optionalText="" options={[all]} value="" onChange={nothing} />
      </FilterBar>
      <dl>
        <Stat label={panel.shownTotal} value={shownTotal} />
      </dl>
      <DataTable
        caption={messages.linesCaption}
        rows={earnings}
        rowKey={({ id }) => id}
        columns={earningColumns}
        empty={empty}
      />
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Painel de ganhos',
  component: EarningsPanelPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EarningsPanelPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen(panel.shownTotal, messages.linesCaption, '7 lançamentos') };

/** Each chart has a table with the same figures, and says so when it takes the chart's place. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    const [byMonth, byType] = await canvas.findAllByRole('button', { name: messages.asTable });
    if (!byMonth || !byType) throw new Error('Each of the two charts has a button.');
    await userEvent.click(byMonth);
    await expect(await canvas.findByText(messages.asTableDone)).toBeInTheDocument();
    await userEvent.click(byType);
    await expect(await canvas.findAllByText(messages.shareBelow)).not.toHaveLength(0);
    await expect(await canvas.findByRole('columnheader', { name: messages.share })).toBeVisible();
  },
};

export const AsChartAgain: Story = {
  play: async ({ canvas }) => {
    const [byMonth] = await canvas.findAllByRole('button', { name: messages.asTable });
    if (!byMonth) throw new Error('The chart has a button.');
    await userEvent.click(byMonth);
    await userEvent.click(await canvas.findByRole('button', { name: messages.asChart }));
    await expect(await canvas.findByText(messages.asChartDone)).toBeInTheDocument();
  },
};

export const NoMatch: Story = {
  args: {
    earnings: [],
    shownTotal: 'R$ 0,00',
    filters: [{ id: 'year', label: 'Ano: 2024' }],
    empty: <EmptyState title={panel.noMatch} action={<Button variant="secondary">{panel.clearFilters}</Button>} />,
  },
  play: seen(panel.noMatch),
};

export const NothingYet: Story = {
  render: () => (
    <StoryScreen title={panel.title} back={back}>
      <EmptyState title={panel.none}>{panel.noneHelp}</EmptyState>
    </StoryScreen>
  ),
  play: seen(panel.none, panel.noneHelp),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={panel.title} back={back} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={panel.title} back={back} text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar ganhos.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };

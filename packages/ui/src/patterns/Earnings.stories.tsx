import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LoadFailed, Loading, PageLayout, PageTitle, SkeletonCard } from '../index.ts';
import { expectNoSidewaysScroll } from '../internal/storyChecks.ts';
import { strange } from '../internal/storyData.ts';
import { earningsMessages as words } from '../messages/network.ts';
import { storyMonths } from './storyEarningsMonths.ts';
import { EarningsPage } from './storyEarningsPage.tsx';

/**
 * A month of earnings: the sum first, then by kind, then beside the other months, then every line. The numbers agree to the
 * cent wherever they stand. Past, factual amounts only: no projection, no cheering.
 */
const meta = {
  title: 'Padrões/Ganhos do mês',
  component: EarningsPage,
  parameters: { layout: 'fullscreen' },
  args: { months: storyMonths },
} satisfies Meta<typeof EarningsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sum of the month in each of its five places. */
async function expectSum(canvasElement: HTMLElement, month: string, sum: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(month);
  await expect(canvas.getByRole('term')).toHaveTextContent(`Total de ${month}`);
  await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent(sum);
  const byType = within(canvas.getByRole('figure', { name: 'Totais por tipo' }));
  await expect(byType.getByText(/^Total:/)).toHaveTextContent(sum);
  const byMonth = within(canvas.getByRole('figure', { name: 'Totais por mês' }));
  await expect(byMonth.getByRole('option', { selected: true })).toHaveAccessibleName(
    `${month}: ${sum.replace(' ', '\u00A0')}`,
  );
  const rows = within(canvas.getByRole('table', { name: 'Lançamentos' })).getAllByRole('row');
  await expect(rows.at(-1)).toHaveTextContent(sum);
}

/** Eight lines, four kinds, one sum. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectSum(canvasElement, 'novembro de 2026', 'R$ 675,00');
    const canvas = within(canvasElement);
    await expect(canvas.getByText('8 lançamentos')).toBeVisible();
    const kinds = within(canvas.getByRole('list', { name: 'Totais por tipo' })).getAllByRole('listitem');
    await expect(kinds.map((kind) => kind.textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'DiamondR$ 300,0044%',
      'DiretoR$ 187,5028%',
      'Double DiamondR$ 150,0122%',
      'IndiretoR$ 37,496%',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ver saques' })).toHaveAttribute('href', '/perfil/saques');
    await expect(canvas.getByRole('button', { name: 'Próximo mês' })).toBeDisabled();
  },
};

/** Month by month back to one without earnings. */
export const OtherMonths: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = () => userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await back();
    await expectSum(canvasElement, 'outubro de 2026', 'R$ 600,00');
    for (let step = 0; step < 3; step += 1) await back();
    await expectSum(canvasElement, 'julho de 2026', 'R$ 362,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo mês' }));
    await expectSum(canvasElement, 'agosto de 2026', 'R$ 550,00');
  },
};

/** A month without earnings: said in a sentence, and zero among the others. */
export const NothingThisMonth: Story = {
  args: { months: storyMonths.slice(7) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('abril de 2026');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('R$ 0,00');
    await expect(canvas.getByText('Nenhum lançamento')).toBeVisible();
    await expect(canvas.getAllByText('Nenhum ganho neste mês.')).toHaveLength(2);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName('abril de 2026: R$\u00A00,00');
  },
};

/** The first earning ever. */
export const FirstEarning: Story = {
  args: { months: storyMonths.slice(-1) },
  play: async ({ canvasElement }) => {
    await expectSum(canvasElement, 'dezembro de 2025', 'R$ 62,50');
    await expect(within(canvasElement).getByText('1 lançamento')).toBeVisible();
  },
};

/** A bonus was taken back: the line is negative, and the sums say so too. */
export const TakenBack: Story = {
  args: {
    months: [
      {
        year: 2026,
        month: 11,
        lines: [{ id: 1, date: '2026-11-03', type: 'direct', level: 1, subscriber: 1012, amount: -62.5 }],
      },
      ...storyMonths.slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    await expectSum(canvasElement, 'novembro de 2026', '-R$ 62,50');
  },
};

/** Both charts as tables. */
export const AsTables: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const figure of canvas.getAllByRole('figure'))
      await userEvent.click(within(figure).getByRole('button', { name: 'Ver como tabela' }));
    const sums = ['Totais por tipo', 'Totais por mês', 'Lançamentos'].map((name) =>
      within(canvas.getByRole('table', { name })).getAllByRole('row').at(-1)?.textContent?.replaceAll('\u00A0', ' '),
    );
    await expect(sums).toEqual(['TotalR$ 675,00100%', 'TotalR$ 4.100,00', expect.stringContaining('R$ 675,00')]);
  },
};

export const LoadingEarnings: Story = {
  render: () => (
    <PageLayout>
      <PageTitle>{words.monthly.title}</PageTitle>
      <Loading text={words.loading}>
        <SkeletonCard lines={2} />
        <SkeletonCard lines={5} />
      </Loading>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(words.loading);
  },
};

export const NotLoaded: Story = {
  render: () => (
    <PageLayout>
      <PageTitle>{words.monthly.title}</PageTitle>
      <LoadFailed onRetry={() => undefined}>{words.loadFailed}</LoadFailed>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao buscar ganhos.');
    await expect(within(alert).getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: expectNoSidewaysScroll };

/** Fortunes and types that nobody has heard of. */
export const LongNarrow: Story = {
  args: {
    months: storyMonths.map((month) => ({
      ...month,
      lines: month.lines.map((line, at) => ({
        ...line,
        amount: Math.round(line.amount * 98_765_432_1) / 100,
        type: at === 0 ? strange.word : line.type,
      })),
    })),
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const DarkNarrow: Story = { globals: { theme: 'dark', viewport: { value: 'phone320' } } };

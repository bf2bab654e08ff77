import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadFailed } from '../components/LoadFailed/LoadFailed.tsx';
import { PageLayout } from '../components/PageLayout/PageLayout.tsx';
import { PageTitle } from '../components/PageTitle/PageTitle.tsx';
import { Loading } from '../components/Skeleton/Loading.tsx';
import { SkeletonCard } from '../components/Skeleton/Skeleton.tsx';
import { expectNoSidewaysScroll } from '../internal/storyChecks.ts';
import { qualificationsMessages as words } from '../messages/network/qualifications.ts';
import { QualificationPage } from './storyQualificationPage.tsx';
import { qualifications } from './storyQualifications.ts';

/**
 * Where someone stands: the level, the ladder with what is missing for the next rung, the people they have brought
 * along. Only past facts, never a promise. Made of parts of the design system only.
 */
const meta = {
  title: 'Padrões/Qualificação',
  component: QualificationPage,
  parameters: { layout: 'fullscreen' },
  args: { qualification: qualifications.silver },
} satisfies Meta<typeof QualificationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 de 4 ativos')).toBeVisible();
    await expect(canvas.getByText('02/09/2026')).toBeVisible();
    const ladder = within(canvas.getByRole('region', { name: 'Níveis' }));
    await expect(ladder.getByText('Silver').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(ladder.getByText('Faltam 2 indicados diretos ativos para o nível Gold.')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Indicados diretos' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    const row = within(table.getByRole('row', { name: /Ângela Conceição/ }));
    await expect(row.getByText('Inativo')).toBeVisible();
    await expect(row.getByText('Bronze')).toBeVisible();
  },
};

/** Someone who has just come: the foot of the ladder, and no one yet. */
export const Newcomer: Story = {
  args: { qualification: qualifications.newcomer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Você ainda não tem indicados diretos.')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.getByText('0 de 0 ativos')).toBeVisible();
  },
};

export const Top: Story = {
  args: { qualification: qualifications.top },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Próximo nível')).toBeNull();
  },
};

/** A level of which no one has told us. */
export const UnknownLevel: Story = {
  args: { qualification: qualifications.unknown },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Platinum').length).toBeGreaterThanOrEqual(3);
  },
};

export const LoadingQualification: Story = {
  render: () => (
    <PageLayout>
      <PageTitle>{words.title}</PageTitle>
      <Loading text={words.loading}>
        <SkeletonCard lines={9} />
        <SkeletonCard lines={4} />
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
      <PageTitle>{words.title}</PageTitle>
      <LoadFailed onRetry={() => undefined}>{words.loadFailed}</LoadFailed>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erro ao buscar qualificações.');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const LongNarrow: Story = {
  args: { qualification: qualifications.strange },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };

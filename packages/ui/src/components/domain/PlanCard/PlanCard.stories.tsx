import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Componentes/PlanCard',
  component: PlanCard,
  args: {
    name: 'Plano Mensal',
    price: 'R$ 250,00/mês',
    tone: 'active',
    status: 'Ativa',
    sentences: ['Sua assinatura está ativa e será renovada em 03/12/2026.'],
    facts: [
      { label: 'Ciclo', value: '03/11/2026 a 03/12/2026' },
      { label: 'Próxima renovação', value: '05/12/2026' },
    ],
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plan, status and price in one row; the dates below. */
export const Default: Story = {
  name: 'Cartão do plano, preço',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Plano Mensal' });
    await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(card).getByText(/será renovada/)).toBeVisible();
    await expect(within(card).getAllByRole('definition')).toHaveLength(2);
  },
};

/** The remaining days of a trial are below its status; an unknown status shows nothing else. */
export const Tones: Story = {
  name: 'Status',
  render: (args) => (
    <Stack>
      <PlanCard
        {...args}
        tone="ending"
        status="Cancelada"
        sentences={['Sua assinatura foi cancelada. O acesso permanece até 03/12/2026.']}
      />
      <PlanCard
        {...args}
        name="Plano inativo"
        tone="lapsed"
        status="Inativa"
        sentences={['Sua assinatura está inativa.']}
      />
      <PlanCard
        {...args}
        name="Em teste"
        tone="trial"
        status="Teste"
        sentences={['Sua assinatura está em período de teste até 23/11/2026.', 'O teste termina hoje.']}
      />
      <PlanCard
        name="Só o status"
        tone="unknown"
        status="Desconhecido"
        sentences={['Status desconhecido. Fale com o suporte.']}
        facts={[]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Em teste' })).toHaveTextContent('O teste termina hoje.');
    const unknown = canvas.getByRole('region', { name: 'Só o status' });
    await expect(within(unknown).queryByRole('definition')).toBeNull();
  },
};

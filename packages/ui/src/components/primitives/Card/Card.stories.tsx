import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Componentes/Card',
  component: Card,
  args: { title: 'Dados bancários', children: 'Cadastre sua conta para receber os saques.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a title the card is a region of that name. */
export const Default: Story = {
  name: 'Cartão',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Dados bancários' });
    await expect(within(region).getByRole('heading', { level: 2, name: 'Dados bancários' })).toBeVisible();
    await expect(region).toHaveTextContent('Cadastre sua conta para receber os saques.');
  },
};

/** Without a title, one of several inside a larger card, and the chosen one of several, with actions. */
export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <Stack>
      <Card>Cadastre sua conta para receber os saques.</Card>
      <Card as="div" title="Fundo da comunidade" titleLevel={3} tone="open">
        R$ 12.480,00
      </Card>
      <Card
        title="Gold"
        tone="selected"
        actions={
          <Button variant="quiet" size="small">
            Editar
          </Button>
        }
      >
        Sua qualificação neste mês.
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fundo da comunidade' })).toBeVisible();
    // Only a card with a title is a region, unless it is a div.
    const [region, ...others] = canvas.getAllByRole('region');
    await expect(others).toEqual([]);
    await expect(region).toHaveAccessibleName('Gold');
  },
};

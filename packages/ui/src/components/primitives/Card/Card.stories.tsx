import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid, Stack } from '../Layout/Layout.tsx';
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

/** Without a title, one of several inside a larger card, and with actions. */
export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <Stack>
      <Card>Cadastre sua conta para receber os saques.</Card>
      <Card as="article" title="Fundo da comunidade" titleLevel={3}>
        R$ 12.480,00
      </Card>
      <Card
        title="Conteúdo para assinantes"
        tone="premium"
        actions={
          <Button variant="quiet" size="small">
            Editar
          </Button>
        }
      >
        Este conteúdo está disponível apenas para assinantes.
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: 'Fundo da comunidade' });
    await expect(within(article).getByRole('heading', { level: 3 })).toBeVisible();
    // The card without a title is not a region.
    const [region, ...others] = canvas.getAllByRole('region');
    await expect(others).toEqual([]);
    await expect(region).toHaveAccessibleName('Conteúdo para assinantes');
  },
};

/** The three tones differ by their edges. */
export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <Grid as="ul">
      <Card as="li" title="Vouchers usados">
        Nenhum voucher usado ainda.
      </Card>
      <Card as="li" tone="premium" title="Curso Premium">
        Este conteúdo está disponível apenas para assinantes.
      </Card>
      <Card as="li" tone="selected" title="Gold" titleLang="en">
        Sua qualificação neste mês.
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(new Set(cards.map((card) => getComputedStyle(card).borderTopColor)).size).toBe(3);
    // The entries of a list have no accessible name of their own.
    for (const card of cards) await expect(card).not.toHaveAttribute('aria-labelledby');
    await expect(canvas.getByRole('heading', { name: 'Gold' })).toHaveAttribute('lang', 'en');
  },
};

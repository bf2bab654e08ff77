import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Badge } from '../../domain/Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Layout/Grid.tsx';
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
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Dados bancários' });
    await expect(within(region).getByRole('heading', { level: 2, name: 'Dados bancários' })).toBeVisible();
    await expect(region).toHaveTextContent('Cadastre sua conta para receber os saques.');
    await expect(region.tagName).toBe('SECTION');
  },
};

export const WithoutTitle: Story = {
  name: 'Sem título',
  args: { title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
    await expect(within(canvasElement).getByText('Cadastre sua conta para receber os saques.')).toBeVisible();
  },
};

export const WithActions: Story = {
  name: 'Com ações',
  args: {
    actions: (
      <Button variant="quiet" size="small">
        Editar
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Dados bancários' });
    const heading = within(region).getByRole('heading').getBoundingClientRect();
    const button = within(region).getByRole('button', { name: 'Editar' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(heading.right);
    // At the far end of the line.
    await expect(Math.abs(region.getBoundingClientRect().right - button.right - 21)).toBeLessThan(6);
  },
};

/** The gold notice for subscribers' content. */
export const Premium: Story = {
  name: 'Premium',
  args: {
    title: 'Conteúdo para assinantes',
    tone: 'premium',
    actions: <Badge tone="premium">Curso Premium</Badge>,
    children: 'Este conteúdo está disponível apenas para assinantes.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Conteúdo para assinantes' })).toBeVisible();
    await expect(within(canvasElement).getByText('Curso Premium')).toBeVisible();
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
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('listitem');
    await expect(new Set(cards.map((card) => getComputedStyle(card).borderTopColor)).size).toBe(3);
    // A list's own entries take no name.
    for (const card of cards) await expect(card).not.toHaveAttribute('aria-labelledby');
    await expect(within(canvasElement).getByRole('heading', { name: 'Gold' })).toHaveAttribute('lang', 'en');
  },
};

/** One of several that belong to something larger. */
export const Article: Story = {
  name: 'Artigo',
  args: { as: 'article', title: 'Fundo da comunidade', titleLevel: 3, children: 'R$ 12.480,00' },
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole('article', { name: 'Fundo da comunidade' });
    await expect(within(article).getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { ...WithActions.args, title: strange.word, children: strange.title },
};

/** 200 % text. */
export const LargeText: Story = {
  ...Premium,
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};

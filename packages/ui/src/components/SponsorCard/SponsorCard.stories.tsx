import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFocus, expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Button } from '../Button/Button.tsx';
import { SponsorCard } from './SponsorCard.tsx';

const meta = {
  title: 'Componentes/SponsorCard',
  component: SponsorCard,
  args: {
    title: 'Dados do indicador',
    name: 'Mariana Alves de Souza',
    items: [
      { label: 'Nome', value: 'Mariana Alves de Souza' },
      { label: 'E-mail', value: 'mariana@exemplo.com.br' },
      { label: 'Telefone', value: '(11) 98765-4321' },
    ],
    actions: (
      <>
        <Button>Confirmar</Button>
        <Button variant="secondary">Alterar</Button>
      </>
    ),
  },
} satisfies Meta<typeof SponsorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Dados do indicador' });
    await expect(within(card).getByText('mariana@exemplo.com.br')).toBeVisible();
    await expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Confirmar', 'Alterar']);
  },
};

/** When it appears after a look-up, its heading is read. */
export const TakesFocus: Story = {
  args: { takeFocus: true },
  play: async ({ canvasElement }) => {
    await expectFocus(within(canvasElement).getByRole('heading', { name: 'Dados do indicador' }));
  },
};

/** In the profile: nothing to decide, no phone. */
export const ForInformation: Story = {
  args: {
    title: 'Quem me indicou',
    actions: undefined,
    items: [
      { label: 'Nome', value: 'Íris' },
      { label: 'E-mail', value: 'iris@exemplo.com.br' },
    ],
    name: 'Íris',
  },
};

export const LongNarrow: Story = {
  args: {
    name: strange.word,
    items: [
      { label: 'Nome', value: strange.word },
      { label: 'E-mail', value: `${strange.word}@exemplo.com.br` },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };

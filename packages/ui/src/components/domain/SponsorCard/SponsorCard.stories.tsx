import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
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

/** The facts on the card, without their labels. */
function factsOf(card: HTMLElement): (string | null)[] {
  return within(card)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
}

/** During registration the visitor confirms that this is the right person. */
export const Default: Story = {
  name: 'Cartão de quem indicou',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Dados do indicador' });
    await expect(within(card).getByRole('heading', { level: 2, name: 'Dados do indicador' })).not.toHaveFocus();
    await expect(factsOf(card)).toEqual(['Mariana Alves de Souza', 'mariana@exemplo.com.br', '(11) 98765-4321']);
    await expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Confirmar', 'Alterar']);
    // Decoration: screen readers read the name in the facts.
    await expect(within(card).getByText('MS')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In the profile: no actions, no phone. A name without a letter leaves the circle empty. */
export const ForInformation: Story = {
  name: 'Para informação',
  args: { actions: undefined },
  render: (args) => (
    <Stack>
      <SponsorCard {...args} title="Quem me indicou" name="Íris" items={[{ label: 'Nome', value: 'Íris' }]} />
      <SponsorCard {...args} title="Sem iniciais" name="🌱 123" items={[{ label: 'Nome', value: '🌱 123' }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Quem me indicou' });
    await expect(factsOf(card)).toEqual(['Íris']);
    await expect(within(card).getByText('Í')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(card).queryByRole('button')).toBeNull();
    const other = canvas.getByRole('region', { name: 'Sem iniciais' });
    await expect(other.querySelector('span[aria-hidden="true"]')).toBeEmptyDOMElement();
  },
};

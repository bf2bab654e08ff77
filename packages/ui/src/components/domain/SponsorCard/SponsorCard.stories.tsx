import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFocus, expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../../primitives/Button/Button.tsx';
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

/** While registering: whether this is really the person. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Dados do indicador' });
    await expect(within(card).getByRole('heading', { level: 2, name: 'Dados do indicador' })).not.toHaveFocus();
    await expect(factsOf(card)).toEqual(['Mariana Alves de Souza', 'mariana@exemplo.com.br', '(11) 98765-4321']);
    await expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Confirmar', 'Alterar']);
    // Decoration: the name is read from the facts.
    await expect(within(card).getByText('MS')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** When it appears after a look-up, its heading is read. */
export const TakesFocus: Story = {
  name: 'Recebe o foco',
  args: { takeFocus: true },
  play: async ({ canvasElement }) => {
    await expectFocus(within(canvasElement).getByRole('heading', { name: 'Dados do indicador' }));
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  },
};

/** The registration is under way: nothing is sent twice. */
export const Busy: Story = {
  name: 'Ocupado',
  args: {
    actions: (
      <>
        <Button busy busyLabel="Cadastrando...">
          Confirmar
        </Button>
        <Button variant="secondary" disabled>
          Alterar
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Alterar' })).toBeDisabled();
  },
};

/** In the profile: nothing to decide, no phone. */
export const ForInformation: Story = {
  name: 'Para informação',
  args: {
    title: 'Quem me indicou',
    level: 3,
    actions: undefined,
    items: [
      { label: 'Nome', value: 'Íris' },
      { label: 'E-mail', value: 'iris@exemplo.com.br' },
    ],
    name: 'Íris',
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Quem me indicou' });
    await expect(within(card).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(factsOf(card)).toEqual(['Íris', 'iris@exemplo.com.br']);
    await expect(within(card).getByText('Í')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(card).queryByRole('button')).toBeNull();
  },
};

/** A name without a letter leaves the circle empty. */
export const NoInitials: Story = {
  name: 'Sem iniciais',
  args: {
    name: '🌱 123',
    items: [
      { label: 'Nome', value: '🌱 123' },
      { label: 'E-mail', value: '--' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual(['🌱 123', '--']);
    await expect(canvasElement.querySelector('span[aria-hidden="true"]')).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    name: strange.word,
    items: [
      { label: 'Nome', value: strange.word },
      { label: 'E-mail', value: `${strange.word}@exemplo.com.br` },
      { label: 'Telefone', value: strange.mix },
    ],
  },
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { qualificationsMessages } from '../../../messages/network/qualifications.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LevelLadder } from './LevelLadder.tsx';

const meta = {
  title: 'Componentes/LevelLadder',
  component: LevelLadder,
  args: { texts: qualificationsMessages, current: 'Silver' },
  render: (args) => (
    <Card title="Níveis">
      <LevelLadder {...args} />
    </Card>
  ),
} satisfies Meta<typeof LevelLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rung of a level, by its name. */
function rung(canvasElement: HTMLElement, level: string): HTMLElement {
  const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
  const found = within(ladder).getByText(level).closest('li');
  if (found === null) throw new Error(`${level} has no rung.`);
  return found;
}

/** Names of the rungs in view. */
function shownLevels(canvasElement: HTMLElement): (string | null | undefined)[] {
  const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
  return within(ladder)
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.firstElementChild?.textContent);
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
    await expect(ladder.children).toHaveLength(9);
    await expect(rung(canvasElement, 'Nenhum')).toHaveTextContent('Ponto de partida');
    await expect(rung(canvasElement, 'Bronze')).toHaveTextContent('Alcançado');
    await expect(rung(canvasElement, 'Silver')).toHaveTextContent('Seu nível');
    await expect(rung(canvasElement, 'Gold')).toHaveTextContent('Próximo nível');
    await expect(rung(canvasElement, 'Imperial Diamond')).toHaveTextContent('Adiante');
    await expect(ladder.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(rung(canvasElement, 'Silver')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).getByText('Double Diamond')).toHaveAttribute('lang', 'en');
    await expect(within(canvasElement).getByText('Bronze')).not.toHaveAttribute('lang');
  },
};

/** In a column only the reader's level and its neighbours; a button shows the others. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(shownLevels(canvasElement)).toEqual(['Bronze', 'Silver', 'Gold']);
    const more = within(canvasElement).getByRole('button', { name: 'Mostrar todos os níveis' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(shownLevels(canvasElement)).toHaveLength(9);
    await expect(more).toHaveFocus();
    await expect(more).toHaveTextContent('Mostrar menos níveis');
    await userEvent.click(more);
    await expect(shownLevels(canvasElement)).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};

/** A member who has just registered. */
export const Foot: Story = {
  name: 'Primeiro degrau',
  args: { current: 'Nenhum' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(rung(canvasElement, 'Nenhum')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).queryByText('Alcançado')).toBeNull();
    await expect(shownLevels(canvasElement)).toEqual(['Nenhum', 'Bronze', 'Silver']);
  },
};

export const Top: Story = {
  name: 'No início',
  args: { current: 'Imperial Diamond' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(rung(canvasElement, 'Imperial Diamond')).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).queryByText('Próximo nível')).toBeNull();
    await expect(shownLevels(canvasElement)).toEqual(['Triple Diamond', 'Centurion Diamond', 'Imperial Diamond']);
  },
};

/** A level that is not on the ladder is shown unchanged; no rung is then marked. */
export const UnknownLevel: Story = {
  name: 'Nível desconhecido',
  args: { current: 'Platinum' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Platinum')).toBeVisible();
    await expect(within(canvasElement).getByText('Seu nível')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(within(canvasElement).queryByText('Alcançado')).toBeNull();
    await expect(shownLevels(canvasElement)).toHaveLength(9);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const EmptyLevel: Story = {
  name: 'Nível vazio',
  args: { current: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Não informado')).toBeVisible();
  },
};

export const LongUnknownLevel: Story = {
  name: 'Nível desconhecido, nome longo',
  args: { current: strange.word + strange.mix },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

/** 200 % text: a column also in a window that is wide enough for a row otherwise. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
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

/** Names of the visible rungs. */
function shownLevels(canvasElement: HTMLElement): (string | null | undefined)[] {
  const ladder = within(canvasElement).getByRole('list', { name: 'Níveis' });
  return within(ladder)
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.firstElementChild?.textContent);
}

export const Default: Story = {
  name: 'Escada de níveis',
  play: async ({ canvas, canvasElement }) => {
    const ladder = canvas.getByRole('list', { name: 'Níveis' });
    await expect(ladder.children).toHaveLength(9);
    await expect(rung(canvasElement, 'Nenhum')).toHaveTextContent('Ponto de partida');
    await expect(rung(canvasElement, 'Bronze')).toHaveTextContent('Alcançado');
    await expect(rung(canvasElement, 'Silver')).toHaveTextContent('Seu nível');
    await expect(rung(canvasElement, 'Gold')).toHaveTextContent('Próximo');
    await expect(rung(canvasElement, 'Imperial Diamond')).toHaveTextContent(/^Imperial Diamond$/);
    await expect(ladder.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(rung(canvasElement, 'Silver')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Double Diamond')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Bronze')).not.toHaveAttribute('lang');
  },
};

/** In a column only the member's level and its neighbours; a button shows the others. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(shownLevels(canvasElement)).toEqual(['Bronze', 'Silver', 'Gold']);
    const more = canvas.getByRole('button', { name: 'Mostrar todos os níveis' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(shownLevels(canvasElement)).toHaveLength(9);
    await expect(more).toHaveFocus();
    await expect(more).toHaveTextContent('Mostrar menos níveis');
    await userEvent.click(more);
    await expect(shownLevels(canvasElement)).toHaveLength(3);
  },
};

/** A member who has just registered, and one at the top. */
export const Ends: Story = {
  name: 'Primeiro e último degrau',
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <>
      <Card title="Primeiro">
        <LevelLadder {...args} current="Nenhum" />
      </Card>
      <Card title="Último">
        <LevelLadder {...args} current="Imperial Diamond" />
      </Card>
    </>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('region', { name: 'Primeiro' });
    await expect(rung(foot, 'Nenhum')).toHaveAttribute('aria-current', 'step');
    await expect(within(foot).queryByText('Alcançado')).toBeNull();
    await expect(shownLevels(foot)).toEqual(['Nenhum', 'Bronze', 'Silver']);
    const top = canvas.getByRole('region', { name: 'Último' });
    await expect(rung(top, 'Imperial Diamond')).toHaveAttribute('aria-current', 'step');
    await expect(within(top).queryByText('Próximo')).toBeNull();
    await expect(shownLevels(top)).toEqual(['Triple Diamond', 'Centurion Diamond', 'Imperial Diamond']);
  },
};

/** A level that is not on the ladder is unchanged, and no rung is marked. At 200 % text. */
export const UnknownLevel: Story = {
  name: 'Nível desconhecido, nível vazio',
  globals: { textSize: 'double', viewport: { value: 'phone360' } },
  render: (args) => (
    <>
      <Card title="Desconhecido">
        <LevelLadder {...args} current="Platinum" />
      </Card>
      <Card title="Vazio">
        <LevelLadder {...args} current="" />
      </Card>
      <Card title="Longo">
        <LevelLadder {...args} current={strange.word + strange.mix} />
      </Card>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const unknown = canvas.getByRole('region', { name: 'Desconhecido' });
    await expect(within(unknown).getByText('Platinum')).toBeVisible();
    await expect(within(unknown).getByText('Seu nível')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(within(unknown).queryByText('Alcançado')).toBeNull();
    await expect(shownLevels(unknown)).toHaveLength(9);
    await expect(within(unknown).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Não informado')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HourglassIcon } from '../../../icons/status.tsx';
import { FlagIcon, PeopleIcon, StarIcon } from '../../../icons/subjects.tsx';
import { Figure, FigureGrid, type FigureProps } from './Figure.tsx';

const figures: readonly FigureProps[] = [
  {
    label: 'Ganhos em novembro',
    value: 'R$ 1.284,50',
    hint: '32 lançamentos',
    href: '/perfil/ganhos',
    icon: <StarIcon size="text" />,
  },
  {
    label: 'Indicados ativos',
    value: '42',
    hint: 'de 57 diretos',
    href: '/perfil/rede-indicacoes',
    icon: <PeopleIcon size="text" />,
  },
  {
    label: 'Próximo nível',
    value: 'Gold',
    valueLang: 'en',
    hint: 'faltam 3 indicados',
    href: '/perfil/qualificacoes',
    icon: <FlagIcon size="text" />,
  },
  {
    label: 'Saque pendente',
    value: 'R$ 620,00',
    hint: 'pedido em 03/11/2026',
    href: '/perfil/saques',
    icon: <HourglassIcon size="text" />,
  },
];

const meta = {
  title: 'Componentes/Figure',
  component: Figure,
  subcomponents: { FigureGrid },
  args: { label: 'Ganhos em novembro', value: 'R$ 1.284,50', hint: '32 lançamentos', href: '/perfil/ganhos' },
  render: (args) => (
    <FigureGrid>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} state={args.state} />
      ))}
    </FigureGrid>
  ),
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label, value and hint are the link's name. */
export const Default: Story = {
  name: 'Número em destaque, indicador',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAccessibleName('Ganhos em novembro R$ 1.284,50 32 lançamentos');
  },
};

/**
 * The value of an unavailable figure failed to load; its details may still open. All have the same height, so that
 * nothing moves.
 */
export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <>
      <Figure {...args} />
      <Figure {...args} state="loading" />
      <Figure {...args} value={null} hint="Indisponível agora" state="unavailable" />
    </>
  ),
  play: async ({ canvas }) => {
    const [ready, loading, unavailable] = canvas.getAllByRole('link');
    await expect(ready).toHaveAccessibleName('Ganhos em novembro R$ 1.284,50 32 lançamentos');
    await expect(loading).toHaveAccessibleName('Ganhos em novembro Carregando...');
    await expect(unavailable).toHaveAccessibleName('Ganhos em novembro – Indisponível agora');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HourglassIcon } from '../../../icons/status.tsx';
import { FlagIcon, PeopleIcon, StarIcon } from '../../../icons/subjects.tsx';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
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
  name: 'Padrão',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAccessibleName('Ganhos em novembro R$ 1.284,50 32 lançamentos');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** Two by two. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
    await expectNoSidewaysScroll();
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link');
    await expect(link).toHaveAccessibleName('Ganhos em novembro Carregando...');
  },
};

/** The value could not be loaded; the details may still open. */
export const Unavailable: Story = {
  name: 'Indisponível',
  render: () => (
    <FigureGrid>
      {figures.map((figure, index) => (
        <Figure
          key={figure.label}
          {...figure}
          {...(index % 2 === 0 && { value: null, hint: 'Indisponível agora', state: 'unavailable' })}
        />
      ))}
    </FigureGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Ganhos em novembro – Indisponível agora' }),
    ).toBeVisible();
  },
};

/** Loading, ready and unavailable figures are equally high, so that nothing moves. */
export const SameHeight: Story = {
  name: 'A mesma altura em cada estado',
  render: (args) => (
    <>
      {(['ready', 'loading', 'unavailable'] as const).map((state) => (
        <Figure key={state} {...args} state={state} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Millions stay on one line at 360 px. */
export const LargeValues: Story = {
  name: 'Valores grandes',
  globals: { viewport: { value: 'phone360' } },
  render: () => (
    <FigureGrid>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} value="R$ 1.234.567,89" />
      ))}
    </FigureGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const value of within(canvasElement).getAllByText('R$ 1.234.567,89'))
      await expect(value.getClientRects()[0]?.height).toBeLessThan(45);
    await expectNoSidewaysScroll();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  globals: { viewport: { value: 'phone320' } },
  render: () => (
    <FigureGrid>
      <Figure label={strange.word} value={strange.word} hint={strange.mix} href="/perfil" icon={<StarIcon />} />
      <Figure label={strange.mix} value="0" hint={strange.word} href="/perfil" />
    </FigureGrid>
  ),
  play: expectNoSidewaysScroll,
};

/** 200 % text: one below the other. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'phone375' } },
  play: expectNoSidewaysScroll,
};

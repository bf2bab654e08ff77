import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelEmblem } from '../LevelEmblem/LevelEmblem.tsx';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TabStrip } from '../../primitives/TabStrip/TabStrip.tsx';
import { Band, BandFigures } from './Band.tsx';

const meta = {
  title: 'Componentes/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Ganhos do mês', of: 'money' },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs, the title, one figure, one sentence, and the actions of the page. */
export const Default: Story = {
  name: 'Faixa com a resposta',
  args: {
    tabs: (
      <TabStrip
        label="Páginas da rede"
        links={[
          { label: 'Rede', href: './rede' },
          { label: 'Ganhos do mês', href: './ganhos', current: true },
        ]}
      />
    ),
    figure: 'R$ 905,52',
    sentence: '13 bônus · saque pendente',
    actions: <Button variant="secondary">Próximo mês</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Ganhos do mês' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByText('R$ 905,52')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Próximo mês' })).toBeVisible();
  },
};

/** Network, courses, money, and a course in the colour of its cover. */
export const Areas: Story = {
  name: 'Áreas',
  render: (args) => (
    <>
      <Band {...args} of="network" figure="Centurion Diamond" emblem={<LevelEmblem size="large" level="Diamond" />}>
        Qualificações
      </Band>
      <Band {...args} of="courses" size="list">
        Vídeos
      </Band>
      <Band {...args} of="money" figure={<BandFigures figures={funds} />}>
        Fundos
      </Band>
      <Band {...args} of={5} above={<BackLink href="/cursos">Voltar</BackLink>} sentence="Um curso de seis módulos.">
        Primeiros passos na rede
      </Band>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

const funds = [
  { key: 'a', label: 'Fundo da comunidade', value: 'R$ 48.732,57', hint: 'Último prêmio: Beatriz Carvalho' },
  { key: 'b', label: 'Fundo do promotor', value: 'R$ 10.537.770,09' },
];

/** As high while it loads, without a figure, and with one. */
export const Heights: Story = {
  name: 'Altura',
  globals: { viewport: { value: 'desk1280' } },
  render: (args) => (
    <>
      <Band {...args} isLoading>
        Carregando
      </Band>
      <Band {...args}>Sem resposta</Band>
      <Band {...args} figure="R$ 10.537.770,09" sentence="desde o início" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((band) => band.getBoundingClientRect().height);
    await expect(heights).toEqual([150, 150, 150]);
  },
};

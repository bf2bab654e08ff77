import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseIcon, FlagIcon, PeopleIcon } from '../../../icons/subjects.tsx';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { PointList } from './PointList.tsx';

const steps = [
  { title: 'Informe seu e-mail', text: 'O mesmo da sua conta.' },
  { title: 'Abra o link que enviamos' },
  { title: 'Crie a nova senha' },
];

const meta = {
  title: 'Componentes/PointList',
  component: PointList,
  args: {
    points: [
      { title: 'Cursos no seu ritmo', text: 'O progresso fica salvo.', icon: <CourseIcon /> },
      { title: 'Sua rede', text: 'Quem entrou pelo seu link.', icon: <PeopleIcon /> },
      { title: 'Seus ganhos', icon: <FlagIcon /> },
    ],
  },
} satisfies Meta<typeof PointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvasElement).getByRole('list').tagName).toBe('UL');
  },
};

/** An ordered list. */
export const Steps: Story = {
  name: 'Passos',
  args: { points: steps },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list').tagName).toBe('OL');
    await expect(within(canvasElement).getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Earlier steps are ticked. */
export const CurrentStep: Story = {
  name: 'No segundo passo',
  args: { points: steps, current: 2 },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(within(canvasElement).queryByText('1')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { points: [{ title: strange.word, text: strange.title }, { title: strange.mix }] },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseIcon, FlagIcon, PeopleIcon } from '../../../icons/subjects.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { PointList } from './PointList.tsx';

const steps = [
  { title: 'Informe seu e-\u2060mail', text: 'O mesmo da sua conta.' },
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
  name: 'Lista de pontos, requisitos',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('list').tagName).toBe('UL');
  },
};

/** Steps are an ordered list; those before the current one are ticked. */
export const Steps: Story = {
  name: 'Passos',
  render: () => (
    <Stack gap={40}>
      <PointList points={steps} />
      <PointList points={steps} current={2} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [plain, started] = canvas.getAllByRole('list');
    await expect(plain?.tagName).toBe('OL');
    await expect(canvas.getByText('1')).toHaveAttribute('aria-hidden', 'true');
    await expect(plain).toContainElement(canvas.getByText('1'));
    const currentSteps = [...(started?.children ?? [])].map((step) => step.getAttribute('aria-current'));
    await expect(currentSteps).toEqual([null, 'step', null]);
  },
};

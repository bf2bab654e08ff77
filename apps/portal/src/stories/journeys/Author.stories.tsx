import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAs } from '../mock.ts';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, press, read, write } from './walk.ts';

/** An administrator makes a course, publishes a lesson, and a member sees it at once. */
const meta = {
  title: 'Jornadas/13 Autoria de um curso',
  component: JourneyPortal,
  args: { path: '/admin/cursos' },
  parameters: {
    docs: {
      description: {
        component: 'A administração cria um curso e publica uma aula, que os membros veem na mesma hora.',
      },
    },
    session: 'admin',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const course = 'Finanças do primeiro ano';
const module = 'Antes de começar';
const lesson = 'Duas contas, dois bolsos';

export const Default: Story = {
  name: 'Do curso novo à primeira aula',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Cria o curso', async () => {
      await follow(page, 'New course');
      await arriveAt(page, 'New Course');
      await write(page, { Title: course, Description: 'Como separar as contas e formar uma reserva.' });
      await press(page, 'Save course');
      await follow(page, `Manage modules: ${course}`);
    });
    await step('Acrescenta um módulo', async () => {
      await arriveAt(page, new RegExp(course));
      await write(page, { Title: module });
      await press(page, 'Add module');
      await follow(page, `Lessons of module: ${module}`);
    });
    await step('Escreve uma aula', async () => {
      await arriveAt(page, new RegExp(module));
      await write(page, { Title: lesson, Content: 'Abra uma conta **só para o negócio**.' });
      await press(page, 'Add lesson');
    });
    await step('Publica a aula', async () => {
      await press(page, `Publish lesson: ${lesson}`);
      await read(page, 'Lesson published!');
      await expect(await page.findByRole('button', { name: `Unpublish lesson: ${lesson}` })).toBeEnabled();
    });
    await step('Quem estuda vê o curso na mesma hora', async () => {
      signInAs('active');
      visit('/cursos');
      await follow(page, new RegExp(course));
      await arriveAt(page, course);
      await press(page, 'Inscrever-se no curso');
      await follow(page, 'Ir agora');
      await follow(page, lesson);
      await arriveAt(page, lesson);
      await expect(await page.findByText('só para o negócio')).toBeVisible();
    });
  },
};

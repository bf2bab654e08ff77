import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, type Page, press, read, write } from './walk.ts';

/** A member finds a course, takes its lessons, and gets the certificate. */
const meta = {
  title: 'Jornadas/12 Estudante',
  component: JourneyPortal,
  args: { path: '/cursos' },
  parameters: {
    docs: { description: { component: 'Um membro encontra um curso, faz as aulas e recebe o certificado.' } },
    session: 'active',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const course = 'Primeiros passos na rede';

async function completeLesson(page: Page, lesson: string): Promise<void> {
  await arriveAt(page, lesson);
  await press(page, 'Marcar como concluída');
  await read(page, 'Aula marcada como concluída!');
}

export const Default: Story = {
  name: 'Do catálogo ao certificado',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Procura um curso entre os livres do catálogo', async () => {
      await arriveAt(page, 'Catálogo de cursos');
      await page.findAllByRole('article');
      await write(page, { 'Buscar cursos': 'primeiros passos' });
      await press(page, 'Livres');
      await expect(page.getAllByRole('article')).toHaveLength(1);
      await follow(page, new RegExp(course));
      await arriveAt(page, course);
    });
    await step('Inscreve-se, e o curso se abre', async () => {
      await press(page, 'Inscrever-se no curso');
      await read(page, 'Inscrição realizada! Abrindo o curso...');
      await read(page, '0 de 3 aulas · 0%');
    });
    await step('Faz a primeira aula e segue para a próxima', async () => {
      await follow(page, /^Começar: /);
      await completeLesson(page, 'Um passeio pelo seu perfil');
      await follow(page, /^Próxima aula /);
    });
    await step('Volta outro dia: em Meus Cursos, Continuar leva em um passo à aula que falta', async () => {
      await arriveAt(page, 'Seu link de indicação');
      visit('/perfil/cursos');
      await arriveAt(page, 'Meus Cursos Inscritos');
      const bar = await page.findByRole('progressbar', { name: `Progresso de ${course}` });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '33'));
      await follow(page, 'Continuar: Seu link de indicação');
    });
    await step('Termina as outras duas', async () => {
      await completeLesson(page, 'Seu link de indicação');
      await follow(page, /^Próxima aula /);
      await completeLesson(page, 'Um convite em três frases');
    });
    await step('O curso está completo, e o certificado está à espera', async () => {
      await read(page, 'Você concluiu todas as aulas deste curso.');
      await follow(page, 'Ver certificado');
      await arriveAt(page, 'Meus Certificados');
      await expect(await page.findByRole('link', { name: new RegExp(`^Baixar Certificado.*${course}`) })).toBeVisible();
    });
  },
};

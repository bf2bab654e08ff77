import { buildCourse, buildLesson, buildModule } from '@raiz/api-client/testData';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { db, fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Cursos/Conteúdo do curso',
  component: PortalAt,
  args: { path: '/curso/2' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readCourse'],
  loading: 'Carregando o conteúdo do curso',
  failed: 'Erro ao carregar conteúdo do curso.',
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Prospecção e convite/ })).toBeVisible();
    const bar = await canvas.findByRole('progressbar', { name: 'Progresso' });
    await expect(bar).toHaveAttribute('aria-valuetext', '50% concluído · 3 de 6 aulas');
    await expect(canvas.getByText('6 aulas · 2 com vídeo · certificado')).toBeVisible();
    const resume = canvas.getByRole('link', { name: 'Continuar' });
    await expect(resume).toHaveAttribute('href', '/curso/aula/7');
    await expect(resume).toHaveAccessibleDescription('Próxima: Quando a resposta é não');
    // Up to three modules are open.
    await expect(canvas.getByRole('button', { name: /^Módulo 2: O convite 1 de 2 aulas$/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const lesson = canvas.getByRole('link', { name: 'Cinquenta nomes em quinze minutos (Concluída) (vídeo)' });
    await expect(lesson).toHaveAttribute('href', '/curso/aula/4');
    const first = canvas.getByRole('button', { name: /^Módulo 1: A lista 2 de 2 aulas$/ });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(lesson).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para Meus Cursos' })).toHaveAttribute(
      'href',
      '/perfil/cursos',
    );
    await expect(await canvas.findByRole('button', { name: 'Abandonar este curso' })).toBeVisible();
  },
};

export const NotStarted: Story = {
  name: 'Não começado',
  args: { path: '/curso/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Começar' })).toHaveAttribute('href', '/curso/aula/10');
    // The browser's search finds a lesson of a closed module, and opens it.
    const found = await canvas.findByText(/^Elogiar em público/);
    await userEvent.click(canvas.getByRole('button', { name: /^Módulo 3/ }));
    await expect(found).not.toBeVisible();
    found.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(found).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^Módulo 3/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Resumes: Story = {
  name: 'Continua de onde parou',
  args: { path: '/curso/3' },
  beforeEach: () => localStorage.setItem('lastLessons.2', '[{"courseId":3,"lessonId":11}]'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/curso/aula/11');
  },
};

/** 'Continuar' of the profile and the home: opens the lesson that the course says is next. */
export const OpensTheNextLesson: Story = {
  ...Resumes,
  name: 'Abre a próxima aula',
  args: { path: '/curso/3?continuar=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Marcar como concluída' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Escuta ativa');
  },
};

/** Nothing is left to continue. */
export const Finished: Story = {
  name: 'Terminado',
  args: { path: '/curso/5?continuar=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('Curso concluído · 4 de 4 aulas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver certificados' })).toHaveAttribute(
      'href',
      '/perfil/certificados',
    );
    await expect(canvas.queryByRole('link', { name: /^Continuar/ })).toBeNull();
  },
};

export const NoLessons: Story = {
  name: 'Sem aulas',
  beforeEach: () => {
    db().lessons = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Sem aulas cadastradas.')).toHaveLength(3);
  },
};

/** Descriptions of the course and of its modules keep the lines and the links that their author typed. */
export const LinesOfDescriptions: Story = {
  name: 'Descrições em várias linhas',
  parameters: {
    faults: [
      {
        operation: 'readCourse',
        fields: { description: 'Para quem:\r\nquem começa\n\n\n\nVeja https://exemplo.com.br' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findAllByRole('link', { name: /^https:\/\/exemplo\.com\.br/ });
    // The course, and its modules.
    await expect(link).toHaveLength(4);
    for (const line of canvas.getAllByText('quem começa'))
      await expect(line.previousElementSibling?.tagName).toBe('BR');
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

/** Ids of a server that repeats them: each module opens by itself. */
export const RepeatedIds: Story = {
  name: 'Ids repetidos',
  beforeEach: () => {
    const lessons = ['Olá', 'Até logo'].map((title) => buildLesson({ id: 4, title, completed: true }));
    const modules = ['Um', 'Dois', 'Três'].map((title) => buildModule({ id: 3, title, lessons }));
    fault({ operation: 'readCourse', body: buildCourse({ id: 2, modules }) });
  },
  play: async ({ canvas }) => {
    const openModules = () => canvas.getAllByRole('button', { name: /^Módulo/, expanded: true });
    await userEvent.click(await canvas.findByRole('button', { name: /^Módulo 2: Dois/ }));
    await expect(openModules()).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Módulo 2: Dois/, expanded: false })).toBeVisible();
    const links = canvas.getAllByRole('link', { name: /Até logo/ });
    await expect(links.filter((link) => link.checkVisibility())).toHaveLength(2);
  },
};

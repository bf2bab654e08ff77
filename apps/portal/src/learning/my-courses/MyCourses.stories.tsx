import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { requestsTo, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectLoadFailed, readStories } from '../../stories/storyReads.ts';
import { expectUncovered } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Cursos/Meus Cursos',
  component: PortalAt,
  args: { path: '/perfil/cursos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['listMyCourses'],
  loading: 'Carregando seus cursos',
  failed: 'Erro ao buscar seus cursos.',
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meus Cursos Inscritos' })).toBeVisible();
    const card = await canvas.findByRole('article', { name: /^Prospecção e convite/ });
    await expect(within(card).getByText(/^Como montar a sua lista/)).toBeVisible();
    await expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(within(card).getByText('50% concluído')).toBeVisible();
    await expect(within(card).getByRole('link', { name: 'Acessar Curso' })).toHaveAttribute('href', '/curso/2');
    const done = canvas.getByRole('article', { name: /^Educação financeira/ });
    await expect(within(done).getByText('100% concluído')).toBeVisible();
    const certificate = within(done).getByRole('link', { name: /^Ver certificado de Educação financeira/ });
    await expect(certificate).toHaveAttribute('href', '/perfil/certificados');
    // The other link is as large as the card.
    certificate.scrollIntoView({ block: 'center' });
    await expectUncovered(certificate);
    await expect(within(card).queryByRole('link', { name: /^Ver certificado/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Meus Certificados' })).toHaveAttribute(
      'href',
      '/perfil/certificados',
    );
    const first = within(canvas.getByRole('region', { name: 'Continue seu curso' }));
    await expect(first.getByText(/^Prospecção e convite/)).toBeVisible();
    const resume = await first.findByRole('link', { name: 'Continuar' });
    await expect(resume).toHaveAttribute('href', '/curso/aula/7');
    await expect(resume).toHaveAccessibleDescription('Próxima: Quando a resposta é não');
    const fresh = within(canvas.getByRole('article', { name: /^Liderança/ }));
    await expect(fresh.getByText('0% concluído')).toBeVisible();
    await expect(fresh.getByRole('link', { name: 'Acessar Curso' })).toHaveAttribute('href', '/curso/3');
    await expect(within(done).getByRole('link', { name: 'Acessar Curso' })).toHaveAttribute('href', '/curso/5');
    // Three courses are visible at once.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Filter: Story = {
  name: 'Filtro',
  args: { path: '/perfil/cursos?mostrar=em-andamento' },
  play: async ({ canvas }) => {
    const filter = within(await canvas.findByRole('group', { name: 'Mostrar' }));
    await expect(canvas.getByRole('searchbox', { name: 'Buscar nos meus cursos' })).toHaveValue('');
    await expect(filter.getByRole('button', { pressed: true })).toHaveTextContent('Em andamento');
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^Prospecção e convite/);
    await userEvent.click(filter.getByRole('button', { name: 'Concluídos 1' }));
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^Educação financeira/);
    await userEvent.click(filter.getByRole('button', { name: 'Não iniciados 1' }));
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^Liderança/);
    // Three courses need neither; the filter is from the address, and stays after a press.
    await userEvent.click(filter.getByRole('button', { name: 'Todos 3' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(filter.getByRole('button', { name: 'Todos 3' })).toHaveFocus();
  },
};

export const ResumesWhereSheWas: Story = {
  name: 'Continua na última aula vista',
  beforeEach: () => localStorage.setItem('lastLessons.2', '[{"courseId":3,"lessonId":11}]'),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Continue seu curso' });
    await expect(within(card).getByText(/^Liderança/)).toBeVisible();
    await expect(await within(card).findByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      '/curso/aula/11',
    );
  },
};

export const ResumeOfClosed: Story = {
  name: 'Continuar: curso sem acesso',
  beforeEach: () => {
    localStorage.setItem('lastLessons.2', '[{"courseId":3,"lessonId":11}]');
    for (const row of db().subscriptions) if (row.user_id === 2) row.status = 'inactive';
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Continue seu curso' });
    await expect(await within(card).findByRole('link', { name: 'Acessar Curso' })).toHaveAttribute('href', '/curso/3');
    // The server would reject it, and the browser logs every rejected call.
    await expect(requestsTo('GET /courses/3')).toHaveLength(0);
  },
};

export const ResumeUnknown: Story = {
  name: 'Continuar: curso não carregado',
  parameters: { faults: [{ operation: 'readCourse', kind: 'html' }] },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Continue seu curso' });
    await expect(await within(card).findByRole('link', { name: 'Acessar Curso' })).toHaveAttribute('href', '/curso/2');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NothingToResume: Story = {
  name: 'Nada a continuar',
  beforeEach: () => {
    db().progress = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByText('Continue seu curso')).toBeNull();
    await expect(requestsTo('GET /courses/2')).toHaveLength(0);
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().enrolments = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explorar Cursos' })).toHaveAttribute('href', '/cursos');
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

export const ProfileFailed: Story = {
  name: 'Perfil não carregado',
  parameters: { faults: [{ operation: 'readProfile', status: 500 }] },
  play: async ({ canvasElement }) => {
    await expectLoadFailed(canvasElement, 'Erro ao autenticar usuário.');
    await expect(requestsTo('GET /user/courses')).toHaveLength(0);
  },
};

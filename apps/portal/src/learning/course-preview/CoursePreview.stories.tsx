import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { requestsTo, db } from '../../stories/mock.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Cursos/Apresentação do curso',
  component: PortalAt,
  args: { path: '/curso-iniciar/1' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readCourse'],
  loading: 'Carregando o curso',
  failed: 'Erro ao carregar informações do curso.',
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Apresentação do curso' })).toBeVisible();
  },
});

export const Visitor: Story = {
  name: 'Visitante',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Primeiros passos na rede' })).toBeVisible();
    await expect(canvas.getByText('Acesso livre')).toBeVisible();
    await expect(canvas.getByText('3 aulas · certificado')).toBeVisible();
    const second = canvas.getByRole('button', { name: /^Módulo 2: .* 1 aula$/ });
    await expect(canvas.getByText('Um passeio pelo seu perfil')).toBeVisible();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(document.title).toBe('Primeiros passos na rede · Portal Raiz'));
    await expect(requestsTo('GET /perfil')).toHaveLength(0);
  },
};

/** Redirects a visitor to the login, also from a course for subscribers. */
export const VisitorEnrols: Story = {
  name: 'Visitante se inscreve em curso Premium',
  args: { path: '/curso-iniciar/3?de=lista#modulos' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Curso Premium')).toBeVisible();
    await expect(canvas.getByText('Escuta ativa')).toHaveTextContent('(para assinantes)');
    await expect(canvas.queryByText('Incluído na sua assinatura')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrever-se no curso' }));
    await expect(await canvas.findByText('Você precisa estar logado para se inscrever neste curso.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(storyLocation()?.state).toMatchObject({ from: '/curso-iniciar/3?de=lista#modulos' });
    await expect(requestsTo('POST /courses/3/enroll')).toHaveLength(0);
  },
};

export const AlreadyKnownAsEnrolled: Story = {
  name: 'Inscrição já conhecida',
  args: { path: '/curso-iniciar/2' },
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ir para o curso' });
    await expect(link).toHaveAttribute('href', '/curso/2');
    await expect(canvas.getByRole('button', { name: /^Módulo 1: .* 2 de 2 aulas$/ })).toBeVisible();
    await expect(canvas.getByText('Cinquenta nomes em quinze minutos')).toHaveTextContent('(Concluída)');
    await expect(canvas.queryByText('Incluído na sua assinatura')).toBeNull();
  },
};

/** A premium course, for a member with a subscription. */
export const Included: Story = {
  name: 'Incluído na assinatura',
  args: { path: '/curso-iniciar/4' },
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Incluído na sua assinatura')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inscrever-se no curso' })).toBeEnabled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Checking: Story = {
  name: 'Verificando',
  parameters: { session: 'active', faults: [{ operation: 'listMyCourses', kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando o curso')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Inscrever-se no curso' })).toBeNull();
  },
};

export const OwnCoursesUnknown: Story = {
  name: 'Cursos próprios desconhecidos',
  parameters: { session: 'active', faults: [{ operation: 'listMyCourses', status: 500, body: {} }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Inscrever-se no curso' })).toBeEnabled();
  },
};

export const NoModules: Story = {
  name: 'Sem módulos',
  args: { path: '/curso-iniciar/8' },
  beforeEach: () => {
    db().modules = db().modules.filter((module) => module.course_id !== 8);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum módulo cadastrado.')).toBeVisible();
    await expect(canvas.getByText('Nenhuma aula')).toBeVisible();
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answerHtml,
  answerWith,
  dropConnection,
  neverAnswer,
  requestsTo,
  signInAs,
  world,
} from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';
import { expectRedirect, expectSentOnce, fill, pressTwice, expectRefused, refusalOf } from '../shared/storySteps.ts';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Admin/Curso',
  component: PortalAt,
  args: { path: '/admin/cursos-novo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['/admin/courses/:id'],
  loading: 'Loading course',
  failed: 'Failed to load courses.',
  retry: 'Try again',
  whileLoading: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
  },
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
});

const existing = { args: { path: '/admin/cursos-novo?id=1' } } satisfies Story;
const saveFailed = 'Could not save course. Check input and try again.';

async function formOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    description: canvas.getByLabelText('Description'),
    content: canvas.getByLabelText('Content'),
    premium: canvas.getByRole('checkbox', { name: 'Premium' }),
    button: canvas.getByRole('button', { name: 'Save course' }),
  };
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium } = await formOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Course' })).toBeVisible();
    for (const field of [title, description, content]) await expect(field).toHaveValue('');
    await expect(premium).not.toBeChecked();
    await expect(title).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/cursos');
  },
};

export const CheckingPermission: Story = {
  name: 'Checando permissão',
  beforeEach: () => neverAnswer('GET', '/perfil'),
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('Checando permissão...');
    // It fades in, so that a short wait does not flicker.
    await waitFor(() => expect(words).toBeVisible());
    await expect(within(canvasElement).queryByLabelText('Title')).toBeNull();
  },
};

export const Existing: Story = {
  ...existing,
  name: 'Já existente',
  play: async ({ canvasElement }) => {
    const { canvas, title, description, content, premium } = await formOf(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
    const course = world().courses.find(({ id }) => id === 1);
    await expect(title).toHaveValue('Primeiros passos na rede');
    await expect(description).toHaveValue(course?.description);
    await expect(content).toHaveValue(course?.content);
    await expect(premium).not.toBeChecked();
  },
};

export const Loading: Story = { ...existing, ...reads.loading(), name: 'Carregando' };

export const LoadFailed: Story = { ...existing, ...reads.failed(), name: 'Falha ao carregar' };

export const TriesAgain: Story = {
  ...LoadFailed,
  name: 'Tenta de novo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    neverAnswer('GET', '/admin/courses/:id');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load courses.');
  },
};

export const LoadsAtSecondTry: Story = {
  ...existing,
  ...reads.retried({ '/admin/courses/:id': { id: 1, title: 'Curso', is_premium: 1 } }, async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Curso');
    await expect(canvas.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
  }),
  name: 'Carrega na segunda tentativa',
};

export const LoadConnectionLost: Story = { ...existing, ...reads.connectionLost(), name: 'Sem conexão ao carregar' };

export const LoadWrongShape: Story = {
  ...existing,
  ...reads.wrongShape({ course: null }),
  name: 'Resposta fora do contrato ao carregar',
};

export const UnknownCourse: Story = {
  ...LoadFailed,
  name: 'Curso desconhecido',
  args: { path: '/admin/cursos-novo?id=9999' },
  beforeEach: () => {},
};

export const IdThatIsNone: Story = {
  name: 'Endereço com número inválido',
  args: { path: '/admin/cursos-novo?id=abc' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load courses.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to courses' })).toHaveAttribute('href', '/admin/cursos');
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    for (const id of ['abc', '0']) await expect(requestsTo(`GET /admin/courses/${id}`)).toEqual([]);
  },
};

export const TitleMissing: Story = {
  name: 'Título em falta',
  play: async ({ canvasElement }) => {
    const { title, button } = await formOf(canvasElement);
    await userEvent.type(title, '   ');
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(requestsTo('POST /admin/courses')).toEqual([]);
    await userEvent.type(title, 'C');
    await expect(title).not.toHaveAttribute('aria-invalid');
  },
};

export const Created: Story = {
  name: 'Criado',
  play: async ({ canvasElement }) => {
    const { title, description, content, premium, button } = await formOf(canvasElement);
    await userEvent.type(title, ' Vendas ', { delay: null });
    await userEvent.type(description, 'Resumo', { delay: null });
    await userEvent.type(content, 'Texto', { delay: null });
    await userEvent.click(premium);
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Course saved!', 800, 'Courses');
    await expect(requestsTo('POST /admin/courses')).toEqual([
      { title: 'Vendas', description: 'Resumo', content: 'Texto', is_premium: 1 },
    ]);
    await expect(await within(canvasElement).findByRole('row', { name: /Vendas/ })).toBeVisible();
  },
};

export const Updated: Story = {
  ...existing,
  name: 'Atualizado',
  play: async ({ canvasElement }) => {
    const { title, description, content, button } = await formOf(canvasElement);
    await fill(title, 'Primeiros passos');
    await fill(description, '');
    await fill(content, 'Novo texto');
    await userEvent.click(button);
    await expectRedirect(canvasElement, 'Course saved!', 800, 'Courses');
    await expect(requestsTo('PUT /admin/courses/1')).toEqual([
      { title: 'Primeiros passos', description: '', content: 'Novo texto', is_premium: 0 },
    ]);
    await expect(requestsTo('POST /admin/courses')).toEqual([]);
  },
};

/** The message carries the way there for whoever does not wait. */
export const SavedGoesNow: Story = {
  ...existing,
  name: 'Salvo, segue na hora',
  play: async ({ canvasElement }) => {
    const { canvas, button } = await formOf(canvasElement);
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: 'Go now' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Courses' }, { timeout: 500 })).toBeVisible();
  },
};

export const Saving: Story = {
  ...existing,
  name: 'Salvando',
  beforeEach: () => neverAnswer('PUT', '/admin/courses/:id'),
  play: async ({ canvasElement }) => {
    const { canvas, title, button } = await formOf(canvasElement);
    pressTwice(button);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(title, '{Enter}');
    await expectSentOnce('PUT /admin/courses/1');
  },
};

/** Shows a failed save: what was typed stays, and the button can be pressed again. */
function failsWith(sentence: string, lang: 'en' | 'pt-BR'): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const { canvas, title, button } = await formOf(canvasElement);
    await fill(title, 'Vendas');
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(sentence);
    await expect(within(alert).getByText(sentence)).toHaveAttribute('lang', lang);
    await expect(title).toHaveValue('Vendas');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save course' })).toHaveFocus());
  };
}

export const ServerRefuses: Story = {
  name: 'Recusado pelo servidor',
  beforeEach: () => answerWith('POST', '/admin/courses', 400, { error: 'Título já usado por outro curso.' }),
  play: failsWith('Título já usado por outro curso.', 'pt-BR'),
};

/**
 * The server's field errors stand at the fields, the first one has the focus, and typing clears it.
 */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith(
      'POST',
      '/admin/courses',
      400,
      refusalOf(
        { field: 'is_premium', message: 'Cursos premium estão fechados.' },
        { field: 'title', message: 'Título já usado.' },
      ),
    ),
  play: async ({ canvasElement }) => {
    const { canvas, title, premium, content, button } = await formOf(canvasElement);
    await fill(title, 'Vendas');
    await fill(content, 'Texto');
    await userEvent.click(premium);
    await userEvent.click(button);
    await expectRefused(title, 'Título já usado.');
    await expectRefused(premium, 'Cursos premium estão fechados.');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Vendas');
    await expect(content).toHaveValue('Texto');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dados inválidos.');
    await userEvent.type(title, '!');
    await expect(title).toBeValid();
  },
};

export const ServerSaysNothing: Story = {
  name: 'Falha sem texto do servidor',
  beforeEach: () => answerWith('POST', '/admin/courses', 500, {}),
  play: failsWith(saveFailed, 'en'),
};

export const AnswerIsNoJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('POST', '/admin/courses', 502),
  play: failsWith(saveFailed, 'en'),
};

export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', '/admin/courses'),
  play: failsWith('Erro ao conectar ao servidor.', 'pt-BR'),
};

export const UpdateRefused: Story = {
  ...existing,
  name: 'Alteração recusada',
  beforeEach: () => answerWith('PUT', '/admin/courses/:id', 404, { error: 'Curso não encontrado.' }),
  play: failsWith('Curso não encontrado.', 'pt-BR'),
};

/** The failure of one attempt is not shown beside what is wrong with the next. */
export const FailureGoesWithTheNextAttempt: Story = {
  name: 'A falha some na próxima tentativa',
  beforeEach: () => answerWith('POST', '/admin/courses', 500, {}),
  play: async (context) => {
    await failsWith(saveFailed, 'en')(context);
    const { canvas, title, button } = await formOf(context.canvasElement);
    await userEvent.clear(title);
    await userEvent.click(button);
    await expect(title).toHaveAccessibleDescription('Enter a title.');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The form starts with what the server has now, not with what another page read before. */
export const StartsFresh: Story = {
  name: 'Começa do zero',
  args: { path: '/admin/curso/1/modulo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Modules of Primeiros passos na rede' });
    const course = world().courses.find(({ id }) => id === 1);
    if (course) course.title = 'Mudado por outra pessoa';
    await userEvent.click(canvas.getByRole('link', { name: 'Courses' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit course: Mudado por outra pessoa' }));
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Mudado por outra pessoa');
  },
};

export const LongText: Story = {
  ...existing,
  name: 'Textos longos',
  beforeEach: () => {
    const [course] = world().courses;
    if (course) Object.assign(course, { title: 'Curso'.repeat(24), description: 'Palavra'.repeat(60) });
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expect((await formOf(canvasElement)).title).toHaveValue('Curso'.repeat(24));
    await expectNoSidewaysScroll();
  },
};

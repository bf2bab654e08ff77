import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo } from '../../stories/mock.ts';
import { change } from './storyCompletion.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Cursos/Aula',
  component: PortalAt,
  args: { path: '/curso/aula/2' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = readStories({
  reads: ['readLesson'],
  loading: 'Carregando a aula',
  failed: 'Erro ao carregar aula.',
  whenFailed: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Aula' })).toBeVisible();
  },
});

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Seu link de indicação' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar para o curso' })).toHaveAttribute('href', '/curso/1');
    await expect(canvas.queryByTitle(/^Vídeo da aula/)).toBeNull();
    const resources = canvas.getByRole('list', { name: 'Materiais de apoio' });
    await expect(within(resources).getAllByRole('link')).toHaveLength(2);
    await expect(within(resources).getByRole('link', { name: /^mensagens-prontas\.pdf/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByRole('link', { name: 'Edit Lesson' })).toBeNull();
    const others = await canvas.findByRole('navigation', { name: 'Outras aulas' });
    await expect(
      within(others).getByRole('link', { name: 'Aula anterior Um passeio pelo seu perfil' }),
    ).toHaveAttribute('href', '/curso/aula/1');
    await expect(within(others).getByRole('link', { name: 'Próxima: Um convite em três frases' })).toHaveAttribute(
      'href',
      '/curso/aula/3',
    );
    // Without completed lessons there is no empty bar.
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    // Each of them once, apart from the outline.
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Um passeio pelo seu perfil/ })).toHaveLength(2));
    await waitFor(() => expect(document.title).toBe('Seu link de indicação · Portal Raiz'));
  },
};

export const Video: Story = {
  name: 'Vídeo',
  args: { path: '/curso/aula/10' },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Vídeo da aula Liderar é servir primeiro');
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*h=8272103f6e/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Assistir ao vídeo/ }));
    await expect(frame).toHaveFocus();
  },
};

/** Shows only links to the web. Does not mention an unplayable video to students. */
export const HostileLinks: Story = {
  name: 'Links hostis',
  beforeEach: () =>
    change(2, {
      content:
        'Veja [aqui](javascript:alert(1)), [o banco](https://banco.example@evil.example) e <img src=x onerror=alert(1)>',
      resource_url: 'javascript:alert(1), https://www.gov.br/, //evil.example/x',
      video_url: 'https://youtu.be/123',
    }),
  play: async ({ canvas, canvasElement }) => {
    const resources = await canvas.findByRole('list', { name: 'Materiais de apoio' });
    await expect(within(resources).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(resources).getByRole('link')).toHaveAttribute('href', 'https://www.gov.br/');
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await expect(canvasElement.querySelector('a[href^="javascript"]')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^o banco/ })).toBeNull();
    await expect(canvas.queryByText('O link do vídeo não foi reconhecido.')).toBeNull();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const NoContent: Story = {
  name: 'Sem conteúdo',
  beforeEach: () => change(2, { content: null, resource_url: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta aula ainda não tem conteúdo.')).toBeVisible();
  },
};

export const OrderUnknown: Story = {
  name: 'Ordem desconhecida',
  parameters: { faults: [{ operation: 'listOrderedLessons', kind: 'html' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as outras aulas deste curso.',
    );
    await expect(await canvas.findByRole('button', { name: 'Marcar como concluída' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Outras aulas' })).toBeNull();
    fault({
      operation: 'listOrderedLessons',
      body: [
        { id: 2, title: 'Seu link de indicação', published: 1 },
        { id: 3, title: 'Um convite em três frases', published: 1 },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('link', { name: /^Próxima: / })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** This device stores the last opened lesson of each course. */
export const GoesOn: Story = {
  name: 'Segue para a próxima',
  play: async ({ canvas }) => {
    const remembered = (): unknown => JSON.parse(localStorage.getItem('lastLessons.2') ?? 'null');
    await waitFor(() => expect(remembered()).toEqual([{ courseId: 1, lessonId: 2 }]));
    await userEvent.click(await canvas.findByRole('link', { name: /^Próxima: / }));
    const title = await canvas.findByRole('heading', { level: 1, name: 'Um convite em três frases' });
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(remembered()).toEqual([{ courseId: 1, lessonId: 3 }]));
  },
};

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const NoId: Story = {
  name: 'Sem número no endereço',
  args: { path: '/curso/aula/1e2' },
  play: async (context) => {
    await reads.expectFailed(context);
    await expect(requestsTo('GET /lessons/0')).toHaveLength(0);
  },
};

export const LoadFailed: Story = { ...reads.failed(), name: 'Falha ao carregar' };

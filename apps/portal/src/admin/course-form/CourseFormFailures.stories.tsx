import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { fill, expectRefused, refusalOf } from '../shared/storySteps.ts';
import { formOf, existing } from './storyCourseForm.ts';

const meta = {
  title: 'Telas/Admin/Curso: falhas ao salvar',
  component: PortalAt,
  args: { path: '/admin/cursos-novo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
const saveFailed = 'Could not save course. Check input and try again.';

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
 * Shows the server's field errors at the fields and focuses the first; typing clears it.
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

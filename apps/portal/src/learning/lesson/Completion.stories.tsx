import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, readsSent, requestsTo, db } from '../../stories/mock.ts';
import { invalidate, queryClient } from '../../shared/reads/queries.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { recordAnnounced } from '../../stories/storyChecks.ts';
import { press } from './storyCompletion.ts';

const meta = {
  title: 'Telas/Cursos/Conclusão da aula',
  component: PortalAt,
  args: { path: '/curso/aula/7' },
  parameters: { session: 'active', subject: { role: 'navigation', name: 'Conteúdo do curso', wide: true } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome of a press is shown for 3 s in the place of the date. */
const afterNews = { timeout: 5000 };

/** Presses a button of the loaded page, and expects a refetch of the course only. */
async function pressAndRead(canvasElement: HTMLElement, button: string, message: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('navigation', { name: 'Conteúdo do curso' });
  await canvas.findByRole('navigation', { name: 'Outras aulas' });
  await canvas.findByRole('button', { name: button });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = readsSent().length;
  await press(canvasElement, button);
  await expect(await canvas.findByText(message)).toBeVisible();
  await waitFor(() => expect(readsSent().slice(before)).toContain('GET /courses/2'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expect(readsSent().slice(before)).toEqual(['GET /courses/2']);
  return canvas;
}

export const Marked: Story = {
  name: 'Marcada como concluída',
  play: async ({ canvasElement }) => {
    const announced = recordAnnounced(canvasElement);
    const canvas = await pressAndRead(canvasElement, 'Marcar como concluída', 'Aula marcada como concluída!');
    await expect(announced()).toContain('Aula marcada como concluída!');
    await expect(canvas.getByRole('button', { name: 'Desmarcar como concluída' })).toHaveFocus();
    await expect(requestsTo('POST /user/courses/2/lessons/7/progress')).toHaveLength(1);
    const date = await canvas.findByText(/^Concluída em \d{2}\/\d{2}\/\d{4}$/, {}, afterNews);
    await expect(date).toBeVisible();
    await expect(canvas.queryByText('Aula marcada como concluída!')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Próxima: A agenda de domingo' })).toBeVisible();
  },
};

export const Unmarked: Story = {
  name: 'Desmarcada',
  args: { path: '/curso/aula/4' },
  play: async ({ canvasElement }) => {
    const canvas = await pressAndRead(canvasElement, 'Desmarcar como concluída', 'Aula desmarcada como concluída!');
    await expect(canvas.getByRole('button', { name: 'Marcar como concluída' })).toHaveFocus();
    await expect(requestsTo('DELETE /user/courses/2/lessons/4/progress')).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByText('Aula desmarcada como concluída!')).toBeNull(), afterNews);
    await expect(canvas.queryByText(/^Concluída em/)).toBeNull();
  },
};

/** The button and the outline change before the answer; the date comes with it. */
export const ShownAtOnce: Story = {
  name: 'Mostrado na hora',
  parameters: { faults: [{ operation: 'markLessonComplete', kind: 'hang' }] },
  play: async ({ canvas }) => {
    const inList = await canvas.findByRole('link', { name: /^Quando a resposta é não/ });
    await expect(inList).toHaveAccessibleName('Quando a resposta é não');
    const button = await canvas.findByRole('button', { name: 'Marcar como concluída' });
    // Two presses within one tick.
    button.click();
    button.click();
    await expect(await canvas.findByRole('button', { name: 'Marcando...' })).toBeDisabled();
    await expect(canvas.queryByText(/^Concluída em/)).toBeNull();
    await expect(inList).toHaveAccessibleName('Quando a resposta é não (Concluída)');
    await expect(canvas.getByRole('button', { name: /^Módulo 2: O convite 2 de 2$/ })).toBeVisible();
    await waitFor(() => expect(requestsTo('POST /user/courses/2/lessons/7/progress')).toHaveLength(1));
  },
};

/** The course shows the tick before the write has answered, and then before it is read again. */
export const ShownInTheCourse: Story = {
  name: 'Mostrada no curso',
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'markLessonComplete', kind: 'hang', body: { success: true } });
    await press(canvasElement, 'Marcar como concluída');
    await waitFor(() => expect(requestsTo('POST /user/courses/2/lessons/7/progress')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar para o curso' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Módulo 2: O convite/ }));
    const inList = await canvas.findByRole('link', { name: /^Quando a resposta é não.*Concluída/ });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    fault({ operation: 'readCourse', kind: 'hang' });
    answer();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await expect(inList).toHaveAccessibleName(/Concluída/);
    await userEvent.click(inList);
    await expect(await canvas.findByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
  },
};

/** A read from before the press answers after it: the tick stays. */
export const LateReadIsIgnored: Story = {
  name: 'Leitura atrasada ignorada',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Marcar como concluída' });
    const progress = 'GET /user/courses/2/lessons/7/progress';
    const answer = fault({
      operation: 'readLessonProgress',
      kind: 'hang',
      body: { success: true, completed_at: null },
    });
    void invalidate('/user/courses/{courseId}/lessons/{lessonId}/progress');
    await waitFor(() => expect(requestsTo(progress)).toHaveLength(2));
    await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByText('Aula marcada como concluída!')).toBeVisible();
    answer();
    // The late answer arrives before that of a later call.
    await (await fetch('/api/courses/2')).text();
    await expect(await canvas.findByText(/^Concluída em/, {}, afterNews)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
  },
};

export const Checking: Story = {
  name: 'Verificando',
  parameters: { faults: [{ operation: 'readLessonProgress', kind: 'hang' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aguarde...' })).toBeDisabled();
  },
};

export const LastLessonEndsTheCourse: Story = {
  name: 'A última aula encerra o curso',
  args: { path: '/curso/aula/9' },
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8]) db().progress.push({ user_id: 2, lesson_id, completed_at });
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Marcar como concluída');
    const moment = (await canvas.findByRole('heading', { level: 2, name: 'Curso concluído' })).closest(
      '[role="status"]',
    );
    await expect(moment).toHaveFocus();
    await expect(moment).toHaveTextContent(/Prospecção e convite.*Você concluiu todas as aulas deste curso\./);
    await expect(canvas.getByText('Aula marcada como concluída!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver certificado' })).toHaveAttribute('href', '/perfil/certificados');
    const next = await canvas.findByRole('link', { name: 'Próximo curso: Liderança e formação de equipes' });
    await expect(next).toHaveAttribute('href', '/curso/3');
  },
};

/** Without another course to continue, the celebration links to the catalogue. */
export const NoOtherCourse: Story = {
  ...LastLessonEndsTheCourse,
  name: 'Sem outro curso em andamento',
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8]) db().progress.push({ user_id: 2, lesson_id, completed_at });
    db().enrolments = db().enrolments.filter(({ course_id }) => course_id === 2);
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByRole('link', { name: 'Ver outros cursos' })).toHaveAttribute('href', '/cursos');
  },
};

/** The celebration does not show again when the user opens the lesson again. */
export const FinishedBefore: Story = {
  name: 'Curso já concluído',
  args: { path: '/curso/aula/7' },
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8, 9]) db().progress.push({ user_id: 2, lesson_id, completed_at });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você concluiu todas as aulas deste curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
    await expect(canvas.queryByText('Curso concluído')).toBeNull();
  },
};

/** A percent above 100 also finishes the course; the page does not mention its open lessons. */
export const MoreThanAll: Story = {
  name: 'Curso concluído, com mais de 100%',
  args: { path: '/curso/aula/4' },
  parameters: { faults: [{ operation: 'readCourse', fields: { progress: 101 } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Curso concluído')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
    await expect(canvas.queryByText('Você concluiu todas as aulas deste curso.')).toBeNull();
  },
};

/** Makes the course's list give every lesson the same flag. */
function listSays(completed: boolean | null): void {
  fault({ operation: 'readCourse', fields: { completed } });
}

/** The lesson's own call says that it is completed; the course's list, from a cache, does not. */
export const ListBehind: Story = {
  name: 'Lista do curso atrasada',
  args: { path: '/curso/aula/4' },
  beforeEach: () => listSays(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
    await expect(canvas.getByText(/^Concluída em/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Cinquenta nomes.*\(Concluída\)/ })).toBeVisible();
  },
};

/** The other way round. */
export const ListAhead: Story = {
  name: 'Lista do curso adiantada',
  beforeEach: () => listSays(true),
  play: async ({ canvas }) => {
    const inList = await canvas.findByRole('link', { name: /^Quando a resposta é não/ });
    await expect(await canvas.findByRole('button', { name: 'Marcar como concluída' })).toBeEnabled();
    await expect(inList).toHaveAccessibleName('Quando a resposta é não');
    await expect(canvas.queryByText(/^Concluída em/)).toBeNull();
  },
};

/** A list without the flag, read after the mark, does not undo it. */
export const MarkedWithoutFlag: Story = {
  name: 'Marcada, sem a lista dizer',
  beforeEach: () => {
    listSays(null);
    fault({ operation: 'markLessonComplete', body: { success: true } });
  },
  play: async ({ canvas, canvasElement }) => {
    await pressAndRead(canvasElement, 'Marcar como concluída', 'Aula marcada como concluída!');
    await expect(canvas.getByRole('button', { name: 'Desmarcar como concluída' })).toBeEnabled();
    await expect(await canvas.findByText(/^Concluída em/, {}, afterNews)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Quando a resposta é não.*\(Concluída\)$/ })).toBeVisible();
  },
};

/** A replica without the mark of the last lesson: the course still finishes. */
export const EndWithStaleList: Story = {
  name: 'A última aula encerra o curso, com a lista atrasada',
  args: { path: '/curso/aula/9' },
  parameters: {
    faults: [{ operation: 'markLessonComplete', body: { success: true, completed_at: '2026-11-18T10:30:00-03:00' } }],
  },
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8]) db().progress.push({ user_id: 2, lesson_id, completed_at });
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByText('Aula marcada como concluída!')).toBeVisible();
    await waitFor(() => expect(requestsTo('GET /courses/2')).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Curso concluído' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuenow', '100');
  },
};

/** A replica that still has the removed mark. */
export const UnmarkedWithStaleList: Story = {
  name: 'Desmarcada, com a lista atrasada',
  args: { path: '/curso/aula/4' },
  beforeEach: () => listSays(true),
  play: async ({ canvas, canvasElement }) => {
    await pressAndRead(canvasElement, 'Desmarcar como concluída', 'Aula desmarcada como concluída!');
    await expect(canvas.getByRole('button', { name: 'Marcar como concluída' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Cinquenta nomes/ })).not.toHaveAccessibleName(/Concluída/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, readsSent, requestsTo, db } from '../../stories/mock.ts';
import { invalidate, queryClient } from '../../shared/reads/queries.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { later, recordAnnounced } from '../../stories/storyChecks.ts';
import { press } from './storyCompletion.ts';

const meta = {
  title: 'Telas/Cursos/Conclusão da aula',
  component: PortalAt,
  args: { path: '/curso/aula/7' },
  parameters: { session: 'active', subject: { role: 'navigation', name: 'Conteúdo do curso', wide: true } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const date = /^Concluída em \d{2}\/\d{2}\/\d{4}$/;

/** Waits until the page has loaded all, and returns a button of it with the focus. */
async function focusOn(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('navigation', { name: 'Outras aulas' });
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  button.focus();
  return button;
}

/** Sends a held answer, expects what turns the button around and reads the course only, and presses it too early. */
async function answerAndPress(answer: () => void, button: HTMLElement, name: string) {
  const before = readsSent().length;
  answer();
  await waitFor(() => expect(button).toHaveAccessibleName(name));
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(readsSent().slice(before)).toContain('GET /courses/2'));
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  await expect(readsSent().slice(before)).toEqual(['GET /courses/2']);
}

/** The button and the outline change before the answer; the date comes after the message. */
export const Marked: Story = {
  name: 'Marcada como concluída',
  play: async ({ canvas, canvasElement }) => {
    const announced = recordAnnounced(canvasElement);
    const answer = fault({ operation: 'markLessonComplete', kind: 'hang' });
    const button = await focusOn(canvasElement, 'Marcar como concluída');
    const inList = canvas.getByRole('link', { name: /^Quando a resposta é não/ });
    await expect(inList).toHaveAccessibleName('Quando a resposta é não');
    // Two presses within one tick.
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAccessibleName('Marcando...'));
    await expect(button).toBeDisabled();
    await expect(inList).toHaveAccessibleName('Quando a resposta é não (Concluída)');
    await expect(canvas.getByRole('button', { name: /^Módulo 2: O convite 2 de 2$/ })).toBeVisible();
    await expect(canvas.queryByText(date)).toBeNull();
    await waitFor(() => expect(requestsTo('POST /user/courses/2/lessons/7/progress')).toHaveLength(1));
    await answerAndPress(answer, button, 'Desmarcar como concluída');
    await expect(announced()).toContain('Aula marcada como concluída!');
    await expect([...canvasElement.querySelectorAll('p')].filter((one) => one.textContent === '')).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Próxima: A agenda de domingo' })).toBeVisible();
    // The message is shown for 3 s in its place.
    await later(3000, () => expect(canvas.getByText(date)).toBeVisible());
    await expect(canvas.queryByText('Aula marcada como concluída!')).toBeNull();
    await expect(requestsTo('DELETE /user/courses/2/lessons/7/progress')).toHaveLength(0);
  },
};

/** Until the answer the date stays. */
export const Unmarked: Story = {
  name: 'Desmarcada',
  args: { path: '/curso/aula/4' },
  play: async ({ canvas, canvasElement }) => {
    const answer = fault({ operation: 'unmarkLessonComplete', kind: 'hang' });
    const button = await focusOn(canvasElement, 'Desmarcar como concluída');
    const text = canvas.getByText(date).textContent;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Desmarcando...'));
    await expect(canvas.getByText(date)).toHaveTextContent(text);
    await expect(canvas.getByRole('link', { name: /^Cinquenta nomes/ })).not.toHaveAccessibleName(/Concluída/);
    await answerAndPress(answer, button, 'Marcar como concluída');
    await expect(canvas.getByText('Aula desmarcada como concluída!')).toBeVisible();
    await expect(canvas.queryByText(date)).toBeNull();
    await expect(requestsTo('DELETE /user/courses/2/lessons/4/progress')).toHaveLength(1);
    await expect(requestsTo('POST /user/courses/2/lessons/4/progress')).toHaveLength(0);
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
function listSays(completed: boolean): void {
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

/**
 * A replica without the mark of the last lesson: the course still finishes. Without another course to continue, the
 * celebration links to the catalogue.
 */
export const EndWithStaleList: Story = {
  name: 'A última aula encerra o único curso, com a lista atrasada',
  args: { path: '/curso/aula/9' },
  parameters: {
    faults: [{ operation: 'markLessonComplete', body: { success: true, completed_at: '2026-11-18T10:30:00-03:00' } }],
  },
  beforeEach: () => {
    const completed_at = '2026-11-01T12:00:00-03:00';
    for (const lesson_id of [7, 8]) db().progress.push({ user_id: 2, lesson_id, completed_at });
    db().enrolments = db().enrolments.filter(({ course_id }) => course_id === 2);
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Marcar como concluída');
    await expect(await canvas.findByText('Aula marcada como concluída!')).toBeVisible();
    await waitFor(() => expect(requestsTo('GET /courses/2')).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Curso concluído' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuenow', '100');
    await expect(await canvas.findByRole('link', { name: 'Ver outros cursos' })).toHaveAttribute('href', '/cursos');
  },
};

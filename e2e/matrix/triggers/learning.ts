import { press, type Outcome, type Triggers } from '../trigger.ts';

/** The page works without this operation. */
const goesOn: Outcome = 'works';

/** The triggers of the learning area: course 2 and its lesson 4 are open, and the member is enrolled in it. */
export const learningTriggers: Triggers<'learning'> = {
  listCourses: {
    // The catalogue is open to visitors: the session ends, and the retry has no token.
    outcomes: { unauthorized: { texts: ['Erro ao carregar cursos.'] } },
  },
  readCourse: { texts: ['Erro ao carregar conteúdo do curso.'] },
  enrollInCourse: {
    as: 'member',
    path: '/curso-iniciar/1',
    act: (page) => press(page, 'Inscrever-se no curso'),
  },
  abandonCourse: {
    as: 'member',
    path: '/curso/2',
    async fill(page) {
      await press(page, 'Abandonar este curso');
      await page.getByRole('button', { name: 'Sim, abandonar' }).waitFor();
    },
    act: (page) => press(page, 'Sim, abandonar'),
  },
  readLesson: {
    // 403 always means "blocked by subscription": docs/api-decisions.md#readlesson.
    outcomes: { forbidden: { texts: ['O conteúdo desta aula é exclusivo para assinantes.'] } },
  },
  readLessonProgress: {
    texts: ['Não foi possível consultar se você já concluiu esta aula.'],
  },
  markLessonComplete: {
    as: 'member',
    path: '/curso/aula/4',
    // This lesson and the next one are open.
    async prepare(mock) {
      for (const lesson of [4, 5])
        await mock.call('DELETE', `/user/courses/2/lessons/${lesson}/progress`, undefined, 'member');
    },
    act: (page) => press(page, 'Marcar como concluída'),
  },
  unmarkLessonComplete: {
    as: 'member',
    path: '/curso/aula/19',
    act: (page) => press(page, 'Desmarcar como concluída'),
  },
  listOrderedLessons: {
    optional: true,
    // The page falls back to the course's own lessons: docs/api-decisions.md#listorderedlessons.
    outcomes: {
      brokenServer: goesOn,
      brokenGateway: goesOn,
      dropped: goesOn,
      hanging: goesOn,
      malformed: goesOn,
      empty: goesOn,
      null: goesOn,
      wrongRootType: goesOn,
      forbidden: goesOn,
      missing: goesOn,
      tooMany: goesOn,
    },
  },
};

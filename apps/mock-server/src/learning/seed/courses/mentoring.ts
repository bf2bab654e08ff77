import type { CourseDraft } from '../draft.ts';

/** A course without modules. */
export const mentoring: CourseDraft = {
  title: 'Mentoria Diamond',
  description: 'Encontros mensais com líderes Diamond. O programa do próximo ciclo será publicado em breve.',
  content: null,
  premium: true,
  modules: [],
};

import type { Database } from '../core/database.ts';
import { digitalMarketing } from './seed/courses/digitalMarketing.ts';
import { ethics } from './seed/courses/ethics.ts';
import { finance } from './seed/courses/finance.ts';
import { firstSteps } from './seed/courses/firstSteps.ts';
import { leadership } from './seed/courses/leadership.ts';
import { prospecting } from './seed/courses/prospecting.ts';
import { publicSpeaking } from './seed/courses/publicSpeaking.ts';
import { buildCourseRows } from './seed/courseRows.ts';
import { plantStudents } from './seed/students.ts';
import type { CourseDraft } from './seed/draft.ts';

/** A course without modules. */
const mentoring: CourseDraft = {
  title: 'Mentoria Diamond',
  description: 'Encontros mensais com líderes Diamond. O programa do próximo ciclo será publicado em breve.',
  premium: true,
  modules: [],
};

/**
 * The initial tables of courses and students; dates count from `now`, random values from the seed
 * number.
 */
export function learningSeed(
  users: Database['users'],
  now: Date,
  seed = 0,
): Pick<Database, 'courses' | 'modules' | 'lessons' | 'enrolments' | 'progress' | 'certificates'> {
  const tables = buildCourseRows([
    firstSteps,
    prospecting,
    leadership,
    digitalMarketing,
    finance,
    publicSpeaking,
    ethics,
    mentoring,
  ]);
  return { ...tables, ...plantStudents(tables, users, now, seed) };
}

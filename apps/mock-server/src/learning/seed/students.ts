import type { CertificateRow, EnrolmentRow, ProgressRow, UserRow } from '../../core/database.ts';
import { lessonsOfCourse } from '../../shared/courseTree.ts';
import { seededRandom } from '../../shared/random.ts';
import { momentBefore } from '../../shared/seedDates.ts';
import type { CourseTables } from './courseRows.ts';

/** A demo member's progress in a course. */
interface Study {
  userId: number;
  course: string;
  /**
   * Number of completed lessons, in the order of the course; `all` completes the published ones and gives a
   * certificate.
   */
  done: number | 'all';
  /** Days since the member completed the last lesson; one day lies between two lessons. */
  lastDone: number;
}

const [mariana, onTrial, canceled, inactive] = [2, 3, 4, 5] as const;

const studies: Study[] = [
  { userId: mariana, course: 'Educação financeira para quem empreende', done: 'all', lastDone: 30 },
  { userId: mariana, course: 'Prospecção e convite: conversas que abrem portas', done: 3, lastDone: 4 },
  { userId: mariana, course: 'Liderança e formação de equipes', done: 0, lastDone: 0 },
  { userId: onTrial, course: 'Primeiros passos na rede', done: 1, lastDone: 2 },
  { userId: onTrial, course: 'Marketing digital para indicações', done: 1, lastDone: 1 },
  { userId: canceled, course: 'Primeiros passos na rede', done: 'all', lastDone: 45 },
  { userId: canceled, course: 'Liderança e formação de equipes', done: 2, lastDone: 16 },
  // A premium course that the member started during a subscription: its content is closed now.
  { userId: inactive, course: 'Liderança e formação de equipes', done: 1, lastDone: 80 },
  { userId: inactive, course: 'Comunicação e oratória', done: 1, lastDone: 90 },
];

/** What the demo members study. */
export interface StudentTables {
  enrolments: EnrolmentRow[];
  progress: ProgressRow[];
  certificates: CertificateRow[];
}

/** Enrolments, marks and certificates of the demo members. Throws when a course or a member is missing. */
export function plantStudents(tables: CourseTables, users: UserRow[], now: Date, seed = 0): StudentTables {
  const random = seededRandom(2026 + seed);
  const planted: StudentTables = { enrolments: [], progress: [], certificates: [] };
  for (const { userId, course: title, done, lastDone } of studies) {
    const course = tables.courses.find((row) => row.title === title);
    const user = users.find((row) => row.id === userId);
    if (!course || !user) throw new Error(`There is no course "${title}" or no member ${userId}.`);
    const lessons = lessonsOfCourse(tables, course.id).filter((lesson) => lesson.published === 1);
    const completed = done === 'all' ? lessons : lessons.slice(0, done);
    planted.enrolments.push({ user_id: user.id, course_id: course.id });
    completed.forEach((lesson, index) => {
      const completed_at = momentBefore(now, lastDone + completed.length - 1 - index, 19);
      planted.progress.push({ user_id: user.id, lesson_id: lesson.id, completed_at });
    });
    if (done !== 'all') continue;
    const issued_at = momentBefore(now, lastDone, 19);
    const id = planted.certificates.length + 1;
    planted.certificates.push({
      id,
      user_id: user.id,
      course_id: course.id,
      title,
      student: user.name,
      issued_at,
      key: random.key(),
    });
  }
  return planted;
}

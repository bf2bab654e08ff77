import type { CourseRow, LessonRow, ModuleRow } from '../../core/database.ts';
import type { CourseDraft, LessonDraft, ModuleDraft } from './draft.ts';

/** The three tables of a list of drafts. */
export interface CourseTables {
  courses: CourseRow[];
  modules: ModuleRow[];
  lessons: LessonRow[];
}

function addLesson(
  { lessons }: CourseTables,
  draft: LessonDraft,
  { id, course_id }: ModuleRow,
  position: number,
): void {
  lessons.push({
    id: lessons.length + 1,
    module_id: id,
    course_id,
    title: draft.title,
    content: draft.content,
    video_url: draft.video ?? null,
    resource_url: draft.links?.join(', ') ?? null,
    position,
    is_required: draft.optional ? 0 : 1,
    published: draft.unpublished ? 0 : 1,
  });
}

function addModule(tables: CourseTables, draft: ModuleDraft, course_id: number, position: number): void {
  const module = {
    id: tables.modules.length + 1,
    course_id,
    title: draft.title,
    description: draft.description,
    position,
  };
  tables.modules.push(module);
  draft.lessons.forEach((lesson, index) => addLesson(tables, lesson, module, index + 1));
}

/** The optional fields that a course's draft omits. */
const emptyCourse: Omit<CourseRow, 'id' | 'title' | 'is_premium'> = { description: null, content: null };

/** Builds rows from drafts of courses: ids count from 1 in each table, positions from 1 in each parent. */
export function buildCourseRows(drafts: CourseDraft[]): CourseTables {
  const tables: CourseTables = { courses: [], modules: [], lessons: [] };
  drafts.forEach(({ title, premium, modules, ...fields }, index) => {
    const id = index + 1;
    tables.courses.push({ id, title, ...emptyCourse, ...fields, is_premium: premium ? 1 : 0 });
    modules.forEach((module, at) => addModule(tables, module, id, at + 1));
  });
  return tables;
}

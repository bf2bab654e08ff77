import type { CourseRow, LessonRow, ModuleRow } from '../../core/database.ts';
import type { CourseDraft, LessonDraft, ModuleDraft } from './draft.ts';

/** The three tables made from a list of drafts. */
export interface CourseTables {
  courses: CourseRow[];
  modules: ModuleRow[];
  lessons: LessonRow[];
}

function plantLesson(
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

function plantModule(tables: CourseTables, draft: ModuleDraft, course_id: number, position: number): void {
  const module = {
    id: tables.modules.length + 1,
    course_id,
    title: draft.title,
    description: draft.description,
    position,
  };
  tables.modules.push(module);
  draft.lessons.forEach((lesson, index) => plantLesson(tables, lesson, module, index + 1));
}

/** Rows for drafted courses: ids count from 1 in each table, positions from 1 in each parent. */
export function buildCourseRows(drafts: CourseDraft[]): CourseTables {
  const tables: CourseTables = { courses: [], modules: [], lessons: [] };
  drafts.forEach(({ title, description, content, premium, modules }, index) => {
    const id = index + 1;
    tables.courses.push({ id, title, description, content, is_premium: premium ? 1 : 0 });
    modules.forEach((module, place) => plantModule(tables, module, id, place + 1));
  });
  return tables;
}

import { errorBodies } from '@raiz/contract';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { LessonRow, Database } from '../core/database.ts';
import { issueCertificates } from '../shared/certificates.ts';
import { lessonsOf } from '../shared/courseTree.ts';
import { nextId } from '../shared/nextId.ts';
import { changedFields } from './lessonChange.ts';
import { removeLessons } from './removal.ts';
import { badField, linkFault, maxChildren, optionalLinks, optionalText } from './rules.ts';

const notFound = { status: 404, body: errorBodies.AulaNaoEncontrada } as const;

const moduleNotFound = { status: 404, body: errorBodies.ModuloNaoEncontrado } as const;

/** Whether a module belongs to a course: a lesson may move within its course only. */
function isInCourse(db: Database, moduleId: number, courseId: number): boolean {
  return db.modules.some((module) => module.id === moduleId && module.course_id === courseId);
}

/** Authoring of lessons: `docs/api-decisions.md#admin-calls`. */
export const lessonHandlers = {
  listLessons({ db, path }) {
    if (!db.modules.some((row) => row.id === path.moduleId)) return moduleNotFound;
    return { status: 200, body: lessonsOf(db, path.moduleId) };
  },

  readAdminLesson({ db, path }) {
    const lesson = db.lessons.find((row) => row.id === path.id);
    return lesson ? { status: 200, body: lesson } : notFound;
  },

  createLesson({ db, body }) {
    const fault = linkFault(body);
    if (fault) return { status: 400, body: fault };
    const module = db.modules.find((row) => row.id === body.module_id);
    if (!module) return moduleNotFound;
    if (lessonsOf(db, module.id).length >= maxChildren)
      return { status: 400, body: badField('module_id', `O módulo já tem ${maxChildren} aulas.`) };
    const { module_id, title, content, video_url, resource_url, position, is_required, published, ...rest } = body;
    nothingElse(rest);
    const lesson: LessonRow = {
      id: nextId(db.lessons.map((row) => row.id)),
      module_id,
      course_id: module.course_id,
      title: title.trim(),
      content: optionalText(content),
      video_url: optionalLinks(video_url),
      resource_url: optionalLinks(resource_url),
      position: position ?? 1,
      is_required: is_required ?? 1,
      published: published ?? 0,
    };
    db.lessons.push(lesson);
    return { status: 201, body: lesson };
  },

  updateLesson({ db, path, body, now }) {
    const lesson = db.lessons.find((row) => row.id === path.id);
    if (!lesson) return notFound;
    const fault = linkFault(body);
    if (fault) return { status: 400, body: fault };
    const changes = changedFields(body);
    if (Object.keys(changes).length === 0) return { status: 400, body: badField('', 'Envie ao menos um campo.') };
    if (changes.module_id !== undefined && !isInCourse(db, changes.module_id, lesson.course_id)) {
      return { status: 400, body: badField('module_id', 'O módulo não é deste curso.') };
    }
    Object.assign(lesson, changes);
    issueCertificates(db, lesson.course_id, now);
    return { status: 200, body: lesson };
  },

  deleteLesson({ db, path, now }) {
    const lesson = db.lessons.find((row) => row.id === path.id);
    if (!lesson) return notFound;
    removeLessons(db, (row) => row.id === lesson.id);
    issueCertificates(db, lesson.course_id, now);
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers;

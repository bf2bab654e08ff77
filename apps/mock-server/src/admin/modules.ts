import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { ModuleRow } from '../core/database.ts';
import { issueCertificates } from '../shared/certificates.ts';
import { modulesOf } from '../shared/courseTree.ts';
import { nextId } from '../shared/nextId.ts';
import { removeModule } from './removal.ts';
import { badField, maxChildren, optionalText } from './rules.ts';

const notFound = { status: 404, body: errorBodies.ModuloNaoEncontrado } as const;

const courseNotFound = { status: 404, body: errorBodies.CursoNaoEncontrado } as const;

/** A module row from an author's form: replaces every field. */
function moduleFrom(id: number, body: Schemas['EdicaoModulo']): ModuleRow {
  const { course_id, title, description, position = 1, ...rest } = body;
  nothingElse(rest);
  return { id, course_id, title: title.trim(), description: optionalText(description), position };
}

/** Authoring of modules: `docs/api-decisions.md#admin-calls`. */
export const moduleHandlers = {
  listModules({ db, path }) {
    if (!db.courses.some((row) => row.id === path.courseId)) return courseNotFound;
    return { status: 200, body: modulesOf(db, path.courseId) };
  },

  readModule({ db, path }) {
    const module = db.modules.find((row) => row.id === path.id);
    return module ? { status: 200, body: module } : notFound;
  },

  createModule({ db, body }) {
    if (!db.courses.some((row) => row.id === body.course_id)) return courseNotFound;
    if (modulesOf(db, body.course_id).length >= maxChildren)
      return { status: 400, body: badField('course_id', `O curso já tem ${maxChildren} módulos.`) };
    const module = moduleFrom(nextId(db.modules.map((row) => row.id)), body);
    db.modules.push(module);
    return { status: 201, body: module };
  },

  updateModule({ db, path, body }) {
    const module = db.modules.find((row) => row.id === path.id);
    if (!module) return notFound;
    if (body.course_id !== module.course_id) {
      return { status: 400, body: badField('course_id', 'O módulo pertence a outro curso.') };
    }
    Object.assign(module, moduleFrom(module.id, body));
    return { status: 200, body: module };
  },

  deleteModule({ db, path, now }) {
    const module = db.modules.find((row) => row.id === path.id);
    if (!module) return notFound;
    removeModule(db, module.id);
    issueCertificates(db, module.course_id, now);
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers;

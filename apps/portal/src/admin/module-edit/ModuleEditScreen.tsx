import type { Schemas } from '@raiz/api-client';
import { adminModuleEditMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { toModuleValues } from '../shared/moduleValues.ts';
import { ModuleEditForm, type ModuleEditFormProps } from './ModuleEditForm.tsx';

export interface ModuleEditScreenProps extends Omit<ModuleEditFormProps, 'initial'> {
  /** The course, or null while it is not there. */
  course: Schemas['Curso'] | null;
  /** The module, or null while it is not there. */
  module: Schemas['Modulo'] | null;
  /** One of the two could not be loaded. */
  failed: boolean;
  /** Loads them again; null for an address that names no module of this course. */
  onRetry: (() => void) | null;
}

/** The page of one module (spec, section 2, Admin screens). */
export function ModuleEditScreen({ course, module, failed, onRetry, ...form }: ModuleEditScreenProps) {
  const ready = course !== null && module !== null;
  const crumbs = [
    { label: adminWords.courses, href: paths.adminCourses },
    ...(ready ? [{ label: course.title, href: to.adminModules(form.courseId) }, { label: module.title }] : []),
  ];
  return (
    <AdminPage title={messages.title} crumbs={crumbs}>
      {!ready && (
        <AdminLoading text={messages.loading} failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />
      )}
      {ready && <ModuleEditForm {...form} initial={toModuleValues(module)} />}
    </AdminPage>
  );
}

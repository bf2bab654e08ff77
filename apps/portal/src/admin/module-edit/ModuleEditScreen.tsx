import type { Schemas } from '@raiz/api-client';
import { LoadFailed, Loading, SkeletonText } from '@raiz/ui';
import { adminCoursesMessages, adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
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
  /** An attempt to load them is under way. */
  retrying: boolean;
  onRetry: () => void;
}

/** The page of one module (spec, section 2, Admin screens). */
export function ModuleEditScreen({ course, module, failed, retrying, onRetry, ...form }: ModuleEditScreenProps) {
  const ready = course !== null && module !== null;
  const crumbs = [
    { label: adminCoursesMessages.title, href: paths.adminCourses },
    ...(ready ? [{ label: course.title, href: to.adminModules(form.courseId) }, { label: module.title }] : []),
  ];
  return (
    <AdminPage title={messages.title} crumbs={crumbs}>
      {!ready && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {!ready && !failed && <Loading text={messages.loading}><SkeletonText lines={6} /></Loading>}
      {ready && <ModuleEditForm {...form} initial={toModuleValues(module)} />}
    </AdminPage>
  );
}

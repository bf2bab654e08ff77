import { ButtonLink } from '@raiz/ui';
import { adminModuleEditMessages as messages, adminModulesMessages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { aboveCourse, AdminPage, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { named } from '../shared/named.ts';
import { toModuleValues } from '../shared/moduleValues.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { ModuleEditForm } from './ModuleEditForm.tsx';

/** `/admin/curso/{cursoId}/modulo/{moduloId}`: one module (docs/specification.md#module-edit). */
export function Route() {
  const courseId = usePathId('cursoId');
  const moduleId = usePathId('moduloId');
  return courseId === null || moduleId === null ? <Unknown /> : <ModuleEdit {...{ courseId, moduleId }} />;
}

function Unknown() {
  return <UnknownAdminPage title={messages.title}>{messages.loadFailed}</UnknownAdminPage>;
}

function ModuleEdit({ courseId, moduleId }: { courseId: number; moduleId: number }) {
  const courseQuery = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } });
  const moduleQuery = $api.useQuery('get', '/admin/modules/{id}', { params: { path: { id: moduleId } } }, readForForm);
  const course = courseQuery.data;
  const module = useFirstAnswer(moduleQuery);
  const isReady = course !== undefined && module !== null;
  // A module cannot be saved from the page of another course.
  if (module && (module.course_id ?? courseId) !== courseId) return <Unknown />;

  return (
    <AdminPage
      title={messages.title}
      above={aboveCourse(isReady && { courseId, title: named(course).title })}
      actions={
        isReady && (
          <ButtonLink variant="secondary" href={to.adminLessons(courseId, moduleId)}>
            {adminModulesMessages.lessons}
          </ButtonLink>
        )
      }
    >
      {isReady ? (
        <ModuleEditForm courseId={courseId} moduleId={moduleId} initial={toModuleValues(module)} />
      ) : (
        <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={[courseQuery, moduleQuery]} />
      )}
    </AdminPage>
  );
}

import { ButtonLink } from '@raiz/ui';
import { adminModuleEditMessages as messages, adminModulesMessages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { usePathId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { named } from '../shared/named.ts';
import { toModuleValues } from '../shared/moduleValues.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';
import { ModuleEditForm } from './ModuleEditForm.tsx';

/** `/admin/curso/{cursoId}/modulo/{moduloId}`: one module (docs/specification.md#module-edit). */
export function Route() {
  const courseId = usePathId('cursoId') ?? 0;
  const moduleId = usePathId('moduloId') ?? 0;
  const enabled = courseId > 0 && moduleId > 0;
  const courseQuery = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const moduleQuery = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    { enabled, ...readForForm },
  );
  const course = courseQuery.data;
  const module = useFirstAnswer(moduleQuery);
  // A module cannot be saved from the page of another course.
  const notFound = !enabled || (module !== null && (module.course_id ?? courseId) !== courseId);
  const isReady = course !== undefined && module !== null && !notFound;

  return (
    <AdminPage
      title={messages.title}
      above={[
        { label: adminWords.courses, href: paths.adminCourses },
        ...(isReady ? [{ label: named(course).title, href: to.adminModules(courseId), lang: 'pt-BR' }] : []),
      ]}
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
        <AdminLoading
          text={messages.loading}
          failedText={messages.loadFailed}
          queries={[courseQuery, moduleQuery]}
          notFound={notFound}
        />
      )}
    </AdminPage>
  );
}

import { toFailure } from '@raiz/api-client';
import { ButtonLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages, adminModulesMessages } from '@raiz/ui/messages/admin';
import { usePathId } from '../../shared/page/ids.ts';
import { pathTo } from '../../shared/page/paths.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { $api } from '../../shared/reads/queries.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { aboveCourse, AdminLoading, AdminPage, withTitle, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { moduleReads } from '../shared/changedReads.ts';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { freshQueryOptions, useInitialData } from '../shared/initialData.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { adminGuard, SaveForm } from '../shared/SaveForm.tsx';
import { changeModule, readModule, saveFailure } from '../shared/stored.ts';
import {
  checkModule,
  moduleLabels,
  type ModuleValues,
  normalizeModule,
  toModuleBody,
  toModuleValues,
} from '../shared/values.ts';

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
  const moduleQuery = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    freshQueryOptions,
  );
  const course = courseQuery.data;
  const module = useInitialData(moduleQuery);
  const isReady = course !== undefined && module !== null;
  // The page of one course cannot save a module of another.
  if (module && (module.course_id ?? courseId) !== courseId) return <Unknown />;

  return (
    <AdminPage
      title={messages.title}
      above={aboveCourse(isReady && { courseId, title: withTitle(course).title })}
      actions={
        isReady && (
          <ButtonLink variant="secondary" href={pathTo.adminLessons(courseId, moduleId)}>
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

interface ModuleEditFormProps {
  /** The module's course, for the back link. */
  courseId: number;
  /** The module being edited. */
  moduleId: number;
  /** The initial values of the fields. */
  initial: ModuleValues;
}

/** Two messages by kind of failure (docs/api-decisions.md#updatemodule). */
function failureTexts(error: unknown) {
  const { status } = toFailure(error);
  const isRejection = status >= 400 && status < 500;
  return { fallback: isRejection ? messages.invalid : messages.serverFailed, serverText: false };
}

/** Title, description and position of one module. */
function ModuleEditForm({ courseId, moduleId, initial }: ModuleEditFormProps) {
  const list = pathTo.adminModules(courseId);
  const navigateLater = useDelayedNavigate();
  const form = useSavedForm({
    guard: adminGuard,
    draftKey: `module:${moduleId}`,
    values: initial,
    stored: {
      read: async () => toModuleValues(await readModule(moduleId)),
      normalize: normalizeModule,
      labels: moduleLabels,
    },
    check: checkModule,
    failure: saveFailure(adminFormMessages.gone.module, failureTexts),
    send: (values) => changeModule(moduleId, toModuleBody(values, courseId)),
    invalidates: moduleReads,
    invalidatesOnFailure: moduleReads,
    onSuccess: () => navigateLater(list, saveDelays.module),
  });

  return (
    <SaveForm
      form={form}
      texts={{ submit: messages.save, submitting: messages.saving, success: messages.success }}
      list={list}
    >
      <ModuleFields control={form.control} />
    </SaveForm>
  );
}

import { ButtonLink, CheckboxField, TextAreaField, TextField } from '@raiz/ui';
import {
  adminCourseFormMessages as messages,
  adminCoursesMessages,
  adminFormMessages,
  adminAccessMessages,
} from '@raiz/ui/messages/admin';
import { useSearchParams } from 'react-router-dom';
import { wholeNumber } from '../../shared/page/ids.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { $api } from '../../shared/reads/queries.ts';
import { FormField } from '../../shared/writes/FormField.tsx';
import { aboveCourse, AdminLoading, AdminPage, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { courseReads } from '../shared/changedReads.ts';
import { freshQueryOptions, useInitialData } from '../shared/initialData.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { adminGuard, SaveForm } from '../shared/SaveForm.tsx';
import { changeCourse, createCourse, findRow, readCourse, readCourses, saveFailure } from '../shared/stored.ts';
import type { StoredItem } from '../../shared/saved/savedForm.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import {
  courseLabels,
  type CourseValues,
  newCourse,
  titleError,
  toCourseBody,
  toCourseValues,
} from '../shared/values.ts';

/** `/admin/cursos-novo`, with `?id=` for an existing course (docs/specification.md#course-form). */
export function Route() {
  const [search] = useSearchParams();
  const address = search.get('id');
  const id = wholeNumber(address);
  if (address === null)
    return (
      <AdminPage title={messages.newTitle} above={aboveCourse()}>
        <CourseForm id={null} initial={newCourse} />
      </AdminPage>
    );
  if (id === null) return <UnknownAdminPage title={messages.editTitle}>{messages.loadFailed}</UnknownAdminPage>;
  // Remounts for another id: text typed for one course must not be saved to another.
  return <StoredCourse key={id} id={id} />;
}

function StoredCourse({ id }: { id: number }) {
  const query = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id } } }, freshQueryOptions);
  const course = useInitialData(query);
  return (
    <AdminPage
      title={messages.editTitle}
      above={aboveCourse()}
      actions={
        <ButtonLink variant="secondary" href={pathTo.adminModules(id)}>
          {adminCoursesMessages.manageModules}
        </ButtonLink>
      }
    >
      {course ? (
        <CourseForm id={id} initial={toCourseValues(course)} />
      ) : (
        <AdminLoading text={messages.loading} failedText={messages.loadFailed} queries={[query]} />
      )}
    </AdminPage>
  );
}

interface CourseFormProps {
  /** Id of the course being edited, or null for a new one. */
  id: number | null;
  /** The initial values of the fields. */
  initial: CourseValues;
}

function storedCourse(id: number): StoredItem<CourseValues> {
  return {
    read: async () => toCourseValues(await readCourse(id)),
    normalize: (values) => values,
    labels: courseLabels,
  };
}

/** The form of a new or an existing course. */
function CourseForm({ id, initial }: CourseFormProps) {
  const navigateLater = useDelayedNavigate();
  const form = useSavedForm({
    guard: adminGuard,
    draftKey: `course:${id ?? 'new'}`,
    values: initial,
    stored: id === null ? null : storedCourse(id),
    check: ({ title }) => ({ title: titleError(title) }),
    send(values, _changed, made) {
      const body = toCourseBody(values);
      const courseId = id ?? made;
      return courseId === null ? createCourse(body) : changeCourse(courseId, body);
    },
    find: (values) => findRow(readCourses, toCourseValues, values),
    failure: saveFailure(id === null ? null : adminFormMessages.gone.course, {
      fallback: messages.saveFailed,
      connection: adminAccessMessages.connectionFailed,
    }),
    invalidates: courseReads,
    invalidatesOnFailure: courseReads,
    onSuccess: () => navigateLater(paths.adminCourses, saveDelays.course),
  });
  const { control } = form;

  return (
    <SaveForm
      form={form}
      texts={{ submit: messages.save, submitting: messages.saving, success: messages.success }}
      list={paths.adminCourses}
    >
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={adminFormMessages.title} required />}
      </FormField>
      <FormField control={control} name="description">
        {(field) => (
          <TextAreaField {...field} label={adminFormMessages.description} optionalText={adminFormMessages.optional} />
        )}
      </FormField>
      <FormField control={control} name="content">
        {(field) => (
          <TextAreaField
            {...field}
            label={adminFormMessages.content}
            optionalText={adminFormMessages.optional}
            hint={messages.contentHint}
            rows={8}
          />
        )}
      </FormField>
      <FormField control={control} name="is_premium">
        {({ value, ...field }) => (
          <CheckboxField {...field} label={adminFormMessages.premium} hint={messages.premiumHint} checked={value} />
        )}
      </FormField>
    </SaveForm>
  );
}

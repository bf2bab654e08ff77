import type { Received } from '@raiz/api-client';
import { ButtonLink, CourseCover, EmptyState, PlusIcon, StatusText } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { useMemo, useState } from 'react';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { $api } from '../../shared/reads/queries.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { hasId, nonNullRows, rowKeys, type WithId } from '../../shared/reads/rows.ts';
import { api } from '../../shared/session/api.ts';
import { AdminLoading, AdminPage } from '../shared/AdminPage.tsx';
import { courseTreeReads } from '../shared/changedReads.ts';
import { actionsColumn, Description, titleColumn } from '../shared/columns.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { PageNotice, type PageMessage } from '../shared/PageMessage.tsx';
import { readCourses } from '../shared/stored.ts';
import * as styles from '../shared/layout.css.ts';

type Course = Received<'Curso'>;

/** `/admin/cursos`: all courses (docs/specification.md#admin-courses). */
export function Route() {
  const courses = $api.useQuery('get', '/admin/courses');
  const [message, setMessage] = useState<PageMessage | null>(null);
  const [deleting, setDeleting] = useStateHere<WithId<Course> | null>(null);
  const rows = nonNullRows(courses.data ?? []);

  const columns = useMemo(
    () => [
      ...facts,
      actionsColumn<Course>((course, name) => ({
        actions: [
          { label: messages.edit, name: messages.editItem(name), href: pathTo.adminCourse(course.id) },
          { label: messages.manageModules, name: messages.manageItem(name), href: pathTo.adminModules(course.id) },
        ],
        deleteName: messages.deleteItem(name),
        onDelete() {
          setMessage(null);
          setDeleting(course);
        },
      })),
    ],
    [setDeleting],
  );

  const isEmpty = courses.data?.length === 0;
  const newCourse = (
    <ButtonLink icon={<PlusIcon />} href={paths.adminCourseForm}>
      {messages.newCourse}
    </ButtonLink>
  );

  return (
    <AdminPage title={messages.title} actions={!isEmpty && newCourse}>
      <PageNotice message={message} kinds={['deleted', 'gone']} />
      {!courses.data && (
        <AdminLoading kind="list" text={messages.loading} failedText={messages.loadFailed} queries={[courses]} />
      )}
      {isEmpty && <EmptyState title={messages.none} action={newCourse} lang="en" />}
      {rows.length > 0 && (
        <div className={styles.list}>
          <DataTable
            caption={messages.title}
            hideCaption
            lang="en"
            rows={rows}
            rowKey={rowKeys(rows)}
            columns={columns}
          />
        </div>
      )}
      <DroppedRows rows={courses.data ?? []} texts={adminFormMessages.dropped} />
      {deleting && (
        <DeleteDialog
          kind="course"
          item={deleting}
          send={({ id }) => api.DELETE('/admin/courses/{id}', { params: { path: { id } } })}
          read={readCourses}
          invalidates={courseTreeReads}
          texts={messages.deletion}
          onCancel={() => setDeleting(null)}
          onDeleted={(_course, next) => {
            setDeleting(null);
            setMessage(next);
          }}
        />
      )}
    </AdminPage>
  );
}

const facts: readonly DataTableColumn<Course>[] = [
  {
    id: 'cover',
    header: messages.cover,
    hideHeader: true,
    listPlacement: 'leading',
    render: (course) => hasId(course) && <CourseCover courseId={course.id} size="thumb" />,
  },
  titleColumn(
    pathTo.adminModules,
    ({ description }) => description?.trim() && <Description>{description}</Description>,
  ),
  {
    id: 'premium',
    header: messages.access,
    listLabel: '',
    oneLine: true,
    render({ is_premium }) {
      if (is_premium === null) return emptyValue;
      return is_premium === 1 ? (
        <StatusText tone="premium">{messages.premium}</StatusText>
      ) : (
        <StatusText tone="free">{messages.free}</StatusText>
      );
    },
  },
];

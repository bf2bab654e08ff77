import type { Received } from '@raiz/api-client';
import { Button, PageIcon, PlayIcon, StatusText } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import type { DataTableColumn } from '@raiz/ui/table';
import { useEffect, useMemo } from 'react';
import { lessonKind } from '../../shared/courses/lessonKind.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { pathTo } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import type { WithId } from '../../shared/reads/rows.ts';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { aboveCourse, AdminLoading, AdminPage, withTitle, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { lessonReads } from '../shared/changedReads.ts';
import { useEventCallback } from '../../shared/page/useEventCallback.ts';
import { actionsColumn, titleColumn } from '../shared/columns.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { LessonMaterialFields, LessonPreviewPane, LessonStateFields } from '../shared/LessonFields.tsx';
import { CloseFormButton, ListEditor, OpenFormButton } from '../shared/ListEditor.tsx';
import { nextFreePosition } from '../shared/order/order.ts';
import { goneMessage } from '../shared/PageMessage.tsx';
import { adminGuard, SaveForm } from '../shared/SaveForm.tsx';
import { changeLesson, changeRow, createLesson, findRow, readLesson, saveFailure } from '../shared/stored.ts';
import type { StoredItem } from '../../shared/saved/savedForm.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { type ListEditor as Editor, useListEditor } from '../shared/useListEditor.ts';
import {
  checkLesson,
  lessonLabels,
  type LessonValues,
  newLesson,
  normalizeLesson,
  toLessonBody,
  toLessonPart,
  toLessonValues,
} from '../shared/values.ts';
import * as styles from '../shared/layout.css.ts';
import { failedAction } from './failedAction.ts';

type Lesson = Received<'Aula'>;

const { publication } = messages;

/**
 * `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`: the lessons of a module and their form
 * (docs/specification.md#admin-lessons).
 */
export function Route() {
  const courseId = usePathId('cursoId');
  const moduleId = usePathId('moduloId');
  if (courseId === null || moduleId === null)
    return <UnknownAdminPage title={messages.title}>{messages.loadFailed}</UnknownAdminPage>;
  return <Lessons key={moduleId} courseId={courseId} moduleId={moduleId} />;
}

function Lessons({ courseId, moduleId }: { courseId: number; moduleId: number }) {
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } });
  const module = $api.useQuery('get', '/admin/modules/{id}', { params: { path: { id: moduleId } } });
  const lessons = $api.useQuery('get', '/admin/lessons/module/{moduleId}', { params: { path: { moduleId } } });
  const editor = useListEditor<Lesson>({
    rows: lessons.data ?? null,
    read: async () =>
      dataOrThrow(await api.GET('/admin/lessons/module/{moduleId}', { params: { path: { moduleId } } })),
    store: ({ id }, position) => changeLesson(id, { position }),
    invalidates: lessonReads,
  });
  const columns = useColumns(editor);
  const { items, entry, deleting } = editor;
  const opener = (
    <OpenFormButton editor={editor} formBelow>
      {messages.newLesson}
    </OpenFormButton>
  );
  const isReady = course.data !== undefined && module.data !== undefined && items !== null;

  // The module in the address may belong to another course: its title would be wrong here.
  if (module.data && (module.data.course_id ?? courseId) !== courseId)
    return <UnknownAdminPage title={messages.title}>{messages.loadFailed}</UnknownAdminPage>;

  return (
    <AdminPage
      title={isReady ? messages.titleOf({ module: withTitle(module.data).title }) : messages.title}
      above={aboveCourse(isReady && { courseId, title: withTitle(course.data).title })}
      asStudent={isReady && pathTo.course(courseId)}
      actions={isReady && items.length > 0 && opener}
    >
      {isReady ? (
        <ListEditor
          editor={editor}
          rows={lessons.data ?? []}
          columns={columns}
          texts={messages}
          opener={opener}
          formBelow
          formTitle={entry ? messages.form.editTitle(withTitle(entry)) : messages.form.addTitle}
        >
          <LessonForm key={editor.formKey} courseId={courseId} moduleId={moduleId} editor={editor} />
        </ListEditor>
      ) : (
        <AdminLoading
          kind="list"
          text={messages.loading}
          failedText={messages.loadFailed}
          queries={[course, module, lessons]}
        />
      )}
      {deleting && (
        <DeleteDialog
          kind="lesson"
          item={deleting}
          send={({ id }) => api.DELETE('/admin/lessons/{id}', { params: { path: { id } } })}
          read={editor.read}
          invalidates={lessonReads}
          texts={messages.deletion}
          failure={(error) => failedAction(error, messages.deletion)}
          onCancel={editor.cancelDelete}
          onDeleted={editor.onDeleted}
        />
      )}
    </AdminPage>
  );
}

const facts: readonly DataTableColumn<Lesson>[] = [
  titleColumn(pathTo.lesson),
  {
    id: 'kind',
    header: adminFormMessages.kind,
    wideOnly: true,
    listLabel: '',
    oneLine: true,
    render(lesson) {
      const kind = lessonKind(lesson);
      if (kind === undefined) return emptyValue;
      return (
        <span className={styles.kind}>
          {kind === 'video' ? <PlayIcon size="text" /> : <PageIcon size="text" />}
          {adminFormMessages.kinds[kind]}
        </span>
      );
    },
  },
  {
    id: 'published',
    header: adminFormMessages.published,
    listLabel: '',
    oneLine: true,
    render: (lesson) =>
      lesson.published === 1 ? (
        <StatusText tone="done">{publication.publishedLabel}</StatusText>
      ) : (
        <StatusText tone="unpublished">{publication.draftLabel}</StatusText>
      ),
  },
];

/** The columns of the lessons; the actions publish, edit and delete. */
function useColumns({ open, askToDelete, ...list }: Editor<Lesson>): readonly DataTableColumn<Lesson>[] {
  const { changing, toggle } = usePublication(list);
  const onPublish = useEventCallback(toggle);
  return useMemo(
    () => [
      ...facts,
      actionsColumn((lesson, name) => {
        const isPublished = lesson.published === 1;
        return {
          actions: [
            {
              label: isPublished ? publication.unpublish : publication.publish,
              name: isPublished ? publication.unpublishItem(name) : publication.publishItem(name),
              busyLabel: changing === lesson.id ? publication.changing : null,
              disabled: changing !== null,
              turns: isPublished,
              onAct: () => onPublish(lesson),
            },
            { label: messages.edit, name: messages.editItem(name), onAct: () => open(lesson) },
          ],
          deleteName: messages.deleteItem(name),
          onDelete: () => askToDelete(lesson),
        };
      }),
    ],
    [changing, onPublish, open, askToDelete],
  );
}

function opposite(lesson: Lesson): 0 | 1 {
  return lesson.published === 1 ? 0 : 1;
}

/** Publishes or unpublishes a lesson of the list; sends only `published` (docs/specification.md#publication). */
function usePublication({ read, setMessage, onChanged }: Pick<Editor<Lesson>, 'read' | 'setMessage' | 'onChanged'>) {
  const { busy, variables, run } = useWrite(
    (lesson: WithId<Lesson>) =>
      changeRow(lesson.id, () => changeLesson(lesson.id, { published: opposite(lesson) }), read),
    {
      failure: (error) => failedAction(error, publication),
      invalidates: lessonReads,
      invalidatesOnFailure: lessonReads,
      onSuccess(change, lesson) {
        if (change === 'gone') {
          setMessage(goneMessage(lesson));
          return;
        }
        const published = opposite(lesson);
        onChanged({ ...lesson, published });
        setMessage({ kind: 'done', text: published === 1 ? publication.published : publication.unpublished });
      },
      onFailure: (_error, _lesson, text) => setMessage({ kind: 'failed', text }),
    },
  );

  return {
    /** Id of the lesson whose publication is being changed, or null. */
    changing: busy && variables ? variables.id : null,
    toggle(lesson: WithId<Lesson>) {
      setMessage(null);
      run(lesson);
    },
  };
}

const { form: texts } = messages;

function storedLesson(id: number): StoredItem<LessonValues> {
  return { read: async () => toLessonValues(await readLesson(id)), normalize: normalizeLesson, labels: lessonLabels };
}

interface LessonFormProps {
  /** The course and the module of the lesson. */
  courseId: number;
  moduleId: number;
  /** The list and the lesson that is being edited. */
  editor: Editor<Lesson>;
}

/** The form below the list: adds a lesson or edits one. */
function LessonForm({ courseId, moduleId, editor }: LessonFormProps) {
  const { items, entry: lesson } = editor;
  const form = useSavedForm({
    guard: adminGuard,
    draftKey: `lesson:${lesson?.id ?? `new:${moduleId}`}`,
    values: lesson ? toLessonValues(lesson) : newLesson,
    stored: lesson && storedLesson(lesson.id),
    check: checkLesson,
    failure: saveFailure(lesson ? adminFormMessages.gone.lesson : adminFormMessages.gone.module, {
      fallback: texts.failed,
    }),
    send(values, changed, made) {
      const id = lesson?.id ?? made;
      return id === null
        ? createLesson(toLessonBody(values, moduleId))
        : changeLesson(id, toLessonPart(values, changed));
    },
    find: (values) => findRow(editor.read, toLessonValues, normalizeLesson(values)),
    invalidates: lessonReads,
    invalidatesOnFailure: lessonReads,
    onSuccess: () => editor.onSaved(lesson ? texts.saved : texts.added),
  });
  const { markStored } = form;
  const { published, position } = lesson ?? {};

  // A publication and a move made in the list: the form's save must not undo them.
  useEffect(() => {
    if (published !== undefined) markStored({ published: published === 1 });
    if (position != null) markStored({ position: String(position) });
  }, [published, position, markStored]);

  return (
    <SaveForm
      besideList
      form={form}
      label={lesson ? texts.editTitle(withTitle(lesson)) : texts.addTitle}
      texts={{ submit: lesson ? texts.save : texts.add, submitting: texts.saving }}
      actions={
        lesson ? (
          <Button variant="secondary" disabled={form.busy} onClick={editor.close}>
            {texts.cancelEdit}
          </Button>
        ) : (
          <CloseFormButton wide={editor.isOpen} disabled={form.busy} onClose={editor.close} />
        )
      }
      preview={<LessonPreviewPane control={form.control} courseId={courseId} />}
      onSubmit={() => editor.setMessage(null)}
    >
      <LessonMaterialFields control={form.control} courseId={courseId} />
      <LessonStateFields control={form.control} nextFree={lesson ? undefined : nextFreePosition(items ?? [])} />
    </SaveForm>
  );
}

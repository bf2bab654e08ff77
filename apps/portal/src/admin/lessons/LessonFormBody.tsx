import type { Schemas } from '@raiz/api-client';
import { Button, Form, Notice } from '@raiz/ui';
import { adminFormMessages, adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { lessonReads } from '../shared/changedReads.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { lessonFields, newLesson, toLessonBody, toLessonValues, type LessonValues } from '../shared/lessonValues.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useSave } from '../shared/useSave.ts';

export interface LessonFormBodyProps {
  /** The module of the lessons. */
  moduleId: number;
  /** The next position that no lesson has. */
  nextFree: number;
  /** The lesson being edited, or null to add one. */
  lesson: Schemas['Aula'] | null;
  /** What the last action of the page has to say, if that was a save of this form. */
  success: string | null;
  /** Called before the form is sent. */
  onBegin: () => void;
  /** Called with the sentence of a save that worked. */
  onSaved: (success: string) => void;
  /** Gives up editing. */
  onCancel: () => void;
}

const messages = adminLessonsMessages.form;

/** New lessons go by POST, the one being edited by PUT (spec, section 4). */
function saveLesson(lesson: Schemas['Aula'] | null, body: Schemas['NovaAula']) {
  return lesson === null
    ? api.POST('/admin/lessons', { body })
    : api.PUT('/admin/lessons/{id}', { params: { path: { id: lesson.id } }, body });
}

/** The fields of one lesson with their buttons. */
export function LessonFormBody(props: LessonFormBodyProps) {
  const { moduleId, nextFree, lesson, success, onBegin, onSaved, onCancel } = props;
  const form = useForm<LessonValues>({
    defaultValues: lesson ? toLessonValues(lesson) : newLesson,
    shouldFocusError: false,
  });
  const { getFieldState, resetField } = form;
  const { published, position } = lesson ?? {};
  const { saving, failure, submit, unsaved } = useSave(form, {
    about: `lesson:${lesson?.id ?? `new:${moduleId}`}`,
    send: (values) => saveLesson(lesson, toLessonBody(values, moduleId)),
    invalidates: lessonReads,
    fields: lessonFields,
    onSaved: () => onSaved(lesson ? messages.saved : messages.added),
  });

  useEffect(() => {
    // Published or unpublished in the list meanwhile: a save from here must not undo that.
    if (published !== undefined) resetField('published', { defaultValue: published === 1 });
  }, [published, resetField]);

  useEffect(() => {
    // Moved in the list meanwhile. A position that was typed before stays.
    if (position === undefined || getFieldState('position').isDirty) return;
    resetField('position', { defaultValue: String(position) });
  }, [position, getFieldState, resetField]);

  function send() {
    onBegin();
    submit();
  }

  return (
    <Form busy={saving} label={lesson ? messages.editTitle(lesson) : messages.addTitle} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
      <LessonFields control={form.control} nextFree={nextFree} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed }} />
      {success !== null && (
        <Notice tone="success" takeFocus>
          {success}
        </Notice>
      )}
      <SaveRow
        besideList
        unsaved={unsaved}
        save={lesson ? messages.save : messages.add}
        savingText={messages.saving}
        saving={saving}
      >
        {lesson && (
          <Button variant="secondary" disabled={saving} onClick={onCancel}>
            {messages.cancelEdit}
          </Button>
        )}
      </SaveRow>
    </Form>
  );
}

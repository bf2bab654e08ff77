import type { Received, Schemas } from '@raiz/api-client';
import { Button } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { named } from '../shared/named.ts';
import { type WithId } from '../../shared/rows.ts';
import { LessonFields } from '../shared/LessonFields.tsx';
import { lessonFields, newLesson, toLessonBody, toLessonValues, type LessonValues } from '../shared/lessonValues.ts';
import { SaveForm } from '../shared/SaveForm.tsx';
import { useSave } from '../shared/useSave.ts';

export interface LessonFormBodyProps {
  /** The module of the lessons. */
  moduleId: number;
  /** The next free position. */
  nextFree: number;
  /** The lesson being edited, or null to add one. */
  lesson: WithId<Received<'Aula'>> | null;
  /** The message of the last save, if that was the page's last action; else null. */
  success: string | null;
  /** Called before the form is sent. */
  onSubmit: () => void;
  /** Called with the message of a save that worked. */
  onSaved: (success: string) => void;
  /** Stops editing. */
  onCancel: () => void;
}

const messages = adminLessonsMessages.form;

function saveLesson(lesson: WithId<Received<'Aula'>> | null, body: Schemas['NovaAula']) {
  return lesson === null
    ? api.POST('/admin/lessons', { body })
    : api.PUT('/admin/lessons/{id}', { params: { path: { id: lesson.id } }, body });
}

/** The fields of one lesson with their buttons. */
export function LessonFormBody(props: LessonFormBodyProps) {
  const { moduleId, nextFree, lesson, success, onSubmit, onSaved, onCancel } = props;
  const form = useForm<LessonValues>({
    defaultValues: lesson ? toLessonValues(lesson) : newLesson,
    shouldFocusError: false,
  });
  const { getFieldState, resetField } = form;
  const { published, position } = lesson ?? {};
  const save = useSave(form, {
    about: `lesson:${lesson?.id ?? `new:${moduleId}`}`,
    send: (values) => saveLesson(lesson, toLessonBody(values, moduleId)),
    invalidates: lessonReads,
    fields: lessonFields,
    onSaved: () => onSaved(lesson ? messages.saved : messages.added),
  });

  useEffect(() => {
    // Follows a publication in the list, so that a save from here does not undo it.
    if (published !== undefined) resetField('published', { defaultValue: published === 1 });
  }, [published, resetField]);

  useEffect(() => {
    // Follows a move in the list, unless a position was typed.
    if (position == null || getFieldState('position').isDirty) return;
    resetField('position', { defaultValue: String(position) });
  }, [position, getFieldState, resetField]);

  return (
    <SaveForm
      besideList
      save={save}
      label={lesson ? messages.editTitle(named(lesson)) : messages.addTitle}
      texts={{ submit: lesson ? messages.save : messages.add, submitting: messages.saving }}
      failureTexts={{ fallback: messages.failed }}
      success={success}
      actions={
        lesson && (
          <Button variant="secondary" disabled={save.saving} onClick={onCancel}>
            {messages.cancelEdit}
          </Button>
        )
      }
      onSubmit={onSubmit}
    >
      <LessonFields control={form.control} nextFree={nextFree} />
    </SaveForm>
  );
}

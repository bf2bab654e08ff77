import type { Received, Schemas } from '@raiz/api-client';
import { Button } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect } from 'react';
import { api } from '../../shared/session/api.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { named } from '../shared/named.ts';
import type { WithId } from '../../shared/reads/rows.ts';
import { CloseFormButton } from '../shared/ListEditor.tsx';
import { LessonMaterialFields, LessonStateFields } from '../shared/LessonFields.tsx';
import { checkLesson, newLesson, toLessonBody, toLessonValues } from '../shared/lessonValues.ts';
import { SaveForm, useSavedForm } from '../shared/SaveForm.tsx';

export interface LessonFormProps {
  /** The module of the lessons. */
  moduleId: number;
  /** The next free position, for a new lesson. */
  nextFree: number;
  /** The lesson being edited, or null to add one. */
  lesson: WithId<Received<'Aula'>> | null;
  /** Called before the form is sent. */
  onSubmit: () => void;
  /** Called with the message of a save that worked. */
  onSaved: (success: string) => void;
  /** Closes the form. */
  onCancel: () => void;
}

const messages = adminLessonsMessages.form;

function saveLesson(lesson: WithId<Received<'Aula'>> | null, body: Schemas['NovaAula']) {
  return lesson === null
    ? api.POST('/admin/lessons', { body })
    : api.PUT('/admin/lessons/{id}', { params: { path: { id: lesson.id } }, body });
}

/** The form beside the list: adds a lesson or edits one. */
export function LessonForm(props: LessonFormProps) {
  const { moduleId, nextFree, lesson, onSubmit, onSaved, onCancel } = props;
  const form = useSavedForm({
    about: `lesson:${lesson?.id ?? `new:${moduleId}`}`,
    values: lesson ? toLessonValues(lesson) : newLesson,
    check: checkLesson,
    send: (values) => saveLesson(lesson, toLessonBody(values, moduleId)),
    invalidates: lessonReads,
    onSuccess: () => onSaved(lesson ? messages.saved : messages.added),
  });
  const { getFieldState, resetField } = form;
  const { published, position } = lesson ?? {};

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
      form={form}
      label={lesson ? messages.editTitle(named(lesson)) : messages.addTitle}
      texts={{ submit: lesson ? messages.save : messages.add, submitting: messages.saving }}
      failureTexts={{ fallback: messages.failed }}
      actions={
        lesson ? (
          <Button variant="secondary" disabled={form.busy} onClick={onCancel}>
            {messages.cancelEdit}
          </Button>
        ) : (
          <CloseFormButton disabled={form.busy} onClose={onCancel} />
        )
      }
      onSubmit={onSubmit}
    >
      <LessonMaterialFields control={form.control} />
      <LessonStateFields control={form.control} nextFree={lesson ? undefined : nextFree} />
    </SaveForm>
  );
}

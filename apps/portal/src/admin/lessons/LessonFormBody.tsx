import type { Schemas } from '@raiz/api-client';
import { Button, Form, Inline, Notice } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect } from 'react';
import { useFormValues } from '../../shared/useFormValues.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { checkLesson, newLesson, toLessonValues, type LessonValues } from '../shared/lessonValues.ts';

export interface LessonFormBodyProps {
  /** The lesson being edited, or null to add one. */
  lesson: Schemas['Aula'] | null;
  /** The save is under way. */
  saving: boolean;
  /** The last save worked. */
  saved: boolean;
  /** It was a new lesson. */
  wasNew: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  onSave: (values: LessonValues) => void;
  /** Gives up editing. */
  onCancel: () => void;
  /** The message of the last save is out of date. */
  forget: () => void;
}

const messages = adminLessonsMessages.form;

/** The fields of one lesson with their buttons; what is shown of the lesson at first stays the person's to change. */
export function LessonFormBody({
  lesson,
  saving,
  saved,
  wasNew,
  failure,
  onSave,
  onCancel,
  forget,
}: LessonFormBodyProps) {
  const form = useFormValues(lesson ? toLessonValues(lesson) : newLesson, checkLesson);
  const { set } = form;
  const published = lesson?.published;

  useEffect(() => {
    // Published or unpublished in the list meanwhile: saving here must not undo that.
    if (published !== undefined) set('published', published === 1);
  }, [published, set]);

  function send() {
    forget();
    if (form.check()) onSave(form.values);
  }

  return (
    <Form busy={saving} label={lesson ? messages.editTitle(lesson) : messages.addTitle} onSubmit={send}>
      <LessonFields form={form} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed }} />
      {saved && (
        <Notice tone="success" takeFocus>
          {wasNew ? messages.added : messages.saved}
        </Notice>
      )}
      <Inline>
        <Button type="submit" busy={saving} busyLabel={messages.saving}>
          {lesson ? messages.save : messages.add}
        </Button>
        {lesson && (
          <Button variant="secondary" disabled={saving} onClick={onCancel}>
            {messages.cancelEdit}
          </Button>
        )}
      </Inline>
    </Form>
  );
}

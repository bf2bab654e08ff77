import type { Schemas } from '@raiz/api-client';
import { Button, Card, Form, Inline, Notice } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { checkLesson, newLesson, toLessonValues, type LessonValues } from '../shared/lessonValues.ts';
import { useFormValues } from '../../shared/useFormValues.ts';

export interface LessonFormProps {
  /** The lesson being edited, or null to add one. */
  lesson: Schemas['Aula'] | null;
  /** The save is under way. */
  saving: boolean;
  /** The last save worked. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  onSave: (values: LessonValues) => void;
  /** Gives up editing. */
  onCancel: () => void;
}

const messages = adminLessonsMessages.form;

/** The form of the lesson list: adds a lesson, or edits the one that was chosen above. */
export function LessonForm({ lesson, saving, saved, failure, onSave, onCancel }: LessonFormProps) {
  const form = useFormValues(lesson ? toLessonValues(lesson) : newLesson, checkLesson);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = lesson ? messages.editTitle(lesson) : messages.addTitle;

  useEffect(() => {
    // Editing starts far above, in the list: the focus follows.
    if (lesson) heading.current?.focus();
  }, [lesson]);

  return (
    <Card title={title} titleRef={heading}>
      <Form busy={saving} label={title} onSubmit={() => form.check() && onSave(form.values)}>
        <LessonFields form={form} />
        <FailureNotice error={failure} texts={{ fallback: messages.failed }} />
        {saved && <Notice tone="success">{messages.saved}</Notice>}
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
    </Card>
  );
}

import type { Schemas } from '@raiz/api-client';
import { Button, Form, Notice } from '@raiz/ui';
import { adminFormMessages, adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect, useState } from 'react';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useGuardedForm } from '../shared/useGuardedForm.ts';
import { checkLesson, newLesson, toLessonValues, type LessonValues } from '../shared/lessonValues.ts';

export interface LessonFormBodyProps {
  /** The next position that no lesson has. */
  nextFree: number;
  /** What its drafts are kept under. */
  about: string;
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
  /** Called with values that passed the checks; `done` is to be told what was stored. */
  onSave: (values: LessonValues, done: (stored: LessonValues) => void) => void;
  /** Gives up editing. */
  onCancel: () => void;
  /** The message of the last save is out of date. */
  forget: () => void;
}

const messages = adminLessonsMessages.form;

/** The fields of one lesson with their buttons; what is shown of the lesson at first stays the person's to change. */
export function LessonFormBody(props: LessonFormBodyProps) {
  const { nextFree, about, lesson, saving, saved, wasNew, failure, onSave, onCancel, forget } = props;
  const { form, unsaved } = useGuardedForm(about, lesson ? toLessonValues(lesson) : newLesson, checkLesson);
  const { set } = form;
  const { published, position } = lesson ?? {};
  const [seen, setSeen] = useState(position);

  useEffect(() => {
    // Published or unpublished in the list meanwhile: saving here must not undo that.
    if (published !== undefined) set('published', published === 1);
  }, [published, set]);

  if (position !== undefined && position !== seen) {
    setSeen(position);
    // Moved in the list meanwhile. A position of one's own that was typed before stays.
    if (form.values.position === String(seen)) set('position', String(position));
  }

  function send() {
    forget();
    if (form.check()) onSave(form.values, unsaved.done);
  }

  return (
    <Form busy={saving} label={lesson ? messages.editTitle(lesson) : messages.addTitle} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
      <LessonFields form={form} nextFree={nextFree} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed }} />
      {saved && (
        <Notice tone="success" takeFocus>
          {wasNew ? messages.added : messages.saved}
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

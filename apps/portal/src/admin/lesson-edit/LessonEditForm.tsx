import { ButtonLink, Card, Form, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminLessonEditMessages as messages } from '@raiz/ui/messages/admin';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { checkWholeLesson, type LessonValues } from '../shared/lessonValues.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useGuardedForm } from '../shared/useGuardedForm.ts';

export interface LessonEditFormProps {
  /** Address of the module's lesson list, where the form leads back to. */
  list: string;
  /** The next position that no lesson has; without it none is offered, as when the others could not be read. */
  nextFree: number | undefined;
  /** What its drafts are kept under. */
  about: string;
  /** What the fields hold at first. */
  initial: LessonValues;
  /** The save is under way. */
  saving: boolean;
  /** It was saved, and the lesson list comes next. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** The message of the last save is out of date. */
  forget: () => void;
  /** Called with values that passed the checks; `done` is to be told what was stored. */
  onSave: (values: LessonValues, done: (stored: LessonValues) => void) => void;
}

/** Every field of one lesson; title and content are required here (spec, section 5). */
export function LessonEditForm(props: LessonEditFormProps) {
  const { list, nextFree, about, initial, saving, saved, failure, forget, onSave } = props;
  const { form, unsaved } = useGuardedForm(about, initial, checkWholeLesson);

  function send() {
    forget();
    if (form.check()) onSave(form.values, unsaved.done);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
        <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
        <LessonFields form={form} contentRequired nextFree={nextFree} />
        <FailureNotice error={failure} texts={{ fallback: messages.saveFailed, serverText: false }} />
        {saved && (
          <Notice tone="success" takeFocus>
            {messages.success} <TextLink href={list}>{messages.goNow}</TextLink>
          </Notice>
        )}
        <SaveRow unsaved={unsaved} save={messages.save} savingText={messages.saving} saving={saving} saved={saved}>
          <ButtonLink variant="secondary" href={list}>
            {adminFormMessages.cancel}
          </ButtonLink>
        </SaveRow>
      </Form>
    </Card>
  );
}

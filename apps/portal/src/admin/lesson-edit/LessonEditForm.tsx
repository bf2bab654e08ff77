import { ButtonLink, Card, Form, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminLessonEditMessages as messages } from '@raiz/ui/messages/admin';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { checkWholeLesson, lessonFields, toLessonBody, type LessonValues } from '../shared/lessonValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useSave } from '../shared/useSave.ts';

export interface LessonEditFormProps {
  /** The lesson being edited. */
  lessonId: number;
  /** Its module, in which it stays. */
  moduleId: number;
  /** Address of the module's lesson list, where the form leads back to. */
  list: string;
  /** The next position that no lesson has; without it none is offered, as when the others could not be read. */
  nextFree: number | undefined;
  /** What the fields hold at first. */
  initial: LessonValues;
}

/** Every field of one lesson; title and content are required here (spec, section 5). */
export function LessonEditForm({ lessonId, moduleId, list, nextFree, initial }: LessonEditFormProps) {
  const form = useForm<LessonValues>({ defaultValues: initial, shouldFocusError: false });
  const goLater = useDelayedNavigate();
  const { saving, saved, failure, submit, unsaved } = useSave(form, {
    about: `lesson:${lessonId}`,
    send: (values) =>
      api.PUT('/admin/lessons/{id}', { params: { path: { id: lessonId } }, body: toLessonBody(values, moduleId) }),
    invalidates: lessonReads,
    fields: lessonFields,
    onSaved: () => goLater(list, saveDelays.lesson),
  });

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={submit}>
        <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
        <LessonFields control={form.control} checkContent={checkWholeLesson} nextFree={nextFree} />
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

import { Button, ButtonLink, Card, Form, Inline, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminLessonEditMessages as messages } from '@raiz/ui/messages/admin';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { LessonFields } from '../shared/LessonFields.tsx';
import { checkWholeLesson, type LessonValues } from '../shared/lessonValues.ts';
import { useFormValues } from '../../shared/useFormValues.ts';

export interface LessonEditFormProps {
  /** Address of the module's lesson list, where the form leads back to. */
  list: string;
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
  onSave: (values: LessonValues) => void;
}

/** Every field of one lesson; title and content are required here (spec, section 5). */
export function LessonEditForm({ list, initial, saving, saved, failure, forget, onSave }: LessonEditFormProps) {
  const form = useFormValues(initial, checkWholeLesson);

  function send() {
    forget();
    if (form.check()) onSave(form.values);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
        <LessonFields form={form} contentRequired />
        <FailureNotice error={failure} texts={{ fallback: messages.saveFailed, serverText: false }} />
        {saved && (
          <Notice tone="success" takeFocus>
            {messages.success} <TextLink href={list}>{messages.goNow}</TextLink>
          </Notice>
        )}
        <Inline>
          <Button type="submit" busy={saving} busyLabel={messages.saving} disabled={saved}>
            {messages.save}
          </Button>
          <ButtonLink variant="secondary" href={list}>
            {adminFormMessages.cancel}
          </ButtonLink>
        </Inline>
      </Form>
    </Card>
  );
}

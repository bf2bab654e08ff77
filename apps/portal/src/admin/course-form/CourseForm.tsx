import { ButtonLink, Card, CheckboxField, Form, Notice, TextAreaField, TextField, TextLink } from '@raiz/ui';
import {
  adminCourseFormMessages as messages,
  adminFormMessages as words,
  adminPortugueseMessages,
} from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useGuardedForm } from '../shared/useGuardedForm.ts';
import { checkCourse, type CourseValues } from './courseValues.ts';

export interface CourseFormProps {
  /** What its drafts are kept under. */
  about: string;
  /** What the fields hold at first. */
  initial: CourseValues;
  /** The save is under way. */
  saving: boolean;
  /** It was saved, and the list comes next. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** The message of the last save is out of date. */
  forget: () => void;
  /** Called with values that passed the checks; `done` is to be told what was stored. */
  onSave: (values: CourseValues, done: (stored: CourseValues) => void) => void;
}

/** Title, description, content and the premium mark of a course. */
export function CourseForm({ about, initial, saving, saved, failure, forget, onSave }: CourseFormProps) {
  const { form, unsaved } = useGuardedForm(about, initial, checkCourse);
  const { values, errors, set, check } = form;

  function send() {
    forget();
    if (check()) onSave(values, unsaved.done);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
        <DraftNotice unsaved={unsaved} texts={words.draft} />
        <TextField
          label={words.title}
          required
          maxLength={200}
          error={errors.title ?? null}
          value={values.title}
          onChange={(title) => set('title', title)}
        />
        <TextAreaField
          label={words.description}
          optionalText={words.optional}
          value={values.description}
          onChange={(description) => set('description', description)}
        />
        <TextAreaField
          label={words.content}
          optionalText={words.optional}
          hint={messages.contentHint}
          rows={8}
          value={values.content}
          onChange={(content) => set('content', content)}
        />
        <CheckboxField
          label={words.premium}
          hint={messages.premiumHint}
          checked={values.premium}
          onChange={(premium) => set('premium', premium)}
        />
        <FailureNotice
          error={failure}
          texts={{ fallback: messages.saveFailed, connection: adminPortugueseMessages.connectionFailed }}
        />
        {saved && (
          <Notice tone="success" takeFocus>
            {messages.success} <TextLink href={paths.adminCourses}>{messages.goNow}</TextLink>
          </Notice>
        )}
        <SaveRow unsaved={unsaved} save={messages.save} savingText={messages.saving} saving={saving} saved={saved}>
          <ButtonLink variant="secondary" href={paths.adminCourses}>
            {words.cancel}
          </ButtonLink>
        </SaveRow>
      </Form>
    </Card>
  );
}

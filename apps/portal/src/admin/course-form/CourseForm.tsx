import {
  Button,
  ButtonLink,
  Card,
  CheckboxField,
  Form,
  Inline,
  Notice,
  TextAreaField,
  TextField,
  TextLink,
} from '@raiz/ui';
import {
  adminCourseFormMessages as messages,
  adminFormMessages as words,
  adminPortugueseMessages,
} from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { useFormValues } from '../../shared/useFormValues.ts';
import { checkCourse, type CourseValues } from './courseValues.ts';

export interface CourseFormProps {
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
  onSave: (values: CourseValues) => void;
}

/** Title, description, content and the premium mark of a course. */
export function CourseForm({ initial, saving, saved, failure, forget, onSave }: CourseFormProps) {
  const { values, errors, set, check } = useFormValues(initial, checkCourse);

  function send() {
    forget();
    if (check()) onSave(values);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
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
        <Inline>
          <Button type="submit" busy={saving} busyLabel={messages.saving} disabled={saved}>
            {messages.save}
          </Button>
          <ButtonLink variant="secondary" href={paths.adminCourses}>
            {words.cancel}
          </ButtonLink>
        </Inline>
      </Form>
    </Card>
  );
}

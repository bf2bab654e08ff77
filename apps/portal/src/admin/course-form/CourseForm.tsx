import { ButtonLink, Card, CheckboxField, Form, Notice, TextAreaField, TextField, TextLink } from '@raiz/ui';
import {
  adminCourseFormMessages as messages,
  adminFormMessages as words,
  adminPortugueseMessages,
} from '@raiz/ui/messages/admin';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { FormField } from '../../shared/form/FormField.tsx';
import { paths } from '../../shared/paths.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { courseReads } from '../shared/changedReads.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useSave } from '../shared/useSave.ts';
import { checkCourse, courseFields, toCourseBody, type CourseValues } from './courseValues.ts';

export interface CourseFormProps {
  /** The course being edited, or null for a new one. */
  id: number | null;
  /** What the fields hold at first. */
  initial: CourseValues;
}

function saveCourse(id: number | null, values: CourseValues) {
  const body = toCourseBody(values);
  return id === null
    ? api.POST('/admin/courses', { body })
    : api.PUT('/admin/courses/{id}', { params: { path: { id } }, body });
}

/** The form of one course: new ones go by POST, existing ones by PUT (spec, section 4). */
export function CourseForm({ id, initial }: CourseFormProps) {
  const form = useForm<CourseValues>({ defaultValues: initial, shouldFocusError: false });
  const { control } = form;
  const goLater = useDelayedNavigate();
  const { saving, saved, failure, submit, unsaved } = useSave(form, {
    about: `course:${id ?? 'new'}`,
    send: (values) => saveCourse(id, values),
    invalidates: courseReads,
    fields: courseFields,
    onSaved: () => goLater(paths.adminCourses, saveDelays.course),
  });

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={submit}>
        <DraftNotice unsaved={unsaved} texts={words.draft} />
        <FormField control={control} check={checkCourse} name="title">
          {(field) => <TextField {...field} label={words.title} required maxLength={200} />}
        </FormField>
        <FormField control={control} name="description">
          {(field) => <TextAreaField {...field} label={words.description} optionalText={words.optional} />}
        </FormField>
        <FormField control={control} name="content">
          {(field) => (
            <TextAreaField
              {...field}
              label={words.content}
              optionalText={words.optional}
              hint={messages.contentHint}
              rows={8}
            />
          )}
        </FormField>
        <FormField control={control} name="premium">
          {({ value, ...field }) => (
            <CheckboxField {...field} label={words.premium} hint={messages.premiumHint} checked={value} />
          )}
        </FormField>
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

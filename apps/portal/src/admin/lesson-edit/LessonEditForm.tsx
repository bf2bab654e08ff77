import { ButtonLink, TextLink } from '@raiz/ui';
import { adminFormMessages, adminLessonEditMessages as messages } from '@raiz/ui/messages/admin';
import { api } from '../../shared/session/api.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { lessonReads } from '../shared/changedReads.ts';
import { LessonMaterialFields, LessonStateFields } from '../shared/LessonFields.tsx';
import { checkWholeLesson, toLessonFields, type LessonValues } from '../shared/lessonValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveForm, useSavedForm } from '../shared/SaveForm.tsx';

export interface LessonEditFormProps {
  /** The lesson being edited. */
  lessonId: number;
  /** The lesson's module; a save does not change it. Null: unknown. */
  moduleId: number | null;
  /** Address of the list that the form leads back to. */
  list: string;
  /** The initial values of the fields. */
  initial: LessonValues;
}

/** Every field of one lesson; title and content are required here. */
export function LessonEditForm({ lessonId, moduleId, list, initial }: LessonEditFormProps) {
  const navigateLater = useDelayedNavigate();
  const form = useSavedForm({
    about: `lesson:${lessonId}`,
    values: initial,
    check: checkWholeLesson,
    send(values) {
      const module = moduleId === null ? {} : { module_id: moduleId };
      return api.PUT('/admin/lessons/{id}', {
        params: { path: { id: lessonId } },
        body: { ...toLessonFields(values), ...module },
      });
    },
    invalidates: lessonReads,
    onSuccess: () => navigateLater(list, saveDelays.lesson),
  });

  return (
    <SaveForm
      form={form}
      rail={<LessonStateFields control={form.control} />}
      texts={{ submit: messages.save, submitting: messages.saving }}
      failureTexts={{ fallback: messages.saveFailed, serverText: false }}
      success={
        form.saved && (
          <>
            {messages.success} <TextLink href={list}>{messages.goNow}</TextLink>
          </>
        )
      }
      actions={
        <ButtonLink variant="secondary" href={list}>
          {adminFormMessages.cancel}
        </ButtonLink>
      }
    >
      <LessonMaterialFields control={form.control} isWhole />
    </SaveForm>
  );
}

import { ButtonLink, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { api } from '../../shared/session/api.ts';
import { to } from '../../shared/page/paths.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { ModulePosition, ModuleWords } from '../shared/ModuleFields.tsx';
import { checkModule, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveForm, useSavedForm } from '../shared/SaveForm.tsx';
import { updateFailure } from './updateFailure.ts';

export interface ModuleEditFormProps {
  /** The module's course; the form leads back to its modules. */
  courseId: number;
  /** The module being edited. */
  moduleId: number;
  /** The initial values of the fields. */
  initial: ModuleValues;
}

/** Title, description and position of one module. */
export function ModuleEditForm({ courseId, moduleId, initial }: ModuleEditFormProps) {
  const list = to.adminModules(courseId);
  const navigateLater = useDelayedNavigate();
  const form = useSavedForm({
    about: `module:${moduleId}`,
    values: initial,
    check: checkModule,
    send: (values) =>
      api.PUT('/admin/modules/{id}', { params: { path: { id: moduleId } }, body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    onSuccess: () => navigateLater(list, saveDelays.module),
  });

  return (
    <SaveForm
      form={form}
      rail={<ModulePosition control={form.control} />}
      texts={{ submit: messages.save, submitting: messages.saving }}
      failureTexts={{ fallback: updateFailure(form.error), serverText: false }}
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
      <ModuleWords control={form.control} />
    </SaveForm>
  );
}

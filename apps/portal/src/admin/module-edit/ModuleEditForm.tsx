import { ButtonLink, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { to } from '../../shared/paths.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { ModulePosition, ModuleWords } from '../shared/ModuleFields.tsx';
import { moduleFields, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveForm } from '../shared/SaveForm.tsx';
import { useSave } from '../shared/useSave.ts';
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
  const form = useForm<ModuleValues>({ defaultValues: initial, shouldFocusError: false });
  const navigateLater = useDelayedNavigate();
  const save = useSave(form, {
    about: `module:${moduleId}`,
    send: (values) =>
      api.PUT('/admin/modules/{id}', { params: { path: { id: moduleId } }, body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    fields: moduleFields,
    onSaved: () => navigateLater(list, saveDelays.module),
  });

  return (
    <SaveForm
      save={save}
      rail={<ModulePosition control={form.control} />}
      texts={{ submit: messages.save, submitting: messages.saving }}
      failureTexts={{ fallback: updateFailure(save.failure), serverText: false }}
      success={
        save.saved && (
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

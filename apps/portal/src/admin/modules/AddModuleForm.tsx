import { adminModulesMessages } from '@raiz/ui/messages/admin';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { CloseFormButton } from '../shared/ListEditor.tsx';
import { ModulePosition, ModuleWords } from '../shared/ModuleFields.tsx';
import { moduleFields, newModule, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { SaveForm } from '../shared/SaveForm.tsx';
import { useSave } from '../shared/useSave.ts';

export interface AddModuleFormProps {
  /** The course that the module is added to. */
  courseId: number;
  /** The next free position. */
  nextFree: number;
  /** Called before the form is sent. */
  onSubmit: () => void;
  /** Called when the module was added. */
  onAdded: () => void;
  /** Closes the form. */
  onCancel: () => void;
}

const messages = adminModulesMessages.add;

/** The form that adds a module. */
export function AddModuleForm({ courseId, nextFree, onSubmit, onAdded, onCancel }: AddModuleFormProps) {
  const form = useForm<ModuleValues>({ defaultValues: newModule, shouldFocusError: false });
  const save = useSave(form, {
    about: `module:new:${courseId}`,
    send: (values) => api.POST('/admin/modules', { body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    fields: moduleFields,
    onSaved: onAdded,
  });

  return (
    <SaveForm
      besideList
      save={save}
      label={messages.title}
      texts={messages}
      failureTexts={{ fallback: messages.failed, serverText: false }}
      actions={<CloseFormButton disabled={save.saving} onClose={onCancel} />}
      onSubmit={onSubmit}
    >
      <ModuleWords control={form.control} />
      <ModulePosition control={form.control} nextFree={nextFree} />
    </SaveForm>
  );
}

import { adminModulesMessages } from '@raiz/ui/messages/admin';
import { api } from '../../shared/session/api.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { CloseFormButton } from '../shared/ListEditor.tsx';
import { ModulePosition, ModuleWords } from '../shared/ModuleFields.tsx';
import { checkModule, newModule, toModuleBody } from '../shared/moduleValues.ts';
import { SaveForm, useSavedForm } from '../shared/SaveForm.tsx';

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
  const form = useSavedForm({
    about: `module:new:${courseId}`,
    values: newModule,
    check: checkModule,
    send: (values) => api.POST('/admin/modules', { body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    onSuccess: onAdded,
  });

  return (
    <SaveForm
      besideList
      form={form}
      label={messages.title}
      texts={messages}
      failureTexts={{ fallback: messages.failed, serverText: false }}
      actions={<CloseFormButton disabled={form.busy} onClose={onCancel} />}
      onSubmit={onSubmit}
    >
      <ModuleWords control={form.control} />
      <ModulePosition control={form.control} nextFree={nextFree} />
    </SaveForm>
  );
}

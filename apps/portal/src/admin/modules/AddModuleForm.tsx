import { Card } from '@raiz/ui';
import { adminModulesMessages } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { moduleFields, newModule, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { SaveForm } from '../shared/SaveForm.tsx';
import { useSave } from '../shared/useSave.ts';

export interface AddModuleFormProps {
  /** The course that the module is added to. */
  courseId: number;
  /** The next free position. */
  nextFree: number;
  /** The last action of the page added a module. */
  isAdded: boolean;
  /** Called before the form is sent. */
  onSubmit: () => void;
  /** Called when the module was added. */
  onAdded: () => void;
}

const messages = adminModulesMessages.add;

/** The form that adds a module; a new, empty form follows each save. */
export function AddModuleForm({ onAdded, ...form }: AddModuleFormProps) {
  const [saves, setSaves] = useState(0);

  function startOver() {
    setSaves(saves + 1);
    onAdded();
  }

  return (
    <Card title={messages.title}>
      <ModuleForm key={saves} {...form} onAdded={startOver} />
    </Card>
  );
}

function ModuleForm({ courseId, nextFree, isAdded, onSubmit, onAdded }: AddModuleFormProps) {
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
      success={isAdded && messages.success}
      onSubmit={onSubmit}
    >
      <ModuleFields control={form.control} nextFree={nextFree} />
    </SaveForm>
  );
}

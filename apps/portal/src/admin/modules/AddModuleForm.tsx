import { Card, Form, Notice } from '@raiz/ui';
import { adminFormMessages, adminModulesMessages } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { moduleReads } from '../shared/changedReads.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { moduleFields, newModule, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useSave } from '../shared/useSave.ts';

export interface AddModuleFormProps {
  /** The course that the module is added to. */
  courseId: number;
  /** The next position that no module has. */
  nextFree: number;
  /** The last action of the page added a module. */
  isAdded: boolean;
  /** Called before the form is sent. */
  onBegin: () => void;
  /** Called when the module was added. */
  onAdded: () => void;
}

const messages = adminModulesMessages.add;

/** The form that adds a module; after each one it starts over (spec, section 4). */
export function AddModuleForm({ onAdded, ...form }: AddModuleFormProps) {
  const [added, setAdded] = useState(0);

  function startOver() {
    setAdded(added + 1);
    onAdded();
  }

  return (
    <Card title={messages.title}>
      <ModuleForm key={added} {...form} onAdded={startOver} />
    </Card>
  );
}

function ModuleForm({ courseId, nextFree, isAdded, onBegin, onAdded }: AddModuleFormProps) {
  const form = useForm<ModuleValues>({ defaultValues: newModule, shouldFocusError: false });
  const { saving, failure, submit, unsaved } = useSave(form, {
    about: `module:new:${courseId}`,
    send: (values) => api.POST('/admin/modules', { body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    fields: moduleFields,
    onSaved: onAdded,
  });

  function send() {
    onBegin();
    submit();
  }

  return (
    <Form busy={saving} label={messages.title} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
      <ModuleFields control={form.control} nextFree={nextFree} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed, serverText: false }} />
      {isAdded && (
        <Notice tone="success" takeFocus>
          {messages.success}
        </Notice>
      )}
      <SaveRow besideList unsaved={unsaved} save={messages.submit} savingText={messages.submitting} saving={saving} />
    </Form>
  );
}

import { Button, Card, LockIcon, Notice } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { PasswordForm } from './PasswordForm.tsx';
import type { PasswordValues } from './passwordValues.ts';
import type { Save } from '../shared/useSave.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';

const messages = profileMessages.password;

export interface PasswordCardProps {
  /** Sends the change; tells whether it is under way and what failed. */
  save: Save<PasswordValues>;
}

/** The form that changes the password, behind its button (spec, section 2). */
export function PasswordCard({ save }: PasswordCardProps) {
  const { isOpen, saved, open, cancel, close, button, area, setDirty } = useToggledForm(save.busy);

  function change() {
    save.reset();
    open();
  }

  if (isOpen) {
    return (
      <Card title={messages.title}>
        <div ref={area}>
          <PasswordForm
            busy={save.busy}
            failure={save.error}
            onSave={(values) => save.run(values, close)}
            onCancel={cancel}
            onDirty={setDirty}
          />
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={messages.title}
      actions={
        <Button ref={button} variant="secondary" icon={<LockIcon />} onClick={change}>
          {messages.open}
        </Button>
      }
    >
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </Card>
  );
}

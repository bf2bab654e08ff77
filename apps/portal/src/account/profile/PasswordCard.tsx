import { Button, Card, LockIcon, Notice, SkeletonText } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useToggledForm } from '../shared/useToggledForm.ts';

const messages = profileMessages.password;

const { Part: PasswordForm, intent } = lazyPart(
  () => import('./PasswordForm.tsx').then((form) => form.PasswordForm),
  <SkeletonText lines={4} />,
);

/** The button that opens the password form. */
export function PasswordCard() {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();

  if (isOpen) {
    return (
      <Card title={messages.title}>
        <PasswordForm onSaved={close} onCancel={cancel} />
      </Card>
    );
  }
  return (
    <Card
      title={messages.title}
      actions={
        <Button ref={button} variant="secondary" icon={<LockIcon />} onClick={open} {...intent}>
          {messages.open}
        </Button>
      }
    >
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </Card>
  );
}

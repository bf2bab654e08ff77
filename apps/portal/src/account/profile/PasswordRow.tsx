import { Button, LockIcon, Notice, SettingsRow, SkeletonText } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useToggledForm } from '../shared/useToggledForm.ts';

const messages = profileMessages.password;

const { Part: PasswordForm, intent } = lazyPart(
  () => import('./PasswordForm.tsx').then((form) => form.PasswordForm),
  <SkeletonText lines={4} />,
);

/** The button that opens the password form. */
export function PasswordRow() {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();

  if (isOpen) {
    return (
      <SettingsRow label={messages.title} level={3}>
        <PasswordForm onSaved={close} onCancel={cancel} />
      </SettingsRow>
    );
  }
  return (
    <SettingsRow
      label={messages.title}
      level={3}
      value={messages.hidden}
      action={
        <Button
          ref={button}
          aria-label={messages.open}
          variant="secondary"
          size="small"
          icon={<LockIcon size="text" />}
          onClick={open}
          {...intent}
        >
          {messages.openShort}
        </Button>
      }
    >
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </SettingsRow>
  );
}

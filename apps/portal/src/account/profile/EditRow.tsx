import { Button, Notice, SettingsRow } from '@raiz/ui';
import type { ReactNode } from 'react';
import type { LazyPart } from '../../shared/lazy/lazyPart.tsx';
import type { ToggledForm } from '../shared/useToggledForm.ts';

export interface EditRowProps {
  /** Title of the row, full and short text of its button, and message after saving. */
  texts: { title: string; open: string; openShort: string; success: string };
  /** The stored data, while the form is closed; none for a password. */
  value?: ReactNode;
  /** Icon of the button. */
  icon: ReactNode;
  /** Whether the form is open. */
  toggled: ToggledForm;
  /** Prefetches the chunk of the form. */
  intent: LazyPart<never>['intent'];
  /** The form. */
  children: ReactNode;
}

/** A row of the settings: the stored data with a button, which the form replaces. */
export function EditRow({ texts, value, icon, toggled, intent, children }: EditRowProps) {
  const { isOpen, saved, button } = toggled;
  if (isOpen) {
    return (
      <SettingsRow label={texts.title} level={3}>
        {children}
      </SettingsRow>
    );
  }
  return (
    <SettingsRow
      label={texts.title}
      level={3}
      value={value}
      action={
        <Button
          ref={button}
          aria-label={texts.open}
          variant="secondary"
          size="small"
          icon={icon}
          onClick={toggled.open}
          {...intent}
        >
          {texts.openShort}
        </Button>
      }
    >
      {saved && <Notice tone="success">{texts.success}</Notice>}
    </SettingsRow>
  );
}

import { Button, Notice, SettingsRow, Stack, Text } from '@raiz/ui';
import type { ReactNode, Ref } from 'react';
import type { LazyPart } from '../../shared/lazy/lazyPart.tsx';
import type { ToggledForm } from './useToggledForm.ts';

export interface EditRowProps {
  /** Title of the row, full and short text of its button, and message after saving. */
  texts: { title: string; open: string; openShort: string; success: string };
  /** The row's heading, which must be focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The stored data next to the title, while the form is closed; none for a password. */
  value?: ReactNode;
  /** The stored data below the title, while the form is closed. */
  stored?: ReactNode;
  /** A sentence below the title, while the form is open. */
  introduction?: string;
  /** Whether the form can be opened yet. */
  ready?: boolean;
  /** Icon of the button. */
  icon: ReactNode;
  /** Whether the form is open. */
  toggled: ToggledForm;
  /** Prefetches the chunk of the form. */
  preloadHandlers: LazyPart<never>['preloadHandlers'];
  /** The form. */
  children: ReactNode;
}

/** A row of the settings: the stored data with a button, which the form replaces. */
export function EditRow(props: EditRowProps) {
  const {
    texts,
    headingRef = null,
    value,
    stored,
    introduction,
    ready = true,
    icon,
    toggled,
    preloadHandlers,
    children,
  } = props;
  const { isOpen, saved, button } = toggled;
  const success = saved && <Notice tone="success">{texts.success}</Notice>;
  if (isOpen) {
    return (
      <SettingsRow label={texts.title} level={3} headingRef={headingRef} open>
        <Stack gap={24}>
          {introduction && <Text tone="muted">{introduction}</Text>}
          {children}
        </Stack>
      </SettingsRow>
    );
  }
  return (
    <SettingsRow
      label={texts.title}
      level={3}
      headingRef={headingRef}
      value={value}
      action={
        ready && (
          <Button
            ref={button}
            aria-label={texts.open}
            variant="secondary"
            size="small"
            icon={icon}
            onClick={toggled.open}
            {...preloadHandlers}
          >
            {texts.openShort}
          </Button>
        )
      }
    >
      {stored === undefined ? (
        success
      ) : (
        <Stack gap={12}>
          {stored}
          {success}
        </Stack>
      )}
    </SettingsRow>
  );
}

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { applyChoices } from '../frame/page.ts';
import { onToolbarChange, toolbarChoices } from './globalsStore.ts';
import { documentThemes } from './themes.ts';

/** Lets documents follow the toolbar as stories do: theme, text size, motion. */
export function DocumentFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const choices = useSyncExternalStore(onToolbarChange, toolbarChoices);
  useLayoutEffect(() => applyChoices(choices), [choices]);
  return (
    <DocsContainer {...props} theme={documentThemes[choices.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}

import type { ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../icons/theme.tsx';
import { uiTexts } from '../../internal/uiTexts.ts';
import type { ThemeChoice } from '../../theme/themeName.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<ThemeChoice, ReactNode> = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> };

const ownLabels: Record<ThemeChoice, string> = {
  system: uiTexts.themeSystem,
  light: uiTexts.themeLight,
  dark: uiTexts.themeDark,
};

/** Props of ThemeToggle. */
export interface ThemeToggleProps {
  /** The choice in force. */
  value: ThemeChoice;
  /** Called with the next choice: device, light, dark, and round again. */
  onChange: (choice: ThemeChoice) => void;
  /**
   * Name of the button for each choice in force.
   * @default 'Tema: automático', 'Tema: claro', 'Tema: escuro'
   */
  labels?: Record<ThemeChoice, string>;
}

/** A button of three states for the colours of the page. Its name says which one is in force. */
export function ThemeToggle({ value, onChange, labels = ownLabels }: ThemeToggleProps) {
  return <IconButton label={labels[value]} icon={icons[value]} onClick={() => onChange(next[value])} />;
}

import type { ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../../icons/theme.tsx';
import type { ThemeChoice } from '../../../theme/themeName.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<ThemeChoice, ReactNode> = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> };

export interface ThemeToggleProps {
  /** The current choice. */
  value: ThemeChoice;
  /** Called with the next choice, in the order system, light, dark. */
  onChange: (choice: ThemeChoice) => void;
  /** Accessible name of the button for each current choice. */
  labels: Record<ThemeChoice, string>;
}

/**
 * Switches the theme between system, light and dark; its accessible name says the current choice.
 */
export function ThemeToggle({ value, onChange, labels }: ThemeToggleProps) {
  return <IconButton label={labels[value]} icon={icons[value]} onClick={() => onChange(next[value])} />;
}

import type { ReactNode } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '../../../icons/frame.tsx';
import type { ThemeChoice } from '../../../theme/themeName.ts';
import { Button } from '../Button/Button.tsx';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<ThemeChoice, ReactNode> = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> };

export interface ThemeToggleProps {
  /** The current choice. */
  value: ThemeChoice;
  /** Called with the next choice, in the order system, light, dark. */
  onChange: (choice: ThemeChoice) => void;
  /** Label of the button for each current choice. */
  labels: Record<ThemeChoice, string>;
}

/** Switches the theme between system, light and dark; its label names the current choice. */
export function ThemeToggle({ value, onChange, labels }: ThemeToggleProps) {
  return (
    <Button variant="quiet" flush icon={icons[value]} onClick={() => onChange(next[value])}>
      {labels[value]}
    </Button>
  );
}

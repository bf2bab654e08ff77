import { Monitor, Moon, Sun } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Light theme. */
export const SunIcon = icon(Sun);

/** Dark theme. */
export const MoonIcon = icon(Moon);

/** Theme of the device. */
export const SystemIcon = icon(Monitor);

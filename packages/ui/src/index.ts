/**
 * Components for every page. Those with a large dependency have their own entry points, such as `@raiz/ui/overlays` for
 * dialogs and the side menu (Radix).
 */
export * from './components/primitives/index.ts';
export * from './components/domain/index.ts';
export type { IconProps } from './icons/Icon.tsx';
export * from './icons/actions.tsx';
export * from './icons/navigation.tsx';
export * from './icons/status.tsx';
export * from './icons/subjects.tsx';
export * from './icons/frame.tsx';
export type { BadgeTone, BonusType, LevelTone, Space } from './theme/tokens.ts';
export type { ThemeChoice, ThemeName } from './theme/themeName.ts';
export { hasOpenList } from './internal/hasOpenList.ts';
export { showCurrent } from './internal/showCurrent.ts';
export { hasMovedOn, startWaiting, takeFocus } from './internal/takeFocus.ts';
export { useHydrated } from './internal/useHydrated.ts';

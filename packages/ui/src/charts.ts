/** Charts of the earnings screens, as SVG. A separate entry point, since no other screen needs them. */
export { type BonusSwatchProps, BonusSwatch } from './components/domain/Chart/ShareBar.tsx';
export { type MonthBarsProps, MonthBars } from './components/domain/Chart/MonthBars.tsx';
export { type ShareBarProps, ShareBar } from './components/domain/Chart/ShareBar.tsx';
export { type TypeBarsProps, TypeBars } from './components/domain/Chart/TypeBars.tsx';
export type { Month, MonthTotal } from './components/domain/Chart/totals.ts';
export type { TypeTotal } from './components/domain/Chart/totals.ts';

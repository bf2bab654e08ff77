/**
 * Charts of the earnings screens, as SVG. A separate entry point, since no other screen needs them.
 */
export { type MonthBarsProps, MonthBars } from './components/Chart/MonthBars.tsx';
export { type TypeBarsProps, TypeBars } from './components/Chart/TypeBars.tsx';
export type { Month, MonthTotal } from './components/Chart/months.ts';
export type { TypeTotal } from './components/Chart/typeRows.ts';

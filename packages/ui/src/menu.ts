/** The menu of actions. A separate entry point, because it depends on Radix. */
export { ActionMenu, type ActionMenuProps, type MenuAction } from './components/primitives/ActionMenu/ActionMenu.tsx';

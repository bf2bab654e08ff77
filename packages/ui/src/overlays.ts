/** Dialogs, sheets and the side menu. They depend on Radix, so screens import them lazily. */
export { ConfirmDialog, type ConfirmDialogProps } from './components/primitives/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './components/primitives/Dialog/Dialog.tsx';
export { PremiumDialog, type PremiumDialogProps } from './components/domain/PremiumDialog/PremiumDialog.tsx';
export { Sheet, type SheetProps } from './components/primitives/Sheet/Sheet.tsx';
export { SideMenu, type SideMenuProps } from './components/primitives/SideMenu/SideMenu.tsx';

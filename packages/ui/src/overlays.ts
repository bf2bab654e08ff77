/** Dialogs and the side menu. They depend on Radix, so screens import them lazily. */
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { PremiumDialog, type PremiumDialogProps } from './components/PremiumDialog/PremiumDialog.tsx';
export { SideMenu, type SideMenuProps } from './components/SideMenu/SideMenu.tsx';

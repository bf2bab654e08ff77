/** Everything that lies above the page. It brings Radix along, so screens import it lazily, when something is opened. */
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { PremiumDialog, type PremiumDialogProps } from './components/PremiumDialog/PremiumDialog.tsx';
export { SideMenu, type SideMenuProps } from './components/SideMenu/SideMenu.tsx';

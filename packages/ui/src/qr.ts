/**
 * The QR code. A separate entry point, since only the profile needs it and it includes an encoder.
 */
export { type QrCodeProps, QrCode } from './components/primitives/QrCode/QrCode.tsx';

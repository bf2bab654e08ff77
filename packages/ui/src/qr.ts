/**
 * The QR code. A separate entry point, since only the profile needs it and it includes an encoder.
 */
export { type QrCodeProps, QrCode, type QrDownloadProps, QrDownload } from './components/primitives/QrCode/QrCode.tsx';

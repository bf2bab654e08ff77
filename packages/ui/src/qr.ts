/**
 * The QR code. A separate entry point, since only the profile needs it and it includes an encoder.
 */
export { type QrCodeProps, QrCode } from './components/QrCode/QrCode.tsx';
export { type QrDownloadProps, QrDownload } from './components/QrCode/QrDownload.tsx';
export { qrPngBlob, qrSvgText } from './components/QrCode/qrFiles.ts';

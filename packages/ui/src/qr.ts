/** The QR code: a door of its own, since only the profile shows one and it brings its encoder along. */
export { type QrCodeProps, QrCode } from './components/QrCode/QrCode.tsx';
export { type QrDownloadProps, QrDownload } from './components/QrCode/QrDownload.tsx';
export { qrPngBlob, qrSvgText } from './components/QrCode/qrFiles.ts';

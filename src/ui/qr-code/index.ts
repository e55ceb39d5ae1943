export { QrCode } from './qr-code.view.tsx';

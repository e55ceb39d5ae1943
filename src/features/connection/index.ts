export { ConnectionBanner } from './connection-banner.view.tsx';
export { ConnectionViewModel } from './connection.view-model.ts';

export { NOTIFICATION_BELL } from './notifications.tokens.ts';

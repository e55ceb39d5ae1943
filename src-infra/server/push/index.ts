export { createFcmSender } from './fcm-sender.ts';
export { readPushConfig, type PushConfig } from './push-config.ts';
export { createPushDesk, type PushNote } from './push-desk.ts';

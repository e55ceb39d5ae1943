export { createFcmSender } from './fcm-sender.ts';
export { readPushConfig, type PushConfig } from './push-config.ts';
export { createPush, type PushDispatcher, type PushRequest } from './push-dispatcher.ts';

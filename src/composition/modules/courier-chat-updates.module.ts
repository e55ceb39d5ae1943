import type { ChatUpdates } from '@domain/chat/index.ts';
import { createLiveCourierChatUpdates } from '@infra/chat/live-chat-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { bindLiveMessages } from './live-messages.module.ts';

export const service = defineToken<ChatUpdates>('LiveCourierChatUpdates');

/** Live messages of a courier's customers, imported when somebody follows them. */
export const bindings = bindLiveMessages(service, createLiveCourierChatUpdates);

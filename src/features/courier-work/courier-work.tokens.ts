import { defineToken } from '../../di/index.ts';
import type { CourierTalk } from './courier-talk.ts';

export const COURIER_TALK = defineToken<CourierTalk>('CourierTalk');

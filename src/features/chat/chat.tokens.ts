import { defineToken } from '../../di/index.ts';
import type { ChatBox } from './chat-box.ts';
import type { PartnerFaces } from './partner-faces.ts';

export const CHAT_BOX = defineToken<ChatBox>('ChatBox');
export const PARTNER_FACES = defineToken<PartnerFaces>('PartnerFaces');

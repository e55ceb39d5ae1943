import type { Language } from '../language.ts';
import { chat } from './chat.data.ts';
import { desk } from './desk.data.ts';
import { kitchen } from './kitchen.data.ts';
import { menu } from './menu.data.ts';
import { messages } from './messages.data.ts';
import { payPage } from './pay-page.data.ts';
import { providerPage } from './provider-page.data.ts';
import { undoPage } from './undo-page.data.ts';

export const arabic: Language = {
  title: 'العربية',
  isRightToLeft: true,
  chat,
  desk,
  kitchen,
  menu,
  messages,
  providerPage,
  payPage,
  undoPage,
};

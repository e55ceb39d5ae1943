import type { ChatTexts } from './chat-texts.ts';
import type { DeskTexts } from './desk-texts.ts';
import type { KitchenTexts } from './kitchen-texts.ts';
import type { MenuTexts } from './menu-texts.ts';
import type { ServerTexts } from './en/messages.data.ts';
import type { PayPageTexts, ProviderPageTexts, UndoPageTexts } from './page-texts.ts';

/** The server's data about a language. The texts of the app are in `src/public/locales`. */
export type Language = {
  /** Name of the language in the language itself. */
  readonly title: string;
  readonly isRightToLeft: boolean;
  /** The conversations at the desk. */
  readonly chat: ChatTexts;
  /** What owners of shops see of the desk. */
  readonly desk: DeskTexts;
  readonly kitchen: KitchenTexts;
  /** The parts of the desk in which they change menus and hours. */
  readonly menu: MenuTexts;
  readonly messages: ServerTexts;
  readonly providerPage: ProviderPageTexts;
  readonly payPage: PayPageTexts;
  readonly undoPage: UndoPageTexts;
};

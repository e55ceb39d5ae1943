import type { ServerTexts } from './en/messages.data.ts';
import type { PayPageTexts, ProviderPageTexts } from './page-texts.ts';

/** What the server needs of a language. The texts of the app lie in `src/public/locales`. */
export type Language = {
  /** Name of the language in the language itself. */
  readonly title: string;
  readonly isRightToLeft: boolean;
  readonly messages: ServerTexts;
  readonly providerPage: ProviderPageTexts;
  readonly payPage: PayPageTexts;
};

import type { ShopApplicationDraft } from '@domain/partners/index.ts';

/** The form of the account on this device. */
export type ShopFormStore = {
  read(): StoredForm | undefined;
  write(form: StoredForm | undefined): void;
};
type StoredForm = {
  readonly form: ShopApplicationDraft;
  readonly reached: number;
  readonly isChange: boolean;
  readonly sent: SentApplication | undefined;
};
/** An application under its key. */
export type SentApplication = { readonly key: string; readonly text: string };

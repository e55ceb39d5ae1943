import type { CourierApplicationDraft } from '@domain/couriers/index.ts';

/** The form of the account on this device. */
export type CourierFormStore = {
  read(): StoredForm | undefined;
  write(form: StoredForm | undefined): void;
};
type StoredForm = { readonly form: CourierApplicationDraft; readonly sent: SentApplication | undefined };
/** An application under its key. */
export type SentApplication = { readonly key: string; readonly text: string };

import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { asRecord, asText } from '../http/wire.ts';

/** What was sent without an answer: its idempotency key, and its content as text. */
export type SentForm = { readonly key: string; readonly text: string };

/** Reads what was stored with a form; without a valid key nothing was sent. */
export const toSentForm = (json: unknown): SentForm | undefined => {
  const sent = asRecord(json);
  const key = asText(sent['key']);
  return isUuidV4(key) ? { key, text: asText(sent['text']) } : undefined;
};

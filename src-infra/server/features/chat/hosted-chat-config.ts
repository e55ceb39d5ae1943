import { readFirebaseApp } from '../../foundation/platform/firebase-app.ts';

/** The public configuration of a document store that holds chats (contract 3.15). */
export type HostedChatConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly projectId: string;
  /** Origin of the store; absent for Google's own. */
  readonly url?: string;
};

type Read = {
  readonly value: (name: string) => string | undefined;
  readonly refuse: (setting: string, sentence: string) => undefined;
  readonly isSafeAddress: (text: string) => boolean;
};

const APP_TEXTS = ['apiKey', 'appId', 'projectId'] as const;

/** CHAT-3: reads the settings of the document store; `undefined` if absent or invalid, which is logged. */
export const readHostedChatConfig = ({ value, refuse, isSafeAddress }: Read): HostedChatConfig | undefined => {
  const [app, url] = [value('FIRESTORE_CONFIG'), value('FIRESTORE_URL')];
  if (url !== undefined && !isSafeAddress(url)) refuse('FIRESTORE_URL', `must be an https address, not "${url}".`);
  if (app === undefined) return undefined;
  const texts = readFirebaseApp(app, APP_TEXTS, (sentence) => refuse('FIRESTORE_CONFIG', sentence));
  return texts && { ...texts, ...(url !== undefined && { url: new URL(url).origin }) };
};

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

const SHAPES = {
  apiKey: /^[\w-]{20,64}$/,
  appId: /^\d+:\d+:web:[\da-f]+$/,
  projectId: /^[a-z][a-z\d-]{2,40}$/,
} as const;

/** CHAT-3: reads the settings of the document store; `undefined` if absent or invalid, which is logged. */
export const readHostedChatConfig = ({ value, refuse, isSafeAddress }: Read): HostedChatConfig | undefined => {
  const [app, url] = [value('FIRESTORE_CONFIG'), value('FIRESTORE_URL')];
  if (url !== undefined && !isSafeAddress(url)) refuse('FIRESTORE_URL', `must be an https address, not "${url}".`);
  if (app === undefined) return undefined;
  const texts = objectOf(app);
  if (!texts)
    return refuse('FIRESTORE_CONFIG', 'must be the JSON object that the Firebase console shows for the web app.');
  const textOf = (name: string): string => (typeof texts[name] === 'string' ? texts[name] : '');
  const wrong = Object.entries(SHAPES)
    .filter(([name, shape]) => !shape.test(textOf(name)))
    .map(([name]) => name);
  if (wrong.length > 0) return refuse('FIRESTORE_CONFIG', `has no usable ${wrong.join(', ')}.`);
  return {
    apiKey: textOf('apiKey'),
    appId: textOf('appId'),
    projectId: textOf('projectId'),
    ...(url !== undefined && { url: new URL(url).origin }),
  };
};

const objectOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
};

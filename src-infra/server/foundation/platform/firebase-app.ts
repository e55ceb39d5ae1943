import { objectIn } from './object-in.ts';

/** How the texts of a Firebase web app look. */
const SHAPES = {
  apiKey: /^[\w-]{20,64}$/,
  appId: /^\d+:\d+:web:[\da-f]+$/,
  messagingSenderId: /^\d{1,20}$/,
  projectId: /^[a-z][a-z\d-]{2,40}$/,
} as const;
type FirebaseText = keyof typeof SHAPES;

/** Reads texts of a web app from the JSON that the Firebase console shows; `refuse` is told what is wrong with it. */
export const readFirebaseApp = <Name extends FirebaseText>(
  json: string,
  names: readonly Name[],
  refuse: (sentence: string) => undefined,
): Readonly<Record<Name, string>> | undefined => {
  const texts = objectIn(json);
  if (!texts) return refuse('must be the JSON object that the Firebase console shows for the web app.');
  const textOf = (name: Name): string => (typeof texts[name] === 'string' ? texts[name] : '');
  const wrong = names.filter((name) => !SHAPES[name].test(textOf(name)));
  if (wrong.length > 0) return refuse(`has no usable ${wrong.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
};

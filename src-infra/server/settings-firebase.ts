import * as v from 'valibot';
import { text } from './setting-kinds.ts';

/** The settings of Firebase, each of whose services is used on its own. */
export const FIREBASE_SETTINGS = {
  // features/push reads these four together: they must fit one another.
  FIREBASE_CONFIG: v.pipe(v.optional(text), v.description('Web app of Firebase Cloud Messaging as a JSON object.')),
  FIREBASE_VAPID_KEY: v.pipe(v.optional(text), v.description('Public key of the web push certificates.')),
  FIREBASE_SERVICE_ACCOUNT: v.pipe(
    v.optional(text),
    v.description('Service account that sends, as JSON or as the path of its file.'),
  ),
  FCM_URL: v.pipe(
    v.optional(text, 'https://fcm.googleapis.com'),
    v.description('Origin of the Firebase Cloud Messaging API.'),
  ),
  // features/chat reads these two together.
  FIRESTORE_CONFIG: v.pipe(v.optional(text), v.description('Web app whose Firestore holds chats, as a JSON object.')),
  FIRESTORE_URL: v.pipe(v.optional(text), v.description('Origin of Firestore, where it is not that of Google.')),
  // features/identity reads these four together.
  FIREBASE_AUTH_CONFIG: v.pipe(
    v.optional(text),
    v.description('Web app whose Firebase Authentication proves who customers are, as a JSON object.'),
  ),
  FIREBASE_AUTH_CLIENTS: v.pipe(
    v.optional(text),
    v.description('Client ids of this site at google, apple and facebook, as a JSON object.'),
  ),
  FIREBASE_AUTH_URL: v.pipe(
    v.optional(text),
    v.description('Origin of Firebase Authentication, where it is not that of Google.'),
  ),
  FIREBASE_AUTH_KEYS_URL: v.pipe(
    v.optional(text),
    v.description('Address of the keys that sign its tokens, where they are not those of Google.'),
  ),
} as const;

/** The operator's web app at the messaging service. Public: every browser with push notifications receives it. */
export type MessagingConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
  /** The key by which browsers identify the sender (VAPID, base64url). */
  readonly vapidKey: string;
};

/** What the operator's web app is called at the messaging service. Public: every browser that is told shows it. */
export type MessagingConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
  /** The key by which browsers know the sender (VAPID, base64url). */
  readonly vapidKey: string;
};

/** The browser features that push notifications need. */
export interface PushDevice {
  /** `unsupported` where the browser lacks one of them. */
  permission(): NotificationPermission | 'unsupported';
  /** Shows the browser's permission prompt. */
  requestPermission(): Promise<NotificationPermission>;
  /** Returns our service worker once it is active; `undefined` where none becomes active in time. */
  worker(): Promise<ServiceWorkerRegistration | undefined>;
}

type Window = {
  readonly isSecureContext: boolean;
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'ready'> };
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
};
type Deps = { readonly window: Window; readonly delay: (milliseconds: number) => Promise<void> };

/** The worker registers some seconds after hydration; waiting for one that failed to register would never end. */
const WORKER_TIMEOUT_MS = 20_000;

export const createPushDevice = ({ window, delay }: Deps): PushDevice => {
  const {
    isSecureContext,
    navigator: { serviceWorker: workers },
    Notification: notifications,
  } = window;
  const isThere =
    isSecureContext && workers !== undefined && notifications !== undefined && window.PushManager !== undefined;
  return {
    permission: () => (isThere ? notifications.permission : 'unsupported'),
    requestPermission: () => (isThere ? notifications.requestPermission() : Promise.resolve('denied')),
    worker: async () =>
      isThere ? Promise.race([workers.ready, delay(WORKER_TIMEOUT_MS).then(() => undefined)]) : undefined,
  };
};

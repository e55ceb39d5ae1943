/** What a browser offers a product that wants to tell a person something. */
export interface PushDevice {
  /** `unsupported` where it offers nothing. */
  permission(): NotificationPermission | 'unsupported';
  /** Shows the browser's own question. */
  ask(): Promise<NotificationPermission>;
  /** Our service worker, once it runs; `undefined` where none comes. */
  worker(): Promise<ServiceWorkerRegistration | undefined>;
}

type Window = {
  readonly isSecureContext: boolean;
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'ready'> };
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
  readonly PushManager?: unknown;
};
type Deps = { readonly window: Window; readonly delay: (milliseconds: number) => Promise<void> };

/** The worker comes some seconds after the page is alive; a device where it fails would wait for ever. */
const PATIENCE_MS = 20_000;

export const createPushDevice = ({ window, delay }: Deps): PushDevice => {
  const { isSecureContext, navigator: { serviceWorker: workers }, Notification: notifications } = window;
  const isThere = isSecureContext && workers !== undefined && notifications !== undefined && window.PushManager !== undefined;
  return {
    permission: () => (isThere ? notifications.permission : 'unsupported'),
    ask: () => (isThere ? notifications.requestPermission() : Promise.resolve('denied')),
    worker: async () => (isThere ? Promise.race([workers.ready, delay(PATIENCE_MS).then(() => undefined)]) : undefined),
  };
};

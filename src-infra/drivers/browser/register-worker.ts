/** The part of Trusted Types that is needed here; browsers without them take script URLs as text. */
export type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/** The page that was open before any worker was active. */
export type FirstPage = {
  readonly address: string;
  /** Whether a full page load opened it rather than client-side navigation. */
  readonly isLoaded: boolean;
};

type Deps = {
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register'> | undefined;
  readonly trustedTypes: TrustedTypes | undefined;
  readonly page: () => FirstPage;
};

const WORKER_PATH = '/service-worker.js';

/**
 * Registers the service worker that makes visited pages readable offline. Without one, everything else works as before.
 */
export const registerWorker = async ({ workers, trustedTypes, page }: Deps): Promise<void> => {
  if (!workers) return;
  const policy = trustedTypes?.createPolicy('tiffin-worker', {
    createScriptURL: (address) => {
      if (address !== WORKER_PATH) throw new TypeError('Only the product’s own worker is registered');
      return address;
    },
  });
  const isFirst = workers.controller === null;
  const registration = await workers
    .register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration && isFirst) (await workers.ready).active?.postMessage(page());
};

/** The part of the browser's Trusted Types that is needed here; pages without them name scripts by text. */
export type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string } };

/** The page that was there before any worker. */
export type FirstPage = {
  readonly address: string;
  /** It was loaded so, and not gone to within the product. */
  readonly isLoaded: boolean;
};

type Deps = {
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register'> | undefined;
  readonly trustedTypes: TrustedTypes | undefined;
  readonly page: () => FirstPage;
};

const ADDRESS = '/service-worker.js';

/** Makes what was seen readable offline, where the browser can. Without a worker everything else is as it was. */
export const registerWorker = async ({ workers, trustedTypes, page }: Deps): Promise<void> => {
  if (!workers) return;
  const policy = trustedTypes?.createPolicy('tiffin-worker', {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new TypeError('Only the product’s own worker is registered');
      return address;
    },
  });
  const isFirst = workers.controller === null;
  const registration = await workers.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
  if (registration && isFirst) (await workers.ready).active?.postMessage(page());
};

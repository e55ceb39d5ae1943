import { describe, expect, it } from 'vitest';
import { endOf, isForegroundCall } from '@infra/drivers/browser/call-end.ts';
import { deleteAccountCaches } from '@infra/drivers/browser/owner-caches.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { registerWorker } from '@infra/drivers/browser/register-worker.ts';
import { createReachabilityCheck } from '@infra/drivers/http/reachability.ts';
import { bypassCache } from '@infra/drivers/http/bypass-cache.ts';

const failure = (name: string): Error => Object.assign(new Error(name), { name });

describe('ERROR-6 the outcome of a call', () => {
  it('distinguishes an answer, a dated cached copy, a network failure, and an abort by the page', async () => {
    const answer = (headers: Record<string, string>) => endOf(Promise.resolve(new Response('', { headers })));
    expect(await answer({})).toEqual({ kind: 'answered' });
    expect(await answer({ 'x-kept-at': '17' })).toEqual({ kind: 'copy', at: 17 });
    expect(await answer({ 'x-kept-at': '0' })).toEqual({ kind: 'copy', at: undefined });
    expect(await endOf(Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'lost' });
    expect(await endOf(Promise.reject(failure('TimeoutError')))).toEqual({ kind: 'lost' });
    expect(await endOf(Promise.reject(failure('AbortError')))).toEqual({ kind: 'left' });
  });

  it('ignores streams and background requests', () => {
    expect(
      [
        '/api/v1/dashboard/user/events?lang=en',
        '/api/v1/dashboard/user/profile/notifications-statistic',
        '/healthz',
      ].map(isForegroundCall),
    ).toEqual([false, false, false]);
    expect(['/api/v1/rest/shops/1', '/locales/en/translation.json'].map(isForegroundCall)).toEqual([true, true]);
  });
});

describe('ERROR-6 server reachability', () => {
  it('counts any answer as reachable and no answer as unreachable', async () => {
    const asked: string[] = [];
    const answering = createReachabilityCheck({
      host: 'https://api.test',
      fetch: async (address) => {
        asked.push(address as string);
        return new Response('', { status: 500 });
      },
    });
    expect([await answering(), asked]).toEqual([true, ['https://api.test/healthz']]);
    expect(await createReachabilityCheck({ host: '', fetch: () => Promise.reject(new TypeError('no')) })()).toBe(false);
  });

  it('follows the device’s network status until unsubscribed', () => {
    const heard: boolean[] = [];
    const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
    const network = createNetwork(window as never);
    const following = network.changes.subscribe({ next: (isUp) => heard.push(isUp) });
    window.navigator.onLine = false;
    window.dispatchEvent(new Event('offline'));
    window.navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
    following.unsubscribe();
    window.dispatchEvent(new Event('offline'));
    expect([heard, network.isOnline()]).toEqual([[false, true], true]);
  });
});

describe('ERROR-6 the service worker', () => {
  const page = () => ({ address: 'https://tiffin.test/shop/1', isLoaded: true });
  const createWorkers = (controller: object | null = null) => {
    const [registered, told]: [unknown[], unknown[]] = [[], []];
    const registration = {
      active: { postMessage: (message: unknown) => void told.push(message) },
    } as unknown as ServiceWorkerRegistration;
    const register = (address: string | URL) => {
      registered.push(String(address));
      return Promise.resolve(registration);
    };
    return {
      registered,
      told,
      workers: { controller: controller as ServiceWorker | null, ready: Promise.resolve(registration), register },
    };
  };

  it('is registered from its only URL, also with Trusted Types', async () => {
    const { registered, workers } = createWorkers();
    await registerWorker({ workers, page, trustedTypes: undefined });
    await registerWorker({
      workers,
      page,
      trustedTypes: {
        createPolicy: (name, rules) => {
          expect(() => rules.createScriptURL('https://evil.test/worker.js')).toThrow(TypeError);
          return { createScriptURL: (address) => `${name}:${rules.createScriptURL(address)}` };
        },
      },
    });
    expect(registered).toEqual(['/service-worker.js', 'tiffin-worker:/service-worker.js']);
  });

  it('is sent the page that opened before it was installed, and no later one', async () => {
    const first = createWorkers();
    await registerWorker({ workers: first.workers, page, trustedTypes: undefined });
    const later = createWorkers({});
    await registerWorker({ workers: later.workers, page, trustedTypes: undefined });
    expect([first.told, later.told]).toEqual([[page()], []]);
  });

  it('is optional: the app works where it is unsupported or registration fails', async () => {
    await expect(registerWorker({ workers: undefined, page, trustedTypes: undefined })).resolves.toBeUndefined();
    await expect(
      registerWorker({
        workers: { ...createWorkers().workers, register: () => Promise.reject(new TypeError('insecure')) },
        page,
        trustedTypes: undefined,
      }),
    ).resolves.toBeUndefined();
  });
});

describe('CART-5 cached copies on this device', () => {
  it('are deleted with the session if they belong to the account; those of guests and other apps stay', async () => {
    const names = new Set(['tiffin-app-1', 'tiffin-kept-reads-guest', 'tiffin-kept-pages-1-ab', 'other']);
    await deleteAccountCaches({ keys: async () => [...names], delete: async (name) => names.delete(name) });
    expect([...names]).toEqual(['tiffin-app-1', 'tiffin-kept-reads-guest', 'other']);
  });
});

describe('ORDER-4 a request that bypasses the cache', () => {
  it('never reads a cached copy', async () => {
    const options: unknown[] = [];
    const api = Object.assign(
      (_: unknown, given: unknown) => {
        options.push(given);
        return Promise.resolve({});
      },
      { raw: () => {}, native: () => {}, create: () => {} },
    );
    await bypassCache(api as never)('dashboard/user/cart', { query: { page: 1 } });
    expect(options).toEqual([{ query: { page: 1 }, cache: 'reload' }]);
  });
});

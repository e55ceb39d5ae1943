import { describe, expect, it } from 'vitest';
import { endOf, isWaitedFor } from '@infra/drivers/browser/call-end.ts';
import { forgetOwnCopies } from '@infra/drivers/browser/kept-copies.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { registerWorker } from '@infra/drivers/browser/register-worker.ts';
import { createReach } from '@infra/drivers/http/reach.ts';
import { truthful } from '@infra/drivers/http/truthful.ts';

const failure = (name: string): Error => Object.assign(new Error(name), { name });

describe('ERROR-6 how a call ended', () => {
  it('tells an answer, a copy with its time, a loss, and what the page gave up itself', async () => {
    const answer = (headers: Record<string, string>) => endOf(Promise.resolve(new Response('', { headers })));
    expect(await answer({})).toEqual({ kind: 'answered' });
    expect(await answer({ 'x-kept-at': '17' })).toEqual({ kind: 'copy', at: 17 });
    expect(await answer({ 'x-kept-at': '0' })).toEqual({ kind: 'copy', at: undefined });
    expect(await endOf(Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'lost' });
    expect(await endOf(Promise.reject(failure('TimeoutError')))).toEqual({ kind: 'lost' });
    expect(await endOf(Promise.reject(failure('AbortError')))).toEqual({ kind: 'left' });
  });

  it('waits for no stream and no background count', () => {
    expect(['/api/v1/dashboard/user/events?lang=en', '/api/v1/dashboard/user/profile/notifications-statistic', '/healthz'].map(isWaitedFor)).toEqual([false, false, false]);
    expect(['/api/v1/rest/shops/1', '/locales/en/translation.json'].map(isWaitedFor)).toEqual([true, true]);
  });
});

describe('ERROR-6 whether the server can be reached', () => {
  it('takes any answer for one, and none for none', async () => {
    const asked: string[] = [];
    const answering = createReach({ host: 'https://api.test', fetch: async (address) => { asked.push(address as string); return new Response('', { status: 500 }); } });
    expect([await answering(), asked]).toEqual([true, ['https://api.test/healthz']]);
    expect(await createReach({ host: '', fetch: () => Promise.reject(new TypeError('no')) })()).toBe(false);
  });

  it('follows the network of the device until it is let go', () => {
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
    expect([heard, network.isUp()]).toEqual([[false, true], true]);
  });
});

describe('ERROR-6 the worker', () => {
  const page = () => ({ address: 'https://tiffin.test/shop/1', isLoaded: true });
  const createWorkers = (controller: object | null = null) => {
    const [registered, told]: [unknown[], unknown[]] = [[], []];
    const registration = { active: { postMessage: (message: unknown) => void told.push(message) } } as unknown as ServiceWorkerRegistration;
    const register = (address: string | URL) => { registered.push(String(address)); return Promise.resolve(registration); };
    return { registered, told, workers: { controller: controller as ServiceWorker | null, ready: Promise.resolve(registration), register } };
  };

  it('is registered from its one address, also where the browser wants that vouched for', async () => {
    const { registered, workers } = createWorkers();
    await registerWorker({ workers, page, trustedTypes: undefined });
    await registerWorker({
      workers, page,
      trustedTypes: {
        createPolicy: (name, rules) => {
          expect(() => rules.createScriptURL('https://evil.test/worker.js')).toThrow(TypeError);
          return { createScriptURL: (address) => `${name}:${rules.createScriptURL(address)}` };
        },
      },
    });
    expect(registered).toEqual(['/service-worker.js', 'tiffin-worker:/service-worker.js']);
  });

  it('learns of the page that was there before it, and of no later one', async () => {
    const first = createWorkers();
    await registerWorker({ workers: first.workers, page, trustedTypes: undefined });
    const later = createWorkers({});
    await registerWorker({ workers: later.workers, page, trustedTypes: undefined });
    expect([first.told, later.told]).toEqual([[page()], []]);
  });

  it('is missed by nobody where there are none, or where it is refused', async () => {
    await expect(registerWorker({ workers: undefined, page, trustedTypes: undefined })).resolves.toBeUndefined();
    await expect(registerWorker({ workers: { ...createWorkers().workers, register: () => Promise.reject(new TypeError('insecure')) }, page, trustedTypes: undefined })).resolves.toBeUndefined();
  });
});

describe('CART-5 what this device keeps', () => {
  it('goes with the session: every copy of a person, and nothing of guests or of other programs', async () => {
    const names = new Set(['tiffin-app-1', 'tiffin-kept-reads-guest', 'tiffin-kept-pages-1-ab', 'other']);
    await forgetOwnCopies({ keys: async () => [...names], delete: async (name) => names.delete(name) });
    expect([...names]).toEqual(['tiffin-app-1', 'tiffin-kept-reads-guest', 'other']);
  });
});

describe('ORDER-4 what decides is asked of the server', () => {
  it('never of a copy', async () => {
    const options: unknown[] = [];
    const api = Object.assign((_: unknown, given: unknown) => { options.push(given); return Promise.resolve({}); }, { raw: () => {}, native: () => {}, create: () => {} });
    await truthful(api as never)('dashboard/user/cart', { query: { page: 1 } });
    expect(options).toEqual([{ query: { page: 1 }, cache: 'reload' }]);
  });
});

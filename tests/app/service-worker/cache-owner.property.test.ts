import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CACHED_AT_HEADER } from '@infra/drivers/browser/owner-caches.ts';
import { down, html, json, pageOf, requestOf, stage } from './stage.ts';
import { runs } from '../../domain/runs.ts';

const PEOPLE = [undefined, 'Bearer 1|leila', 'Bearer 2|omar'] as const;
const READS = [
  '/api/v1/dashboard/user/orders/paginate',
  '/api/v1/dashboard/user/cart',
  '/api/v1/rest/shops/1',
  '/api/v1/rest/shops/1/products',
];
const PAGES = ['/orders', '/shop/1', '/'];

type Step =
  | { readonly kind: 'become'; readonly who: (typeof PEOPLE)[number] }
  | { readonly kind: 'network'; readonly isUp: boolean }
  | { readonly kind: 'read'; readonly path: string; readonly as: (typeof PEOPLE)[number] | 'here' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'later'; readonly days: number };

const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('become' as const), who: fc.constantFrom(...PEOPLE) }),
  fc.record({ kind: fc.constant('network' as const), isUp: fc.boolean() }),
  // A tab that has not noticed yet uses the token of a signed-out customer.
  fc.record({
    kind: fc.constant('read' as const),
    path: fc.constantFrom(...READS),
    as: fc.oneof(
      { weight: 4, arbitrary: fc.constant('here' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
    ),
  }),
  fc.record({ kind: fc.constant('page' as const), path: fc.constantFrom(...PAGES) }),
  fc.record({ kind: fc.constant('later' as const), days: fc.integer({ min: 1, max: 10 }) }),
);
const DAY_MS = 86_400_000;

describe('CART-5 the owner of cached copies', () => {
  it('is the current customer, for two weeks at most, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { maxLength: 30 }), async (steps) => {
        const { ask, cookies, world, storage } = stage();
        let here: (typeof PEOPLE)[number];
        let isUp = true;
        for (const step of steps) {
          if (step.kind === 'later') world.now += step.days * DAY_MS;
          if (step.kind === 'network') ({ isUp } = step);
          if (step.kind === 'become') {
            here = step.who;
            if (here) cookies.set('access_token', here);
            else cookies.delete('access_token');
          }
          if (step.kind !== 'read' && step.kind !== 'page') continue;
          const as = step.kind === 'read' && step.as !== 'here' ? step.as : here;
          const mark = `of ${as ?? 'nobody'} at ${world.now}`;
          world.answer = async (request) => {
            if (!isUp) return down(request);
            if (request === '/offline') return html('nothing of anybody');
            return typeof request === 'string' || request.mode === 'navigate' ? html(mark) : json(mark);
          };
          const answer = await ask(step.kind === 'read' ? requestOf(step.path, { token: as }) : pageOf(step.path));
          const text = answer?.type === 'error' ? '' : ((await answer?.text()) ?? '');
          if (isUp) expect(text).toContain(mark);
          const [, owner, time] = /of (\S+(?: ?\S*)?) at (\d+)/.exec(text) ?? [];
          if (owner !== undefined) expect(owner).toBe(as ?? 'nobody');
          if (!isUp && owner !== undefined) {
            expect(as).toBe(here);
            expect(world.now - Number(time)).toBeLessThanOrEqual(14 * DAY_MS);
            expect(answer?.headers.get(CACHED_AT_HEADER)).toBe(time);
          }
          // A cached page leaves no other customer's copies on the device.
          if (isUp && step.kind === 'page')
            expect(
              [...storage.stores.keys()]
                .filter((name) => name.startsWith('tiffin-kept-'))
                .map((name) => name.split('-').at(-1)),
            ).toSatisfy((owners: readonly string[]) => new Set(owners).size <= 1);
        }
      }),
      runs(150),
    );
  });
});

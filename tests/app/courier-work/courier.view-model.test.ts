import { describe, expect, it } from 'vitest';
import type { PositionFailure } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import type { CourierRefusal, CourierWork, DeliveryPress } from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import { createDataCache } from '@app/data/index.ts';
import { CourierViewModel } from '@app/features/courier-work/courier.view-model.ts';
import { unreachable } from '../orders/stage.ts';
import { carriedOf, DOOR, keyOf, offerOf, workOf } from './stage.ts';

const FORBIDDEN: RemoteFailure = {
  kind: 'rejected',
  status: 403,
  code: 'ERROR_101',
  message: '',
  params: {},
  data: undefined,
};
type Answer = Result<CourierWork, CourierRefusal | RemoteFailure>;
type Place = Result<GeoPoint, PositionFailure>;

/** Promises that have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const open = async (first: Result<CourierWork, RemoteFailure>, answers: readonly Answer[] = []) => {
  const server = { work: first, answers: [...answers], pressed: [] as (readonly [DeliveryPress, string])[] };
  const [said, shown, reports, online] = [[] as string[], [] as string[], [] as GeoPoint[], [] as boolean[]];
  const waits: { readonly ms: number; readonly go: () => void }[] = [];
  const stored = new Map<string, string>();
  const session = { current: { token: 'Bearer 1', user: { id: 7, role: 'user' } } };
  const device = { place: ok(DOOR) as Place };
  let observer: StreamObserver<{ readonly kind: 'stale' }> | undefined;
  let keys = 0;
  const vm = new CourierViewModel({
    cache: createDataCache(),
    desk: {
      load: () => Promise.resolve(server.work),
      setOnline: (isOnline) => {
        online.push(isOnline);
        return Promise.resolve(ok(workOf({ isOnline })));
      },
      press: (press, key) => {
        server.pressed.push([press, key]);
        return Promise.resolve(server.answers.shift() ?? ok(workOf()));
      },
      report: (place) => {
        reports.push(place);
        return Promise.resolve(ok(undefined));
      },
    },
    updates: {
      news: {
        subscribe: (next) => {
          observer = next;
          return { unsubscribe: () => (observer = undefined) };
        },
      },
    },
    device: { locate: () => Promise.resolve(device.place) },
    delay: (ms) => new Promise((go) => waits.push({ ms, go: () => go() })),
    consent: {
      get: () => stored.get('consent'),
      set: (text) => void stored.set('consent', text),
      remove: () => void stored.delete('consent'),
    },
    toasts: { show: (_kind: string, text: string) => void shown.push(text) },
    announcer: { say: (text: string) => void said.push(text) },
    sessions: { read: () => session.current as never, write: (next) => void (session.current = next as never) },
    makeUuid: () => `key-${(keys += 1)}`,
    timeText: (at) => `at ${at}`,
    scope: () => ['en'],
    translate: ((key: string, args?: { readonly count?: number; readonly time?: string }) =>
      [key, args?.count, args?.time].filter((part) => part !== undefined).join(' ')) as never,
  });
  const outcome = await vm.prepare();
  const close = vm.activate();
  const news = async (work: CourierWork): Promise<void> => {
    server.work = ok(work);
    observer?.next?.({ kind: 'stale' });
    await settled();
  };
  const pass = async (): Promise<void> => {
    for (const { go } of waits.splice(0)) go();
    await settled();
  };
  return { vm, session, server, said, shown, reports, online, waits, stored, device, outcome, close, news, pass };
};

describe('COURIER-6 the page of a courier', () => {
  it('is that of others for whoever is no courier', async () => {
    const { vm, outcome } = await open(err(FORBIDDEN));
    expect([outcome.kind, vm.isOther, vm.failure]).toEqual(['ready', true, undefined]);
    const { vm: failed, outcome: failure } = await open(err(unreachable));
    expect([failure.kind, failed.isOther]).toEqual(['failed', false]);
  });

  it('says once what comes: new offers, and food that is ready', async () => {
    const { said, news } = await open(
      ok(workOf({ offers: [offerOf(1)], carried: [carriedOf(5, { status: 'cooking' })] })),
    );
    expect(said).toEqual([]);
    await news(workOf({ offers: [offerOf(1), offerOf(2), offerOf(3)], carried: [carriedOf(5, { status: 'ready' })] }));
    expect(said).toEqual(['courier.offers_new 2', 'courier.ready_now']);
    await news(workOf({ offers: [offerOf(3)], carried: [carriedOf(5, { status: 'ready' })] }));
    expect(said).toHaveLength(2);
  });

  it('tells the menu that somebody has become a courier, and nobody else', async () => {
    expect((await open(ok(workOf()))).session.current.user).toEqual({ id: 7, role: 'deliveryman' });
    expect((await open(err(FORBIDDEN))).session.current.user).toEqual({ id: 7, role: 'user' });
  });

  it('takes what is offered, and shows the work as it is then', async () => {
    const after = workOf({ carried: [carriedOf(1, { status: 'cooking' })] });
    const { vm, server, said } = await open(ok(workOf({ offers: [offerOf(1)] })), [ok(after)]);
    await vm.take(keyOf(1));
    expect(server.pressed).toEqual([[{ step: 'take', key: keyOf(1) }, 'key-1']]);
    expect([vm.work, said]).toEqual([after, ['courier.said.take']]);
  });

  it('says that another courier was faster, and shows what is left', async () => {
    const { vm, server } = await open(ok(workOf({ offers: [offerOf(1), offerOf(2)] })), [err({ kind: 'taken' })]);
    server.work = ok(workOf({ offers: [offerOf(2)] }));
    await vm.take(keyOf(1));
    await settled();
    expect([vm.work?.offers.map(({ key }) => key.id), vm.strayRefusal]).toEqual([[2], 'courier.refused.taken']);
  });
});

describe('COURIER-6 a lost connection', () => {
  it('keeps a press and sends it again under its key until it is answered', async () => {
    const done = workOf({ carried: [carriedOf(1)] });
    const { vm, server, waits, pass } = await open(ok(workOf({ carried: [carriedOf(1, { status: 'ready' })] })), [
      err(unreachable),
      err({ ...FORBIDDEN, status: 409, code: 'ERROR_409' }),
      ok(done),
    ]);
    const pressed = vm.pickUp(keyOf(1));
    await settled();
    expect([vm.presses.isKept, vm.presses.isBusy('pick-up', keyOf(1)), waits.length]).toEqual([true, true, 1]);
    await vm.pickUp(keyOf(1));
    await pass();
    await pass();
    await pressed;
    expect(server.pressed.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect([vm.presses.isKept, vm.work]).toEqual([false, done]);
  });

  it('gives up what the server refuses for good', async () => {
    const { vm, shown } = await open(ok(workOf({ offers: [offerOf(1)] })), [err({ ...FORBIDDEN, message: 'No' })]);
    await vm.take(keyOf(1));
    expect([vm.presses.current, shown.length]).toEqual([undefined, 1]);
  });
});

describe('COURIER-4 at the door', () => {
  const carried = workOf({ carried: [carriedOf(1)] });

  it('asks for four digits, of whatever script, before anything is sent', async () => {
    const { vm, server } = await open(ok(carried));
    vm.typeCode(keyOf(1), '12');
    await vm.deliver(keyOf(1), true);
    expect([vm.refusalOf(keyOf(1)), server.pressed]).toEqual(['courier.code_missing', []]);
    vm.typeCode(keyOf(1), '٠٤-٢٩5');
    expect([vm.codeOf(keyOf(1)), vm.refusalOf(keyOf(1))]).toEqual(['0429', undefined]);
    await vm.deliver(keyOf(1), true);
    expect(server.pressed[0]?.[0]).toEqual({ step: 'deliver', key: keyOf(1), code: '0429' });
  });

  it.each([
    [{ kind: 'wrong-code', left: 2 }, 'courier.refused.wrong_code_left 2'],
    [{ kind: 'wrong-code', left: 0 }, 'courier.refused.wrong_code'],
    [{ kind: 'code-wait', until: instant(5) }, 'courier.refused.code_wait at 5'],
    [{ kind: 'code-locked' }, 'courier.refused.code_locked'],
    [{ kind: 'not-ready' }, 'courier.refused.not_ready'],
  ] as const)('says why a code was refused: %j', async (refusal, text) => {
    const { vm } = await open(ok(carried), [err(refusal)]);
    vm.typeCode(keyOf(1), '1234');
    await vm.deliver(keyOf(1), true);
    expect([vm.refusalOf(keyOf(1)), vm.codeOf(keyOf(1))]).toEqual([text, '']);
  });

  it('COURIER-5b COURIER-5c still says after a reload that no code is taken, and from when on', async () => {
    const [waiting, locked, free] = [
      carriedOf(1, { codeWaitsUntil: instant(5) }),
      carriedOf(2, { isCodeLocked: true }),
      carriedOf(3),
    ];
    const { vm } = await open(ok(workOf({ carried: [waiting, locked, free] })));
    const texts = () => [waiting, locked, free].map((delivery) => vm.codeRefusalOf(delivery));
    expect(texts()).toEqual(['courier.refused.code_wait at 5', 'courier.refused.code_locked', undefined]);
    for (const { key } of [waiting, locked, free]) vm.typeCode(key, '1');
    expect(texts()).toEqual([undefined, 'courier.refused.code_locked', undefined]);
  });

  it('sends no code where none is asked', async () => {
    const { vm, server } = await open(ok(workOf({ carried: [carriedOf(1, { asksCode: false })] })));
    await vm.deliver(keyOf(1), false);
    expect(server.pressed[0]?.[0]).toEqual({ step: 'deliver', key: keyOf(1), code: undefined });
  });
});

describe('COURIER-6e the position', () => {
  it('is told again and again while something is carried, once somebody agrees', async () => {
    const { vm, reports, stored, pass, close } = await open(ok(workOf({ carried: [carriedOf(1)] })));
    await pass();
    expect(reports).toEqual([]);
    await vm.position.start();
    expect([reports.length, stored.get('consent')]).toEqual([1, 'yes']);
    await pass();
    await pass();
    expect(reports).toEqual([DOOR, DOOR, DOOR]);
    vm.position.stop();
    await pass();
    expect([reports.length, stored.size]).toEqual([3, 0]);
    close();
  });

  it('is not told while nothing is carried', async () => {
    const { vm, reports, pass } = await open(ok(workOf()));
    await vm.position.start();
    await pass();
    await pass();
    expect(reports).toHaveLength(1);
  });

  it('is not needed: where it is denied everything else works', async () => {
    const { vm, reports, device, online } = await open(ok(workOf({ isOnline: false })));
    device.place = err({ kind: 'denied' });
    await vm.position.start();
    expect([vm.position.isOn, vm.position.isDenied, reports]).toEqual([false, true, []]);
    await vm.setOnline(true);
    expect([online, vm.work?.isOnline]).toEqual([[true], true]);
  });
});

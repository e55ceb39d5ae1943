import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inbox, opened, refused, settled, type stage } from './stage.ts';
import { runs } from '../../domain/runs.ts';

type Scene = ReturnType<typeof stage>;
const TABS = ['all', 'news', 'orders'] as const;

type Step =
  | { readonly kind: 'select'; readonly tab: (typeof TABS)[number] }
  | { readonly kind: 'read'; readonly place: number; readonly isRefused: boolean }
  | { readonly kind: 'read-all'; readonly isRefused: boolean }
  | { readonly kind: 'speak'; readonly language: string }
  | { readonly kind: 'arrive'; readonly isPushed: boolean }
  | { readonly kind: 'more' | 'poll' | 'wait' };
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('select' as const), tab: fc.constantFrom(...TABS) }),
  fc.record({ kind: fc.constant('read' as const), place: fc.nat({ max: 6 }), isRefused: fc.boolean() }),
  fc.record({ kind: fc.constant('read-all' as const), isRefused: fc.boolean() }),
  fc.record({ kind: fc.constant('speak' as const), language: fc.constantFrom('en', 'ar') }),
  fc.record({ kind: fc.constant('arrive' as const), isPushed: fc.boolean() }),
  fc.constantFrom<Step>({ kind: 'more' }, { kind: 'poll' }, { kind: 'wait' }),
);

/** Plays steps while every call and every answer travels as long as the scheduler likes. */
const play = async (
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  check: (scene: Scene) => void = () => {},
): Promise<Scene & { readonly stop: () => void; readonly refusals: readonly string[] }> => {
  let isSlow = false;
  const scene = await opened({
    items: inbox(12),
    travel: () => (isSlow ? scheduler.schedule(Promise.resolve()) : Promise.resolve()),
  });
  isSlow = true;
  const refusing = new Set<string>();
  scene.server.failure = refused;
  const refusals: string[] = [];
  scene.server.refuses = (name) => refusing.delete(name) && refusals.push(name) > 0;
  let last = 12;
  for (const step of steps) {
    if (step.kind === 'select') scene.vm.select(step.tab);
    if (step.kind === 'speak') scene.speak(step.language);
    if (step.kind === 'more') void scene.vm.list.more();
    if (step.kind === 'poll') scene.updates.tell({ kind: 'stale' });
    if (step.kind === 'arrive') scene.arrive(++last, step.isPushed ? 'pushed' : 'unheard');
    if (step.kind === 'wait' && scheduler.count() > 0) await scheduler.waitOne();
    if (step.kind === 'read-all') {
      if (step.isRefused) refusing.add('read all');
      void scene.vm.readAll();
    }
    const item = step.kind === 'read' ? scene.vm.list.items[step.place] : undefined;
    if (step.kind === 'read' && item) {
      if (step.isRefused) refusing.add(`read ${item.id}`);
      void scene.vm.read(item);
      expect(scene.vm.isRead(item)).toBe(true);
    }
    await settled();
    check(scene);
  }
  return { ...scene, refusals };
};

/** Waits until every answer has arrived and nothing is pending. */
const calm = async (scheduler: fc.Scheduler, { updates, vm }: Scene): Promise<void> => {
  for (let turn = 0; turn < 2; turn++) {
    await settled();
    await scheduler.waitIdle();
    updates.tell({ kind: 'stale' });
    vm.toggle(true);
  }
  await settled();
  await scheduler.waitIdle();
  await settled();
};

describe('NOTIFY-2 NOTIFY-4 races', () => {
  it('end with the server’s counts, order and read marks, however late every answer arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(stepArb, { maxLength: 12 }), async (scheduler, steps) => {
        const scene = await play(scheduler, steps);
        await calm(scheduler, scene);
        const { vm, server, counts, ids, stop } = scene;
        expect(vm.counts).toEqual(counts());
        const inTab = server.items.filter(
          ({ type }) => vm.tab === 'all' || type === (vm.tab === 'news' ? 'news_publish' : 'status_changed'),
        );
        expect(ids()).toEqual(inTab.slice(0, ids().length).map(({ id }) => id));
        expect(vm.list.items.map((item) => vm.isRead(item))).toEqual(
          inTab.slice(0, ids().length).map(({ readAt }) => readAt !== undefined),
        );
        expect([vm.list.isLoading, vm.list.isLoadingMore, vm.unread.state.readings]).toEqual([false, false, []]);
        stop();
      }),
      runs(150),
    );
  });

  it('never show a negative count, a duplicate or a notification of another tab', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(stepArb, { maxLength: 12 }), async (scheduler, steps) => {
        const { stop } = await play(scheduler, steps, ({ vm, ids }) => {
          expect(TABS.every((tab) => vm.counts[tab] >= 0)).toBe(true);
          expect(new Set(ids()).size).toBe(ids().length);
          expect(ids()).toEqual([...ids()].sort((left, right) => right - left));
          if (vm.tab !== 'all')
            expect(
              vm.list.items.every(({ type }) => type === (vm.tab === 'news' ? 'news_publish' : 'status_changed')),
            ).toBe(true);
        });
        stop();
      }),
      runs(100),
    );
  });

  it('report every refusal once, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(stepArb, { maxLength: 10 }), async (scheduler, steps) => {
        const scene = await play(scheduler, steps);
        await calm(scheduler, scene);
        expect(scene.toasts).toEqual(scene.refusals.map(() => 'error: The kitchen is on fire'));
        scene.stop();
      }),
      runs(50),
    );
  });
});

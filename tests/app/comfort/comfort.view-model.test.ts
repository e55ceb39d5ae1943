import { describe, expect, it } from 'vitest';
import { DEVICE_COMFORT, type Comfort, type StartPage } from '@domain/appearance/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ComfortViewModel } from '@app/features/comfort/comfort.view-model.ts';

const stage = (comfort?: Comfort, tip?: number) => {
  const [chosen, defaultTip] = [createLiveValue(comfort), createLiveValue(tip)];
  const startPage = createLiveValue<StartPage>('home');
  const shown: Comfort[] = [];
  const vm = new ComfortViewModel({
    chosen,
    defaultTip,
    startPage,
    appearance: { showComfort: (next) => Promise.resolve(void shown.push(next)) },
  });
  return { vm, chosen, defaultTip, startPage, shown };
};

describe('ACCESS-3a the view-model of comfort', () => {
  it('starts as the device says, without writing anything', () => {
    const { vm, chosen, shown } = stage();
    expect([vm.comfort, vm.defaultTip, chosen.read(), shown]).toEqual([DEVICE_COMFORT, undefined, undefined, []]);
  });

  it('keeps and shows each choice at once, and leaves the others', () => {
    const { vm, chosen, shown } = stage({ ...DEVICE_COMFORT, motion: 'less' });
    vm.choose({ textSize: 125 });
    const next = { textSize: 125, motion: 'less', contrast: 'device' };
    expect([vm.comfort, chosen.read(), shown]).toEqual([next, next, [next]]);
    vm.choose({ motion: 'device' });
    expect(chosen.read()).toEqual({ ...next, motion: 'device' });
  });

  it('ORDER-1m keeps the default tip, and forgets it', () => {
    const { vm, defaultTip, shown } = stage(undefined, 5);
    expect(vm.defaultTip).toBe(5);
    vm.chooseTip(15);
    expect([vm.defaultTip, defaultTip.read()]).toEqual([15, 15]);
    vm.chooseTip(undefined);
    expect([vm.defaultTip, defaultTip.read(), shown]).toEqual([undefined, undefined, []]);
  });

  it('ACCESS-3c keeps the page to open with, and follows another tab', () => {
    const { vm, startPage } = stage();
    expect(vm.startPage).toBe('home');
    vm.chooseStartPage('liked');
    expect([vm.startPage, startPage.read()]).toEqual(['liked', 'liked']);
    const stop = vm.activate();
    startPage.write('shops');
    expect(vm.startPage).toBe('shops');
    stop();
  });

  it('follows what is written elsewhere while it is on screen', () => {
    const { vm, chosen, defaultTip, shown } = stage();
    const stop = vm.activate();
    // What a choice needs is asked for before it.
    expect(shown).toEqual([DEVICE_COMFORT]);
    chosen.write({ ...DEVICE_COMFORT, contrast: 'more' });
    defaultTip.write(20);
    expect([vm.comfort.contrast, vm.defaultTip]).toEqual(['more', 20]);
    stop();
    chosen.write(undefined);
    expect(vm.comfort.contrast).toBe('more');
  });
});

import { describe, expect, it } from 'vitest';
import { emptyProfile, type DietaryProfile } from '@domain/dietary/index.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { noReplacements } from '@domain/substitution/index.ts';
import { createStoredReplacements } from '@infra/orders/stored-replacements.adapter.ts';
import { ReplacementsViewModel } from '@app/features/substitution/replacements.view-model.ts';
import { settingsOf } from '@domain/settings/index.ts';

const stage = (
  profile: DietaryProfile = emptyProfile,
  kept = createLiveValue(noReplacements),
  { isTelling = false, extensions = 'substitution' } = {},
) => {
  const reference = { settings: settingsOf([{ key: 'api_extensions', value: extensions }]) };
  const vm = new ReplacementsViewModel({
    kept,
    profile: { read: () => profile },
    telling: { read: () => isTelling },
    reference,
  });
  return { vm, kept };
};
const CART = { lines: [{ stockId: 7 }, { stockId: 8 }], others: [{ lines: [{ stockId: 9 }] }] };

describe('ORDER-10 the choice for missing dishes', () => {
  it('is kept on the device: for all dishes, and for single ones until they follow the others again', () => {
    const { vm, kept } = stage();
    vm.chooseUsual('leave-out');
    vm.chooseFor(7, 'replace');
    expect(stage(emptyProfile, kept).vm.orderedFor(CART)).toEqual({
      replacements: { 7: 'replace', 8: 'leave-out', 9: 'leave-out' },
    });
    vm.chooseFor(7, undefined);
    expect(vm.orderedFor(CART).replacements).toEqual({ 7: 'leave-out', 8: 'leave-out', 9: 'leave-out' });
    expect(vm.isAsked).toBe(true);
  });

  it('asks only about stated allergens where the profile has one', () => {
    const { vm } = stage({ diets: [], allergens: { nuts: 'avoid' } });
    vm.chooseUsual('replace');
    vm.chooseFor(8, 'leave-out');
    expect(vm.hasAllergens).toBe(true);
    expect(vm.orderedFor(CART)).toEqual({ replacements: { 7: 'ask-declared', 8: 'leave-out', 9: 'ask-declared' } });
  });

  it('CATALOG-5m tells the kitchen the allergens if the customer chose to and the server passes them on', () => {
    const profile: DietaryProfile = { diets: ['halal'], allergens: { milk: 'avoid', nuts: 'dangerous' } };
    const told = [
      { allergen: 'nuts', severity: 'dangerous' },
      { allergen: 'milk', severity: 'avoid' },
    ];
    const sent = (isTelling: boolean, extensions: string, of = profile) => {
      const { vm } = stage(of, undefined, { isTelling, extensions });
      return [vm.told, vm.orderedFor(CART)];
    };
    expect(sent(true, 'order_allergens')).toEqual([told, { allergens: told }]);
    for (const silent of [
      sent(false, 'order_allergens'),
      sent(true, ''),
      sent(true, 'order_allergens', { ...profile, allergens: {} }),
    ])
      expect(silent).toEqual([[], {}]);
  });

  it('is read from the device without unknown words', () => {
    const read = (text: string) => createStoredReplacements({ store: storeOf(text) }).read();
    expect(read('{"usual":"replace","byStock":{"7":"ask","8":"never"}}')).toEqual({
      usual: 'replace',
      byStock: { 7: 'ask' },
    });
    expect(read('{"usual":3}')).toEqual(noReplacements);
  });
});

const storeOf = (text: string): Parameters<typeof createStoredReplacements>[0]['store'] => ({
  get: () => text,
  set: () => {},
  remove: () => {},
});

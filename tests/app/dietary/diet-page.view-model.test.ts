import { describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '@domain/dietary/index.ts';
import { cheese, falafel, menuOf, sesameAllergy, stage, stew, tea } from './stage.ts';

describe('CATALOG-5 the page of diets and allergens', () => {
  it('saves every change at once and says so', () => {
    const { kept, vm, said } = stage();
    vm.activate();
    vm.toggle('halal');
    vm.mark('sesame');
    vm.mark('milk', 'avoid');
    expect(kept.read()).toEqual({ diets: ['halal'], allergens: { sesame: 'dangerous', milk: 'avoid' } });
    expect(said).toEqual(['diets.saved', 'diets.saved', 'diets.saved']);
    vm.unmark('sesame');
    vm.toggle('halal');
    expect([vm.chosen, vm.profile.diets]).toEqual([['milk'], []]);
  });

  it('shows the answers of an earlier visit', () => {
    const { vm } = stage(sesameAllergy);
    expect(vm.isEmpty).toBe(true);
    vm.activate();
    expect([vm.chosen, vm.others.length, vm.isEmpty]).toEqual([['milk', 'sesame'], 12, false]);
  });

  it('deletes everything with one press, which can be undone', () => {
    const { kept, vm, toasts } = stage(sesameAllergy);
    vm.activate();
    vm.clear();
    expect([kept.read(), vm.isEmpty, toasts[0]?.text]).toEqual([emptyProfile, true, 'diets.deleted']);
    toasts[0]?.action?.run();
    expect(vm.profile).toEqual(sesameAllergy);
  });

  it('CATALOG-5m tells kitchens only once the customer says so, and not after deleting everything', () => {
    const { vm, telling, toasts, said } = stage(sesameAllergy);
    vm.activate();
    expect([vm.canTell, vm.isTelling]).toEqual([true, false]);
    vm.tell(true);
    expect([telling.read(), vm.isTelling, said]).toEqual([true, true, ['diets.saved']]);
    vm.clear();
    expect([telling.read(), vm.canTell, vm.isTelling]).toEqual([false, false, false]);
    toasts[0]?.action?.run();
    expect([telling.read(), vm.canTell, vm.isTelling]).toEqual([true, true, true]);
  });

  it('CATALOG-5m offers to tell kitchens where there is something to tell, and a server that passes it on', () => {
    const offers = (...given: Parameters<typeof stage>) => {
      const { vm } = stage(...given);
      vm.activate();
      return vm.canTell;
    };
    expect([offers({ diets: ['vegan'], allergens: {} }), offers(sesameAllergy)]).toEqual([false, true]);
    expect(offers(sesameAllergy, undefined, { extensions: 'dietary' })).toBe(false);
  });

  it('judges real dishes by the answers, one for each verdict', async () => {
    const { vm } = stage(sesameAllergy);
    vm.activate();
    await vi.waitFor(() => expect(vm.examples).toBeDefined());
    expect(vm.examples?.items.map(({ dish, verdict }) => [dish.title, verdict.kind])).toEqual([
      [stew.title, 'fits'],
      [cheese.title, 'avoided'],
      [tea.title, 'not-stated'],
      [falafel.title, 'dangerous'],
    ]);
  });

  it('takes its examples from the shop that shows most verdicts', async () => {
    const { vm } = stage(sesameAllergy, [menuOf(stew), menuOf(stew, falafel), menuOf(tea)]);
    vm.activate();
    await vi.waitFor(() => expect(vm.examples?.shop).toBe('Shop 1'));
  });
});

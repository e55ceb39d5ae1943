import { describe, expect, it } from 'vitest';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Menu, ProductCard } from '@domain/catalog/index.ts';
import type { DietaryDeclaration } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { MenuFilterViewModel } from '@app/features/menu-filter/menu-filter.view-model.ts';
import { readMenuChoice, writeMenuChoice } from '@app/features/menu-filter/menu-filter-address.ts';
import type { MenuPage } from '@app/features/menu-filter/menu-page.ts';
import { product } from '../search/goods.ts';

const vegan: DietaryDeclaration = { contains: [], mayContain: [], diets: ['vegan'] };
const nutty: DietaryDeclaration = { contains: ['nuts'], mayContain: [], diets: ['vegetarian'] };
const dish = (id: number, dietary: DietaryDeclaration | undefined, brand?: number): ProductCard => ({
  ...product(id),
  dietary,
  brand: brand === undefined ? undefined : { id: brand, title: `Brand ${brand}` },
});

const MENU: Menu<ProductCard> = {
  popular: [dish(1, vegan), dish(3, undefined)],
  sections: [
    { id: categoryId(1), title: 'Mains', items: [dish(1, vegan, 7), dish(2, nutty, 8), dish(3, undefined)] },
    { id: categoryId(2), title: 'Sweets', items: [dish(4, nutty, 7)] },
  ],
};

class Page implements MenuPage {
  path = '/shop/1';
  query: Readonly<Record<string, string | undefined>> = {};
  menu = { value: MENU };
  constructor() {
    makeAutoObservable(this, { query: observableRef, menu: false });
  }
  narrow(): void {}
}

const stage = (query: Page['query'] = {}, advice?: object) => {
  const page = new Page();
  page.query = query;
  const gone: string[] = [];
  const vm = new MenuFilterViewModel(page, {
    dietary: { advice: advice as never },
    navigator: {
      go: (path) => {
        gone.push(path);
        page.query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
      },
    },
  });
  const shown = () => vm.menu.sections.flatMap(({ items }) => items.map(({ id }) => Number(id)));
  return { vm, gone, shown };
};

describe('CATALOG-2a the filters of a menu', () => {
  it('are part of the address, and an address restores them', () => {
    const { vm, gone } = stage();
    vm.apply({ diets: ['vegan'], without: ['nuts', 'milk'] });
    vm.apply({ brands: [7] });
    expect(gone).toEqual(['/shop/1?diet=vegan&without=nuts,milk', '/shop/1?diet=vegan&without=milk,nuts&brand=7']);
    const choice = { isForMe: true, diets: [], without: ['nuts'], brands: [1, 2], sections: [categoryId(3)] } as const;
    expect(readMenuChoice(Object.fromEntries(new URLSearchParams(writeMenuChoice(choice))))).toEqual(choice);
    expect(
      readMenuChoice({ diet: 'carnivore', without: 'love', brand: '-1,x,0', section: '1e3', fits: 'yes' }),
    ).toEqual({ isForMe: false, diets: [], without: [], brands: [], sections: [] });
  });

  it('show how many products each of them would leave beside the others', () => {
    const { vm } = stage({ without: 'nuts' });
    expect([vm.shown, vm.total]).toEqual([1, 4]);
    expect(vm.diets.find(({ value }) => value === 'vegan')).toEqual({ value: 'vegan', count: 1, isOn: false });
    expect(vm.brands.map(({ title, count }) => [title, count])).toEqual([
      ['Brand 7', 1],
      ['Brand 8', 0],
    ]);
    expect(vm.sections.map(({ count }) => count)).toEqual([1, 0]);
  });

  it('exclude other brands, popular dishes included', () => {
    const { vm, shown } = stage({ brand: '7' });
    expect([shown(), vm.apart.items]).toEqual([[1, 4], []]);
    expect(vm.menu.popular.map(({ id }) => Number(id))).toEqual([1]);
  });
});

describe('CATALOG-5k unsuitable dishes', () => {
  it('are set apart, never hidden, with the number of undeclared ones', () => {
    const { vm, shown } = stage({ diet: 'vegan' });
    expect(shown()).toEqual([1]);
    expect(vm.apart.items.map(({ id }) => Number(id))).toEqual([2, 3, 4]);
    expect(vm.apart.silent).toBe(1);
  });

  it('follows the dietary profile of the device once that is known', () => {
    const profile = { diets: [], allergens: { nuts: 'dangerous' } };
    expect(stage({ fits: '1' }).vm.isFiltered).toBe(false);
    const { vm, shown } = stage({ fits: '1' }, { isGiven: true, profile });
    expect([vm.isFiltered, vm.chosen, shown()]).toEqual([true, 1, [1]]);
    expect(vm.forMe).toEqual({ value: true, count: 1, isOn: true });
  });

  it('return to the list when the filters are cleared', () => {
    const { vm, gone, shown } = stage({ diet: 'vegan', section: '1' });
    vm.clear();
    expect([gone, shown(), vm.isFiltered]).toEqual([['/shop/1'], [1, 2, 3, 4], false]);
  });
});

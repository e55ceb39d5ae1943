import type { Menu, ProductCard } from '@domain/catalog/index.ts';
import { emptyProfile, type DietaryDeclaration, type DietaryProfile } from '@domain/dietary/index.ts';
import { productId, shopId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { DietPageViewModel } from '@app/features/dietary/diet-page.view-model.ts';
import type { Toast } from '@app/features/toasts/toasts.view-model.ts';
import { uuidOf } from '../search/goods.ts';

export const declared = (
  contains: DietaryDeclaration['contains'],
  diets: DietaryDeclaration['diets'] = [],
): DietaryDeclaration => ({ contains, mayContain: [], diets });

export const dishOf = (id: number, title: string, dietary: DietaryDeclaration | undefined): ProductCard => ({
  id: productId(id),
  uuid: uuidOf(id),
  shopId: shopId(1),
  title,
  description: '',
  image: undefined,
  stock: undefined,
  limits: { min: 1, max: 10 },
  dietary,
  unitPrice: undefined,
});

export const menuOf = (...items: readonly ProductCard[]): Menu<ProductCard> => ({
  popular: [],
  sections: [{ id: 1 as never, title: 'Mezze', items }],
});

export const stew = dishOf(1, 'Bean stew', declared([], ['vegan', 'halal']));
export const cheese = dishOf(2, 'White cheese', declared(['milk'], ['vegetarian', 'halal']));
export const falafel = dishOf(3, 'Falafel', declared(['sesame'], ['vegan', 'halal']));
export const tea = dishOf(4, 'Mint tea', undefined);

export const sesameAllergy: DietaryProfile = { diets: [], allergens: { sesame: 'dangerous', milk: 'avoid' } };

/** The profile page over a device with this profile, next to shops with these menus. */
export const stage = (
  profile = emptyProfile,
  menus = [menuOf(stew, cheese, falafel, tea)],
  { isTelling = false, extensions = 'order_allergens' } = {},
) => {
  const kept = createLiveValue(profile);
  const telling = createLiveValue(isTelling);
  const toasts: Omit<Toast, 'id'>[] = [];
  const said: string[] = [];
  const query = <Value>(key: string, value: Value) => ({ key: [key], load: () => Promise.resolve(ok(value)) });
  const vm = new DietPageViewModel({
    kept,
    telling,
    reference: { settings: settingsOf([{ key: 'api_extensions', value: extensions }]) },
    dietary: { load: () => undefined },
    cache: createDataCache(),
    queries: {
      recommended: () =>
        query(
          'recommended',
          menus.map((_, at) => ({ id: at, title: `Shop ${at}`, kind: 'restaurant' }) as never),
        ),
      menu: (shop) => query(`menu ${shop}`, menus[shop] ?? menuOf()),
    },
    toasts: { show: (kind, text, action) => void toasts.push({ kind, text, ...(action && { action }) }) },
    announcer: { say: (text) => void said.push(text) },
    translate: ((key: string) => key) as never,
  });
  return { kept, telling, vm, toasts, said };
};

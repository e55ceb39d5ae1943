import { beverages } from './groceries/beverages.data.ts';
import { dairy } from './groceries/dairy.data.ts';
import { flowers } from './groceries/flowers.data.ts';
import { household } from './groceries/household.data.ts';
import { fish, meat } from './groceries/meat-fish.data.ts';
import { pantry } from './groceries/pantry.data.ts';
import { produce } from './groceries/produce.data.ts';
import { frozen, snacks } from './groceries/snacks-frozen.data.ts';
import { bowlDishes } from './menus/bowls.data.ts';
import { burgerDishes } from './menus/burgers.data.ts';
import { bakeryDishes, breakfastDishes, coffeeDishes } from './menus/cafe.data.ts';
import { chineseDishes } from './menus/chinese.data.ts';
import { drinkDishes } from './menus/drinks.data.ts';
import { barbecueDishes, kebabDishes } from './menus/grill.data.ts';
import { indianDishes } from './menus/indian.data.ts';
import { japaneseDishes } from './menus/japanese.data.ts';
import { levantineDishes } from './menus/levantine.data.ts';
import { mexicanDishes } from './menus/mexican.data.ts';
import { noodleDishes } from './menus/noodles.data.ts';
import { pastaDishes } from './menus/pasta.data.ts';
import { pizzaDishes } from './menus/pizza.data.ts';
import { seafoodDishes } from './menus/seafood.data.ts';
import { steakDishes } from './menus/steak.data.ts';
import { swabianDishes } from './menus/swabian.data.ts';
import { sweetDishes } from './menus/sweets.data.ts';
import { thaiDishes, vietnameseDishes } from './menus/thai.data.ts';
import { westAfricanDishes } from './menus/west-african.data.ts';
import type { ItemEntry } from './menu-types.ts';

/** Everything the shops of the city can sell. */
export const catalogue = {
  ...levantineDishes,
  ...barbecueDishes,
  ...kebabDishes,
  ...pizzaDishes,
  ...pastaDishes,
  ...japaneseDishes,
  ...noodleDishes,
  ...chineseDishes,
  ...indianDishes,
  ...thaiDishes,
  ...vietnameseDishes,
  ...burgerDishes,
  ...mexicanDishes,
  ...bowlDishes,
  ...coffeeDishes,
  ...breakfastDishes,
  ...bakeryDishes,
  ...sweetDishes,
  ...seafoodDishes,
  ...westAfricanDishes,
  ...steakDishes,
  ...swabianDishes,
  ...drinkDishes,
  ...produce,
  ...dairy,
  ...meat,
  ...fish,
  ...pantry,
  ...snacks,
  ...frozen,
  ...beverages,
  ...household,
  ...flowers,
};

export type ItemSlug = keyof typeof catalogue;

export const items: readonly ItemEntry[] = Object.values(catalogue);

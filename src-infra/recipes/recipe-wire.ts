import type { NetContent } from '@domain/catalog/index.ts';
import { plainText, readRichText, untrustedHtml } from '@domain/content/index.ts';
import { recipeId, shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import {
  readAmount,
  type Nutrient,
  type PantryItem,
  type RecipeCard,
  type RecipeDetail,
  type RecipeIngredient,
  type RecipeStep,
  type RecipeText,
} from '@domain/recipes/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toDietary } from '../catalog/dietary-wire.ts';
import { toLimits, toStock } from '../catalog/product-wire.ts';
import {
  asDecimal,
  asInteger,
  asMoney,
  asRecord,
  asText,
  foreignTo,
  listOf,
  optionalNumber,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';

/** Reads the Recipe of contract 2.4 for lists; `undefined` without an id or a title. */
export const toRecipeCard = (item: unknown, context: ReadingContext): RecipeCard | undefined => {
  const dto = asRecord(item);
  const [id, title] = [asInteger(dto['id']), translated(dto, 'title')];
  if (id <= 0 || title === '') return undefined;
  const scale = context.scale();
  const discount = asMoney(dto['discount_price'], scale);
  const ofSet = optionalNumber(dto['set_discount']);
  return {
    id: recipeId(id),
    shopId: shopId(asInteger(dto['shop_id'])),
    title,
    description: translated(dto, 'description'),
    language: foreignTo(context.language(), dto),
    image: context.toImage(dto['img']),
    minutes: minutesOf(dto['total_time']),
    kcal: optionalNumber(dto['calories']),
    servings: Math.max(1, asInteger(dto['servings'])),
    price: {
      origin: asMoney(dto['origin_price'], scale),
      discount,
      total: asMoney(dto['total_price'], scale),
    },
    // A server that does not tell it names the discount of one set, which is the same unless it is free.
    setDiscount: ofSet === undefined ? discount : asMoney(dto['set_discount'], scale),
    percentOff: percentOf(dto),
    shopTitle: translated(asRecord(dto['shop']), 'title'),
    categoryTitle: translated(asRecord(dto['category']), 'title'),
    ingredients: listOf(dto['stocks'], asRecord).flatMap((stock) => toIngredient(stock, context)),
  };
};

export const toRecipeDetail = (item: unknown, context: ReadingContext): RecipeDetail | undefined => {
  const dto = asRecord(item);
  const card = toRecipeCard(dto, context);
  if (!card) return undefined;
  const steps = listOf(dto['steps'], (step) => toStep(asRecord(step), context)).filter(({ text }) => text !== '');
  const words = translated(asRecord({ translation: dto['ingredient'] }), 'title');
  return {
    ...card,
    cover: context.toImage(dto['bg_img']),
    activeMinutes: minutesOf(dto['active_time']),
    steps: steps.length > 0 ? steps : stepsIn(asRecord(dto['instruction']), context),
    nutrients: listOf(dto['nutritions'], toNutrient).filter(({ title }) => title !== ''),
    pantry: listOf(dto['pantry'], (thing) => toPantryItem(asRecord(thing), context)).filter(({ text }) => text !== ''),
    ingredientText:
      words === '' || card.ingredients.some(({ amount }) => amount !== undefined) ? undefined : untrustedHtml(words),
  };
};

const minutesOf = (value: unknown): number | undefined => {
  const minutes = optionalNumber(value);
  return minutes !== undefined && minutes > 0 ? Math.round(minutes) : undefined;
};

/** The share of the price that the discount is, of a rule in percent. */
const percentOf = (dto: Wire): number | undefined => {
  const [origin, discount] = [optionalNumber(dto['origin_price']), optionalNumber(dto['discount_price'])];
  return dto['discount_type'] === 'percent' && origin && discount ? Math.round((discount / origin) * 100) : undefined;
};

/** Drops a stock without its product: nothing could be said of it. */
const toIngredient = (dto: Wire, context: ReadingContext): RecipeIngredient[] => {
  const product = asRecord(dto['product']);
  const title = translated(product, 'title');
  if (title === '' || asText(product['uuid']) === '') return [];
  return [
    {
      product: {
        uuid: uuid(asText(product['uuid'])),
        shopId: shopId(asInteger(product['shop_id'])),
        title,
        language: foreignTo(context.language(), product),
        image: context.toImage(product['img']),
        limits: toLimits(product),
        dietary: toDietary(product),
      },
      // Sold as it is, without extras to choose.
      stock: { ...toStock(dto, context), addons: [] },
      quantity: Math.max(0, asInteger(dto['min_quantity'])),
      name: toText(asRecord(dto['ingredient']), context),
      amount: readAmount(asText(dto['amount']), asText(dto['measure'])),
      content: toContent(dto['content']),
    },
  ];
};

const toContent = (value: unknown): NetContent | undefined => {
  const { amount, measure } = asRecord(value);
  return (measure === 'g' || measure === 'ml' || measure === 'piece') && amount !== undefined
    ? { amount: asDecimal(amount), measure }
    : undefined;
};

const toText = (translation: Wire, context: ReadingContext): RecipeText | undefined => {
  const text = asText(translation['title']);
  return text === '' ? undefined : { text, language: foreignTo(context.language(), { translation }) };
};

const toStep = (dto: Wire, context: ReadingContext): RecipeStep => ({
  ...(toText(asRecord(dto['translation']), context) ?? { text: '' }),
  minutes: minutesOf(dto['minutes']),
  stocks: listOf(dto['stocks'], (id) => stockId(asInteger(id))),
});

const toPantryItem = (dto: Wire, context: ReadingContext): PantryItem => ({
  ...(toText(asRecord(dto['translation']), context) ?? { text: '' }),
  amount: readAmount(asText(dto['amount']), asText(dto['measure'])),
});

const toNutrient = (item: unknown): Nutrient => {
  const dto = asRecord(item);
  return {
    id: asInteger(dto['id']),
    title: translated(dto, 'title'),
    weight: asText(dto['weight']),
    percentage: Math.max(0, asInteger(dto['percentage'])),
  };
};

/** Servers without steps send them as a text: each item or paragraph is one. */
const stepsIn = (translation: Wire, context: ReadingContext): readonly RecipeStep[] => {
  const language = foreignTo(context.language(), { translation });
  return asText(translation['title'])
    .split(/<\/(?:li|p|h[2-4])>/i)
    .map((html) => plainText(readRichText(untrustedHtml(html))).trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, language, minutes: undefined, stocks: [] }));
};

import type { OptionChoice, OptionGroup, ProductDetail, Stock } from '@domain/catalog/index.ts';
import { money } from '@domain/pricing/index.ts';

/**
 * CART-8, stock by stock: what every value of every group adds to the price and whether it can be had, the other
 * choices staying.
 */
export const slowOptionGroups = ({ stocks }: ProductDetail, choice: OptionChoice): readonly OptionGroup[] => {
  const all = stocks.flatMap(({ options }) => options);
  const firsts = all.filter((option, index) => all.findIndex((other) => other.groupId === option.groupId) === index);
  return firsts.map(({ groupId, group, kind }) => {
    const others = [...choice].filter(([id]) => id !== groupId);
    const agrees = (stock: Stock, wanted: readonly (readonly [number, number])[]): boolean => {
      for (const [id, value] of wanted)
        for (const option of stock.options) if (option.groupId === id && option.id !== value) return false;
      return true;
    };
    const least = (list: readonly Stock[]): number => Math.min(...list.map(allIn));
    const ofGroup = all.filter((option) => option.groupId === groupId);
    const values = ofGroup
      .filter((option, index) => ofGroup.findIndex((other) => other.id === option.id) === index)
      .map((first) => {
        const same = ofGroup.filter(({ id }) => id === first.id);
        const fitting = stocks.filter((stock) => agrees(stock, [...others, [groupId, first.id]]));
        const free = stocks.filter((stock) => agrees(stock, others));
        return {
          value: same.at(-1) ?? first,
          difference: fitting.length > 0 ? money(least(fitting) - least(free), 2) : undefined,
          isAvailable: fitting.some(({ available }) => available >= 1),
        };
      });
    return { id: groupId, title: group, kind, values };
  });
};

const allIn = ({ price, addons }: Stock): number =>
  [price, ...addons.flatMap((addon) => (addon.isMandatory ? [addon.price] : []))].reduce(
    (sum, { total }) => sum + total.minor,
    0,
  );

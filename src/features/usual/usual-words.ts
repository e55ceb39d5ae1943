import { useItemList, useTranslate } from '../../i18n/index.ts';
import type { UsualOffer } from './usual.queries.ts';

/** As many dishes as one line names. */
const NAMED = 3;

/** "Falafel plate, 2 × Fattoush and 6 more": what of an offer can be ordered today. */
export const useDishesText = ({ reorder }: UsualOffer): string => {
  const translate = useTranslate();
  const list = useItemList();
  const dishes = reorder.rows.flatMap(({ line }) => {
    if (!line) return [];
    const { quantity, item } = line;
    return [quantity === 1 ? item.title : `${quantity} × ${item.title}`];
  });
  const named = list(dishes.slice(0, NAMED));
  const number = dishes.length - NAMED;
  return number > 0 ? translate('usual.more', { dishes: named, number }) : named;
};

/** "Large, extra tahini": the options and add-ons of its dishes; empty without any. */
export const useChoicesText = ({ reorder }: UsualOffer): string => {
  const list = useItemList();
  const choices = reorder.rows.flatMap(({ line }) =>
    line ? [line.item.options, ...line.addons.map(({ title }) => title)] : [],
  );
  return list([...new Set(choices)]);
};

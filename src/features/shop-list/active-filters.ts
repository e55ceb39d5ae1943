import type { ShopFilter } from '@domain/catalog/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** The label of one active filter, and the filter without it. */
export type ActiveFilter = { readonly key: keyof ShopFilter; readonly text: string; readonly without: ShopFilter };

type Names = { readonly tag: string | undefined; readonly prices: string | undefined };

/** Returns the active filters except the one that the heading names; each can be removed alone. */
export const activeFilters = (
  filter: ShopFilter,
  { tag, prices }: Names,
  translate: Translate,
): readonly ActiveFilter[] => {
  const texts: Partial<Record<keyof ShopFilter, string | undefined>> = {
    isOpen: filter.isOpen ? translate('filter.open') : undefined,
    isFreeDelivery: filter.isFreeDelivery ? translate('filter.free_delivery') : undefined,
    hasDeals: filter.hasDeals ? translate('filter.deals') : undefined,
    minRating:
      filter.minRating === undefined ? undefined : translate('filter.rated', { rating: filter.minRating.toFixed(1) }),
    prices: filter.prices && prices,
    tagId: filter.tagId === undefined ? undefined : tag,
  };
  return (Object.keys(texts) as (keyof ShopFilter)[]).flatMap((key) => {
    const text = texts[key];
    return text === undefined ? [] : [{ key, text, without: { ...filter, [key]: undefined } }];
  });
};

/** Returns the filter reduced to what the heading names and the order. */
export const headingFilter = ({ kind, categoryId, isVerified, order }: ShopFilter): ShopFilter => ({
  kind,
  categoryId,
  isVerified,
  order,
});

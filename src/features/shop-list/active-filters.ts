import type { TFunction } from 'i18next';
import type { ShopFilter } from '@domain/catalog/index.ts';

/** One thing that narrows the list, in words, and the filter without it. */
export type ActiveFilter = { readonly key: keyof ShopFilter; readonly text: string; readonly without: ShopFilter };

type Names = { readonly tag: string | undefined; readonly prices: string | undefined };

/** What narrows a list beyond what it is called; each can be lifted alone. */
export const activeFilters = (filter: ShopFilter, { tag, prices }: Names, translate: TFunction): readonly ActiveFilter[] => {
  const texts: Partial<Record<keyof ShopFilter, string | undefined>> = {
    isOpen: filter.isOpen ? translate('filter.open') : undefined,
    isFreeDelivery: filter.isFreeDelivery ? translate('filter.free_delivery') : undefined,
    hasDeals: filter.hasDeals ? translate('filter.deals') : undefined,
    minRating: filter.minRating === undefined ? undefined : translate('filter.rated', { rating: filter.minRating.toFixed(1) }),
    prices: filter.prices && prices,
    tagId: filter.tagId === undefined ? undefined : tag,
  };
  return (Object.keys(texts) as (keyof ShopFilter)[]).flatMap((key) => {
    const text = texts[key];
    return text === undefined ? [] : [{ key, text, without: { ...filter, [key]: undefined } }];
  });
};

/** The filter that keeps only what the list is called after. */
export const withoutNarrowing = ({ kind, categoryId, isVerified, order }: ShopFilter): ShopFilter => ({ kind, categoryId, isVerified, order });

import type { ShopCard } from '@domain/catalog/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Rating } from '../../ui/rating/index.ts';

/** How a shop is rated, in the numbers of the reader's language. */
export function ShopRating({ rating: { average, count } }: { readonly rating: NonNullable<ShopCard['rating']> }) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const [text, number] = [numbers.tenths(average), numbers.count(count)];
  return (
    <Rating
      average={text}
      count={count > 0 ? number : undefined}
      label={translate('rating.label', { average: text, count, number })}
    />
  );
}

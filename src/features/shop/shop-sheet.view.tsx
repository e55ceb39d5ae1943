import type { Shop } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { ShopReviews } from '../reviews/index.ts';
import { ShopInfo } from './shop-info.view.tsx';
import type { ShopSheetName } from './shop.view-model.ts';

export type ShopSheetProps = { readonly shop: Shop; readonly sheet: ShopSheetName; readonly onClose: () => void };

const TITLE = 'shop-sheet-title';

/** Information about a shop besides its menu (CATALOG-2). */
export function ShopSheet({ shop, sheet, onClose }: ShopSheetProps) {
  const translate = useTranslate();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      labelledBy={TITLE}
      closeLabel={translate(sheet === 'info' ? 'shop.close' : 'reviews.close')}
      shape={sheet === 'info' ? 'wide' : 'form'}
      returnTo={`main a[href$="sheet=${sheet}"]`}
    >
      {sheet === 'info' ? <ShopInfo shop={shop} titleId={TITLE} /> : <ShopReviews shop={shop} titleId={TITLE} />}
    </Sheet>
  );
}

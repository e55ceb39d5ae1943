import type { Shop } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { ShopInfo } from './shop-info.view.tsx';

export type ShopSheetProps = { readonly shop: Shop; readonly onClose: () => void };

const TITLE = 'shop-sheet-title';

/** What there is to know about a shop besides its menu (CATALOG-2). */
export function ShopSheet({ shop, onClose }: ShopSheetProps) {
  const translate = useTranslate();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      labelledBy={TITLE}
      closeLabel={translate('shop.close')}
      shape="wide"
      returnTo='main a[href$="sheet=info"]'
    >
      <ShopInfo shop={shop} titleId={TITLE} />
    </Sheet>
  );
}

import type { Cart } from '@domain/cart/index.ts';
import { cartShop, shareText } from '@domain/cart/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { share2Icon } from '../../ui/icon/panel-icons.data.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';

/** CART-11: shares the cart as a link, by the device's share dialog or the clipboard. */
export function ShareCartButton({ cart }: { readonly cart: Cart }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const share = async (): Promise<void> => {
    const text = shareText(cart);
    if (!text.ok) return toasts.show('warning', translate('cart.share_too_large'));
    const url = `${location.origin}/shop/${cartShop(cart)}?cart=${text.value}`;
    try {
      if ('share' in navigator) await navigator.share({ title: translate('cart.shared_title'), url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toasts.show('success', translate('shop.link_copied'));
      }
    } catch {
      // The customer closed the share dialog.
    }
  };
  return <IconButton icon={share2Icon} label={translate('cart.share')} onClick={() => void share()} />;
}

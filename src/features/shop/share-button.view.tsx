import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as shopIcons from '../../ui/icon/shop-icons.data.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';

/**
 * Shares the page's address by the device's share dialog, or copies it to the clipboard without one. Not by `sharing`:
 * a file of two pages becomes one more file of the shop's first visit.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const share = async (): Promise<void> => {
    const url = `${location.origin}${location.pathname}`;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toasts.show('success', translate('shop.link_copied'));
      }
    } catch {
      // The customer closed the share dialog.
    }
  };
  return (
    <IconButton
      icon={shopIcons.share2Icon}
      label={translate('shop.share', { name: title })}
      look="solid"
      onClick={() => void share()}
    />
  );
}

import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';

/** Hands the page's address to the device's own sharing, or to the clipboard where there is none. */
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
      // The customer closed the device's dialog.
    }
  };
  return <IconButton icon={icons.share2Icon} label={translate('shop.share', { name: title })} look="solid" onClick={() => void share()} />;
}

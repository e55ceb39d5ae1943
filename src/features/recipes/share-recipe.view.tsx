import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';

/**
 * Shares the recipe by the device's share dialog, or copies its address. Not the shop's button: a file of two pages
 * becomes one more file of the shop's first visit.
 */
export function ShareRecipe({ title, path }: { readonly title: string; readonly path: string }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const share = async (): Promise<void> => {
    const url = location.origin + path;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toasts.show('success', translate('shop.link_copied'));
      }
    } catch {
      // The cook closed the share dialog.
    }
  };
  return (
    <IconButton
      icon={recipeIcons.share2Icon}
      label={translate('shop.share', { name: title })}
      look="solid"
      onClick={() => void share()}
    />
  );
}

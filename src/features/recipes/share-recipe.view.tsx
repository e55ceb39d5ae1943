import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as recipeIcons from '../../ui/icon/recipe-icons.data.ts';
import { reportShared, shareWords } from '../sharing/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';

/** Shares the address of a recipe by the device's share dialog, or copies it. */
export function ShareRecipe({ title, path }: { readonly title: string; readonly path: string }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const share = async (): Promise<void> =>
    reportShared(await shareWords({ title, url: location.origin + path }), 'shop.link_copied', toasts, translate);
  return (
    <IconButton
      icon={recipeIcons.share2Icon}
      label={translate('shop.share', { name: title })}
      look="solid"
      onClick={() => void share()}
    />
  );
}

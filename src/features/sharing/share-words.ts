import type { TextKey, Translate } from '../../i18n/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Words = { readonly title?: string; readonly url: string } | { readonly text: string };
export type Shared = 'shared' | 'copied' | 'failed';

/** Shares words by the dialog of the device, or copies them where there is none. Closing the dialog is no fault. */
export const shareWords = (words: Words): Promise<Shared> => {
  if (!('share' in navigator)) return copyWords('url' in words ? words.url : words.text);
  return navigator.share(words).then(
    () => 'shared',
    () => 'shared',
  );
};

export const copyWords = (text: string): Promise<Shared> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );

/** Says what the dialog of the device does not: that the words were copied, or could not be. */
export const reportShared = (
  outcome: Shared,
  copied: TextKey,
  toasts: Pick<ToastsViewModel, 'show'>,
  translate: Translate,
): void => {
  if (outcome === 'copied') toasts.show('success', translate(copied));
  if (outcome === 'failed') toasts.show('warning', translate('group.copy_failed'));
};

import { observer } from 'mobx-react-lite';
import type { Uuid } from '@domain/kernel/ids.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { iconButtonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { LIKED_VIEW_MODEL } from './liked.tokens.ts';
import type { LikedViewModel } from './liked.view-model.ts';
import styles from './like-button.module.scss';

type LikeButtonProps = { readonly uuid: Uuid; readonly title: string };

export const LikeButtonView = observer(function LikeButtonView({
  vm,
  uuid,
  title,
}: LikeButtonProps & { readonly vm: Pick<LikedViewModel, 'isLiked' | 'toggle'> }) {
  const translate = useTranslate();
  const isLiked = vm.isLiked(uuid);
  const { className, ...looks } = iconButtonAttributes('solid');
  return (
    <button
      type="button"
      {...looks}
      className={`${className} ${styles.like}`}
      aria-pressed={isLiked}
      aria-label={translate('liked.toggle', { shop: title })}
      onClick={() => vm.toggle(uuid)}
    >
      <Icon path={icons.heartIcon} isFilled={isLiked} />
    </button>
  );
});

export function LikeButton(props: LikeButtonProps) {
  return <LikeButtonView vm={useService(LIKED_VIEW_MODEL)} {...props} />;
}

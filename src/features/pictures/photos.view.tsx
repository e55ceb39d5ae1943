import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/after-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import styles from './photos.module.scss';
import type { Photo, PhotosViewModel } from './photos.view-model.ts';

/** The photos of a text: small pictures with a button each, and one more to add. */
export const PhotosView = observer(function PhotosView({ vm }: { readonly vm: PhotosViewModel }) {
  const translate = useTranslate();
  return (
    <ul className={styles.photos} aria-label={translate('photos.title')}>
      {vm.photos.map((photo, index) => (
        <PhotoTile key={photo.key} vm={vm} photo={photo} number={String(index + 1)} />
      ))}
      {vm.canAdd && (
        <li>
          <label className={styles.add}>
            <input
              type="file"
              accept="image/*"
              multiple
              onChange={({ target }) => {
                vm.add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <Icon path={icons.cameraIcon} />
            <span>{translate('photos.add')}</span>
          </label>
        </li>
      )}
    </ul>
  );
});

const PhotoTile = observer(function PhotoTile({
  vm,
  photo,
  number,
}: {
  readonly vm: PhotosViewModel;
  readonly photo: Photo;
  readonly number: string;
}) {
  const translate = useTranslate();
  const { key, address, failure } = photo;
  const isFailed = failure !== undefined;
  return (
    <li className={styles.photo} data-failed={isFailed || undefined}>
      {address !== undefined ? (
        <img src={`${address}?w=160`} alt={translate('photos.photo', { number })} width="72" height="72" />
      ) : isFailed ? (
        <IconButton
          icon={icons.rotateCcwIcon}
          label={`${translate('photos.failed', { number })}. ${translate('photos.retry')}`}
          onClick={() => vm.retry(key)}
        />
      ) : (
        <span role="status" className={styles.sending}>
          <VisuallyHidden>{translate('photos.sending', { number })}</VisuallyHidden>
        </span>
      )}
      <span className={styles.remove}>
        <IconButton
          icon={icons.xIcon}
          look="solid"
          label={translate('photos.remove', { number })}
          onClick={() => vm.remove(key)}
        />
      </span>
    </li>
  );
});

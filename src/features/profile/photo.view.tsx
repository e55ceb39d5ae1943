import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { AVATAR_PLACEHOLDER, avatarSource } from '@domain/images/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as profileIcons from '../../ui/icon/profile-icons.data.ts';
import { useImageFailure } from '../../ui/picture/index.ts';
import { CropSheet } from './crop-sheet.view.tsx';
import type { PhotoViewModel } from './photo.view-model.ts';
import { photoFailureText } from './profile.messages.ts';
import styles from './profile.module.scss';

type PhotoProps = { readonly vm: PhotoViewModel; readonly image: string | undefined; readonly name: string };

/** The customer's picture with the button that replaces it. */
export const PhotoView = observer(function PhotoView({ vm, image, name }: PhotoProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { hasFailed, events } = useImageFailure(avatarSource(image));
  const hasPhoto = isPhoto(image);
  const isShown = hasPhoto && !hasFailed;
  return (
    <div className={styles.photo}>
      <img
        src={isShown ? `${image}?w=320` : AVATAR_PLACEHOLDER}
        alt={isShown ? translate('profile.photo_of', { name }) : ''}
        width="96"
        height="96"
        {...events}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={translate('profile.photo_choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void vm.choose(file);
        }}
      />
      <IconButton
        icon={profileIcons.cameraIcon}
        look="solid"
        label={translate(hasPhoto ? 'profile.photo_change' : 'profile.photo_choose')}
        aria-busy={vm.isBusy || undefined}
        onClick={() => input.current?.click()}
      />
      <CropSheet vm={vm} />
    </div>
  );
});

/** Removes the picture, and says why one was not taken. */
export const PhotoTools = observer(function PhotoTools({ vm, image }: Pick<PhotoProps, 'vm' | 'image'>) {
  const translate = useTranslate();
  return (
    <>
      {isPhoto(image) && (
        <button
          type="button"
          className={styles.remove}
          aria-busy={vm.isBusy || undefined}
          onClick={() => void vm.remove()}
        >
          {translate('profile.photo_remove')}
        </button>
      )}
      {vm.failure && !vm.picture && (
        <p role="alert" className={styles.photoFault}>
          <Icon path={icons.circleAlertIcon} size="small" />
          {photoFailureText(vm.failure, translate)}
        </p>
      )}
    </>
  );
});

const isPhoto = (image: string | undefined): image is string =>
  image !== undefined && !image.endsWith(AVATAR_PLACEHOLDER);

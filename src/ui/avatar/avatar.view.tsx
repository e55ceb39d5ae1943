import { useImageFailure } from '../picture/index.ts';
import styles from './avatar.module.scss';

const PLACEHOLDER = '/images/avatar_placeholder.png';

type AvatarProps = { readonly image: string | undefined; readonly firstName: string };

/** IMAGE-3: a person's picture, or the placeholder if there is none or it fails to load. */
export function Avatar({ image = PLACEHOLDER, firstName }: AvatarProps) {
  const { hasFailed, events } = useImageFailure(image);
  return (
    <img
      className={styles.avatar}
      src={hasFailed ? PLACEHOLDER : image}
      alt={firstName}
      width="32"
      height="32"
      {...events}
    />
  );
}

import styles from './icon.module.scss';

type IconProps = {
  readonly path: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Mirrors a pointing icon in right-to-left pages. */
  readonly points?: boolean;
  readonly isFilled?: boolean;
};

/** A decorative icon; the text beside it carries the meaning. */
export function Icon({ path, size = 'medium', points = false, isFilled = false }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-points={points || undefined}
      data-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

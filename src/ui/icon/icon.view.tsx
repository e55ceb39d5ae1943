import styles from './icon.module.scss';

type IconProps = {
  readonly path: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Pointing icons turn round in right-to-left pages. */
  readonly points?: boolean;
  readonly isFilled?: boolean;
};

/** A decorative sign; what it means is said by its neighbour's name. */
export function Icon({ path, size = 'medium', points = false, isFilled = false }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-points={points || undefined} data-filled={isFilled || undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

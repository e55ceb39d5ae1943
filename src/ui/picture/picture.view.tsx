import { groundOf } from '@domain/images/index.ts';
import { BarePicture, widthSources } from './bare-picture.view.tsx';
import styles from './picture.module.scss';

export type PictureShape = 'cover' | 'square';

const WIDTHS = { cover: [400, 800, 1280], square: [160, 320, 640] } as const satisfies Record<
  PictureShape,
  readonly number[]
>;

type PictureProps = {
  /** Validated by the image rules; `undefined` shows only the background. */
  readonly source: string | undefined;
  readonly shape: PictureShape;
  /** The drawn width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Visible without scrolling: loads eagerly. The largest one also before all others. */
  readonly priority?: 'lazy' | 'early' | 'first';
  readonly isGrey?: boolean;
};

/**
 * A dish or a shop on a colored background, which also shows while the picture loads. Decorative: the name is beside
 * it.
 */
export function Picture({ source, shape, sizes, priority = 'lazy', isGrey = false }: PictureProps) {
  return (
    <div
      className={styles.picture}
      data-shape={shape}
      data-ground={groundOf(source ?? '')}
      data-grey={isGrey || undefined}
    >
      <BarePicture
        source={source}
        widths={WIDTHS[shape]}
        sizes={sizes}
        width={shape === 'cover' ? 640 : 320}
        height={shape === 'cover' ? 360 : 320}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  );
}

/** Returns the attributes by which a browser chooses a width; also for preloading. */
export const pictureSources = (source: string, shape: PictureShape, sizes: string, canResize: boolean) =>
  widthSources(source, WIDTHS[shape], sizes, canResize);

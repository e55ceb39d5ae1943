import { groundOf } from '@domain/images/index.ts';
import { BarePicture, widthSources } from './bare-picture.view.tsx';
import styles from './picture.module.scss';

export type PictureShape = 'cover' | 'square';

const WIDTHS = { cover: [400, 800, 1280], square: [160, 320, 640] } as const satisfies Record<PictureShape, readonly number[]>;

type PictureProps = {
  /** Already checked by the image rules; none shows the ground alone. */
  readonly source: string | undefined;
  readonly shape: PictureShape;
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Seen without scrolling: fetched at once. The largest one also before all others. */
  readonly priority?: 'lazy' | 'early' | 'first';
  readonly isGrey?: boolean;
};

/** A dish or a shop on a ground of its colour, which is also what shows while the picture loads. Decorative: its name stands beside it. */
export function Picture({ source, shape, sizes, priority = 'lazy', isGrey = false }: PictureProps) {
  return (
    <div className={styles.picture} data-shape={shape} data-ground={groundOf(source ?? '')} data-grey={isGrey || undefined}>
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

/** The attributes with which a browser chooses its width; also for preloading. */
export const pictureSources = (source: string, shape: PictureShape, sizes: string, canResize: boolean) => widthSources(source, WIDTHS[shape], sizes, canResize);

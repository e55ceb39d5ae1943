import { createContext, useContext, useState } from 'react';
import { groundOf } from '@domain/images/index.ts';
import styles from './picture.module.scss';

/** Whether the server cuts pictures to the width that `?w=` asks for. */
const ResizingContext = createContext(false);
export const ResizingProvider = ResizingContext.Provider;

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
  const canResize = useContext(ResizingContext);
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.picture} data-shape={shape} data-ground={groundOf(source ?? '')} data-grey={isGrey || undefined}>
      {source !== undefined && failed !== source && (
        <img
          {...pictureSources(source, shape, sizes, canResize)}
          alt=""
          width={shape === 'cover' ? 640 : 320}
          height={shape === 'cover' ? 360 : 320}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(source)}
        />
      )}
    </div>
  );
}

/** The attributes with which a browser chooses its width; also for preloading. */
export const pictureSources = (source: string, shape: PictureShape, sizes: string, canResize: boolean) =>
  canResize ? { src: source, srcSet: WIDTHS[shape].map((width) => `${source}?w=${width} ${width}w`).join(', '), sizes } : { src: source };

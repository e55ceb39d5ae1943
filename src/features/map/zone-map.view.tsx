import { lazyView } from '../../ui/lazy/index.ts';
import type { ZoneCanvasProps } from './zone-canvas.view.tsx';
import styles from './zone-map.module.scss';

const ZoneCanvas = lazyView(() => import('./zone-canvas.view.tsx').then((module) => module.ZoneCanvas));

type ZoneMapProps = ZoneCanvasProps & {
  /** The zone as text, so that it can be understood without seeing it. */
  readonly text: string;
};

/** A delivery zone on a map, with corners to drag. Whoever shows it offers the same corners as a list. */
export function ZoneMap({ text, ...map }: ZoneMapProps) {
  return (
    <div className={styles.map}>
      <div className={styles.canvas} aria-hidden="true">
        <ZoneCanvas {...map} />
      </div>
      <p className={styles.note}>{text}</p>
    </div>
  );
}

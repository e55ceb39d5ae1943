import { useTranslate } from '../../i18n/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './courier-map.module.scss';
import type { MapCanvasProps } from './map-canvas.view.tsx';

const MapCanvas = lazyView(() => import('./map-canvas.view.tsx').then((module) => module.MapCanvas));

type CourierMapProps = MapCanvasProps & {
  /** The map as text, so that it can be understood without seeing it. */
  readonly text: string;
};

/** The position of an order, on a map and as text. */
export function CourierMap({ text, ...map }: CourierMapProps) {
  const translate = useTranslate();
  return (
    <section className={styles.map} aria-label={translate('map.title')}>
      <div className={styles.canvas} aria-hidden="true">
        <MapCanvas {...map} />
      </div>
      <p className={styles.note}>{text}</p>
    </section>
  );
}

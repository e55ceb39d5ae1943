import { useTranslate } from '../../i18n/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './courier-map.module.scss';
import type { MapCanvasProps } from './map-canvas.view.tsx';

const MapCanvas = lazyView(() => import('./map-canvas.view.tsx').then((module) => module.MapCanvas));

type CourierMapProps = MapCanvasProps & {
  /** What the map shows, in words: nobody needs to see it. */
  readonly text: string;
};

/** Where an order is, drawn and told. */
export function CourierMap({ text, ...map }: CourierMapProps) {
  const translate = useTranslate();
  return (
    <section className={styles.map} aria-label={translate('map.title')}>
      <div className={styles.canvas} aria-hidden="true"><MapCanvas {...map} /></div>
      <p className={styles.note}>{text}</p>
    </section>
  );
}

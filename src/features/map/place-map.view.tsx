import type { GeoPoint } from '@domain/catalog/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './place-map.module.scss';

const MapCanvas = lazyView(() => import('./map-canvas.view.tsx').then((module) => module.MapCanvas));

type PlaceMapProps = { readonly at: GeoPoint; readonly name: string };

/** A small map of one location. Its address is beside it as text. */
export function PlaceMap({ at, name }: PlaceMapProps) {
  return (
    <div className={styles.map} aria-hidden="true">
      <MapCanvas shop={{ at, name }} />
    </div>
  );
}

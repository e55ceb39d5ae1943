import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { placeBeside, tidyPlace } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './pin-map.module.scss';

const PinCanvas = lazyView(() => import('./pin-canvas.view.tsx').then((module) => module.PinCanvas));

type PinMapProps = {
  /** Where the pin stands, or would. */
  readonly place: GeoPoint;
  /** The pin stands where the customer put it. */
  readonly isSet: boolean;
  readonly onMove: (place: GeoPoint) => void;
};

const ZOOMS = { first: 16, least: 12, most: 19 };
/** Metres of a step at zoom 0; every zoom halves it, so that a step is always about as long on the screen. */
const STEP_METRES = 7_500_000;
const TURNS = [
  { turn: 'west', label: 'address.move_west', key: 'ArrowLeft', north: 0, east: -1 },
  { turn: 'north', label: 'address.move_north', key: 'ArrowUp', north: 1, east: 0 },
  { turn: 'south', label: 'address.move_south', key: 'ArrowDown', north: -1, east: 0 },
  { turn: 'east', label: 'address.move_east', key: 'ArrowRight', north: 0, east: 1 },
] as const;

/** ADDRESS-2: a pin on a map, moved by dragging, by a tap, by arrow keys or by buttons. Without tiles there is no map. */
export const PinMap = observer(function PinMap({ place, isSet, onMove }: PinMapProps) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(ZOOMS.first);
  const [hasTiles, setTiles] = useState(true);
  if (!hasTiles) return null;

  const zoomTo = (wanted: number): void => setZoom(Math.min(ZOOMS.most, Math.max(ZOOMS.least, wanted)));
  const step = ({ north, east }: { readonly north: number; readonly east: number }): void => {
    const metres = STEP_METRES / 2 ** zoom;
    onMove(placeBeside(place, { north: north * metres, east: east * metres }));
  };
  const press = (event: KeyboardEvent): void => {
    const turn = TURNS.find(({ key }) => key === event.key);
    const closer = ZOOM_KEYS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || (!turn && !closer)) return;
    event.preventDefault();
    if (turn) step(turn);
    else zoomTo(zoom + (closer ?? 0));
  };

  return (
    <div className={styles.map}>
      <div className={styles.view}>
        <PinCanvas
          place={place}
          isSet={isSet}
          zoom={zoom}
          zooms={ZOOMS}
          label={translate('address.pin')}
          onMove={(spot) => onMove(tidyPlace(spot))}
          onKey={press}
          onZoom={setZoom}
          onMissing={() => setTiles(false)}
        />
      </div>
      <div className={styles.buttons} role="group" aria-label={translate('address.move_pin')} dir="ltr">
        {TURNS.map(({ turn, label, north, east }) => (
          <IconButton key={turn} icon={icons.arrowLeftIcon} look="well" label={translate(label)} data-turn={turn} onClick={() => step({ north, east })} />
        ))}
        <IconButton icon={icons.minusIcon} look="well" label={translate('address.zoom_out')} onClick={() => zoomTo(zoom - 1)} />
        <IconButton icon={icons.plusIcon} look="well" label={translate('address.zoom_in')} onClick={() => zoomTo(zoom + 1)} />
      </div>
      {!isSet && <p className={styles.hint}>{translate('address.move_hint')}</p>}
    </div>
  );
});

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

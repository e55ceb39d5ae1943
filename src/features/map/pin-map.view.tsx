import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { placeBeside, tidyPlace } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as panelIcons from '../../ui/icon/panel-icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './pin-map.module.scss';

const PinCanvas = lazyView(() => import('./pin-canvas.view.tsx').then((module) => module.PinCanvas));

type PinMapProps = {
  /** Position of the pin. */
  readonly place: GeoPoint;
  /** Whether the customer has set the pin. */
  readonly isSet: boolean;
  /** Whether the buttons that move the pin are shown; keys, drags and taps always move it. */
  readonly hasSteps: boolean;
  readonly onMove: (place: GeoPoint) => void;
  /** A card over the lower edge of the map; it is there without a map too. */
  readonly children: ReactNode;
};

const ZOOMS = { first: 17, least: 12, most: 19 };
const STEP_METRES = 10;
const TURNS = [
  { turn: 'north', label: 'address.move_north', key: 'ArrowUp', north: 1, east: 0 },
  { turn: 'west', label: 'address.move_west', key: 'ArrowLeft', north: 0, east: -1 },
  { turn: 'east', label: 'address.move_east', key: 'ArrowRight', north: 0, east: 1 },
  { turn: 'south', label: 'address.move_south', key: 'ArrowDown', north: -1, east: 0 },
] as const;

/**
 * ADDRESS-2: a pin on a map, moved by dragging, by a tap, by arrow keys or by buttons. Without tiles there is no map.
 */
export const PinMap = observer(function PinMap({ place, isSet, hasSteps, onMove, children }: PinMapProps) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(ZOOMS.first);
  const [hasTiles, setTiles] = useState(true);
  if (!hasTiles) return <div className={styles.bare}>{children}</div>;

  const zoomTo = (wanted: number): void => setZoom(Math.min(ZOOMS.most, Math.max(ZOOMS.least, wanted)));
  const step = ({ north, east }: { readonly north: number; readonly east: number }): void =>
    onMove(placeBeside(place, { north: north * STEP_METRES, east: east * STEP_METRES }));
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
      {hasSteps && (
        <div className={styles.steps} role="group" aria-label={translate('address.move_pin')} dir="ltr">
          {TURNS.map(({ turn, label, north, east }) => (
            <IconButton
              key={turn}
              icon={icons.arrowLeftIcon}
              label={translate(label)}
              data-turn={turn}
              onClick={() => step({ north, east })}
            />
          ))}
        </div>
      )}
      <div className={styles.zooms}>
        <IconButton icon={icons.plusIcon} label={translate('address.zoom_in')} onClick={() => zoomTo(zoom + 1)} />
        <IconButton
          icon={panelIcons.minusIcon}
          label={translate('address.zoom_out')}
          onClick={() => zoomTo(zoom - 1)}
        />
      </div>
      <div className={styles.card}>{children}</div>
    </div>
  );
});

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

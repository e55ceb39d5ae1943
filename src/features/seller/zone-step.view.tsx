import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { farthestKm, zoneAreaKm2 } from '@domain/partners/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { FormFault } from '../../ui/form-section/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import { AddressSearch } from '../addresses/search/index.ts';
import { ZoneMap } from '../map/index.ts';
import { cornerText, whereText } from './seller-texts.ts';
import styles from './zone-step.module.scss';
import { useFault } from './use-fault.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

/** Where the shop is and how far it delivers: the same corners on a map and in a list. */
export const ZoneStep = observer(function ZoneStep({ vm }: Props) {
  const translate = useTranslate();
  const faultOf = useFault(vm);
  const { zone } = vm;
  useEffect(() => void zone.lookUpAll(), [zone]);
  const fault = faultOf('location');
  return (
    <>
      <section aria-labelledby="seller-door" className={styles.part}>
        <h2 id="seller-door">{translate('seller.door')}</h2>
        {zone.shop && (
          <p className={styles.door}>
            <Icon path={icons.mapPinIcon} />
            <bdi>{vm.form.textsIn(vm.form.language).address.trim()}</bdi>
          </p>
        )}
        <p className={styles.muted}>{translate(zone.shop ? 'seller.door_change' : 'seller.door_text')}</p>
        <AddressSearch vm={vm.search} language={vm.language} isQuiet />
        {!zone.shop && vm.knownAddress && (
          <div>
            <Button onClick={vm.useKnownAddress}>
              {translate('seller.use_address', { address: vm.knownAddress.text })}
            </Button>
          </div>
        )}
        {fault !== undefined && <FormFault>{fault}</FormFault>}
      </section>
      {zone.shop && vm.market.hasZones && <ZonePart vm={vm} />}
    </>
  );
});

const ZonePart = observer(function ZonePart({ vm }: Props) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const faultOf = useFault(vm);
  const { zone } = vm;
  const { shop, zone: corners } = zone;
  const fault = faultOf('zone');
  if (!shop) return null;
  return (
    <>
      <ZoneMap
        shop={shop}
        corners={corners}
        chosen={zone.chosen}
        onDrag={zone.drag}
        onChoose={zone.choose}
        text={translate('seller.zone_text', {
          area: numbers.tenths(zoneAreaKm2(corners)),
          km: numbers.tenths(farthestKm(corners, shop)),
        })}
      />
      <div className={styles.tools}>
        <Button onClick={zone.restart}>
          <Icon path={icons.circleIcon} />
          {translate('seller.circle')}
        </Button>
        <Button aria-disabled={!zone.canUndo || undefined} onClick={zone.undo}>
          <Icon path={icons.undo2Icon} points />
          {translate('seller.undo')}
        </Button>
      </div>
      {fault !== undefined && <FormFault>{fault}</FormFault>}
      <section aria-labelledby="seller-corners" className={styles.part}>
        <h2 id="seller-corners">{translate('seller.corners')}</h2>
        <p className={styles.muted}>{translate('seller.corners_text')}</p>
        <ol className={styles.corners}>
          {corners.map((_corner, index) => (
            // A corner is what its number names; the list has no other identity.
            <Corner key={index} vm={vm} index={index} />
          ))}
        </ol>
        {zone.canAdd && (
          <div>
            <Button onClick={zone.add}>
              <Icon path={icons.plusIcon} />
              {translate('seller.add_corner')}
            </Button>
          </div>
        )}
      </section>
    </>
  );
});

const MOVES = [
  ['north', icons.arrowUpIcon],
  ['south', icons.arrowDownIcon],
  ['west', icons.arrowLeftIcon],
  ['east', icons.arrowRightIcon],
] as const;

const Corner = observer(function Corner({ vm, index }: Props & { readonly index: number }) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const button = useRef<HTMLButtonElement>(null);
  const { zone, language } = vm;
  const place = zone.placeOf(index);
  const isChosen = zone.chosen === index;
  if (!place) return null;
  const number = String(index + 1);
  return (
    <li data-chosen={isChosen || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.corner}
        aria-expanded={isChosen}
        aria-label={cornerText(index, place, translate, language)}
        onClick={() => zone.choose(index)}
      >
        <span className={styles.number}>{number}</span>
        <strong>{place.name === undefined ? translate('seller.corner', { number }) : <bdi>{place.name}</bdi>}</strong>
        <small>{whereText(place, translate, numbers)}</small>
      </button>
      {isChosen && (
        <div className={styles.moves} role="group" aria-label={translate('seller.move_corner', { number })}>
          <span dir="ltr" className={styles.arrows}>
            {MOVES.map(([direction, icon]) => (
              <IconButton
                key={direction}
                icon={icon}
                look="solid"
                label={translate(`seller.move_${direction}`)}
                onClick={() => zone.step(direction)}
              />
            ))}
          </span>
          {zone.canRemove && (
            <Button
              look="text"
              aria-label={translate('seller.remove_corner', { number })}
              onClick={() => {
                zone.remove(index);
                button.current?.focus();
              }}
            >
              {translate('seller.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
});

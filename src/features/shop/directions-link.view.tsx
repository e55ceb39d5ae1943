import { useId } from 'react';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';

type DirectionsLinkProps = {
  readonly to: GeoPoint;
  /** The id of the place's name, spoken after the link's own. */
  readonly of?: string;
};

/** The way to a place, on a map elsewhere. */
export function DirectionsLink({ to, of = '' }: DirectionsLinkProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <a
      id={id}
      aria-labelledby={`${id} ${of}`.trim()}
      href={`https://www.google.com/maps/dir/?api=1&destination=${to.latitude},${to.longitude}`}
      target="_blank"
      rel="noreferrer"
      {...buttonAttributes({ look: 'quiet' })}
    >
      <Icon path={infoIcons.navigationIcon} size="small" />
      {translate('shop.directions')}
    </a>
  );
}

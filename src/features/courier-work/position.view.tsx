import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import styles from './courier.module.scss';
import type { PositionSharing } from './position-sharing.ts';

type Props = { readonly position: Pick<PositionSharing, 'isOn' | 'isDenied' | 'start' | 'stop'> };

/** COURIER-6e: what the position is for, and whether it is told. */
export const PositionView = observer(function PositionView({ position }: Props) {
  const translate = useTranslate();
  const { isOn, isDenied } = position;
  return (
    <section className={styles.position} aria-labelledby="courier-position">
      <h2 id="courier-position">{translate('courier.position')}</h2>
      <p className={styles.muted}>{translate(isOn ? 'courier.position_on' : 'courier.position_text')}</p>
      {isDenied && (
        <p className={styles.fault} role="alert">
          {translate('courier.position_denied')}
        </p>
      )}
      <Button onClick={() => (isOn ? position.stop() : void position.start())}>
        {translate(isOn ? 'courier.position_stop' : 'courier.position_share')}
      </Button>
    </section>
  );
});

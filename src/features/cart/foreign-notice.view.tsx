import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { xIcon } from '../../ui/icon/icons.data.ts';
import { monitorSmartphoneIcon } from '../../ui/icon/panel-icons.data.ts';
import styles from './cart-notice.module.scss';
import { foreignTexts } from './cart.messages.ts';
import type { ForeignChanges } from './foreign-changes.ts';

type ForeignNoticeProps = {
  readonly changes: ForeignChanges;
  /** The heading that receives the focus when the notice goes. */
  readonly headingId: string;
  /** Whether the notice is read once it leaves the screen: the sheet was closed. */
  readonly isReadOnLeave: boolean;
};

/** CART-10: says in the cart what another tab changed and when, with a way back. The announcer has said it already. */
export const ForeignNotice = observer(function ForeignNotice(props: ForeignNoticeProps) {
  const { changes, headingId, isReadOnLeave } = props;
  const translate = useTranslate();
  useEffect(() => (isReadOnLeave ? changes.dismiss : undefined), [changes, isReadOnLeave]);
  const { shown } = changes;
  if (!shown) return null;
  const dismiss = (): void => {
    document.getElementById(headingId)?.focus();
    changes.dismiss();
  };
  return (
    <section className={styles.notice} aria-label={translate('cart.foreign_title')}>
      <Icon path={monitorSmartphoneIcon} />
      <div>
        <h3>
          <Trans id="cart.foreign_at" parts={{ time: <bdi>{shown.time}</bdi> }} />
        </h3>
        <ul>
          {foreignTexts(shown.change, translate).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button look="text" onClick={changes.putBack}>
          {translate('cart.put_back')}
        </Button>
      </div>
      <IconButton icon={xIcon} label={translate('cart.close')} onClick={dismiss} />
    </section>
  );
});

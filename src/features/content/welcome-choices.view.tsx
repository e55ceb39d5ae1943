import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { ADDRESS_CHOICE, ADDRESS_POPOVER } from '../addresses/index.ts';
import { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import styles from './welcome-choices.module.scss';

/** Address, language and currency, and the links onwards. */
export const WelcomeChoices = observer(function WelcomeChoices() {
  const translate = useTranslate();
  const { chosen } = useService(ADDRESS_CHOICE);
  const { language, options } = useService(LOCALE_VIEW_MODEL);
  const { current } = useService(CURRENCY_VIEW_MODEL);
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  return (
    <section aria-label={translate('welcome.choices')} className={styles.choices}>
      <ul>
        <Choice
          popover={ADDRESS_POPOVER}
          icon={icons.mapPinIcon}
          label={translate('welcome.address')}
          value={chosen ? <bdi>{chosen.text}</bdi> : translate('address.choose')}
        />
        <Choice
          popover={LANGUAGE_POPOVER}
          icon={icons.globeIcon}
          label={translate('header.language')}
          value={<bdi>{options.find(({ locale }) => locale === language)?.title ?? language.toUpperCase()}</bdi>}
        />
        {current && (
          <Choice
            popover={CURRENCY_POPOVER}
            icon={moreIcons.coinsIcon}
            label={translate('header.currency')}
            value={<bdi>{`${current.symbol} ${current.title}`}</bdi>}
          />
        )}
      </ul>
      <AppLink to="/" {...buttonAttributes({ look: 'main', size: 'big', isWide: true })}>
        {translate('welcome.shops')}
      </AppLink>
      {!isSignedIn && (
        <div className={styles.account}>
          <AppLink to="/login" {...buttonAttributes({ look: 'quiet', isWide: true })}>
            {translate('header.sign_in')}
          </AppLink>
          <AppLink to="/register" {...buttonAttributes({ look: 'quiet', isWide: true })}>
            {translate('sign_in.register')}
          </AppLink>
        </div>
      )}
    </section>
  );
});

type ChoiceProps = {
  readonly popover: string;
  readonly icon: string;
  readonly label: string;
  readonly value: ReactNode;
};

function Choice({ popover, icon, label, value }: ChoiceProps) {
  return (
    <li>
      <button type="button" popoverTarget={popover}>
        <Icon path={icon} />
        <span>
          <small>{label}</small>
          <b>{value}</b>
        </span>
        <Icon path={icons.chevronDownIcon} size="small" />
      </button>
    </li>
  );
}

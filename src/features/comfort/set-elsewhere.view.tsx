import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/comfort-icons.data.ts';
import { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from '../locale/index.ts';
import styles from './comfort.module.scss';

/** What has a place of its own: language, currency, diets and allergens. */
export const SetElsewhere = observer(function SetElsewhere() {
  const translate = useTranslate();
  const { language, options } = useService(LOCALE_VIEW_MODEL);
  const { current } = useService(CURRENCY_VIEW_MODEL);
  return (
    <section className={styles.elsewhere}>
      <h2>{translate('comfort.elsewhere')}</h2>
      <ul>
        <li>
          <button type="button" popoverTarget={LANGUAGE_POPOVER}>
            <Row
              icon={icons.globeIcon}
              label={translate('header.language')}
              value={options.find(({ locale }) => locale === language)?.title ?? language}
            />
          </button>
        </li>
        {current && (
          <li>
            <button type="button" popoverTarget={CURRENCY_POPOVER}>
              <Row
                icon={icons.coinsIcon}
                label={translate('header.currency')}
                value={`${current.symbol} ${current.title}`}
              />
            </button>
          </li>
        )}
        <li>
          <AppLink to="/diet">
            <Row icon={icons.utensilsIcon} label={translate('pages.diet')} />
          </AppLink>
        </li>
      </ul>
    </section>
  );
});

type RowProps = { readonly icon: string; readonly label: string; readonly value?: ReactNode };

function Row({ icon, label, value }: RowProps) {
  return (
    <>
      <Icon path={icon} />
      <span>{label}</span>
      {value !== undefined && <bdi>{value}</bdi>}
      <Icon path={icons.chevronRightIcon} points />
    </>
  );
}

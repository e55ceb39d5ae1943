import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './wallet.module.scss';

type WalletPageProps = { readonly title: string; readonly children: ReactNode };

/** The frame of a page within the wallet: the way back, the heading, one column. */
export function WalletPage({ title, children }: WalletPageProps) {
  const translate = useTranslate();
  return (
    <div className={styles.narrow}>
      <AppLink to="/wallet" className={styles.back}>
        <Icon path={icons.arrowLeftIcon} points />
        {translate('wallet.title')}
      </AppLink>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useTranslate } from '../i18n/index.ts';
import { useGoBack } from '../routes/index.ts';
import { IconButton } from '../ui/button/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import styles from './back-header.module.scss';
import { Logo } from './logo.view.tsx';

/** LAYOUT-4: the simplified header. */
export const BackHeader = observer(function BackHeader() {
  const translate = useTranslate();
  const goBack = useGoBack();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <IconButton icon={icons.arrowLeftIcon} label={translate('header.back')} points onClick={goBack} />
        <Logo />
      </div>
    </header>
  );
});

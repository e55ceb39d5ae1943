import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { backTarget } from '@domain/navigation/index.ts';
import { useService } from '../di/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { NAVIGATOR } from '../routes/index.ts';
import { IconButton } from '../ui/button/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import styles from './back-header.module.scss';
import { Logo } from './logo.view.tsx';

/** LAYOUT-4: the simplified header. */
export const BackHeader = observer(function BackHeader() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const navigator = useService(NAVIGATOR);
  const goBack = (): void => {
    const target = backTarget(pathname);
    if (target.kind === 'page') return void navigate(target.path);
    if (navigator.canGoBack()) void navigate(-1);
    else void navigate('/');
  };
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <IconButton icon={icons.arrowLeftIcon} label={translate('header.back')} points onClick={goBack} />
        <Logo />
      </div>
    </header>
  );
});

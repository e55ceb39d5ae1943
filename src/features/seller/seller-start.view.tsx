import { observer } from 'mobx-react-lite';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { AppLink, signInPath } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import styles from './seller.module.scss';
import { stepPath } from './seller-paths.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };

const NEEDS: readonly (readonly [icon: string, text: TextKey])[] = [
  [icons.storeIcon, 'seller.need_name'],
  [icons.imageIcon, 'seller.need_pictures'],
  [icons.mapPinIcon, 'seller.need_zone'],
  [icons.fileTextIcon, 'seller.need_papers'],
];
const COURSE = ['seller.then_fill', 'seller.then_read', 'seller.then_menu'] as const;

/** What becoming a seller means, before anything is asked. */
export const SellerStart = observer(function SellerStart({ vm }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.start}>
      <header>
        <h1 tabIndex={-1}>{translate('seller.title')}</h1>
        <p className={styles.lead}>{translate('seller.lead', { market: vm.market.title })}</p>
      </header>
      <div className={styles.two}>
        <section className={styles.card} aria-labelledby="seller-needs">
          <h2 id="seller-needs">{translate('seller.needs')}</h2>
          <ul className={styles.facts}>
            {NEEDS.map(([icon, text]) => (
              <li key={text}>
                <Icon path={icon} />
                <span>{translate(text)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.card} aria-labelledby="seller-course">
          <h2 id="seller-course">{translate('seller.course')}</h2>
          <ol className={styles.course}>
            {COURSE.map((text) => (
              <li key={text}>{translate(text)}</li>
            ))}
          </ol>
        </section>
      </div>
      <Door vm={vm} />
    </div>
  );
});

/** The one way on from here. */
const Door = observer(function Door({ vm }: Props) {
  const translate = useTranslate();
  const main = buttonAttributes({ look: 'main', size: 'big' });
  if (vm.phase === 'guest')
    return (
      <p className={styles.door}>
        <AppLink to={signInPath({ path: '/be-seller', search: '' })} {...main}>
          {translate('seller.sign_in')}
        </AppLink>
        <span className={styles.muted}>{translate('seller.sign_in_hint')}</span>
      </p>
    );
  if (vm.isOtherRole)
    return (
      <p className={styles.notice} role="note">
        {translate('seller.other_role')}
      </p>
    );
  if (vm.needsPassword)
    return (
      <section className={styles.card} aria-labelledby="seller-password">
        <span className={styles.mark}>
          <Icon path={icons.keyRoundIcon} />
        </span>
        <h2 id="seller-password">{translate('seller.password')}</h2>
        <p>{translate('seller.password_text')}</p>
        <p>
          <AppLink to={`/update-password?next=${encodeURIComponent('/be-seller')}`} {...main}>
            {translate('profile.password_add')}
          </AppLink>
        </p>
      </section>
    );
  return (
    <p className={styles.door}>
      <AppLink to={stepPath(vm.isKept ? vm.reached : 1)} {...main}>
        {translate(vm.isKept ? 'seller.continue_kept' : 'seller.begin')}
      </AppLink>
      {vm.isKept ? (
        <Button look="text" onClick={vm.discard}>
          {translate('seller.discard')}
        </Button>
      ) : (
        <span className={styles.muted}>{translate('seller.duration')}</span>
      )}
    </p>
  );
});

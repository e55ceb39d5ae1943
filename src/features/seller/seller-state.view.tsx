import { formatPhone } from '@domain/identity/index.ts';
import { observer } from 'mobx-react-lite';
import { leftToOpen, type OpeningStep, type OwnShop, type ShopStatus } from '@domain/partners/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/seller-icons.data.ts';
import styles from './seller.module.scss';
import { stepPath } from './seller-paths.ts';
import type { SellerViewModel } from './seller.view-model.ts';

type Props = { readonly vm: SellerViewModel };
type ShopProps = Props & { readonly shop: OwnShop };

const ICONS: Readonly<Record<ShopStatus, string>> = {
  new: icons.hourglassIcon,
  edited: icons.hourglassIcon,
  approved: icons.checkIcon,
  rejected: icons.xIcon,
  inactive: icons.xIcon,
};
const TONES = {
  new: 'waiting',
  edited: 'waiting',
  approved: 'good',
  rejected: 'bad',
  inactive: undefined,
} as const satisfies Record<ShopStatus, string | undefined>;

/** Where the application stands, and what happens next. */
export const SellerState = observer(function SellerState({ vm }: Props) {
  const translate = useTranslate();
  const { shop } = vm;
  if (!shop) return null;
  const { status } = shop;
  return (
    <div className={styles.start}>
      <section className={styles.card} aria-labelledby="seller-state">
        <span className={styles.mark} data-tone={TONES[status]}>
          <Icon path={ICONS[status]} />
        </span>
        <h1 id="seller-state" tabIndex={-1}>
          {translate(`seller.state_${status}`)}
        </h1>
        <p>
          <bdi className={styles.strong}>{shop.title}</bdi>
        </p>
        {status === 'rejected' && shop.note !== undefined && (
          <div>
            <h2>{translate('seller.reason')}</h2>
            <blockquote dir="auto">{shop.note}</blockquote>
          </div>
        )}
        <p>{translate(`seller.state_${status}_text`)}</p>
        {status === 'approved' && <Opening vm={vm} shop={shop} />}
        <Actions vm={vm} shop={shop} />
      </section>
    </div>
  );
});

/** ACCOUNT-7i: What still keeps customers from ordering, and where it is done. */
const Opening = observer(function Opening({ vm, shop }: ShopProps) {
  const translate = useTranslate();
  const { desk } = vm.market;
  const left = leftToOpen(shop);
  if (left.length === 0) return <p>{translate('seller.selling')}</p>;
  if (desk === undefined) return <NotOpen vm={vm} />;
  return (
    <section className={styles.notice} aria-labelledby="seller-left">
      <h2 id="seller-left">{translate('seller.left')}</h2>
      <ul className={styles.left}>
        {left.map((step) => (
          <li key={step}>
            <a href={`${desk}/${PLACES[step]}`}>{translate(`seller.left_${step}`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Where the desk has what is left to do. */
const PLACES = { menu: 'menu', hours: 'hours', opening: 'kitchen' } as const satisfies Record<OpeningStep, string>;

/** Without a desk the marketplace enters what is missing. */
const NotOpen = observer(function NotOpen({ vm }: Props) {
  const translate = useTranslate();
  const { email, phone } = vm.market.contact;
  return (
    <>
      <p role="note" className={styles.notice}>
        {translate('seller.not_open')}
      </p>
      <ul className={styles.contacts}>
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        {phone !== '' && (
          <li>
            <a href={`tel:+${phone}`}>
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </a>
          </li>
        )}
      </ul>
    </>
  );
});

const Actions = observer(function Actions({ vm, shop }: ShopProps) {
  const translate = useTranslate();
  const { status, id } = shop;
  const { desk } = vm.market;
  if (status === 'inactive') return null;
  const isRejected = status === 'rejected';
  return (
    <div className={styles.door}>
      {status === 'approved' && desk !== undefined && (
        <a href={`${desk}/kitchen`} {...buttonAttributes({ look: 'main' })}>
          {translate('seller.to_kitchen')}
        </a>
      )}
      {status === 'approved' && (
        <AppLink to={`/shop/${id}`} {...buttonAttributes({ look: desk === undefined ? 'main' : 'quiet' })}>
          {translate('seller.see_shop')}
        </AppLink>
      )}
      <AppLink to={stepPath(1)} {...buttonAttributes({ look: isRejected ? 'main' : 'quiet' })}>
        {translate(isRejected ? 'seller.change_again' : vm.isKept ? 'seller.continue_change' : 'seller.change')}
      </AppLink>
      {(status === 'new' || status === 'edited') && (
        <Button look="text" onClick={() => vm.live.reload()}>
          {translate('seller.check_again')}
        </Button>
      )}
    </div>
  );
});

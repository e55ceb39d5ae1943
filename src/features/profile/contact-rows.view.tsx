import { formatPhone, type AccountDetails, type ContactKind } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as profileIcons from '../../ui/icon/profile-icons.data.ts';
import styles from './profile.module.scss';

/** The e-mail address and the number with their states; changing one is a step of its own. */
export function ContactRows({ account }: { readonly account: AccountDetails }) {
  return (
    <ul>
      <ContactRow kind="email" value={account.email} isVerified={account.isEmailVerified} />
      <ContactRow kind="phone" value={account.phone} isVerified={account.isPhoneVerified} />
    </ul>
  );
}

type ContactRowProps = {
  readonly kind: ContactKind;
  readonly value: string | undefined;
  readonly isVerified: boolean;
};

const TEXTS = {
  email: {
    icon: profileIcons.mailIcon,
    name: 'account.email',
    change: 'contact.change_email',
    verify: 'contact.verify_email',
    none: 'contact.no_email',
    verified: 'contact.email_is_verified',
  },
  phone: {
    icon: profileIcons.smartphoneIcon,
    name: 'account.phone',
    change: 'contact.change_phone',
    verify: 'contact.verify_phone',
    none: 'contact.no_phone',
    verified: 'contact.phone_is_verified',
  },
} as const;

function ContactRow({ kind, value, isVerified }: ContactRowProps) {
  const translate = useTranslate();
  const texts = TEXTS[kind];
  const hasValue = value !== undefined && value !== '';
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <Icon path={texts.icon} />
      </span>
      <div>
        <h3>
          {hasValue ? <bdi dir="ltr">{kind === 'phone' ? formatPhone(value) : value}</bdi> : translate(texts.name)}
        </h3>
        {!hasValue ? (
          <p className={styles.muted}>{translate(texts.none)}</p>
        ) : (
          <p className={styles.state} data-verified={isVerified || undefined}>
            <Icon path={isVerified ? profileIcons.badgeCheckIcon : icons.circleAlertIcon} size="small" />
            {translate(isVerified ? texts.verified : 'contact.unverified')}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {hasValue && !isVerified && (
          <AppLink to={`/profile/${kind}?verify=1`} aria-label={translate(texts.verify)} {...buttonAttributes({})}>
            {translate('contact.verify')}
          </AppLink>
        )}
        <AppLink to={`/profile/${kind}`} aria-label={translate(texts.change)} className={styles.change}>
          {translate(hasValue ? 'contact.change' : 'contact.add')}
        </AppLink>
      </div>
    </li>
  );
}

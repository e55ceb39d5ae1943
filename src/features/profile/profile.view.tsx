import { observer } from 'mobx-react-lite';
import { dateText } from '@domain/calendar/index.ts';
import type { AccountDetails } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as profileIcons from '../../ui/icon/profile-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState, failureText } from '../failure/index.ts';
import { faultText } from '../sign-in/index.ts';
import { ContactRows } from './contact-rows.view.tsx';
import { PhotoTools, PhotoView } from './photo.view.tsx';
import styles from './profile.module.scss';
import type { ProfileViewModel } from './profile.view-model.ts';

type ProfileProps = { readonly vm: ProfileViewModel };

export const ProfileView = observer(function ProfileView({ vm }: ProfileProps) {
  const translate = useTranslate();
  const { live } = vm;
  return (
    <AccountLayout current="/profile" isStart>
      {live.value ? (
        <Profile vm={vm} account={live.value} />
      ) : (
        <>
          <h1 tabIndex={-1} className={styles.title}>
            {translate('profile.title')}
          </h1>
          {live.failure ? (
            <FailureState failure={live.failure} onRetry={() => live.reload()} />
          ) : (
            <div role="status" aria-label={translate('progress')}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </div>
          )}
        </>
      )}
    </AccountLayout>
  );
});

const Profile = observer(function Profile({ vm, account }: ProfileProps & { readonly account: AccountDetails }) {
  const translate = useTranslate();
  return (
    <>
      <div className={styles.head}>
        <PhotoView vm={vm.photo} image={account.image} name={account.firstName} />
        <div>
          <h1 tabIndex={-1}>
            <bdi>{[account.firstName, account.lastName].filter((part) => part !== '').join(' ')}</bdi>
          </h1>
          <Since account={account} />
          <PhotoTools vm={vm.photo} image={account.image} />
        </div>
      </div>
      <DetailsForm vm={vm} />
      <section className={styles.section} aria-labelledby="profile-contacts">
        <h2 id="profile-contacts">{translate('profile.contacts')}</h2>
        <ContactRows account={account} />
      </section>
      <section className={styles.section} aria-labelledby="profile-sign-in">
        <h2 id="profile-sign-in">{translate('profile.sign_in')}</h2>
        <ul>
          <li className={styles.row}>
            <span className={styles.mark}>
              <Icon path={profileIcons.keyRoundIcon} />
            </span>
            <div>
              <h3>{translate('account.password')}</h3>
              <p className={styles.muted}>
                {translate(account.hasPassword ? 'profile.password_set' : 'profile.password_none')}
              </p>
            </div>
            <AppLink
              to="/update-password?next=%2Fprofile"
              className={styles.change}
              aria-label={translate(account.hasPassword ? 'menu.password' : 'profile.password_add')}
            >
              {translate(account.hasPassword ? 'contact.change' : 'contact.add')}
            </AppLink>
          </li>
        </ul>
      </section>
    </>
  );
});

function Since({ account: { since, ordersCount } }: { readonly account: AccountDetails }) {
  const translate = useTranslate();
  return (
    <>
      {since !== undefined && <p className={styles.muted}>{translate('profile.since', { date: dateText(since) })}</p>}
      <p className={styles.muted}>{translate('profile.orders', { count: ordersCount })}</p>
    </>
  );
}

const GENDERS = [
  { gender: 'female', label: 'account.female' },
  { gender: 'male', label: 'account.male' },
  { gender: undefined, label: 'account.gender_unsaid' },
] as const;
const FIELDS = ['firstname', 'lastname', 'birthday'];

const DetailsForm = observer(function DetailsForm({ vm }: ProfileProps) {
  const translate = useTranslate();
  const { draft, faults, submission, changes } = vm;
  const { failure } = submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  if (!draft) return null;
  return (
    <Form onSubmit={() => void vm.submit()} failures={submission.failures} className={styles.form}>
      <div className={styles.two}>
        <TextField
          name="given-name"
          label={translate('account.first_name')}
          autoComplete="given-name"
          dir="auto"
          required
          value={draft.firstName}
          error={faultText('name', faults.firstName, translate) ?? refused['firstname']?.[0]}
          onChange={({ target }) => vm.type({ firstName: target.value })}
          onBlur={() => vm.blur('firstName')}
        />
        <TextField
          name="family-name"
          label={translate('account.last_name')}
          autoComplete="family-name"
          dir="auto"
          value={draft.lastName}
          error={faultText('name', faults.lastName, translate) ?? refused['lastname']?.[0]}
          onChange={({ target }) => vm.type({ lastName: target.value })}
          onBlur={() => vm.blur('lastName')}
        />
      </div>
      <div className={styles.two}>
        <TextField
          type="date"
          name="bday"
          label={translate('profile.birthday')}
          hint={translate('profile.birthday_hint')}
          autoComplete="bday"
          {...vm.birthdays}
          value={draft.birthday}
          error={faults.birthday ? translate('profile.birthday_invalid') : refused['birthday']?.[0]}
          onChange={({ target }) => vm.typeBirthday(target.value, target.validity.badInput)}
          onBlur={({ target }) => {
            if (vm.isBirthdayPartial !== target.validity.badInput)
              vm.typeBirthday(target.value, target.validity.badInput);
            vm.blur('birthday');
          }}
        />
        <fieldset className={styles.gender}>
          <legend>{translate('account.gender')}</legend>
          <div>
            {GENDERS.map(({ gender, label }) => (
              <label key={label}>
                <input
                  type="radio"
                  name="gender"
                  checked={draft.gender === gender}
                  onChange={() => vm.type({ gender })}
                />
                {translate(label)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {failure && !FIELDS.some((field) => field in refused) && <FormAlert>{failureText(failure, translate)}</FormAlert>}
      <div className={styles.save}>
        <Button type="submit" look="main" isBusy={submission.isBusy}>
          {translate('profile.save')}
        </Button>
        <p role="status" className={styles.muted}>
          {changes > 0 && translate('profile.changes', { count: changes })}
        </p>
      </div>
    </Form>
  );
});

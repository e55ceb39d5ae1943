import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import {
  accountFormClass,
  AccountPage,
  limitedFailureText,
  NewPasswordFields,
  OwnerProofFields,
} from '../sign-in/index.ts';
import type { NewPasswordViewModel } from './new-password.view-model.ts';

type NewPasswordProps = {
  readonly vm: Pick<
    NewPasswordViewModel,
    | 'typed'
    | 'faults'
    | 'submission'
    | 'returnPath'
    | 'isReset'
    | 'needsOld'
    | 'codeSentTo'
    | 'sendAgain'
    | 'login'
    | 'passwordMin'
    | 'type'
    | 'blur'
    | 'submit'
  >;
};

export const NewPasswordView = observer(function NewPasswordView({ vm }: NewPasswordProps) {
  const translate = useTranslate();
  const { typed, faults } = vm;
  const { failure } = vm.submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  return (
    <AccountPage
      title={translate('password.title')}
      lead={translate(vm.isReset ? 'password.lead_reset' : 'password.lead')}
      foot={<Foot vm={vm} />}
      hasCart={vm.isReset}
    >
      <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
        {failure && !['old_password', 'owner_code', 'password'].some((field) => field in refused) && (
          <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>
        )}
        <OwnerProofFields
          password={
            vm.needsOld && {
              label: translate('password.old'),
              wrong: translate(vm.isReset ? 'password.old_needed' : 'password.old_wrong'),
              value: typed.old,
              fault: faults.old,
              onType: (old) => vm.type({ old }),
            }
          }
          code={
            vm.codeSentTo !== undefined && {
              sentTo: vm.codeSentTo,
              value: typed.code,
              fault: faults.code,
              onType: (code) => vm.type({ code }),
              onSendAgain: () => void vm.sendAgain(),
            }
          }
          failure={failure}
        />
        <NewPasswordFields
          label={translate('password.new')}
          login={vm.login}
          least={vm.passwordMin}
          value={typed}
          faults={faults}
          refusal={refused['password']?.[0]}
          onType={vm.type}
          onBlur={vm.blur}
        />
        <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
          {translate('password.save')}
        </Button>
      </Form>
    </AccountPage>
  );
});

/**
 * After signing in by code the customer may skip this; where the old password is required, they may have forgotten it.
 */
const Foot = observer(function Foot({ vm }: NewPasswordProps) {
  const translate = useTranslate();
  return vm.needsOld ? (
    <AppLink to={`/reset-password?next=${encodeURIComponent(vm.returnPath)}`}>{translate('sign_in.forgot')}</AppLink>
  ) : (
    <AppLink to={vm.returnPath}>{translate('password.skip')}</AppLink>
  );
});

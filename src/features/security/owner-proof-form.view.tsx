import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { limitedFailureText, OwnerProofFields } from '../sign-in/index.ts';
import type { OwnerProvingViewModel } from './owner-proving.view-model.ts';
import styles from './security.module.scss';

type OwnerProofFormProps = {
  readonly proving: OwnerProvingViewModel;
  /** The fields in which the server says, in the customer's language, what else is wrong. */
  readonly saidIn: readonly string[];
  readonly onSubmit: () => void;
  /** What went wrong elsewhere. */
  readonly alert?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
};

/** ACCOUNT-5b: a form that asks for the proof of the owner, once the server needs one. */
export const OwnerProofForm = observer(function OwnerProofForm(props: OwnerProofFormProps) {
  const { proving, saidIn, onSubmit, alert, children } = props;
  const translate = useTranslate();
  const { submission, typed, faults, needsPassword, codeSentTo, isProving } = proving;
  const { failure } = submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  const isInField =
    (needsPassword && 'old_password' in refused) || (codeSentTo !== undefined && 'owner_code' in refused);
  const [said] = saidIn.flatMap((field) => refused[field] ?? []);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isProving) form.current?.querySelector('input')?.focus();
  }, [isProving]);
  return (
    <div ref={form} className={styles.adding}>
      <Form onSubmit={onSubmit} failures={submission.failures} className={styles.proof}>
        {failure && !isInField && <FormAlert>{said ?? limitedFailureText(failure, translate)}</FormAlert>}
        {alert}
        <OwnerProofFields
          password={
            needsPassword && {
              label: translate('contact.password'),
              wrong: translate('password.old_wrong'),
              value: typed.password,
              fault: faults.password,
              onType: (password) => proving.type({ password }),
            }
          }
          code={
            codeSentTo !== undefined && {
              sentTo: codeSentTo,
              value: typed.code,
              fault: faults.code,
              onType: (code) => proving.type({ code }),
              onSendAgain: () => void proving.sendCode(),
            }
          }
          failure={failure}
        />
        <div className={styles.actions}>{children}</div>
      </Form>
    </div>
  );
});

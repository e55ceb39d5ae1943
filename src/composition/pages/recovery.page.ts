import { createHttpAccountRecovery, createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import type { Translate } from '../../i18n/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { NewPasswordView } from '../../features/recovery/new-password.view.tsx';
import { NewPasswordViewModel } from '../../features/recovery/new-password.view-model.ts';
import { ACCOUNT_RECOVERY, OWN_PASSWORD } from '../../features/recovery/recovery.tokens.ts';
import { ResetView } from '../../features/recovery/reset.view.tsx';
import { ResetViewModel } from '../../features/recovery/reset.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { RECOVERY_STORE } from '../../features/sign-in/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, CLOCK, END_SESSION, PROFILES, SESSION_STORE, TRANSLATE } from '../tokens.ts';
import { bindAccount } from '../modules/account.module.ts';
import { bindOnce } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindRecoveryStore } from '../modules/recovery.module.ts';

type NotifyDeps = { readonly toasts: ToastsViewModel; readonly translate: Translate };
const NOTIFY_SAVED = defineToken<() => void>('TellSaved');

const bindRecovery = bindOnce(ACCOUNT_RECOVERY, (options) => {
  bindAccount(options);
  bindRecoveryStore(options);
  provide(options, ACCOUNT_RECOVERY, createHttpAccountRecovery, { api: API, context: CONTEXT });
  provide(options, OWN_PASSWORD, createHttpOwnPassword, { api: API });
  provide(
    options,
    NOTIFY_SAVED,
    ({ toasts, translate }: NotifyDeps) =>
      () =>
        toasts.show('success', translate('password.saved')),
    { toasts: TOASTS_VIEW_MODEL, translate: TRANSLATE },
  );
});

const common = { reference: REFERENCE_VIEW_MODEL, navigator: NAVIGATOR };

/** Both pages of a password reset as one module: the first leads to the second. */
export const pages = {
  reset: definePage(
    ResetViewModel,
    ResetView,
    {
      ...common,
      recovery: ACCOUNT_RECOVERY,
      recoveries: RECOVERY_STORE,
      sessions: SESSION_STORE,
      session: END_SESSION,
      clock: CLOCK,
    },
    bindRecovery,
  ),
  newPassword: definePage(
    NewPasswordViewModel,
    NewPasswordView,
    { ...common, password: OWN_PASSWORD, profiles: PROFILES, notifySaved: NOTIFY_SAVED },
    bindRecovery,
  ),
};

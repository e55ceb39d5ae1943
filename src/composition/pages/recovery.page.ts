import { createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import type { Translate } from '../../i18n/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { NewPasswordView } from '../../features/recovery/new-password.view.tsx';
import { NewPasswordViewModel } from '../../features/recovery/new-password.view-model.ts';
import { OWN_PASSWORD } from '../../features/recovery/recovery.tokens.ts';
import { ResetView } from '../../features/recovery/reset.view.tsx';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { RESET_PASSWORD, type CodePurpose } from '../../features/sign-in/code-purposes.ts';
import { CodeSignInViewModel } from '../../features/sign-in/code-sign-in.view-model.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { API, PROFILES, TRANSLATE } from '../tokens.ts';
import { bindOnce } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindRecovery, codeDeps } from '../modules/recovery.module.ts';

type NotifyDeps = { readonly toasts: ToastsViewModel; readonly translate: Translate };
const NOTIFY_SAVED = defineToken<() => void>('TellSaved');

const PURPOSE = defineToken<CodePurpose>('ResetPassword');

const bindPages = bindOnce(PURPOSE, (options) => {
  bindRecovery(options);
  provide(options, PURPOSE, () => RESET_PASSWORD, {});
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
  reset: definePage(CodeSignInViewModel, ResetView, { ...codeDeps, purpose: PURPOSE }, bindPages),
  newPassword: definePage(
    NewPasswordViewModel,
    NewPasswordView,
    { ...common, password: OWN_PASSWORD, profiles: PROFILES, notifySaved: NOTIFY_SAVED },
    bindPages,
  ),
};

import { createHttpAccountRecovery, createHttpOwnPassword } from '@infra/identity/http-accounts.adapter.ts';
import type { i18n } from 'i18next';
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
import { API, CLOCK, END_SESSION, I18N, PROFILES, SESSION_STORE } from '../tokens.ts';
import { bindAccount } from './account.services.ts';
import { definePage, type PageServices } from './define-page.ts';
import { bindRecoveryStore } from './recovery.services.ts';

type TellDeps = { readonly toasts: ToastsViewModel; readonly i18n: i18n };
const TELL_SAVED = defineToken<() => void>('TellSaved');

const bindRecovery: PageServices = (options) => {
  bindAccount(options);
  bindRecoveryStore(options);
  if (options.isBound(ACCOUNT_RECOVERY)) return;
  provide(options, ACCOUNT_RECOVERY, createHttpAccountRecovery, { api: API, context: CONTEXT });
  provide(options, OWN_PASSWORD, createHttpOwnPassword, { api: API });
  provide(options, TELL_SAVED, ({ toasts, i18n }: TellDeps) => () => toasts.show('success', i18n.t('password.saved')), { toasts: TOASTS_VIEW_MODEL, i18n: I18N });
};

const common = { reference: REFERENCE_VIEW_MODEL, navigator: NAVIGATOR };

/** The ways to another password, one module: who comes to the first goes on to the second. */
export const pages = {
  reset: definePage(ResetViewModel, ResetView, { ...common, recovery: ACCOUNT_RECOVERY, recoveries: RECOVERY_STORE, sessions: SESSION_STORE, session: END_SESSION, clock: CLOCK }, bindRecovery),
  newPassword: definePage(NewPasswordViewModel, NewPasswordView, { ...common, password: OWN_PASSWORD, profiles: PROFILES, tellSaved: TELL_SAVED }, bindRecovery),
};

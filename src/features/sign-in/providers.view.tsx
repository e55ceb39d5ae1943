import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { ProviderMark } from './provider-mark.view.tsx';
import { PROVIDER_NAMES } from './sign-in-methods.messages.ts';
import type { SignInMethodsViewModel } from './sign-in-methods.view-model.ts';
import styles from './sign-in-methods.module.scss';

type ProvidersProps = { readonly vm: Pick<SignInMethodsViewModel, 'providers' | 'waiting' | 'lastUsed' | 'start'> };

/** ACCOUNT-1: the services to sign in with; nothing where none is offered. */
export const Providers = observer(function Providers({ vm }: ProvidersProps) {
  const translate = useTranslate();
  if (vm.providers.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{translate('ways.or')}</p>
      <ul className={styles.ways}>
        {vm.providers.map((provider) => {
          const name = PROVIDER_NAMES[provider];
          return (
            <li key={provider}>
              <button
                type="button"
                className={styles.way}
                aria-label={translate('ways.with', { name })}
                aria-describedby={vm.lastUsed === provider ? 'last-way' : undefined}
                aria-busy={vm.waiting === provider || undefined}
                onClick={() => void vm.start(provider)}
              >
                <ProviderMark provider={provider} />
                <span translate="no">{name}</span>
              </button>
              {vm.lastUsed === provider && <LastUsed />}
            </li>
          );
        })}
      </ul>
    </>
  );
});

/** Marks the way that was used last on this device. */
export function LastUsed() {
  const translate = useTranslate();
  return (
    <span id="last-way" className={styles.last}>
      <Badge tone="positive">{translate('ways.last')}</Badge>
    </span>
  );
}

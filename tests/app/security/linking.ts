import type {
  IdentityProvider,
  IdentityProviderName,
  LinkFailure,
  LinkProvider,
  OwnerEvidence,
  OwnSignInMethods,
  RedirectResult,
} from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { LinkedProvidersViewModel } from '@app/features/security/linked-providers.view-model.ts';
import { OwnerProvingViewModel } from '@app/features/security/owner-proving.view-model.ts';

export const proof = { idToken: 'a.b.c', nonce: 'n' };
export const wants = (field: string, status = 400): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: 'no',
  params: { [field]: ['no'] },
  data: undefined,
});
export const linkedTo = (provider: IdentityProviderName, isRemovable = true) => ({
  provider,
  linkedAt: instant(Date.parse('2025-03-10T11:00:00Z')),
  isRemovable,
});

type Stage = {
  readonly methods?: readonly OwnSignInMethods[];
  /** Before the server is content. */
  readonly refusals?: readonly RemoteFailure[];
  readonly authenticate?: IdentityProvider['authenticate'];
  readonly returned?: RedirectResult;
  readonly linked?: Result<undefined, LinkFailure>;
  readonly reachable?: readonly IdentityProviderName[];
  readonly isOffered?: boolean;
  readonly translate?: (key: string, values?: object) => string;
};

/** The sign-in methods of an account, with a provider and a server of canned answers. */
export const linkingStage = ({
  methods = [{ hasPassword: true, linked: [] }],
  refusals = [],
  authenticate = () => Promise.resolve(ok(proof)),
  returned,
  linked = ok(undefined),
  reachable = ['google', 'apple'],
  isOffered = true,
  translate = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
}: Stage = {}) => {
  const [left, loads] = [[...refusals], [...methods]];
  const calls: [string, IdentityProviderName, OwnerEvidence][] = [];
  const [asked, links, moves, toasts]: [unknown[], Parameters<LinkProvider>[], unknown[], string[]] = [[], [], [], []];
  let [codes, stops] = [0, 0];
  const answer = <Value>(value: Value) => {
    const refusal = left.shift();
    return Promise.resolve(refusal ? err(refusal) : ok(value));
  };
  const vm = new LinkedProvidersViewModel({
    providers: {
      load: () => Promise.resolve(ok((loads.length > 1 ? loads.shift() : loads[0]) as OwnSignInMethods)),
      begin: (provider, evidence) => (calls.push(['begin', provider, evidence]), answer('permit')),
      unlink: (provider, evidence) => (calls.push(['unlink', provider, evidence]), answer(undefined)),
    },
    linkProvider: (...what) => (links.push(what), Promise.resolve(linked)),
    identityProvider: {
      authenticate: (...question) => (asked.push(question), authenticate(...question)),
      stop: () => void (stops += 1),
      redirectResult: () => returned,
    },
    proving: new OwnerProvingViewModel({
      ownerCodes: { requestCode: () => ((codes += 1), Promise.resolve(ok({ sentTo: 's***@old.test' }))) },
    }),
    isOffered: () => isOffered,
    reachable: () => reachable,
    navigator: { go: (...move) => void moves.push(move) },
    toasts: { show: (kind, text) => void toasts.push(`${kind}: ${text}`) },
    translate: translate as never,
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  return { vm, calls, asked, links, moves, toasts, codes: () => codes, stops: () => stops };
};

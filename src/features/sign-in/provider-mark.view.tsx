import type { IdentityProviderName } from '@domain/identity/index.ts';
import { PROVIDER_MARKS } from './provider-marks.data.ts';

/** The mark of a provider; the name beside it carries the meaning. */
export function ProviderMark({ provider }: { readonly provider: IdentityProviderName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {PROVIDER_MARKS[provider].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}

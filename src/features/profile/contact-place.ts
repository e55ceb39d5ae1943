import type { ContactKind } from '@domain/identity/index.ts';
import type { Place } from '../../routes/index.ts';

/** Which contact is changed or verified, and the page that asked for it and goes on with it. */
export type ContactPlace = {
  readonly kind: ContactKind | undefined;
  readonly isVerifying: boolean;
  readonly returnPath: '/profile' | '/checkout';
};

export const NO_PLACE: ContactPlace = { kind: undefined, isVerifying: false, returnPath: '/profile' };

export const contactPlaceOf = ({ params: { contact }, query }: Pick<Place, 'params' | 'query'>): ContactPlace => ({
  kind: contact === 'email' || contact === 'phone' ? contact : undefined,
  isVerifying: query['verify'] === '1',
  returnPath: query['next'] === '/checkout' ? '/checkout' : '/profile',
});

/** Returns the path of the step that changes the contact, or of the one that verifies it. */
export const contactPath = ({ kind, returnPath }: ContactPlace, isVerifying: boolean): string => {
  const query = new URLSearchParams({
    ...(isVerifying && { verify: '1' }),
    ...(returnPath !== '/profile' && { next: returnPath }),
  });
  return `/profile/${kind}${query.size > 0 ? `?${query}` : ''}`;
};

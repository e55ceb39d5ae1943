import type { CurrentUser } from '../../features/identity/index.ts';
import type { ManagedShops } from '../../features/partners/index.ts';
import { signInsOf } from './desk-session.ts';
import type { Role } from './section.ts';

/** Somebody with work at the desk, and the session that authorizes them. */
export type Staff = {
  readonly role: Role;
  readonly authorization: string;
  readonly isSignedInHere: boolean;
  readonly user: CurrentUser;
  /** The shop of a seller. */
  readonly ownShop: number | undefined;
};
/** `waiting`: a seller whose shop is not approved. */
export type Visitor = Staff | { readonly role: 'waiting' | 'customer' | 'guest' };
type Deps = {
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly managedShops: ManagedShops;
};

const ROLES: Readonly<Record<string, Role>> = { admin: 'operator', seller: 'seller' };

/** Returns what an account is at the desk; `undefined` for those without business there. */
export const roleAtDesk = (role: string): Role | undefined => ROLES[role];

/** Tells by the cookies of a request who asks; of two sign-ins an operator's counts. */
export const createFindVisitor =
  ({ authenticate, managedShops }: Deps) =>
  async (cookies: ReadonlyMap<string, string>): Promise<Visitor> => {
    const { site, desk } = signInsOf(cookies);
    const signIns = await Promise.all(
      [site, desk].map(async (authorization) => {
        const user = authorization === undefined ? undefined : await authenticate(authorization);
        return authorization !== undefined && user
          ? { authorization, user, isSignedInHere: authorization === desk }
          : [];
      }),
    );
    const known = signIns.flat();
    const staff = known.flatMap((signIn) => {
      const role = roleAtDesk(signIn.user.role);
      return role === undefined ? [] : { ...signIn, role };
    });
    const found = staff.find(({ role }) => role === 'operator') ?? staff[0];
    if (!found) return { role: known.length > 0 ? 'customer' : 'guest' };
    const ownShop = found.role === 'seller' ? await managedShops.ofOwner(found.user.id) : undefined;
    return found.role === 'seller' && ownShop === undefined ? { role: 'waiting' } : { ...found, ownShop };
  };

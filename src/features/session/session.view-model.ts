import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session, SessionStore, SessionUser } from '@domain/identity/index.ts';

type Deps = {
  readonly sessions: SessionStore;
  /** Ends the session here and on the server (CART-5). */
  readonly signOut: () => Promise<void>;
};

/** The session, for every view. */
export class SessionViewModel {
  session: Session | undefined;
  isSigningOut = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.session = deps.sessions.read();
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
  }

  get user(): SessionUser | undefined {
    return this.session?.user;
  }

  get isSignedIn(): boolean {
    return this.session !== undefined;
  }

  activate(): () => void {
    const following = this.#deps.sessions.changes.subscribe({
      next: (session) => runInAction(() => (this.session = session)),
    });
    return () => following.unsubscribe();
  }

  /** Does nothing while it is under way. */
  async signOut(): Promise<void> {
    if (this.isSigningOut) return;
    this.isSigningOut = true;
    try {
      await this.#deps.signOut();
    } finally {
      runInAction(() => (this.isSigningOut = false));
    }
  }
}

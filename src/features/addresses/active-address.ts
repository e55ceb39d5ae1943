import { withActive, type Addresses, type SavedAddress } from '@domain/addresses/index.ts';
import type { AddressId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Saved = readonly SavedAddress[];

type Deps = {
  readonly addresses: Pick<Addresses, 'activate'>;
  readonly list: () => Saved;
  readonly show: (addresses: Saved) => void;
  readonly failed: (failure: RemoteFailure) => void;
};

/** ADDRESS-4: Shows a saved address as active at once, and sends the choices to the server in order. */
export class ActiveAddress {
  readonly #deps: Deps;
  #activations: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** The active address of the server's last answer. */
  #confirmed: AddressId | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  activate(id: AddressId): void {
    const { list, show } = this.#deps;
    if (this.#waiting === 0) this.#confirmed = list().find(({ isActive }) => isActive)?.id;
    this.#waiting += 1;
    show(withActive(list(), id));
    this.#activations = this.#activations.then(() => this.#send(id));
  }

  /** A refusal restores the server's list; this device still orders to the chosen address. */
  async #send(id: AddressId): Promise<void> {
    const { addresses, list, show, failed } = this.#deps;
    const outcome = await addresses.activate(id);
    this.#waiting -= 1;
    if (outcome.ok) {
      this.#confirmed = id;
      return;
    }
    if (this.#waiting === 0 && this.#confirmed !== undefined) show(withActive(list(), this.#confirmed));
    failed(outcome.error);
  }
}

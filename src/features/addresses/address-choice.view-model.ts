import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deliveryAddressOf, type ChosenAddress, type DeliveryAddress } from '@domain/addresses/index.ts';
import type { DeliveryZones, ZoneAnswer } from '@domain/catalog/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';

type Deps = {
  readonly address: ChosenAddress;
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
  /** Shows the page on screen for another place. */
  readonly renewPage: () => Promise<void>;
  /** Brings what is needed to choose; most visits never open it. */
  readonly loadBook: (choice: AddressChoiceViewModel) => Promise<AddressBookViewModel>;
};

/** The address that this device orders for, a guest's too (ADDRESS-4). */
export class AddressChoiceViewModel {
  chosen: DeliveryAddress | undefined;
  /** ADDRESS-5: whether anybody delivers there; `undefined` until it is known. */
  zone: ZoneAnswer | undefined = undefined;
  book: AddressBookViewModel | undefined = undefined;
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.chosen = deps.address.read();
    makeAutoObservable(this, { chosen: observableRef, book: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    const following = this.#deps.address.changes.subscribe({ next: this.follow });
    return () => following.unsubscribe();
  }

  /** Orders go to this address from now on; the page on screen follows. */
  async choose(address: DeliveryAddress | undefined): Promise<void> {
    this.#deps.address.write(address && deliveryAddressOf(address));
    await this.#deps.renewPage();
  }

  async openBook(): Promise<AddressBookViewModel> {
    const book = this.book ?? (await this.#deps.loadBook(this));
    runInAction(() => (this.book ??= book));
    return this.book ?? book;
  }

  private follow(address: DeliveryAddress | undefined): void {
    this.chosen = address;
    void this.#checkZone(address);
  }

  async #checkZone(address: DeliveryAddress | undefined): Promise<void> {
    const turn = ++this.#turn;
    const outcome = address && (await this.#deps.zones.anyShop(address.location));
    if (turn !== this.#turn) return;
    runInAction(() => (this.zone = outcome?.ok ? outcome.value : undefined));
  }
}

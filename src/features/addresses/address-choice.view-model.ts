import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deliveryAddressOf, type ChosenAddress, type DeliveryAddress } from '@domain/addresses/index.ts';
import type { DeliveryZones, ZoneAnswer } from '@domain/catalog/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';

type Deps = {
  readonly address: ChosenAddress;
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
  /** Reloads the current page for another location. */
  readonly recreatePage: () => Promise<void>;
  /** Loads the address book, which most visits never open. */
  readonly loadBook: () => Promise<AddressBookViewModel>;
};

/** The address to which this device orders, also a guest's (ADDRESS-4). */
export class AddressChoiceViewModel {
  chosen: DeliveryAddress | undefined;
  /** ADDRESS-5: whether any shop delivers there; `undefined` until it is known. */
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

  /** Chooses the address for future orders and reloads the current page. */
  async choose(address: DeliveryAddress | undefined): Promise<void> {
    this.#deps.address.write(address && deliveryAddressOf(address));
    await this.#deps.recreatePage();
  }

  async openBook(): Promise<AddressBookViewModel> {
    const book = this.book ?? (await this.#deps.loadBook());
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

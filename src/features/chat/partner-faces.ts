import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ShopDirectory } from '@domain/catalog/index.ts';
import { partnerKey, type Chat, type ChatPartner } from '@domain/chat/index.ts';
import type { DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** How a partner is shown. */
export type Face = { readonly name: string; readonly image: string | undefined };

type Deps = {
  readonly cache: DataCache;
  readonly shops: Pick<ShopDirectory, 'load'>;
  readonly scope: () => readonly unknown[];
  readonly chatWith: (partner: ChatPartner) => Chat | undefined;
  /** The name of the marketplace. */
  readonly title: () => string;
  readonly translate: Translate;
};

/** Names and pictures of partners: as the server tells them, else from the shop directory and the order at hand. */
export class PartnerFaces {
  learned: ReadonlyMap<string, Face> = new Map();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { learned: observableRef }, { autoBind: true });
  }

  of(partner: ChatPartner): Face {
    const { chatWith, translate, title } = this.#deps;
    if (partner.kind === 'operator') return { name: translate('chat.market', { title: title() }), image: undefined };
    const chat = chatWith(partner);
    const known = this.learned.get(partnerKey(partner));
    const [name, image] = [chat?.name ?? known?.name ?? '', chat?.image ?? known?.image];
    if (partner.kind === 'shop') return { name: name || translate('chat.shop'), image };
    return { name: name === '' ? translate('chat.courier') : translate('chat.courier_named', { name }), image };
  }

  learn(partner: ChatPartner, face: Face): void {
    if (face.name !== '') this.learned = new Map(this.learned).set(partnerKey(partner), face);
  }

  /** Looks shops up whose name is unknown. Returns whether the partner exists, as far as can be told. */
  async look(partner: ChatPartner): Promise<boolean> {
    const { chatWith, cache, shops, scope } = this.#deps;
    if (partner.kind !== 'shop' || chatWith(partner)?.name || this.learned.has(partnerKey(partner))) return true;
    const { id } = partner;
    const answer = await cache.load({ key: ['chats', 'shop', id, ...scope()], load: () => shops.load(id) });
    if (answer.ok) runInAction(() => this.learn(partner, { name: answer.value.title, image: answer.value.logo }));
    return answer.ok || answer.error.kind !== 'rejected' || answer.error.status !== 404;
  }
}

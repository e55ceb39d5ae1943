import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { partnerKey, type Chat, type ChatPartner } from '@domain/chat/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { announces } from '@domain/settings/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { readChatAddress, type ChatAddress, type SubjectId } from './chat-address.ts';
import type { ChatBox } from './chat-box.ts';
import type { ConversationViewModel } from './conversation.view-model.ts';
import type { Face, PartnerFaces } from './partner-faces.ts';

/** The order or parcel that a conversation is about. */
export type Subject = {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Those who can be written to about it, where they are known. */
  readonly faces: readonly (Face & { readonly partner: ChatPartner })[];
};

type Deps = {
  readonly box: ChatBox;
  readonly faces: PartnerFaces;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly loadSubject: (subject: SubjectId) => Answer<Subject>;
  readonly time: { readonly now: Instant };
  readonly zones: TimeZones;
  /** IANA name of the zone of the marketplace; the device's where the server names none. */
  readonly zone: () => string;
};

const NOWHERE: ChatAddress = { partner: undefined, subject: undefined };

/** CHAT-1, ROUTE-9: the customer's conversations, and the chosen one. */
export class ChatViewModel implements PageViewModel {
  address: ChatAddress = NOWHERE;
  subject: Subject | undefined = undefined;
  /** The conversation on screen; on the device alone. */
  conversation: ConversationViewModel | undefined = undefined;
  readonly box: ChatBox;
  readonly faces: PartnerFaces;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.box = deps.box;
    this.faces = deps.faces;
    makeAutoObservable(
      this,
      { address: observableRef, subject: observableRef, conversation: observableRef, box: false, faces: false },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    this.box.renew();
    const address = readChatAddress(query);
    const isOther = JSON.stringify(address.subject) !== JSON.stringify(this.address.subject);
    this.address = address;
    if (isOther) this.subject = undefined;
    if (isOther || address.partner) void this.#learn();
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.isOffered) return ready;
    const { partner } = this.address;
    const [isThere] = await Promise.all([partner ? this.faces.look(partner) : true, this.box.load(), this.#learn()]);
    return isThere && !this.isStranger ? ready : { kind: 'not-found' };
  }

  activate(): () => void {
    if (!this.isOffered) return () => {};
    const rest = this.box.follow();
    let close: (() => void) | undefined;
    const choosing = reaction(
      () => this.partner && partnerKey(this.partner),
      () => {
        close?.();
        const { partner } = this;
        const conversation = partner && this.box.conversationWith(partner);
        close = conversation?.open();
        runInAction(() => (this.conversation = conversation));
      },
      { fireImmediately: true },
    );
    const looking = reaction(
      () => this.box.chats,
      (chats) => chats.forEach(({ partner }) => void this.faces.look(partner)),
      { fireImmediately: true },
    );
    return () => {
      choosing();
      looking();
      close?.();
      rest();
      runInAction(() => (this.conversation = undefined));
    };
  }

  head(translate: Translate): PageHead {
    const name = this.partner && this.faces.of(this.partner).name;
    return { title: name === undefined ? translate('chat.title') : translate('chat.head', { name }), isPrivate: true };
  }

  get isOffered(): boolean {
    return announces(this.#deps.reference.settings, 'chat');
  }

  /** A courier whom nothing connects with the customer. */
  get isStranger(): boolean {
    const { partner, subject } = this.address;
    if (partner?.kind !== 'courier' || this.box.live.value === undefined || this.box.chatWith(partner)) return false;
    if (subject && !this.subject) return false;
    return !this.subject?.faces.some((face) => partnerKey(face.partner) === partnerKey(partner));
  }

  get partner(): ChatPartner | undefined {
    return this.address.partner;
  }

  get partners(): readonly ChatPartner[] {
    return this.box.partners;
  }

  get isLoading(): boolean {
    return this.box.live.value === undefined && this.failure === undefined;
  }

  get failure(): RemoteFailure | undefined {
    return this.box.live.failure;
  }

  get now(): Instant {
    return this.#deps.time.now;
  }

  get zone(): string {
    return this.#deps.zone();
  }

  get zones(): TimeZones {
    return this.#deps.zones;
  }

  isChosen(partner: ChatPartner): boolean {
    return this.partner !== undefined && partnerKey(this.partner) === partnerKey(partner);
  }

  chatWith(partner: ChatPartner): Chat | undefined {
    return this.box.chatWith(partner);
  }

  async #learn(): Promise<void> {
    const { subject } = this.address;
    if (!subject || this.subject) return;
    const answer = await this.#deps.loadSubject(subject);
    if (!answer.ok || JSON.stringify(subject) !== JSON.stringify(this.address.subject)) return;
    runInAction(() => {
      this.subject = answer.value;
      for (const { partner, ...face } of answer.value.faces) this.faces.learn(partner, face);
    });
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { checkContent, type MessageContent } from '@domain/chat/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import { PhotosViewModel } from '../pictures/index.ts';
import { createAnnounceTyping, type AnnounceDeps, type AnnounceTyping } from './announce-typing.ts';

type Deps = AnnounceDeps & {
  readonly uploads: PictureUploads;
  /** What an earlier visit has left. */
  readonly stored: MessageContent;
  readonly store: (draft: MessageContent) => void;
};

/** Why nothing was sent. */
type ComposeFault = 'too-long' | 'picture';

/** CHAT-2a: what is typed and not sent yet, with at most one picture. */
export class MessageDraft {
  text: string;
  fault: ComposeFault | undefined = undefined;
  /** A picture is still on its way to the server. */
  isPreparing = false;
  readonly photos: PhotosViewModel;
  readonly #deps: Deps;
  readonly #announce: AnnounceTyping;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#announce = createAnnounceTyping(deps);
    this.text = deps.stored.text;
    this.photos = new PhotosViewModel({ uploads: deps.uploads, use: 'chats', most: 1, onChange: () => this.#store() });
    if (deps.stored.image !== undefined) this.photos.restore([deps.stored.image]);
    makeAutoObservable(this, { photos: false }, { autoBind: true });
  }

  type(text: string): void {
    this.text = text;
    this.fault = undefined;
    this.#store();
    this.#announce.typed(text);
  }

  /** Returns what to send, and empties the field; `undefined` where it cannot be sent, and stays. */
  async take(): Promise<MessageContent | undefined> {
    if (this.isPreparing) return undefined;
    if (this.photos.isSending) {
      this.isPreparing = true;
      await this.photos.settled();
      runInAction(() => (this.isPreparing = false));
    }
    return runInAction(() => this.#taken());
  }

  #taken(): MessageContent | undefined {
    if (this.photos.hasFailed) {
      this.fault = 'picture';
      return undefined;
    }
    const checked = checkContent({ text: this.text, image: this.photos.addresses[0] });
    if (!checked.ok) {
      if (checked.error.kind === 'too-long') this.fault = 'too-long';
      return undefined;
    }
    this.text = '';
    this.photos.restore([]);
    this.#store();
    this.#announce.finished();
    return checked.value;
  }

  #store(): void {
    this.#deps.store({ text: this.text, image: this.photos.addresses[0] });
  }
}

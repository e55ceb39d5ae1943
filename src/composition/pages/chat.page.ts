import type { ShopDirectory } from '@domain/catalog/index.ts';
import type { Chats, ChatUpdates, UnsentChats } from '@domain/chat/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err } from '@domain/kernel/result.ts';
import { createStoredUnsentChats } from '@infra/chat/stored-unsent-chats.adapter.ts';
import { createNetwork } from '@infra/drivers/browser/network.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ANNOUNCER, type AnnouncerViewModel } from '../../features/announcer/index.ts';
import type { SubjectId } from '../../features/chat/chat-address.ts';
import { ChatBox } from '../../features/chat/chat-box.ts';
import { lineOf } from '../../features/chat/chat-texts.ts';
import { CHAT_BOX, PARTNER_FACES } from '../../features/chat/chat.tokens.ts';
import { ChatView } from '../../features/chat/chat.view.tsx';
import { ChatViewModel, type Subject } from '../../features/chat/chat.view-model.ts';
import { PartnerFaces } from '../../features/chat/partner-faces.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindChosenChats, CHAT_UPDATES, CHATS, IS_CHAT_HOSTED } from '../modules/chosen-chats.module.ts';
import { lazyService } from '../modules/lazy-service.ts';
import { OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CLOCK, DATA_CACHE, SESSION_STORE, SHOP_DIRECTORY, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const UNSENT = defineToken<UnsentChats>('UnsentChats');
const ZONE = defineToken<() => string>('ChatZone');
const LOAD_SUBJECT = defineToken<(subject: SubjectId) => Answer<Subject>>('LoadSubject');
const TITLE = defineToken<() => string>('MarketTitle');

type BoxDeps = {
  readonly chats: Chats;
  readonly updates: ChatUpdates;
  readonly unsent: UnsentChats;
  readonly uploads: PictureUploads;
  readonly sessions: SessionStore;
  readonly platform: Platform;
  readonly context: AppContext;
  readonly clock: Clock;
  readonly cache: DataCache;
  readonly announcer: AnnouncerViewModel;
  readonly translate: Translate;
  readonly late: LazyBindings;
  readonly isHosted: () => boolean;
};
type FacesDeps = {
  readonly box: ChatBox;
  readonly cache: DataCache;
  readonly shops: ShopDirectory;
  readonly context: AppContext;
  readonly title: () => string;
  readonly translate: Translate;
};

const SERVER_NETWORK = { isOnline: () => true, changes: { subscribe: () => ({ unsubscribe: () => {} }) } };

const createBox = ({ platform, context, announcer, late, isHosted, ...deps }: BoxDeps): ChatBox =>
  new ChatBox({
    ...deps,
    visibility: platform.visibility,
    network: import.meta.env.SSR ? SERVER_NETWORK : createNetwork(window),
    makeUuid: platform.makeUuid,
    delay: platform.delay,
    scope: () => context.scope(),
    canLoad: () => !isHosted(),
    onArrival: ({ partner }, message) => {
      const { name } = late.create(PARTNER_FACES).of(partner);
      announcer.say(deps.translate('chat.arrived', { name, text: lineOf(message, deps.translate) }));
    },
  });

const bindChat = bindOnce(CHAT_BOX, (options) => {
  bindPictures(options);
  bindChosenChats(options);
  provide(
    options,
    UNSENT,
    ({ platform, sessions }: OwnTab) =>
      createStoredUnsentChats({
        store: textStoreOf(platform.localStorage, 'chats'),
        owner: () => sessions.read()?.user.id,
      }),
    OWN_TAB,
  );
  // That of the orders which a chat is about.
  provide(
    options,
    ZONE,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        context.timeZone(),
    { context: CONTEXT },
  );
  provide(
    options,
    TITLE,
    ({ reference }: { readonly reference: ReferenceViewModel }) =>
      () =>
        reference.settings.title,
    { reference: REFERENCE_VIEW_MODEL },
  );
  provide(
    options,
    LOAD_SUBJECT,
    ({ late }: { readonly late: LazyBindings }) => {
      const open = lazyService(late, () => import('../modules/chat-subjects.module.ts'));
      return (subject: SubjectId) =>
        open().then(
          (load) => load(subject),
          () => err({ kind: 'unreachable' as const }),
        );
    },
    { late: LAZY_BINDINGS },
  );
  provide(options, CHAT_BOX, createBox, {
    chats: CHATS,
    updates: CHAT_UPDATES,
    unsent: UNSENT,
    uploads: PICTURE_UPLOADS,
    sessions: SESSION_STORE,
    platform: PLATFORM,
    context: CONTEXT,
    clock: CLOCK,
    cache: DATA_CACHE,
    announcer: ANNOUNCER,
    translate: TRANSLATE,
    late: LAZY_BINDINGS,
    isHosted: IS_CHAT_HOSTED,
  });
  provide(
    options,
    PARTNER_FACES,
    ({ box, context, ...deps }: FacesDeps) =>
      new PartnerFaces({ ...deps, scope: () => context.scope(), chatWith: box.chatWith }),
    {
      box: CHAT_BOX,
      cache: DATA_CACHE,
      shops: SHOP_DIRECTORY,
      context: CONTEXT,
      title: TITLE,
      translate: TRANSLATE,
    },
  );
});

export const page = definePage(
  ChatViewModel,
  ChatView,
  {
    box: CHAT_BOX,
    faces: PARTNER_FACES,
    loadSubject: LOAD_SUBJECT,
    reference: REFERENCE_VIEW_MODEL,
    time: NOW_VIEW_MODEL,
    zones: TIME_ZONES,
    zone: ZONE,
  },
  bindChat,
);

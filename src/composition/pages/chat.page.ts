import type { ShopDirectory } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { err } from '@domain/kernel/result.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import type { SubjectId } from '../../features/chat/chat-address.ts';
import type { ChatBox } from '../../features/chat/chat-box.ts';
import { CHAT_BOX, PARTNER_FACES } from '../../features/chat/chat.tokens.ts';
import { ChatView } from '../../features/chat/chat.view.tsx';
import { ChatViewModel, type Subject } from '../../features/chat/chat.view-model.ts';
import { PartnerFaces } from '../../features/chat/partner-faces.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from '../modules/bind.ts';
import { BOX_DEPS, createChatBox } from '../modules/chat-box.module.ts';
import { bindChosenChats, CHAT_UPDATES, CHATS, IS_CHAT_HOSTED } from '../modules/chosen-chats.module.ts';
import { lazyService } from '../modules/lazy-service.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { DATA_CACHE, SHOP_DIRECTORY, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const ZONE = defineToken<() => string>('ChatZone');
const LOAD_SUBJECT = defineToken<(subject: SubjectId) => Answer<Subject>>('LoadSubject');
const TITLE = defineToken<() => string>('MarketTitle');

type Box = Parameters<typeof createChatBox>[0] & { readonly late: LazyBindings; readonly isHosted: () => boolean };
type FacesDeps = {
  readonly box: ChatBox;
  readonly cache: DataCache;
  readonly shops: ShopDirectory;
  readonly context: AppContext;
  readonly title: () => string;
  readonly translate: Translate;
};

const bindChat = bindOnce(CHAT_BOX, (options) => {
  bindPictures(options);
  bindChosenChats(options);
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
  provide(
    options,
    CHAT_BOX,
    ({ late, isHosted, ...deps }: Box) =>
      createChatBox(deps, {
        name: 'chats',
        canLoad: () => !isHosted(),
        nameOf: ({ partner }) => late.create(PARTNER_FACES).of(partner).name,
      }),
    { ...BOX_DEPS, chats: CHATS, updates: CHAT_UPDATES, late: LAZY_BINDINGS, isHosted: IS_CHAT_HOSTED },
  );
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

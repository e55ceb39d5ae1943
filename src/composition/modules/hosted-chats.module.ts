import { ContainerModule } from 'inversify';
import type { Chats, ChatUpdates } from '@domain/chat/index.ts';
import { createFirestoreChatUpdates } from '@infra/chat/firestore-chat-updates.adapter.ts';
import { createFirestoreChats } from '@infra/chat/firestore-chats.adapter.ts';
import { createOwnValue } from '@infra/drivers/browser/own-value.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createVisits } from '@infra/drivers/firebase/firestore-visits.ts';
import { optionalText } from '@infra/drivers/http/wire.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { OWN_TAB, type OwnTab } from './own-text.ts';

type HostedChats = { readonly chats: Chats; readonly updates: ChatUpdates };
type Deps = OwnTab & { readonly context: AppContext };

export const service = defineToken<HostedChats>('HostedChats');

const createHostedChats = ({ platform, sessions, context: { toImage } }: Deps): HostedChats => {
  const user = () => sessions.read()?.user;
  const known = createOwnValue(
    { store: textStoreOf(platform.localStorage, 'chat-visitor'), owner: () => user()?.id },
    optionalText,
  );
  const open = createVisits({
    visitorOf: () => user()?.id,
    open: async () => {
      if (!platform.hostedChat) throw new TypeError('No document store is configured');
      const { openFirestore } = await import('@infra/drivers/firebase/firestore.ts');
      return openFirestore(platform.hostedChat, known);
    },
  });
  return {
    chats: createFirestoreChats({ open, user, toImage, delay: platform.delay }),
    updates: createFirestoreChatUpdates({ open, toImage }),
  };
};

/** Chats in the document store, imported where they are used; the code of the store follows with the first call. */
export const bindings = new ContainerModule((options) => {
  if (!options.isBound(service)) provide(options, service, createHostedChats, { ...OWN_TAB, context: CONTEXT });
});

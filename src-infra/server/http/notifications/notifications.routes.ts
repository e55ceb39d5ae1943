import {
  isNotificationType,
  toPushNotification,
  type Inbox,
  type Notification,
} from '../../features/notifications/index.ts';
import type { Preferences } from '../../features/profile/index.ts';
import type { Users } from '../../features/identity/index.ts';
import { bare, enveloped, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import type { Say } from '../../foundation/messages/index.ts';
import { pageOf, pictureUrl } from '../shapes/index.ts';

type Ids =
  | 'listNotifications'
  | 'showNotification'
  | 'readNotification'
  | 'readAllNotifications'
  | 'showStatistics'
  | 'listPreferences';
type Deps = { readonly inbox: Inbox; readonly preferences: Preferences; readonly users: Pick<Users, 'byId'> };

/** Contract 3.5; another user's notification is not found. */
export const notificationsRoutes = ({ inbox, preferences, users }: Deps): Handlers<Ids> => {
  const shaper = async (userId: number, say: Say, origin: string) => {
    const owner = await users.byId(userId);
    return (notification: Notification) =>
      toPushNotification(notification, owner, say, (path) => pictureUrl(origin, path));
  };

  return {
    listNotifications: async ({ user, params, say, origin }) => {
      const { page, perPage, offset } = pageOf(params);
      const type = params.type !== undefined && isNotificationType(params.type) ? params.type : undefined;
      const { items, total } = await inbox.list(user.id, { type, sort: params.sort ?? 'desc', offset, limit: perPage });
      return listed({ items: items.map(await shaper(user.id, say, origin)), total, page, perPage });
    },

    showNotification: async ({ user, params, say, origin }) => {
      const notification = await inbox.one(user.id, params.id);
      return notification ? enveloped((await shaper(user.id, say, origin))(notification)) : notFound;
    },

    readNotification: async ({ user, params, say, origin }) => {
      const notification = await inbox.read(user.id, params.id);
      return notification ? enveloped((await shaper(user.id, say, origin))(notification)) : notFound;
    },

    readAllNotifications: async ({ user }) => {
      await inbox.readAll(user.id);
      return enveloped(null);
    },

    showStatistics: async ({ user }) => bare(await inbox.statistics(user.id)),
    listPreferences: async ({ user }) => bare({ data: await preferences.list(user.id) }),
  };
};

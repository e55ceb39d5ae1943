import { t } from '../text.ts';
import type { ReferralEntry } from './types.ts';

export const referral: ReferralEntry = {
  from: 500, to: 300, cover: 'cake-studio',
  title: t('Bring a friend to the table', 'ادعُ صديقًا إلى المائدة', 'Bring jemanden mit an den Tisch', 'Invitez un ami à table'),
  description: t(
    'Five dollars for you and three for your friend, once their first order has been delivered.',
    'خمسة دولارات لك وثلاثة لصديقك بعد توصيل طلبه الأول.',
    'Fünf Dollar für dich und drei für den Gast, sobald dessen erste Bestellung angekommen ist.',
    'Cinq dollars pour vous et trois pour votre ami, dès sa première commande livrée.',
  ),
  faq: t(
    'Share your code or link. Your friend signs up with it and orders. The credit lands in both wallets on delivery; if that order is canceled or refunded, it is taken back. There is no limit to the number of friends.',
    'شارك رمزك أو رابطك. يسجّل صديقك به ثم يطلب. يصل الرصيد إلى المحفظتين عند التوصيل، ويُسترد إذا أُلغي الطلب أو أُعيد ثمنه. لا حدّ لعدد الأصدقاء.',
    'Teile deinen Code oder Link. Dein Gast meldet sich damit an und bestellt. Das Guthaben kommt mit der Lieferung auf beide Konten; wird diese Bestellung storniert oder erstattet, geht es zurück. Wie viele du einlädst, ist dir überlassen.',
    'Partagez votre code ou votre lien. Votre ami s’inscrit avec et commande. Le crédit arrive dans les deux portefeuilles à la livraison ; si cette commande est annulée ou remboursée, il est repris. Le nombre d’amis est illimité.',
  ),
};

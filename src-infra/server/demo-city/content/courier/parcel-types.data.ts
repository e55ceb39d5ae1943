import { t } from '../text.ts';
import type { ParcelTypeEntry } from './types.ts';

export const parcelTypes: readonly ParcelTypeEntry[] = [
  {
    slug: 'documents', title: t('Documents', 'وثائق', 'Dokumente', 'Documents'), least: [10, 1, 15], most: [25, 3, 35], grams: [10, 1000], range: 30, price: 350, perKm: 45,
    options: [
      { title: t('Handed over in person', 'تسليم باليد', 'Persönliche Übergabe', 'Remise en main propre'), description: t('Nothing is left at the door.', 'لا يُترك شيء عند الباب.', 'Nichts bleibt vor der Tür liegen.', 'Rien ne reste devant la porte.') },
      { title: t('Kept dry and flat', 'يبقى جافًا ومستويًا', 'Trocken und glatt', 'À plat et au sec') },
    ],
  },
  {
    slug: 'small-box', title: t('Small box', 'صندوق صغير', 'Kleines Paket', 'Petit colis'), least: [5, 5, 5], most: [40, 30, 40], grams: [100, 5000], range: 25, price: 490, perKm: 60,
    options: [
      { title: t('Fragile items welcome', 'نرحّب بالأشياء القابلة للكسر', 'Zerbrechliches ist willkommen', 'Objets fragiles bienvenus') },
      { title: t('By bicycle', 'بالدراجة', 'Mit dem Fahrrad', 'À vélo'), description: t('No traffic jam on the way.', 'لا ازدحام في الطريق.', 'Kein Stau unterwegs.', 'Aucun bouchon en route.') },
    ],
  },
  {
    slug: 'medium-box', title: t('Medium box', 'صندوق متوسط', 'Mittleres Paket', 'Colis moyen'), least: [10, 10, 10], most: [60, 45, 60], grams: [500, 12_000], range: 25, price: 790, perKm: 80,
    special: { price: 690, perKm: 70 },
    options: [
      { title: t('Carried to the upper floor', 'يُحمل إلى الطابق الأعلى', 'Bis in den oberen Stock', 'Porté à l’étage') },
      { title: t('Fragile items welcome', 'نرحّب بالأشياء القابلة للكسر', 'Zerbrechliches ist willkommen', 'Objets fragiles bienvenus') },
    ],
  },
  {
    slug: 'large-box', title: t('Large box', 'صندوق كبير', 'Großes Paket', 'Grand colis'), least: [20, 20, 20], most: [100, 80, 120], grams: [1000, 30_000], range: 20, price: 1490, perKm: 130,
    options: [
      { title: t('By cargo bike or car', 'بدراجة شحن أو سيارة', 'Mit Lastenrad oder Auto', 'En vélo cargo ou en voiture') },
      { title: t('Two hands at the curb', 'مساعدة عند الرصيف', 'Hilfe am Straßenrand', 'Un coup de main au trottoir'), description: t('Please meet the courier downstairs.', 'يرجى لقاء المندوب في الأسفل.', 'Bitte komm dem Kurier entgegen.', 'Retrouvez le coursier en bas.') },
    ],
  },
  {
    slug: 'bouquet', title: t('Flowers and cakes', 'زهور وكعك', 'Blumen und Torten', 'Fleurs et gâteaux'), least: [10, 10, 10], most: [45, 70, 45], grams: [100, 6000], range: 12, price: 890, perKm: 90,
    options: [
      { title: t('Always upright', 'دائمًا بوضع قائم', 'Immer aufrecht', 'Toujours debout') },
      { title: t('With a card, if you like', 'مع بطاقة إن أردت', 'Auf Wunsch mit Karte', 'Avec une carte, si vous voulez') },
    ],
  },
];

import { t } from '../text.ts';
import type { AdEntry } from './types.ts';

export const ads: readonly AdEntry[] = [
  {
    slug: 'charcoal-week', cover: 'charcoal-grill', shops: ['ember-yard', 'levant-kitchen', 'night-skewer'],
    title: t('Charcoal week', 'أسبوع الفحم', 'Holzkohlewoche', 'La semaine du charbon'),
    description: t('Skewers, ribs and flatbread from three fires.', 'أسياخ وأضلاع وخبز من ثلاث نيران.', 'Spieße, Rippchen und Fladenbrot von drei Feuern.', 'Brochettes, travers et pains de trois feux.'),
    button: t('To the grills', 'إلى المشاوي', 'Zu den Grills', 'Voir les grils'),
  },
  {
    slug: 'slurp', cover: 'ramen-shop', shops: ['lantern-ramen', 'noodle-dock', 'saigon-corner'],
    title: t('Slurp season', 'موسم النودلز', 'Schlürfsaison', 'La saison des nouilles'),
    description: t('Broth that has simmered since yesterday.', 'مرق على النار منذ الأمس.', 'Brühe, die seit gestern zieht.', 'Un bouillon qui mijote depuis hier.'),
    button: t('Find a bowl', 'اختر طبقك', 'Schüssel suchen', 'Trouver un bol'),
  },
  {
    slug: 'flowers-today', cover: 'flower-studio', shops: ['wick-and-petal', 'blumen-rebhalde'],
    title: t('Flowers, today', 'زهور اليوم', 'Blumen, heute', 'Des fleurs, aujourd’hui'),
    description: t('Tied this morning, at their door by evening.', 'نُسّقت صباحًا وتصل قبل المساء.', 'Morgens gebunden, abends an der Tür.', 'Liées ce matin, livrées ce soir.'),
    button: t('Send a bunch', 'أرسل باقة', 'Strauß schicken', 'Envoyer un bouquet'),
  },
  {
    slug: 'pantry-refill', cover: 'pantry-store', shops: ['harbor-market', 'al-waha-market', 'seemarkt'],
    title: t('Shelves full again', 'الرفوف ممتلئة من جديد', 'Vorräte aufgefüllt', 'Les placards pleins'),
    description: t('Pasta, oil, tins: the things nobody likes to carry.', 'معكرونة وزيت ومعلبات: ما لا يحب أحد حمله.', 'Nudeln, Öl, Dosen: was niemand gern trägt.', 'Pâtes, huile, conserves : tout ce qui pèse.'),
    button: t('Stock up', 'املأ خزانتك', 'Auffüllen', 'Faire le plein'),
  },
  {
    slug: 'sweet-hour', cover: 'sweets-east', shops: ['sweet-pistachio', 'gelato-lucia', 'alder-bakehouse'],
    title: t('The sweet hour', 'ساعة الحلوى', 'Die süße Stunde', 'L’heure sucrée'),
    description: t('Baklava at four, gelato at five.', 'بقلاوة في الرابعة وجيلاتو في الخامسة.', 'Um vier Baklava, um fünf Gelato.', 'Baklava à quatre heures, glace à cinq.'),
    button: t('Something sweet', 'شيء حلو', 'Etwas Süßes', 'Une douceur'),
  },
  {
    slug: 'meatless', cover: 'plant-burgers', shops: ['green-tier', 'root-and-grain', 'poke-point'],
    title: t('A week without meat', 'أسبوع بلا لحم', 'Eine Woche ohne Fleisch', 'Une semaine sans viande'),
    description: t('Bowls that nobody calls a substitute.', 'أطباق لا يسميها أحد بديلًا.', 'Bowls, die niemand Ersatz nennt.', 'Des bols que personne n’appelle substituts.'),
    button: t('See the bowls', 'شاهد الأطباق', 'Bowls ansehen', 'Voir les bols'),
  },
];

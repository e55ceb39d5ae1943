import { t } from '../text.ts';
import { tables } from './tables.ts';
import type { DiningEntry } from './types.ts';

export const harborHouses: readonly DiningEntry[] = [
  {
    shop: 'levant-kitchen', from: '12:00', to: '21:00', hours: 2, daysOff: [], closedDates: ['12-25', '01-01'], bookedDays: 12,
    rooms: [
      {
        title: t('By the window', 'قرب النافذة', 'Am Fenster', 'Côté fenêtre'), area: '34', cover: 'levant-table',
        description: t('Small tables along the glass, the harbor a step away.', 'طاولات صغيرة بمحاذاة الزجاج، والميناء على بعد خطوة.', 'Kleine Tische an der Scheibe, der Hafen einen Schritt entfernt.', 'De petites tables contre la vitre, le port à un pas.'),
        tables: tables('H1 2', 'H2 2', 'H3 2', 'H4 4'),
      },
      {
        title: t('The long room', 'القاعة الطويلة', 'Der lange Raum', 'La grande salle'), area: '70', cover: 'mezze-garden',
        description: t('Cushioned benches and tables that hold a whole mezze.', 'مقاعد وثيرة وطاولات تتسع لمائدة مقبلات كاملة.', 'Gepolsterte Bänke und Tische, auf die eine ganze Mezze passt.', 'Banquettes et tables à la taille d’un mezzé complet.'),
        tables: tables('S1 4', 'S2 4', 'S3 6', 'S4 6', 'S5 10'),
      },
    ],
  },
  {
    shop: 'cedar-and-thyme', from: '17:30', to: '20:30', hours: 2, daysOff: ['monday'], closedDates: ['12-25', '01-01', '07-04'], bookedDays: 12,
    rooms: [
      {
        title: t('Garden', 'الحديقة', 'Garten', 'Jardin'), area: '55', cover: 'salad-bar',
        description: t('Under the pergola. When it rains you sit inside, at the same hour.', 'تحت العريشة، وإن أمطرت انتقلتم إلى الداخل في الموعد نفسه.', 'Unter der Pergola. Bei Regen sitzt ihr drinnen, zur selben Stunde.', 'Sous la pergola. S’il pleut, ce sera à l’intérieur, à la même heure.'),
        tables: tables('G1 2', 'G2 4', 'G3 4', 'G4 6', 'G5 6 out'),
      },
      {
        title: t('Oven room', 'غرفة الفرن', 'Ofenstube', 'Salle du four'), area: '40', cover: 'anatolian-oven',
        description: t('Bread comes out three steps from your plate.', 'يخرج الخبز على بعد ثلاث خطوات من صحنك.', 'Das Brot kommt drei Schritte vom Teller aus dem Ofen.', 'Le pain sort à trois pas de l’assiette.'),
        tables: tables('O1 2', 'O2 2', 'O3 4', 'O4 8'),
      },
    ],
  },
  {
    shop: 'forno-rosso', from: '17:30', to: '21:00', hours: 2, daysOff: [], closedDates: ['12-25', '01-01'], bookedDays: 12,
    rooms: [
      {
        title: t('At the oven', 'عند الفرن', 'Am Ofen', 'Devant le four'), area: '28', cover: 'pizza-oven',
        description: t('Warm, loud and the best view of the fire.', 'مكان دافئ وصاخب وأجمل إطلالة على النار.', 'Warm, laut und mit dem besten Blick aufs Feuer.', 'Chaud, bruyant, et la meilleure vue sur le feu.'),
        tables: tables('O1 2', 'O2 2', 'O3 4', 'O4 4'),
      },
      {
        title: t('Front room', 'القاعة الأمامية', 'Vorderer Raum', 'Première salle'), area: '48', cover: 'pizza-slices',
        description: t('Tables for families, with room for a pram.', 'طاولات للعائلات مع متسع لعربة الأطفال.', 'Tische für Familien, mit Platz für den Kinderwagen.', 'Tables familiales, avec de la place pour une poussette.'),
        tables: tables('F1 4', 'F2 4', 'F3 6', 'F4 8'),
      },
    ],
  },
  {
    shop: 'saffron-route', from: '12:30', to: '21:30', hours: 2, daysOff: [], closedDates: ['12-25'], bookedDays: 12,
    rooms: [
      {
        title: t('Copper room', 'غرفة النحاس', 'Kupferzimmer', 'Salle des cuivres'), area: '44', cover: 'curry-house',
        description: t('Pots on the wall, low lamps, quiet on weekdays.', 'قدور على الجدار ومصابيح خافتة وهدوء في أيام الأسبوع.', 'Töpfe an der Wand, tiefe Lampen, unter der Woche still.', 'Casseroles au mur, lampes basses, calme en semaine.'),
        tables: tables('C1 2', 'C2 4', 'C3 4', 'C4 6'),
      },
      {
        title: t('Tandoor counter', 'منضدة التنور', 'Tandoor-Theke', 'Comptoir du tandoor'), area: '14', cover: 'tandoor',
        description: t('High stools for two, a hand’s breadth from the clay oven.', 'كراسٍ عالية لشخصين قرب الفرن الطيني.', 'Hohe Hocker für zwei, eine Handbreit vom Lehmofen.', 'Tabourets pour deux, à une main du four d’argile.'),
        tables: tables('K1 2', 'K2 2', 'K3 2'),
      },
    ],
  },
];

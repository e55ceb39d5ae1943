import { t } from '../text.ts';
import { tables } from './tables.ts';
import type { DiningEntry } from './types.ts';

export const lakeHouses: readonly DiningEntry[] = [
  {
    shop: 'gasthaus-zur-linde', from: '17:30', to: '20:30', hours: 2, daysOff: ['monday'], closedDates: ['12-24', '12-25'], bookedDays: 12,
    rooms: [
      {
        title: t('Parlour', 'القاعة الخشبية', 'Gaststube', 'Salle boisée'), area: '58', cover: 'lakeside-inn',
        description: t('Wood, tiled stove, the regulars’ table in the corner.', 'خشب ومدفأة من القرميد، وطاولة الرواد الدائمين في الزاوية.', 'Holz, Kachelofen, in der Ecke der Stammtisch.', 'Du bois, un poêle de faïence, la table des habitués dans le coin.'),
        tables: tables('L1 2', 'L2 4', 'L3 4', 'L4 4', 'L5 8'),
      },
      {
        title: t('Under the lime tree', 'تحت الزيزفونة', 'Unter der Linde', 'Sous le tilleul'), area: '90', cover: 'tea-room',
        description: t('Gravel, lanterns and the oldest tree on the square.', 'حصى وفوانيس وأقدم شجرة في الساحة.', 'Kies, Laternen und der älteste Baum am Platz.', 'Du gravier, des lanternes et le plus vieil arbre de la place.'),
        tables: tables('B1 4', 'B2 4', 'B3 6', 'B4 6', 'B5 12'),
      },
    ],
  },
  {
    shop: 'pizzeria-seeblick', from: '12:00', to: '20:30', hours: 2, daysOff: ['tuesday'], closedDates: ['12-25'], bookedDays: 12,
    rooms: [
      {
        title: t('Lake terrace', 'شرفة البحيرة', 'Seeterrasse', 'Terrasse du lac'), area: '75', cover: 'pizza-garden',
        description: t('The first row belongs to whoever books it.', 'الصف الأول لمن يحجزه.', 'Die erste Reihe gehört denen, die sie reservieren.', 'Le premier rang est à qui le réserve.'),
        tables: tables('T1 2', 'T2 2', 'T3 4', 'T4 4', 'T5 6'),
      },
      {
        title: t('Hall', 'الصالة', 'Saal', 'Salle'), area: '50', cover: 'pizza-slices',
        description: t('High windows, the ferry passing by.', 'نوافذ عالية والعبّارة تمر أمامها.', 'Hohe Fenster, vor denen die Fähre vorbeizieht.', 'De hautes fenêtres où passe le ferry.'),
        tables: tables('S1 4', 'S2 4', 'S3 6'),
      },
    ],
  },
  {
    shop: 'sushi-am-ufer', from: '17:00', to: '20:30', hours: 1, daysOff: [], closedDates: ['12-25', '01-01'], bookedDays: 12,
    rooms: [{
      title: t('Gallery', 'الشرفة الداخلية', 'Galerie', 'Mezzanine'), area: '30', cover: 'maki-bar',
      description: t('Six tables above the counter, shoes may stay on.', 'ست طاولات فوق المنضدة، ولا حاجة إلى خلع الأحذية.', 'Sechs Tische über der Theke, die Schuhe dürfen anbleiben.', 'Six tables au-dessus du comptoir, on garde ses chaussures.'),
      tables: tables('G1 2', 'G2 2', 'G3 2', 'G4 4', 'G5 4', 'G6 6'),
    }],
  },
];

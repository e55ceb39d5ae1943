import { t } from '../text.ts';
import { tables } from './tables.ts';
import type { DiningEntry } from './types.ts';

export const quayHouses: readonly DiningEntry[] = [
  {
    shop: 'kaito-sushi', from: '17:00', to: '20:30', hours: 1, daysOff: ['monday'], closedDates: ['12-25', '01-01', '01-02'], bookedDays: 14,
    rooms: [{
      title: t('The counter', 'المنضدة', 'Die Theke', 'Le comptoir'), area: '18', cover: 'sushi-counter',
      description: t('All eight seats there are. The chef decides, you say stop.', 'المقاعد الثمانية كلها. يختار الطاهي وتقولون كفى.', 'Alle acht Plätze, die es gibt. Der Koch entscheidet, ihr sagt halt.', 'Les huit places de la maison. Le chef choisit, vous dites stop.'),
      tables: tables('B1 2', 'B2 2', 'B3 2', 'B4 2'),
    }],
  },
  {
    shop: 'trattoria-del-molo', from: '18:00', to: '21:00', hours: 2, daysOff: ['wednesday'], closedDates: ['12-25', '01-01'], bookedDays: 12,
    rooms: [
      {
        title: t('On the mole', 'على الرصيف', 'Auf der Mole', 'Sur la jetée'), area: '60', cover: 'trattoria',
        description: t('Outside, with blankets. Bring somebody you like.', 'في الهواء الطلق مع بطانيات. أحضر من تحب.', 'Draußen, mit Decken. Bringt jemanden mit, den ihr mögt.', 'Dehors, avec des plaids. Venez avec quelqu’un que vous aimez.'),
        tables: tables('M1 2', 'M2 2', 'M3 4', 'M4 4', 'M5 6'),
      },
      {
        title: t('Dining room', 'صالة الطعام', 'Speisesaal', 'Salle à manger'), area: '52', cover: 'pasta-bar',
        description: t('White cloth, soft voices, a cart with cheese.', 'مفارش بيضاء وأصوات خافتة وعربة أجبان.', 'Weißes Tuch, leise Stimmen, ein Wagen mit Käse.', 'Nappes blanches, voix basses, un chariot de fromages.'),
        tables: tables('S1 2', 'S2 4', 'S3 4', 'S4 8'),
      },
    ],
  },
  {
    shop: 'oyster-shed', from: '17:00', to: '20:30', hours: 2, daysOff: ['monday'], closedDates: ['12-25', '01-01'], bookedDays: 12,
    rooms: [
      {
        title: t('Deck', 'السطح الخشبي', 'Deck', 'Ponton'), area: '45', cover: 'harbour-seafood',
        description: t('Planks over the water. The gulls are not fed.', 'ألواح خشبية فوق الماء. رجاءً لا تطعموا النوارس.', 'Planken über dem Wasser. Die Möwen werden nicht gefüttert.', 'Des planches au-dessus de l’eau. On ne nourrit pas les mouettes.'),
        tables: tables('D1 4', 'D2 4', 'D3 6'),
      },
      {
        title: t('Inside the shed', 'داخل السقيفة', 'Im Schuppen', 'Dans le hangar'), area: '38', cover: 'fish-bar',
        description: t('Barrels for two, a bench for ten.', 'براميل لشخصين ومقعد طويل لعشرة.', 'Fässer für zwei, eine Bank für zehn.', 'Des tonneaux pour deux, un banc pour dix.'),
        tables: tables('B1 2', 'B2 2', 'B3 2', 'L1 10'),
      },
    ],
  },
  {
    shop: 'copper-and-bone', from: '17:30', to: '21:00', hours: 0, daysOff: ['monday'], closedDates: ['12-24', '12-25', '01-01'], bookedDays: 12,
    rooms: [
      {
        title: t('Booths', 'المقصورات', 'Nischen', 'Alcôves'), area: '36', cover: 'steak-room',
        description: t('Leather, brass, three hours without a glance at the clock.', 'جلد ونحاس وثلاث ساعات دون النظر إلى الساعة.', 'Leder, Messing, drei Stunden ohne Blick auf die Uhr.', 'Cuir, laiton, trois heures sans regarder l’heure.'),
        tables: tables('N1 4', 'N2 4', 'N3 4', 'N4 6'),
      },
      {
        title: t('Kitchen table', 'طاولة المطبخ', 'Küchentisch', 'Table de la cuisine'), area: '12', cover: 'charcoal-grill',
        description: t('One table, between pass and grill.', 'طاولة واحدة بين المطبخ والشواية.', 'Ein einziger Tisch zwischen Pass und Grill.', 'Une seule table, entre le passe et le gril.'),
        tables: tables('X1 8'),
      },
    ],
  },
];

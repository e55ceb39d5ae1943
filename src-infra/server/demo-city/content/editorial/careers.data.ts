import { placeIn } from '../shop.ts';
import { t } from '../text.ts';
import { article } from './article.ts';
import type { CareerEntry, TopicEntry } from './types.ts';

export const careerTopics: readonly TopicEntry[] = [
  { slug: 'city-team', title: t('City team', 'فريق المدينة', 'Stadtteam', 'Équipe de ville') },
  { slug: 'product', title: t('Product', 'المنتج', 'Produkt', 'Produit') },
  { slug: 'kitchen-care', title: t('Kitchen care', 'رعاية المطابخ', 'Küchenbetreuung', 'Suivi des cuisines') },
];

const portAlder = t('Port Alder', 'بورت ألدر', 'Port Alder', 'Port Alder');
const lindenau = t('Lindenau am See', 'ليندناو على البحيرة', 'Lindenau am See', 'Lindenau am See');

export const careers: readonly CareerEntry[] = [
  {
    topic: 'city-team', place: placeIn('port-alder', [0.2, 0]), address: portAlder, title: t('Courier dispatcher, evenings', 'منسق سائقين، فترة المساء', 'Kurierdisposition, abends', 'Régulateur de coursiers, le soir'),
    text: article(
      'Between five and midnight the town is hungry at once. You keep an eye on the map, talk to couriers who stand before the wrong door, and to kitchens whose fryer has given up.\n# You bring\n- Calm, in two languages at least\n- A feeling for the streets of Port Alder\nTwenty-five hours a week, dinner included.',
      'بين الخامسة ومنتصف الليل تجوع المدينة دفعة واحدة. تراقب الخريطة وتكلّم سائقين أمام باب خطأ ومطابخ تعطلت مقلاتها.\n# ما تأتي به\n- هدوء بلغتين على الأقل\n- معرفة بشوارع بورت ألدر\nخمس وعشرون ساعة أسبوعيًا والعشاء علينا.',
      'Zwischen fünf und Mitternacht hat die Stadt auf einmal Hunger. Du behältst die Karte im Blick, sprichst mit Kurieren vor der falschen Tür und mit Küchen, deren Fritteuse streikt.\n# Du bringst mit\n- Ruhe, in mindestens zwei Sprachen\n- Ein Gefühl für die Straßen von Port Alder\nFünfundzwanzig Stunden in der Woche, Abendessen inbegriffen.',
      'Entre dix-sept heures et minuit, toute la ville a faim. Vous gardez l’œil sur la carte, parlez aux coursiers devant la mauvaise porte et aux cuisines dont la friteuse a lâché.\n# Vous apportez\n- Du calme, en deux langues au moins\n- Le sens des rues de Port Alder\nVingt-cinq heures par semaine, dîner compris.',
    ),
  },
  {
    topic: 'kitchen-care', place: placeIn('lindenau', [0, 0]), address: lindenau, title: t('Partner for new kitchens', 'مرافق المطابخ الجديدة', 'Begleitung neuer Küchen', 'Accompagnement des nouvelles cuisines'),
    text: article(
      'You sit at the counter with bakers and innkeepers and get their menu online: prices, allergens, pictures that look like the plate.\n# You bring\n- German and one more language\n- Experience behind a counter\n- A driving licence or strong legs',
      'تجلس مع الخبازين وأصحاب النُزل وتضع قائمتهم على الشبكة: أسعار ومسببات حساسية وصور تشبه الطبق.\n# ما تأتي به\n- الألمانية ولغة أخرى\n- خبرة خلف طاولة البيع\n- رخصة قيادة أو ساقان قويتان',
      'Du sitzt mit Bäckern und Wirtinnen am Tresen und bringst ihre Karte ins Netz: Preise, Allergene, Bilder, die wie der Teller aussehen.\n# Du bringst mit\n- Deutsch und eine weitere Sprache\n- Erfahrung hinter einem Tresen\n- Führerschein oder starke Beine',
      'Au comptoir avec boulangers et aubergistes, vous mettez leur carte en ligne : prix, allergènes, photos qui ressemblent à l’assiette.\n# Vous apportez\n- L’allemand et une autre langue\n- Une expérience derrière un comptoir\n- Le permis ou de bonnes jambes',
    ),
  },
  {
    topic: 'product', place: placeIn('port-alder', [0.2, 0]), address: portAlder, title: t('Web developer with an eye for receipts', 'مطوّر ويب يحب الفواتير الدقيقة', 'Webentwicklung mit Blick für Kassenbons', 'Développement web, l’œil sur les tickets'),
    text: article(
      'Our checkout is short and must never be wrong. You write code that a colleague can read on a tired Friday, and tests that find what you did not think of.\n# You bring\n- Several years of TypeScript\n- Care for people who read from right to left, by ear or on an old phone\n- The wish to eat lunch with the people who use it',
      'صفحة الدفع عندنا قصيرة ويجب ألا تخطئ. تكتب شيفرة يقرؤها زميل في جمعة متعبة، واختبارات تجد ما لم يخطر لك.\n# ما تأتي به\n- سنوات من تايب سكربت\n- عناية بمن يقرأ من اليمين أو بالسمع أو على هاتف قديم\n- رغبة في الغداء مع من يستعملونها',
      'Unsere Kasse ist kurz und darf nie falsch sein. Du schreibst Code, den man an einem müden Freitag lesen kann, und Tests, die finden, woran du nicht gedacht hast.\n# Du bringst mit\n- Mehrere Jahre TypeScript\n- Sorgfalt für alle, die von rechts, mit den Ohren oder auf alten Telefonen lesen\n- Lust, mit denen zu essen, die es benutzen',
      'Notre caisse est courte et ne doit jamais se tromper. Vous écrivez du code lisible un vendredi de fatigue, et des tests qui trouvent l’imprévu.\n# Vous apportez\n- Plusieurs années de TypeScript\n- Le souci de qui lit de droite à gauche, à l’oreille ou sur un vieux téléphone\n- L’envie de déjeuner avec ceux qui s’en servent',
    ),
  },
  {
    topic: 'city-team', place: placeIn('port-alder', [-0.4, 0.6]), address: portAlder, title: t('Bicycle mechanic', 'ميكانيكي دراجات', 'Fahrradmechanik', 'Mécanique vélo'),
    text: article(
      'Sixty bicycles, eleven cargo bikes, salt in the air. You decide what is repaired today and what rides on.\n- A dry workshop on Cooper Street\n- Four days a week, by daylight',
      'ستون دراجة وإحدى عشرة دراجة شحن وملح في الهواء. أنت تقرر ما يُصلح اليوم وما يواصل السير.\n- ورشة جافة في شارع كوبر\n- أربعة أيام في الأسبوع في وضح النهار',
      'Sechzig Räder, elf Lastenräder, Salz in der Luft. Du entscheidest, was heute repariert wird und was weiterfährt.\n- Eine trockene Werkstatt in der Cooper Street\n- Vier Tage die Woche, bei Tageslicht',
      'Soixante vélos, onze cargos, du sel dans l’air. Vous décidez de ce qui se répare aujourd’hui et de ce qui roule encore.\n- Un atelier au sec, Cooper Street\n- Quatre jours par semaine, en plein jour',
    ),
  },
];

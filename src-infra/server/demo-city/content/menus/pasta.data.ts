import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { pastaTexts } from './pasta.further.data.ts';

export const pastaDishes = dishes({
  'arancini': {
    title: t('Arancini', 'أرانشيني', 'Arancini', 'Arancini'),
    description: t('Saffron rice balls with a molten mozzarella heart.', 'كرات أرز بالزعفران وقلب موزاريلا ذائب.', 'Safranreisbällchen mit flüssigem Mozzarellakern.', 'Boulettes de riz au safran, cœur de mozzarella fondant.'),
    motif: 'falafel-plate', price: 850, kcal: 430, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'vitello-tonnato': {
    title: t('Vitello tonnato', 'شرائح عجل بصلصة التونة', 'Vitello tonnato', 'Vitello tonnato'),
    description: t('Cold rosy veal, tuna mayonnaise, fried capers.', 'لحم عجل بارد مع مايونيز التونة وكبر مقلي.', 'Kaltes rosa Kalb, Thunfischcreme, frittierte Kapern.', 'Veau rosé froid, crème de thon, câpres frites.'),
    motif: 'sashimi-plate', price: 1390, kcal: 340, dietary: declared(['fish', 'eggs', 'mustard', 'celery'], ['gluten_free']),
  },
  'minestrone': {
    title: t('Minestrone', 'مينستروني', 'Minestrone', 'Minestrone'),
    description: t('Whatever is green at the market, beans, a spoon of pesto.', 'خضار السوق الخضراء وفاصولياء وملعقة بيستو.', 'Was der Markt an Grünem hat, Bohnen, ein Löffel Pesto.', 'Les légumes verts du marché, haricots, cuillère de pesto.'),
    motif: 'lentil-soup', price: 790, kcal: 240, dietary: declared(['celery', 'milk', 'nuts', 'gluten']), addons: ['focaccia-piece', 'parmesan'], tags: ['seasonal'],
  },
  'spaghetti-pomodoro': {
    title: t('Spaghetti al pomodoro', 'سباغيتي بصلصة الطماطم', 'Spaghetti al pomodoro', 'Spaghettis à la tomate'),
    description: t('Slow tomato, basil and nothing to hide behind.', 'طماطم مطهوة ببطء وريحان، ببساطة تامة.', 'Langsam gekochte Tomate, Basilikum, sonst nichts.', 'Tomate mijotée, basilic, et rien d’autre.'),
    motif: 'spaghetti-pomodoro', price: 1150, kcal: 620, dietary: declared(['gluten'], ['vegan'], ['eggs']), options: ['portion'], addons: ['parmesan', 'chilli-oil', 'burrata'], tags: ['kids'],
  },
  'carbonara': {
    title: t('Carbonara', 'كاربونارا', 'Carbonara', 'Carbonara'),
    description: t('Guanciale, egg yolk, pecorino and pepper. No cream.', 'غوانشالي وصفار بيض وبيكورينو وفلفل. بلا كريمة.', 'Guanciale, Eigelb, Pecorino und Pfeffer. Keine Sahne.', 'Guanciale, jaune d’œuf, pecorino et poivre. Sans crème.'),
    motif: 'carbonara', price: 1490, kcal: 870, dietary: declared(['gluten', 'eggs', 'milk']), options: ['pasta-shape', 'portion'], addons: ['parmesan'], tags: ['chef'],
  },
  'penne-arrabbiata': {
    title: t('Penne all’arrabbiata', 'بيني أرابياتا', 'Penne all’arrabbiata', 'Penne à l’arrabbiata'),
    description: t('Tomato, garlic and enough chili to notice.', 'طماطم وثوم وفلفل حار بما يكفي.', 'Tomate, Knoblauch und spürbar Chili.', 'Tomate, ail et assez de piment pour le sentir.'),
    motif: 'penne-arrabbiata', price: 1190, kcal: 640, dietary: declared(['gluten'], ['vegan'], ['eggs']), addons: ['parmesan', 'burrata'], tags: ['spicy'],
  },
  'linguine-pesto': {
    title: t('Linguine al pesto', 'لينغويني بالبيستو', 'Linguine mit Pesto', 'Linguine au pesto'),
    description: t('Genoese basil, pine nuts, potato and green beans.', 'ريحان جنوى وصنوبر وبطاطا وفاصولياء خضراء.', 'Genueser Basilikum, Pinienkerne, Kartoffel, grüne Bohnen.', 'Basilic de Gênes, pignons, pomme de terre, haricots verts.'),
    motif: 'pesto-linguine', price: 1390, kcal: 760, dietary: declared(['gluten', 'milk', 'nuts']), addons: ['parmesan', 'chilli-oil'],
  },
  'lasagne': {
    title: t('Lasagne della nonna', 'لازانيا الجدّة', 'Lasagne nach Nonnas Art', 'Lasagnes de la nonna'),
    description: t('Seven layers, beef and veal ragù, nutmeg béchamel.', 'سبع طبقات براغو البقر والعجل وبشاميل بجوزة الطيب.', 'Sieben Schichten, Rinder-Kalbs-Ragù, Muskatbéchamel.', 'Sept couches, ragù de bœuf et veau, béchamel muscadée.'),
    motif: 'lasagne', price: 1590, kcal: 920, dietary: declared(['gluten', 'eggs', 'milk', 'celery']), addons: ['parmesan', 'focaccia-piece'],
  },
  'ricotta-ravioli': {
    title: t('Ricotta and spinach ravioli', 'رافيولي بالريكوتا والسبانخ', 'Ravioli mit Ricotta und Spinat', 'Raviolis ricotta épinards'),
    description: t('Folded by hand each morning, sage butter, lemon.', 'تُحشى يدويًا كل صباح مع زبدة المريمية والليمون.', 'Jeden Morgen von Hand gefaltet, Salbeibutter, Zitrone.', 'Pliés main chaque matin, beurre de sauge, citron.'),
    motif: 'ravioli', price: 1490, kcal: 710, dietary: declared(['gluten', 'eggs', 'milk'], ['vegetarian']), addons: ['parmesan'],
  },
  'pumpkin-tortelli': {
    title: t('Pumpkin tortelli', 'تورتيلي اليقطين', 'Kürbis-Tortelli', 'Tortelli au potiron'),
    description: t('Sweet pumpkin, amaretti crumb, brown butter.', 'يقطين حلو وفتات أماريتي وزبدة محمّرة.', 'Süßer Kürbis, Amarettibrösel, braune Butter.', 'Potiron doux, éclats d’amaretti, beurre noisette.'),
    motif: 'gyoza', price: 1550, kcal: 690, dietary: declared(['gluten', 'eggs', 'milk', 'nuts'], ['vegetarian']), tags: ['seasonal'],
  },
  'tagliatelle-ragu': {
    title: t('Tagliatelle al ragù', 'تالياتيلي بالراغو', 'Tagliatelle al ragù', 'Tagliatelles au ragù'),
    description: t('Five-hour Bolognese, milk, a little wine-free patience.', 'راغو بولونيا مطهو خمس ساعات مع الحليب ومن دون نبيذ.', 'Fünf Stunden Bologneser Ragù mit Milch, ganz ohne Wein.', 'Ragù bolognais de cinq heures, au lait et sans vin.'),
    motif: 'spaghetti-pomodoro', price: 1490, kcal: 830, dietary: declared(['gluten', 'eggs', 'milk', 'celery']), options: ['pasta-shape'], addons: ['parmesan', 'chilli-oil'],
  },
  'cacio-e-pepe': {
    title: t('Cacio e pepe', 'معكرونة بالجبن والفلفل', 'Cacio e pepe', 'Cacio e pepe'),
    description: t('Pecorino, toasted pepper, pasta water. That is all.', 'بيكورينو وفلفل محمّص وماء السلق فقط.', 'Pecorino, gerösteter Pfeffer, Nudelwasser. Mehr nicht.', 'Pecorino, poivre torréfié, eau de cuisson. C’est tout.'),
    motif: 'carbonara', price: 1350, kcal: 740, dietary: declared(['gluten', 'milk'], [], ['eggs']),
  },
  'vongole': {
    title: t('Spaghetti alle vongole', 'سباغيتي بالمحار', 'Spaghetti alle vongole', 'Spaghettis aux palourdes'),
    description: t('Alder bay clams, garlic, parsley, lemon peel.', 'محار خليج ألدر وثوم وبقدونس وقشر ليمون.', 'Muscheln aus der Bucht, Knoblauch, Petersilie, Zitrone.', 'Palourdes de la baie, ail, persil, zeste de citron.'),
    motif: 'mussels-pot', price: 1890, kcal: 680, dietary: declared(['gluten', 'molluscs'], [], ['crustaceans', 'fish']), addons: ['chilli-oil'], tags: ['local'],
  },
  'gnocchi-gorgonzola': {
    title: t('Gnocchi with gorgonzola', 'نيوكي بالغورغونزولا', 'Gnocchi mit Gorgonzola', 'Gnocchis au gorgonzola'),
    description: t('Pillowy potato dumplings, walnuts, bitter radicchio.', 'كرات بطاطا طرية وجوز وراديكيو مرّ.', 'Luftige Kartoffelklößchen, Walnüsse, bitterer Radicchio.', 'Petites quenelles de pomme de terre, noix, trévise.'),
    motif: 'mac-and-cheese', price: 1450, kcal: 820, dietary: declared(['gluten', 'eggs', 'milk', 'nuts']),
  },
  'mushroom-risotto': {
    title: t('Porcini risotto', 'ريزوتو بفطر البورتشيني', 'Steinpilzrisotto', 'Risotto aux cèpes'),
    description: t('Carnaroli rice, porcini broth, mascarpone, thyme.', 'أرز كارنارولي ومرق البورتشيني وماسكاربوني وزعتر.', 'Carnaroli-Reis, Steinpilzbrühe, Mascarpone, Thymian.', 'Riz carnaroli, bouillon de cèpes, mascarpone, thym.'),
    motif: 'mushroom-risotto', price: 1590, kcal: 720, dietary: declared(['milk', 'celery'], ['gluten_free']), addons: ['parmesan'],
  },
  'melanzane-parmigiana': {
    title: t('Parmigiana di melanzane', 'باذنجان بالبارميزان', 'Auberginenauflauf Parmigiana', 'Aubergines à la parmesane'),
    description: t('Fried eggplant, tomato and cheese, baked until it slumps.', 'باذنجان مقلي وطماطم وجبن في الفرن حتى يذوب.', 'Gebratene Aubergine, Tomate, Käse, weich gebacken.', 'Aubergine frite, tomate, fromage, longuement gratinés.'),
    motif: 'lasagne', price: 1350, kcal: 610, dietary: declared(['milk', 'eggs']), addons: ['focaccia-piece'],
  },
  'pollo-limone': {
    title: t('Chicken piccata', 'بيكاتا الدجاج بالليمون', 'Hähnchen-Piccata', 'Piccata de poulet'),
    description: t('Thin cutlets, lemon butter, capers, crushed potatoes.', 'شرائح دجاج رقيقة وزبدة الليمون وكبر وبطاطا مهروسة.', 'Dünne Schnitzel, Zitronenbutter, Kapern, Stampfkartoffeln.', 'Fines escalopes, beurre citronné, câpres, pommes écrasées.'),
    motif: 'charcoal-chicken-leg', price: 1790, kcal: 640, dietary: declared(['gluten', 'milk']),
  },
  'branzino': {
    title: t('Roasted sea bass', 'قاروص في الفرن', 'Wolfsbarsch aus dem Ofen', 'Bar rôti'),
    description: t('Whole fish, fennel, olives and orange.', 'سمكة كاملة مع شمرة وزيتون وبرتقال.', 'Ganzer Fisch, Fenchel, Oliven und Orange.', 'Poisson entier, fenouil, olives et orange.'),
    motif: 'grilled-sea-bass', price: 2390, kcal: 520, dietary: declared(['fish'], ['gluten_free']),
  },
  'tiramisu': {
    title: t('Tiramisù', 'تيراميسو', 'Tiramisu', 'Tiramisu'),
    description: t('Espresso-soaked, alcohol-free, cocoa at the last second.', 'مشبع بالإسبريسو وخالٍ من الكحول، والكاكاو في آخر لحظة.', 'Mit Espresso getränkt, alkoholfrei, Kakao zum Schluss.', 'Imbibé d’espresso, sans alcool, cacao au dernier moment.'),
    motif: 'tiramisu', price: 750, kcal: 450, dietary: declared(['gluten', 'eggs', 'milk'], ['vegetarian']),
  },
  'panna-cotta': {
    title: t('Vanilla panna cotta', 'بانا كوتا بالفانيليا', 'Vanille-Panna-cotta', 'Panna cotta à la vanille'),
    description: t('Barely set cream, sour cherries.', 'كريمة طرية متماسكة مع كرز حامض.', 'Kaum gestockte Sahne, Sauerkirschen.', 'Crème tout juste prise, cerises acidulées.'),
    motif: 'creme-caramel', price: 690, kcal: 380, dietary: declared(['milk'], ['gluten_free']),
  },
  'affogato': {
    title: t('Affogato', 'أفوغاتو', 'Affogato', 'Affogato'),
    description: t('Vanilla gelato; the espresso travels in its own flask.', 'جيلاتو الفانيليا والإسبريسو في قارورة منفصلة.', 'Vanillegelato; der Espresso reist im eigenen Fläschchen.', 'Glace vanille, l’espresso voyage dans sa fiole.'),
    motif: 'gelato-cup', price: 620, kcal: 260, dietary: declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']),
  },
}, pastaTexts);

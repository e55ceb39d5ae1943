import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { bowlTexts } from './bowls.further.data.ts';

const bowlExtras = ['avocado-half', 'feta', 'grilled-chicken', 'smoked-tofu', 'seed-mix', 'soft-egg', 'reusable-bowl'] as const;
const plantExtras = ['avocado-half', 'smoked-tofu', 'seed-mix', 'reusable-bowl'] as const;

/** Salads, grain bowls, poke and plant kitchen. */
export const bowlDishes = dishes({
  'caesar-salad': {
    title: t('Caesar salad', 'سلطة سيزر', 'Caesar Salad', 'Salade César'),
    description: t('Romaine hearts, anchovy dressing, torn croutons, parmesan.', 'قلوب الخس وصلصة الأنشوجة وخبز محمّص وبارميزان.', 'Romanaherzen, Sardellendressing, Croûtons, Parmesan.', 'Cœurs de romaine, sauce aux anchois, croûtons, parmesan.'),
    motif: 'caesar-salad', price: 1090, kcal: 480, dietary: declared(['gluten', 'milk', 'eggs', 'fish', 'mustard']), options: ['bowl-size'], addons: bowlExtras,
  },
  'greek-salad': {
    title: t('Village salad', 'سلطة يونانية', 'Bauernsalat', 'Salade villageoise grecque'),
    description: t('Tomato, cucumber, olives and a slab of feta.', 'طماطم وخيار وزيتون وقطعة فيتا.', 'Tomate, Gurke, Oliven und eine Scheibe Feta.', 'Tomate, concombre, olives et une belle tranche de feta.'),
    motif: 'greek-salad', price: 1050, kcal: 390, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), options: ['bowl-size'], addons: bowlExtras,
  },
  'harvest-salad': {
    title: t('Roasted squash and kale', 'قرع مشوي وكيل', 'Ofenkürbis und Grünkohl', 'Courge rôtie et kale'),
    description: t('Massaged kale, squash, dried cherries, pumpkin seeds.', 'كيل طري وقرع وكرز مجفف وبذور اليقطين.', 'Massierter Grünkohl, Kürbis, Kirschen, Kürbiskerne.', 'Kale massé, courge, cerises séchées, graines de courge.'),
    motif: 'fattoush', price: 1150, kcal: 420, dietary: declared(['sulphites'], ['vegan', 'gluten_free'], ['sesame', 'mustard']), options: ['bowl-size'], addons: plantExtras, tags: ['seasonal'],
  },
  'nicoise': {
    title: t('Salade niçoise', 'سلطة نيسواز', 'Nizza-Salat', 'Salade niçoise'),
    description: t('Seared tuna, green beans, jammy egg, potatoes, olives.', 'تونة محمّرة وفاصولياء خضراء وبيضة وبطاطا وزيتون.', 'Gebratener Thunfisch, Bohnen, weiches Ei, Kartoffeln, Oliven.', 'Thon mi-cuit, haricots verts, œuf mollet, pommes de terre, olives.'),
    motif: 'sashimi-plate', price: 1490, kcal: 520, dietary: declared(['fish', 'eggs', 'mustard'], ['gluten_free']), options: ['bowl-size'], addons: ['soft-egg', 'reusable-bowl'],
  },
  'lentil-beet-salad': {
    title: t('Lentil and beet salad', 'سلطة عدس وشمندر', 'Linsen-Bete-Salat', 'Salade lentilles betterave'),
    description: t('Puy lentils, goat cheese, walnuts, chive.', 'عدس أخضر وجبن ماعز وجوز وثوم معمّر.', 'Puy-Linsen, Ziegenkäse, Walnüsse, Schnittlauch.', 'Lentilles du Puy, chèvre, noix, ciboulette.'),
    motif: 'acai-bowl', price: 1150, kcal: 460, dietary: declared(['milk', 'nuts'], ['vegetarian', 'gluten_free'], ['mustard']), options: ['bowl-size'], addons: bowlExtras,
  },
  'build-green-bowl': {
    title: t('Green tier bowl', 'وعاء الخضار الخضراء', 'Grüne Bowl', 'Bol vert'),
    description: t('Broccoli, edamame, cucumber, herbs, avocado.', 'بروكلي وإدامامي وخيار وأعشاب وأفوكادو.', 'Brokkoli, Edamame, Gurke, Kräuter, Avocado.', 'Brocoli, edamame, concombre, herbes, avocat.'),
    motif: 'tofu-bowl', price: 1190, kcal: 440, dietary: declared(['soybeans', 'sesame', 'mustard'], ['vegan', 'gluten_free']), options: ['bowl-base', 'dressing'], addons: plantExtras,
  },
  'quinoa-rainbow-bowl': {
    title: t('Rainbow quinoa bowl', 'وعاء كينوا بألوان قوس قزح', 'Regenbogen-Quinoa-Bowl', 'Bol de quinoa arc-en-ciel'),
    description: t('Red cabbage, carrot, corn, chickpeas, pickled onion.', 'ملفوف أحمر وجزر وذرة وحمّص وبصل مخلل.', 'Rotkohl, Möhre, Mais, Kichererbsen, eingelegte Zwiebel.', 'Chou rouge, carotte, maïs, pois chiches, oignon mariné.'),
    motif: 'quinoa-bowl', price: 1150, kcal: 490, dietary: declared(['sesame', 'mustard'], ['vegan', 'gluten_free']), options: ['bowl-size', 'dressing'], addons: plantExtras,
  },
  'chicken-avocado-bowl': {
    title: t('Chicken and avocado bowl', 'وعاء الدجاج والأفوكادو', 'Hähnchen-Avocado-Bowl', 'Bol poulet avocat'),
    description: t('Lemon chicken, avocado, tomato, toasted seeds.', 'دجاج بالليمون وأفوكادو وطماطم وبذور محمّصة.', 'Zitronenhähnchen, Avocado, Tomate, geröstete Kerne.', 'Poulet citronné, avocat, tomate, graines grillées.'),
    motif: 'teriyaki-bowl', price: 1390, kcal: 580, dietary: declared(['sesame', 'mustard'], ['gluten_free']), options: ['bowl-base', 'dressing'], addons: bowlExtras,
  },
  'halloumi-freekeh-bowl': {
    title: t('Halloumi and freekeh bowl', 'وعاء الحلّوم والفريكة', 'Halloumi-Freekeh-Bowl', 'Bol halloumi freekeh'),
    description: t('Smoked wheat, seared halloumi, pomegranate.', 'قمح مدخّن وحلّوم محمّر ورمّان.', 'Rauchweizen, gebratener Halloumi, Granatapfel.', 'Blé fumé, halloumi doré, grenade.'),
    motif: 'grilled-halloumi', price: 1290, kcal: 610, dietary: declared(['gluten', 'milk', 'sesame'], ['vegetarian']), addons: bowlExtras,
  },
  // Poke
  'salmon-poke': {
    title: t('Salmon poke', 'بوكي السلمون', 'Lachs-Poke', 'Poké au saumon'),
    description: t('Soy-sesame salmon, mango, edamame, pickled ginger.', 'سلمون بالصويا والسمسم ومانجو وإدامامي وزنجبيل مخلل.', 'Soja-Sesam-Lachs, Mango, Edamame, Ingwer.', 'Saumon soja sésame, mangue, edamame, gingembre.'),
    motif: 'salmon-poke-bowl', price: 1490, kcal: 620, dietary: declared(['fish', 'soybeans', 'sesame', 'gluten']), options: ['bowl-size', 'poke-base'], addons: ['avocado-half', 'spicy-mayo', 'seed-mix', 'reusable-bowl'],
  },
  'tuna-poke': {
    title: t('Ahi tuna poke', 'بوكي تونة آهي', 'Thunfisch-Poke', 'Poké au thon'),
    description: t('Yellowfin, cucumber, seaweed, crisp onion.', 'تونة صفراء الزعنفة وخيار وأعشاب بحر وبصل مقرمش.', 'Gelbflossenthun, Gurke, Alge, Röstzwiebel.', 'Thon albacore, concombre, algues, oignon frit.'),
    motif: 'tuna-nigiri', price: 1550, kcal: 570, dietary: declared(['fish', 'soybeans', 'sesame', 'gluten']), options: ['bowl-size', 'poke-base'], addons: ['avocado-half', 'spicy-mayo', 'reusable-bowl'],
  },
  'prawn-poke': {
    title: t('Chili lime prawn poke', 'بوكي الروبيان باللايم', 'Garnelen-Poke mit Limette', 'Poké crevettes citron vert'),
    description: t('Poached prawns, pineapple, red chili, cilantro.', 'روبيان مسلوق وأناناس وفلفل أحمر وكزبرة.', 'Pochierte Garnelen, Ananas, rote Chili, Koriander.', 'Crevettes pochées, ananas, piment rouge, coriandre.'),
    motif: 'grilled-prawns', price: 1490, kcal: 530, dietary: declared(['crustaceans', 'soybeans', 'gluten', 'sesame']), options: ['bowl-size', 'poke-base'], addons: ['avocado-half', 'spicy-mayo', 'reusable-bowl'], tags: ['spicy'],
  },
  'tofu-poke': {
    title: t('Ginger tofu poke', 'بوكي التوفو بالزنجبيل', 'Ingwer-Tofu-Poke', 'Poké au tofu gingembre'),
    description: t('Marinated tofu, carrot, radish, sesame.', 'توفو متبّل وجزر وفجل وسمسم.', 'Marinierter Tofu, Möhre, Radieschen, Sesam.', 'Tofu mariné, carotte, radis, sésame.'),
    motif: 'tofu-bowl', price: 1290, kcal: 510, dietary: declared(['soybeans', 'sesame', 'gluten'], ['vegan']), options: ['bowl-size', 'poke-base'], addons: plantExtras,
  },
  'chicken-poke': {
    title: t('Teriyaki chicken poke', 'بوكي دجاج ترياكي', 'Teriyaki-Hähnchen-Poke', 'Poké poulet teriyaki'),
    description: t('Warm chicken, corn, cucumber, furikake.', 'دجاج دافئ وذرة وخيار وفوريكاكي.', 'Warmes Hähnchen, Mais, Gurke, Furikake.', 'Poulet tiède, maïs, concombre, furikake.'),
    motif: 'teriyaki-bowl', price: 1350, kcal: 600, dietary: declared(['soybeans', 'gluten', 'sesame', 'fish']), options: ['bowl-size', 'poke-base'], addons: ['avocado-half', 'spicy-mayo', 'reusable-bowl'], tags: ['kids'],
  },
  // Plant kitchen
  'cauliflower-steak': {
    title: t('Cauliflower steak', 'ستيك القرنبيط', 'Blumenkohlsteak', 'Steak de chou-fleur'),
    description: t('Roasted hard, romesco, capers, soft parsley.', 'محمّر جيدًا مع صلصة روميسكو وكبر وبقدونس.', 'Kräftig geröstet, Romesco, Kapern, Petersilie.', 'Bien rôti, romesco, câpres, persil.'),
    motif: 'broccoli', price: 1390, kcal: 410, dietary: declared(['nuts', 'sulphites'], ['vegan', 'gluten_free']), addons: ['smoked-tofu'],
  },
  'mushroom-stroganoff': {
    title: t('Mushroom stroganoff', 'ستروغانوف الفطر', 'Pilz-Stroganoff', 'Stroganoff de champignons'),
    description: t('Oat cream, smoked paprika, wild rice.', 'كريمة الشوفان وبابريكا مدخّنة وأرز بري.', 'Hafersahne, Räucherpaprika, Wildreis.', 'Crème d’avoine, paprika fumé, riz sauvage.'),
    motif: 'mushroom-risotto', price: 1350, kcal: 520, dietary: declared(['gluten', 'mustard', 'celery'], ['vegan']),
  },
  'jackfruit-tacos': {
    title: t('Jackfruit tacos', 'تاكو الجاك فروت', 'Jackfruit-Tacos', 'Tacos au jacquier'),
    description: t('Smoky jackfruit, slaw, lime cashew cream.', 'جاك فروت مدخّن وكول سلو وكريمة الكاجو باللايم.', 'Rauchige Jackfruit, Slaw, Limetten-Cashewcreme.', 'Jacquier fumé, chou, crème de cajou au citron vert.'),
    motif: 'beef-tacos', price: 1190, kcal: 430, dietary: declared(['nuts', 'mustard'], ['vegan', 'gluten_free']), options: ['taco-count'], tags: ['new'],
  },
  'seitan-burger': {
    title: t('Stacked seitan burger', 'برغر السيتان', 'Seitan-Burger', 'Burger au seitan'),
    description: t('House-smoked seitan, pickles, mustard mayo without eggs.', 'سيتان مدخّن لدينا ومخلل ومايونيز خردل بلا بيض.', 'Hausgeräucherter Seitan, Gurke, Senfmayo ohne Ei.', 'Seitan fumé maison, cornichons, mayo moutarde sans œuf.'),
    motif: 'veggie-burger', price: 1290, kcal: 640, dietary: declared(['gluten', 'soybeans', 'mustard', 'sesame'], ['vegan']), addons: ['vegan-slice', 'jalapenos', 'fries-side'],
  },
  'vegan-mac': {
    title: t('Cashew mac and greens', 'معكرونة بكريمة الكاجو', 'Cashew-Makkaroni mit Grün', 'Macaronis à la crème de cajou'),
    description: t('Creamy cashew sauce, peas, crunchy breadcrumbs.', 'صلصة الكاجو الكريمية وبازلاء وفتات خبز مقرمش.', 'Cremige Cashewsauce, Erbsen, Brösel.', 'Sauce cajou onctueuse, petits pois, chapelure.'),
    motif: 'mac-and-cheese', price: 1190, kcal: 620, dietary: declared(['gluten', 'nuts', 'mustard'], ['vegan']), tags: ['kids'],
  },
  'root-stew': {
    title: t('Root and barley stew', 'يخنة الجذور والشعير', 'Wurzel-Graupen-Eintopf', 'Ragoût de racines et orge'),
    description: t('Parsnip, celeriac, pearl barley, thyme.', 'جزر أبيض وكرفس جذري وشعير وزعتر.', 'Pastinake, Sellerie, Graupen, Thymian.', 'Panais, céleri-rave, orge perlé, thym.'),
    motif: 'lentil-soup', price: 1090, kcal: 380, dietary: declared(['gluten', 'celery'], ['vegan']), options: ['soup-size'], tags: ['seasonal'],
  },
  'pumpkin-soup': {
    title: t('Pumpkin and ginger soup', 'شوربة اليقطين بالزنجبيل', 'Kürbis-Ingwer-Suppe', 'Velouté potiron gingembre'),
    description: t('Coconut, toasted seeds, chili oil.', 'جوز هند وبذور محمّصة وزيت حار.', 'Kokos, geröstete Kerne, Chiliöl.', 'Coco, graines grillées, huile pimentée.'),
    motif: 'pumpkin-soup', price: 750, kcal: 260, dietary: declared([], ['vegan', 'gluten_free'], ['celery']), options: ['soup-size'],
  },
  'tomato-soup': {
    title: t('Roasted tomato soup', 'شوربة الطماطم المشوية', 'Suppe von Ofentomaten', 'Soupe de tomates rôties'),
    description: t('Basil oil and a slice of grilled sourdough.', 'زيت الريحان وشريحة خبز محمّصة.', 'Basilikumöl und geröstetes Sauerteigbrot.', 'Huile de basilic et tranche de levain grillée.'),
    motif: 'tomato-soup', price: 720, kcal: 240, dietary: declared(['gluten'], ['vegan'], ['celery']), options: ['soup-size'],
  },
  'acai-bowl': {
    title: t('Açaí bowl', 'وعاء الأساي', 'Açaí-Bowl', 'Bol d’açaí'),
    description: t('Thick açaí, banana, granola, blueberries.', 'أساي كثيف وموز وغرانولا وتوت أزرق.', 'Dickes Açaí, Banane, Granola, Heidelbeeren.', 'Açaí épais, banane, granola, myrtilles.'),
    motif: 'acai-bowl', price: 990, kcal: 430, dietary: declared(['gluten', 'nuts'], ['vegan'], ['peanuts']), options: ['bowl-size'], addons: ['seed-mix'],
  },
  'chia-pudding': {
    title: t('Coconut chia pudding', 'بودينغ الشيا بجوز الهند', 'Kokos-Chia-Pudding', 'Pudding de chia coco'),
    description: t('Set overnight, passion fruit on top.', 'متماسك طوال الليل مع فاكهة العاطفة.', 'Über Nacht gezogen, Passionsfrucht obenauf.', 'Pris une nuit, fruit de la passion.'),
    motif: 'granola-yoghurt', price: 690, kcal: 290, dietary: declared([], ['vegan', 'gluten_free'], ['nuts']),
  },
  'vegan-chocolate-tart': {
    title: t('Dark chocolate tart', 'تارت الشوكولاتة الداكنة', 'Zartbittertarte', 'Tarte au chocolat noir'),
    description: t('Olive oil ganache, hazelnut crust, no dairy.', 'غاناش بزيت الزيتون وقاعدة بندق، بلا ألبان.', 'Olivenöl-Ganache, Haselnussboden, ohne Milch.', 'Ganache à l’huile d’olive, fond noisette, sans lait.'),
    motif: 'chocolate-cake', price: 690, kcal: 410, dietary: declared(['nuts', 'soybeans'], ['vegan', 'gluten_free'], ['milk']),
  },
  'green-smoothie': {
    title: t('Spinach and apple smoothie', 'سموذي السبانخ والتفاح', 'Spinat-Apfel-Smoothie', 'Smoothie épinard pomme'),
    description: t('Ginger, lime and enough banana to make it kind.', 'زنجبيل ولايم وموز يلطّف الطعم.', 'Ingwer, Limette und genug Banane.', 'Gingembre, citron vert et juste assez de banane.'),
    motif: 'green-smoothie', price: 620, kcal: 170, dietary: declared([], ['vegan', 'gluten_free']),
  },
  'berry-smoothie': {
    title: t('Berry oat smoothie', 'سموذي التوت والشوفان', 'Beeren-Hafer-Smoothie', 'Smoothie fruits rouges avoine'),
    description: t('Blueberry, raspberry, oats, oat drink.', 'توت أزرق وتوت أحمر وشوفان وشراب الشوفان.', 'Heidelbeere, Himbeere, Haferflocken, Haferdrink.', 'Myrtille, framboise, flocons et boisson d’avoine.'),
    motif: 'berry-smoothie', price: 640, kcal: 230, dietary: declared(['gluten'], ['vegan']),
  },
  'ginger-shot': {
    title: t('Ginger turmeric shot', 'جرعة الزنجبيل والكركم', 'Ingwer-Kurkuma-Shot', 'Shot gingembre curcuma'),
    description: t('60 ml, brisk. Drink it standing up.', '60 مل من النكهة القوية المنعشة.', '60 ml, sehr wach. Am besten im Stehen.', '6 cl bien vifs, à boire d’un trait.'),
    motif: 'orange-juice', price: 350, kcal: 25, dietary: declared([], ['vegan', 'gluten_free']),
  },
}, bowlTexts);

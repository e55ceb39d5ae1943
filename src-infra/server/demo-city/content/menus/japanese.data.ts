import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { japaneseTexts } from './japanese.further.data.ts';

const dips = ['wasabi-ginger', 'tamari', 'spicy-mayo'] as const;

export const japaneseDishes = dishes({
  // Nigiri and sashimi
  'salmon-nigiri': {
    title: t('Salmon nigiri', 'نيغيري السلمون', 'Lachs-Nigiri', 'Nigiri au saumon'),
    description: t('Cured for an hour in kelp, brushed with soy.', 'سلمون مملّح ساعة مع عشب البحر ومدهون بالصويا.', 'Eine Stunde in Kombu gereift, mit Soja bestrichen.', 'Mûri une heure au kombu, laqué de soja.'),
    motif: 'salmon-nigiri', price: 620, kcal: 130, dietary: declared(['fish', 'soybeans', 'gluten']), options: ['nigiri-pieces'], addons: dips,
  },
  'tuna-nigiri': {
    title: t('Tuna nigiri', 'نيغيري التونة', 'Thunfisch-Nigiri', 'Nigiri au thon'),
    description: t('Lean yellowfin over warm, vinegared rice.', 'تونة صفراء الزعنفة فوق أرز دافئ بالخل.', 'Magerer Gelbflossenthun auf warmem Essigreis.', 'Thon albacore maigre sur riz vinaigré tiède.'),
    motif: 'tuna-nigiri', price: 690, kcal: 120, dietary: declared(['fish', 'soybeans', 'gluten']), options: ['nigiri-pieces'], addons: dips,
  },
  'prawn-nigiri': {
    title: t('Prawn nigiri', 'نيغيري الروبيان', 'Garnelen-Nigiri', 'Nigiri à la crevette'),
    description: t('Poached sweet prawn, a dab of wasabi beneath.', 'روبيان حلو مسلوق مع لمسة واسابي.', 'Pochierte süße Garnele, etwas Wasabi darunter.', 'Crevette douce pochée, pointe de wasabi dessous.'),
    motif: 'grilled-prawns', price: 640, kcal: 115, dietary: declared(['crustaceans', 'mustard']), options: ['nigiri-pieces'], addons: dips,
  },
  'avocado-nigiri': {
    title: t('Avocado nigiri', 'نيغيري الأفوكادو', 'Avocado-Nigiri', 'Nigiri à l’avocat'),
    description: t('Torched avocado, sesame, a belt of nori.', 'أفوكادو محروق قليلًا وسمسم وحزام نوري.', 'Abgeflämmte Avocado, Sesam, Nori-Band.', 'Avocat flambé, sésame, ceinture de nori.'),
    motif: 'avocado', price: 520, kcal: 140, dietary: declared(['sesame', 'soybeans', 'gluten'], ['vegan'], ['fish', 'crustaceans']), options: ['nigiri-pieces'], addons: ['wasabi-ginger', 'tamari'],
  },
  'salmon-sashimi': {
    title: t('Salmon sashimi', 'ساشيمي السلمون', 'Lachs-Sashimi', 'Sashimi de saumon'),
    description: t('Thick slices, shaved radish, shiso leaf.', 'شرائح سميكة مع فجل مبشور وورق الشيسو.', 'Dicke Scheiben, gehobelter Rettich, Shiso.', 'Tranches épaisses, radis râpé, feuille de shiso.'),
    motif: 'sashimi-plate', price: 1290, kcal: 240, dietary: declared(['fish'], ['gluten_free']), options: ['sashimi-slices'], addons: dips,
  },
  'seabass-usuzukuri': {
    title: t('Sea bass in thin slices', 'شرائح قاروص رقيقة', 'Wolfsbarsch, hauchdünn', 'Bar en fines lamelles'),
    description: t('Ponzu, chive, a pinch of red chili radish.', 'بونزو وثوم معمّر وفجل بالفلفل الأحمر.', 'Ponzu, Schnittlauch, scharfer Rettich.', 'Ponzu, ciboulette, radis pimenté.'),
    motif: 'grilled-sea-bass', price: 1490, kcal: 180, dietary: declared(['fish', 'soybeans', 'gluten']), addons: dips, tags: ['chef'],
  },
  // Rolls
  'salmon-avocado-roll': {
    title: t('Salmon avocado roll', 'رول السلمون والأفوكادو', 'Lachs-Avocado-Rolle', 'Maki saumon avocat'),
    description: t('Inside out, rolled in toasted sesame.', 'الأرز من الخارج ملفوف بالسمسم المحمّص.', 'Inside-out, in geröstetem Sesam gewälzt.', 'Inversé, roulé dans le sésame grillé.'),
    motif: 'california-roll', price: 890, kcal: 320, dietary: declared(['fish', 'sesame', 'soybeans', 'gluten']), options: ['roll-pieces'], addons: dips,
  },
  'california-roll': {
    title: t('California roll', 'كاليفورنيا رول', 'California Roll', 'California roll'),
    description: t('Real crab, cucumber, avocado, tobiko.', 'لحم سلطعون حقيقي وخيار وأفوكادو وبيض سمك.', 'Echtes Krebsfleisch, Gurke, Avocado, Tobiko.', 'Vrai crabe, concombre, avocat, tobiko.'),
    motif: 'sushi-platter', price: 990, kcal: 310, dietary: declared(['crustaceans', 'fish', 'eggs', 'mustard', 'sesame']), options: ['roll-pieces'], addons: dips,
  },
  'cucumber-maki': {
    title: t('Cucumber maki', 'ماكي الخيار', 'Gurken-Maki', 'Maki au concombre'),
    description: t('Cold cucumber, sesame, crisp nori.', 'خيار بارد وسمسم ونوري مقرمش.', 'Kalte Gurke, Sesam, knackiger Nori.', 'Concombre frais, sésame, nori croquant.'),
    motif: 'maki-rolls', price: 490, kcal: 150, dietary: declared(['sesame'], ['vegan', 'gluten_free'], ['fish', 'crustaceans']), options: ['maki-pieces'], addons: ['wasabi-ginger', 'tamari'],
  },
  'tuna-maki': {
    title: t('Tuna maki', 'ماكي التونة', 'Thunfisch-Maki', 'Maki au thon'),
    description: t('Classic tekka: tuna, rice, nori.', 'تيكا الكلاسيكي: تونة وأرز ونوري.', 'Das klassische Tekka: Thunfisch, Reis, Nori.', 'Le tekka classique : thon, riz, nori.'),
    motif: 'tuna-nigiri', price: 640, kcal: 180, dietary: declared(['fish'], ['gluten_free'], ['crustaceans']), options: ['maki-pieces'], addons: dips,
  },
  'dragon-roll': {
    title: t('Dragon roll', 'رول التنين', 'Dragon Roll', 'Dragon roll'),
    description: t('Prawn tempura inside, eel and avocado on top.', 'تمبورا الروبيان في الداخل وأنقليس وأفوكادو على الوجه.', 'Innen Garnelentempura, obenauf Aal und Avocado.', 'Tempura de crevette dedans, anguille et avocat dessus.'),
    motif: 'maki-rolls', price: 1390, kcal: 460, dietary: declared(['crustaceans', 'fish', 'gluten', 'eggs', 'soybeans', 'sesame']), options: ['roll-pieces'], addons: dips, tags: ['chef'],
  },
  'spicy-tuna-roll': {
    title: t('Spicy tuna roll', 'رول التونة الحار', 'Scharfe Thunfischrolle', 'Roll thon pimenté'),
    description: t('Chopped tuna, chili mayo, crunchy tempura flakes.', 'تونة مفرومة ومايونيز حار ورقائق تمبورا مقرمشة.', 'Gehackter Thunfisch, Chilimayo, Tempuraflocken.', 'Thon haché, mayo pimentée, éclats de tempura.'),
    motif: 'salmon-nigiri', price: 1090, kcal: 370, dietary: declared(['fish', 'eggs', 'gluten', 'mustard', 'soybeans']), options: ['roll-pieces'], addons: dips, tags: ['spicy'],
  },
  'garden-roll': {
    title: t('Garden roll', 'رول الحديقة', 'Gartenrolle', 'Roll du jardin'),
    description: t('Asparagus, pickled carrot, avocado, shiso.', 'هليون وجزر مخلل وأفوكادو وشيسو.', 'Spargel, eingelegte Möhre, Avocado, Shiso.', 'Asperge, carotte marinée, avocat, shiso.'),
    motif: 'summer-rolls', price: 790, kcal: 260, dietary: declared(['sesame', 'soybeans', 'gluten'], ['vegan'], ['fish', 'crustaceans']), options: ['roll-pieces'], addons: ['wasabi-ginger', 'tamari'],
  },
  // Sets
  'kaito-set': {
    title: t('Nigiri set, ten pieces', 'طقم نيغيري من عشر قطع', 'Nigiri-Set, zehn Stück', 'Assortiment de dix nigiri'),
    description: t('Salmon, tuna, bass, prawn, eel; two of each.', 'سلمون وتونة وقاروص وروبيان وأنقليس، قطعتان من كل نوع.', 'Lachs, Thunfisch, Barsch, Garnele, Aal; je zwei.', 'Saumon, thon, bar, crevette, anguille, deux de chaque.'),
    motif: 'salmon-nigiri', parts: ['tuna-nigiri'], price: 2690, kcal: 610, dietary: declared(['fish', 'crustaceans', 'soybeans', 'gluten', 'mustard']), addons: dips,
  },
  'harbor-platter': {
    title: t('Sushi platter for two', 'طبق سوشي لشخصين', 'Sushi-Platte für zwei', 'Plateau de sushis pour deux'),
    description: t('Twenty-four pieces: nigiri, maki and two inside-out rolls.', 'أربع وعشرون قطعة: نيغيري وماكي ورولان.', '24 Stück: Nigiri, Maki und zwei Inside-out-Rollen.', 'Vingt-quatre pièces : nigiri, maki et deux rolls inversés.'),
    motif: 'sushi-platter', parts: ['salmon-nigiri', 'maki-rolls', 'california-roll'], price: 4290, kcal: 1240, dietary: declared(['fish', 'crustaceans', 'eggs', 'soybeans', 'gluten', 'sesame', 'mustard']), addons: [...dips, 'cutlery'], tags: ['sharing'],
  },
  'vegan-sushi-set': {
    title: t('Vegan sushi set', 'طقم سوشي نباتي صرف', 'Veganes Sushi-Set', 'Assortiment de sushis végétaliens'),
    description: t('Fourteen pieces: garden roll, cucumber maki, avocado nigiri.', 'أربع عشرة قطعة: رول الحديقة وماكي الخيار ونيغيري الأفوكادو.', '14 Stück: Gartenrolle, Gurken-Maki, Avocado-Nigiri.', 'Quatorze pièces : roll du jardin, maki concombre, nigiri avocat.'),
    motif: 'maki-rolls', price: 1890, kcal: 560, dietary: declared(['sesame', 'soybeans', 'gluten'], ['vegan'], ['fish', 'crustaceans']), addons: ['wasabi-ginger', 'tamari'],
  },
  'salmon-lovers': {
    title: t('All salmon', 'طقم السلمون', 'Alles Lachs', 'Tout saumon'),
    description: t('Six sashimi, four nigiri, one salmon avocado roll.', 'ست شرائح ساشيمي وأربع نيغيري ورول السلمون والأفوكادو.', 'Sechs Sashimi, vier Nigiri, eine Lachs-Avocado-Rolle.', 'Six sashimi, quatre nigiri, un roll saumon avocat.'),
    motif: 'sashimi-plate', price: 2890, kcal: 780, dietary: declared(['fish', 'sesame', 'soybeans', 'gluten']), addons: dips,
  },
  // Warm
  'gyoza-pork': {
    title: t('Pork and cabbage gyoza', 'غيوزا باللحم والملفوف', 'Gyoza mit Schwein und Kohl', 'Gyoza porc et chou'),
    description: t('Crisp skirts, juicy inside, chili vinegar.', 'قاعدة مقرمشة وحشوة طرية مع خل حار.', 'Knuspriger Boden, saftige Füllung, Chili-Essig.', 'Base croustillante, cœur juteux, vinaigre pimenté.'),
    motif: 'gyoza', price: 790, kcal: 340, dietary: declared(['gluten', 'soybeans', 'sesame']), options: ['dumpling-count'], addons: ['chilli-crisp'],
  },
  'gyoza-veg': {
    title: t('Shiitake gyoza', 'غيوزا بفطر الشيتاكي', 'Shiitake-Gyoza', 'Gyoza aux shiitakés'),
    description: t('Shiitake, tofu, ginger and garlic chives.', 'شيتاكي وتوفو وزنجبيل وثوم معمّر صيني.', 'Shiitake, Tofu, Ingwer und Knoblauchschnittlauch.', 'Shiitaké, tofu, gingembre et ciboulette à l’ail.'),
    motif: 'dim-sum-basket', price: 750, kcal: 290, dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan'], ['eggs']), options: ['dumpling-count'], addons: ['chilli-crisp'],
  },
  'prawn-tempura': {
    title: t('Prawn tempura', 'تمبورا الروبيان', 'Garnelen-Tempura', 'Tempura de crevettes'),
    description: t('Five prawns in lace-light batter, warm dashi dip.', 'خمس حبات روبيان بعجينة خفيفة مع غموس الداشي.', 'Fünf Garnelen in hauchdünnem Teig, warmer Dashi-Dip.', 'Cinq crevettes, pâte légère comme une dentelle, sauce dashi.'),
    motif: 'tempura-prawns', price: 1290, kcal: 420, dietary: declared(['crustaceans', 'gluten', 'eggs', 'fish', 'soybeans']), addons: ['spicy-mayo'],
  },
  'vegetable-tempura': {
    title: t('Vegetable tempura', 'تمبورا الخضار', 'Gemüse-Tempura', 'Tempura de légumes'),
    description: t('Sweet potato, shiso, pumpkin, green beans.', 'بطاطا حلوة وشيسو ويقطين وفاصولياء خضراء.', 'Süßkartoffel, Shiso, Kürbis, grüne Bohnen.', 'Patate douce, shiso, potiron, haricots verts.'),
    motif: 'onion-rings', price: 990, kcal: 380, dietary: declared(['gluten', 'soybeans'], ['vegan'], ['crustaceans', 'eggs']),
  },
  'chicken-karaage': {
    title: t('Chicken karaage', 'دجاج كاراغي', 'Hähnchen-Karaage', 'Karaage de poulet'),
    description: t('Ginger-soy thigh, potato-starch crust, lemon.', 'أفخاذ بالزنجبيل والصويا بقشرة نشا البطاطا وليمون.', 'Keule in Ingwer-Soja, Kartoffelstärkekruste, Zitrone.', 'Haut de cuisse gingembre-soja, croûte de fécule, citron.'),
    motif: 'chicken-nuggets', price: 890, kcal: 480, dietary: declared(['soybeans', 'gluten']), addons: ['spicy-mayo'], tags: ['kids'],
  },
  'edamame': {
    title: t('Edamame', 'إدامامي', 'Edamame', 'Edamame'),
    description: t('Steamed in the pod, smoked salt.', 'مطهو على البخار بقشره مع ملح مدخّن.', 'In der Schote gedämpft, Rauchsalz.', 'Cuits en cosse à la vapeur, sel fumé.'),
    motif: 'edamame', price: 520, kcal: 150, dietary: declared(['soybeans'], ['vegan', 'gluten_free']),
  },
  'miso-soup': {
    title: t('Miso soup', 'شوربة ميسو', 'Misosuppe', 'Soupe miso'),
    description: t('Red and white miso, silken tofu, wakame.', 'ميسو أحمر وأبيض وتوفو ناعم وواكامي.', 'Rotes und weißes Miso, Seidentofu, Wakame.', 'Miso rouge et blanc, tofu soyeux, wakamé.'),
    motif: 'wonton-soup', price: 390, kcal: 60, dietary: declared(['soybeans', 'fish', 'gluten']),
  },
  'wakame-salad': {
    title: t('Seaweed salad', 'سلطة أعشاب البحر', 'Algensalat', 'Salade d’algues'),
    description: t('Three seaweeds, sesame dressing, cucumber.', 'ثلاثة أنواع من أعشاب البحر وصلصة السمسم والخيار.', 'Drei Algensorten, Sesamdressing, Gurke.', 'Trois algues, sauce sésame, concombre.'),
    motif: 'palak-paneer', price: 590, kcal: 120, dietary: declared(['sesame', 'soybeans', 'gluten'], ['vegan'], ['crustaceans']),
  },
  // Bento, bowls, onigiri
  'salmon-bento': {
    title: t('Salmon teriyaki bento', 'بينتو سلمون ترياكي', 'Lachs-Teriyaki-Bento', 'Bento saumon teriyaki'),
    description: t('Glazed fillet, rice, rolled omelet, pickles, greens.', 'فيليه مطلي وأرز وعجّة ملفوفة ومخلل وخضار.', 'Glasiertes Filet, Reis, Rollomelett, Pickles, Grünes.', 'Filet laqué, riz, omelette roulée, pickles, légumes verts.'),
    motif: 'bento-box', price: 1690, kcal: 740, dietary: declared(['fish', 'soybeans', 'gluten', 'eggs', 'sesame']), addons: ['marinated-egg', 'nori'],
  },
  'chicken-bento': {
    title: t('Karaage bento', 'بينتو الكاراغي', 'Karaage-Bento', 'Bento karaage'),
    description: t('Fried chicken, potato salad, rice with furikake.', 'دجاج مقلي وسلطة بطاطا وأرز مع فوريكاكي.', 'Frittiertes Hähnchen, Kartoffelsalat, Reis mit Furikake.', 'Poulet frit, salade de pommes de terre, riz au furikake.'),
    motif: 'kids-meal-box', price: 1490, kcal: 860, dietary: declared(['soybeans', 'gluten', 'eggs', 'mustard', 'sesame', 'fish']), addons: ['marinated-egg', 'spicy-mayo'],
  },
  'tofu-bento': {
    title: t('Tofu and mushroom bento', 'بينتو التوفو والفطر', 'Tofu-Pilz-Bento', 'Bento tofu et champignons'),
    description: t('Miso-grilled tofu, king oyster mushroom, brown rice.', 'توفو مشوي بالميسو وفطر المحار الملكي وأرز أسمر.', 'Miso-Tofu vom Grill, Kräuterseitling, Naturreis.', 'Tofu grillé au miso, pleurote du panicaut, riz complet.'),
    motif: 'tofu-bowl', price: 1390, kcal: 620, dietary: declared(['soybeans', 'gluten', 'sesame'], ['vegan']), addons: ['nori'],
  },
  'teriyaki-chicken-don': {
    title: t('Teriyaki chicken rice', 'أرز مع دجاج ترياكي', 'Teriyaki-Hähnchen auf Reis', 'Riz au poulet teriyaki'),
    description: t('Sticky glaze, spring onion, soft egg underneath.', 'طلاء دبق وبصل أخضر وبيضة طرية.', 'Klebrige Glasur, Frühlingszwiebel, weiches Ei.', 'Laque brillante, ciboule, œuf mollet.'),
    motif: 'teriyaki-bowl', price: 1290, kcal: 720, dietary: declared(['soybeans', 'gluten', 'eggs', 'sesame']), options: ['bowl-size'], addons: ['marinated-egg', 'nori'],
  },
  'katsu-curry': {
    title: t('Chicken katsu curry', 'كاري كاتسو الدجاج', 'Hähnchen-Katsu-Curry', 'Curry katsu au poulet'),
    description: t('Panko cutlet, slow curry, pickled radish.', 'شريحة دجاج بالبانكو وكاري مطهو ببطء وفجل مخلل.', 'Panko-Schnitzel, langsam gekochtes Curry, Rettich.', 'Escalope panko, curry mijoté, radis mariné.'),
    motif: 'katsu-curry', price: 1450, kcal: 910, dietary: declared(['gluten', 'eggs', 'celery', 'soybeans', 'mustard']), addons: ['marinated-egg', 'steamed-rice'],
  },
  'salmon-onigiri': {
    title: t('Salmon onigiri', 'أونيغيري السلمون', 'Lachs-Onigiri', 'Onigiri au saumon'),
    description: t('Warm rice triangle, flaked salmon, nori apart.', 'مثلث أرز دافئ بالسلمون المفتّت، والنوري جانبًا.', 'Warmes Reisdreieck, gezupfter Lachs, Nori separat.', 'Triangle de riz tiède, saumon émietté, nori à part.'),
    motif: 'onigiri', price: 420, kcal: 210, dietary: declared(['fish'], ['gluten_free'], ['crustaceans']), addons: ['nori'],
  },
  'plum-onigiri': {
    title: t('Pickled plum onigiri', 'أونيغيري بالبرقوق المخلل', 'Onigiri mit Umeboshi', 'Onigiri à la prune salée'),
    description: t('Sour, salty, very good at 4 in the afternoon.', 'حامض ومالح ومثالي لعصر اليوم.', 'Sauer, salzig und am Nachmittag genau richtig.', 'Acide, salé, parfait au goûter.'),
    motif: 'mochi', price: 390, kcal: 180, dietary: declared([], ['vegan', 'gluten_free'], ['crustaceans']),
  },
  'mochi-trio': {
    title: t('Mochi ice cream, three', 'ثلاث حبات موتشي مثلّج', 'Drei Mochi-Eis', 'Trois mochis glacés'),
    description: t('Matcha, black sesame, yuzu.', 'ماتشا وسمسم أسود ويوزو.', 'Matcha, schwarzer Sesam, Yuzu.', 'Matcha, sésame noir, yuzu.'),
    motif: 'mochi', price: 690, kcal: 270, dietary: declared(['milk', 'sesame'], ['vegetarian', 'gluten_free']),
  },
  'matcha-cheesecake': {
    title: t('Matcha cheesecake', 'تشيز كيك بالماتشا', 'Matcha-Käsekuchen', 'Cheesecake au matcha'),
    description: t('Baked low and slow, jiggles when it arrives.', 'مخبوزة على نار هادئة وقوامها هشّ.', 'Langsam gebacken, kommt wackelig an.', 'Cuit doucement, encore tremblotant.'),
    motif: 'cheesecake', price: 690, kcal: 370, dietary: declared(['milk', 'eggs', 'gluten'], ['vegetarian']),
  },
}, japaneseTexts);

import { fromFish, fromGrain, fromPlants, grams, millilitres, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

export const pantry = groceries({
  // Pasta, rice, flour
  'spaghetti-dry': {
    title: t('Bronze-cut spaghetti', 'سباغيتي', 'Spaghetti, bronzegezogen', 'Spaghettis au bronze'),
    description: t('Rough surface, holds the sauce. 500 g.', 'سطح خشن يحتفظ بالصلصة. 500 غ.', 'Raue Oberfläche, hält Sauce. 500 g.', 'Surface rugueuse, retient la sauce. 500 g.'),
    motif: 'dry-pasta', price: 219, kcal: 355, content: grams(500), dietary: declared(['gluten'], ['vegan'], ['eggs', 'soybeans']), brand: 'casa-oliva', options: ['pack-tin'],
  },
  'penne-dry': {
    title: t('Penne rigate', 'بيني', 'Penne rigate', 'Penne rigate'),
    description: t('Ten minutes, 500 g.', 'عشر دقائق، 500 غ.', 'Zehn Minuten, 500 g.', 'Dix minutes, 500 g.'),
    motif: 'penne-arrabbiata', price: 199, kcal: 355, content: grams(500), dietary: declared(['gluten'], ['vegan'], ['eggs']), brand: 'harvest-row',
  },
  'red-lentil-pasta': {
    title: t('Red lentil fusilli', 'فوسيلي العدس الأحمر', 'Rote-Linsen-Fusilli', 'Fusillis de lentilles corail'),
    description: t('Nothing but lentils, 250 g.', 'عدس فقط، 250 غ.', 'Nur Linsen, 250 g.', 'Rien que des lentilles, 250 g.'),
    motif: 'lentil-soup', price: 329, kcal: 340, content: grams(250), dietary: fromPlants, brand: 'meadowlark', tags: ['organic'],
  },
  'egg-noodles-dry': {
    title: t('Egg noodles', 'نودلز بالبيض', 'Eiernudeln', 'Nouilles aux œufs'),
    description: t('Four nests, four minutes. 250 g.', 'أربعة أعشاش وأربع دقائق. 250 غ.', 'Vier Nester, vier Minuten. 250 g.', 'Quatre nids, quatre minutes. 250 g.'),
    motif: 'noodle-box', price: 249, kcal: 360, content: grams(250), dietary: declared(['gluten', 'eggs'], ['vegetarian']), brand: 'kori',
  },
  'ramen-kit': {
    title: t('Miso ramen kit for two', 'عدة رامن ميسو لشخصين', 'Miso-Ramen-Set für zwei', 'Kit ramen miso pour deux'),
    description: t('Noodles, paste, chili oil; add an egg.', 'نودلز ومعجون وزيت حار، وأضف بيضة.', 'Nudeln, Paste, Chiliöl; Ei dazu.', 'Nouilles, pâte, huile pimentée, ajoutez un œuf.'),
    motif: 'spicy-miso-ramen', price: 599, kcal: 430, content: grams(320), dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan']), brand: 'kori',
  },
  'basmati': {
    title: t('Aged basmati rice', 'أرز بسمتي معتّق', 'Gereifter Basmatireis', 'Riz basmati vieilli'),
    description: t('Extra long, from the Himalayan foothills.', 'حبة طويلة جدًا من سفوح الهيمالايا.', 'Extra lang, vom Fuß des Himalaya.', 'Extra long, des contreforts de l’Himalaya.'),
    motif: 'basmati-rice', price: 449, kcal: 350, content: grams(1000), dietary: fromPlants, brand: 'al-waha', options: ['weight-staple'],
  },
  'risotto-rice': {
    title: t('Carnaroli rice', 'أرز كارنارولي', 'Carnaroli-Reis', 'Riz carnaroli'),
    description: t('For risotto that stays loose. 500 g.', 'لريزوتو كريمي. 500 غ.', 'Für cremigen Risotto. 500 g.', 'Pour un risotto onctueux. 500 g.'),
    motif: 'mushroom-risotto', price: 399, kcal: 350, content: grams(500), dietary: fromPlants, brand: 'casa-oliva',
  },
  'sushi-rice': {
    title: t('Sushi rice', 'أرز السوشي', 'Sushireis', 'Riz à sushi'),
    description: t('Short grain, 500 g.', 'حبة قصيرة، 500 غ.', 'Rundkorn, 500 g.', 'Grain rond, 500 g.'),
    motif: 'onigiri', price: 349, kcal: 350, content: grams(500), dietary: fromPlants, brand: 'kori',
  },
  'quinoa-dry': {
    title: t('Tricolor quinoa', 'كينوا ثلاثية الألوان', 'Quinoa, dreifarbig', 'Quinoa tricolore'),
    description: t('Rinsed, 400 g.', 'مغسولة، 400 غ.', 'Gewaschen, 400 g.', 'Rincé, 400 g.'),
    motif: 'quinoa-bowl', price: 449, kcal: 370, content: grams(400), dietary: fromPlants, brand: 'meadowlark', tags: ['organic'],
  },
  'bulgur': {
    title: t('Fine bulgur', 'برغل ناعم', 'Feiner Bulgur', 'Boulgour fin'),
    description: t('For tabbouleh and kofta. 500 g.', 'للتبّولة والكفتة. 500 غ.', 'Für Tabouleh und Kofta. 500 g.', 'Pour taboulé et kefta. 500 g.'),
    motif: 'tabbouleh', price: 249, kcal: 340, content: grams(500), dietary: fromGrain, brand: 'al-waha',
  },
  'plain-flour': {
    title: t('All-purpose flour', 'طحين متعدد الاستعمال', 'Weizenmehl', 'Farine de blé'),
    description: t('Unbleached, stone-milled. 1 kg.', 'غير مبيّض ومطحون بالحجر. 1 كغ.', 'Ungebleicht, steingemahlen. 1 kg.', 'Non blanchie, moulue à la pierre. 1 kg.'),
    motif: 'sourdough-loaf', price: 189, kcal: 340, content: grams(1000), dietary: fromGrain, brand: 'kornfeld', options: ['weight-staple'],
  },
  'cane-sugar': {
    title: t('Golden cane sugar', 'سكر قصب ذهبي', 'Goldener Rohrzucker', 'Sucre de canne blond'),
    description: t('1 kg, Fairtrade.', '1 كغ، تجارة عادلة.', '1 kg, Fairtrade.', '1 kg, équitable.'),
    motif: 'cupcakes', price: 219, kcal: 400, content: grams(1000), dietary: fromPlants, brand: 'harvest-row',
  },
  // Tins, jars, pulses
  'plum-tomatoes': {
    title: t('Whole plum tomatoes', 'طماطم كاملة مقشّرة', 'Ganze geschälte Tomaten', 'Tomates entières pelées'),
    description: t('Southern Italian, 400 g.', 'من جنوب إيطاليا، 400 غ.', 'Aus Süditalien, 400 g.', 'D’Italie du Sud, 400 g.'),
    motif: 'canned-tomatoes', price: 169, kcal: 22, content: grams(400), dietary: fromPlants, brand: 'casa-oliva', options: ['pack-tin'],
  },
  'passata': {
    title: t('Passata', 'صلصة طماطم مصفّاة', 'Passierte Tomaten', 'Passata'),
    description: t('Smooth, no salt, 700 g.', 'ناعمة بلا ملح، 700 غ.', 'Fein, ohne Salz, 700 g.', 'Lisse, sans sel, 700 g.'),
    motif: 'tomato-soup', price: 229, kcal: 28, content: grams(700), dietary: fromPlants, brand: 'casa-oliva',
  },
  'chickpeas-tin': {
    title: t('Chickpeas', 'حمّص حب', 'Kichererbsen', 'Pois chiches'),
    description: t('Soft, in their own water, 400 g.', 'طري في مائه، 400 غ.', 'Weich, im eigenen Saft, 400 g.', 'Tendres, au naturel, 400 g.'),
    motif: 'chickpeas', price: 139, kcal: 120, content: grams(400), dietary: fromPlants, brand: 'harvest-row', options: ['pack-tin'],
  },
  'black-beans-tin': {
    title: t('Black beans', 'فاصولياء سوداء', 'Schwarze Bohnen', 'Haricots noirs'),
    description: t('400 g, no added sugar.', '400 غ بلا سكر مضاف.', '400 g, ohne Zuckerzusatz.', '400 g, sans sucre ajouté.'),
    motif: 'foul-medames', price: 149, kcal: 110, content: grams(400), dietary: fromPlants, brand: 'harvest-row', options: ['pack-tin'],
  },
  'red-lentils': {
    title: t('Red lentils', 'عدس أحمر', 'Rote Linsen', 'Lentilles corail'),
    description: t('Cook in twelve minutes. 500 g.', 'ينضج خلال اثنتي عشرة دقيقة. 500 غ.', 'In zwölf Minuten gar. 500 g.', 'Cuites en douze minutes. 500 g.'),
    motif: 'chana-masala', price: 259, kcal: 340, content: grams(500), dietary: fromPlants, brand: 'meadowlark', tags: ['organic'],
  },
  'tuna-tin': {
    title: t('Tuna in olive oil', 'تونة بزيت الزيتون', 'Thunfisch in Olivenöl', 'Thon à l’huile d’olive'),
    description: t('Pole and line, 160 g.', 'مصطادة بالصنارة، 160 غ.', 'Angelfang, 160 g.', 'Pêché à la ligne, 160 g.'),
    motif: 'canned-tuna', price: 349, kcal: 190, content: grams(160), dietary: fromFish, brand: 'tidepool', options: ['pack-tin'],
  },
  'sardines-tin': {
    title: t('Sardines in chili oil', 'سردين بالزيت الحار', 'Sardinen in Chiliöl', 'Sardines à l’huile pimentée'),
    description: t('Straight onto toast. 120 g.', 'تؤكل مباشرة على الخبز. 120 غ.', 'Direkt auf Toast. 120 g.', 'À poser sur du pain grillé. 120 g.'),
    motif: 'sashimi-plate', price: 329, kcal: 210, content: grams(120), dietary: fromFish, brand: 'tidepool', options: ['pack-tin'],
  },
  'mackerel-tin': {
    title: t('Mackerel in tomato', 'إسقمري بالطماطم', 'Makrele in Tomate', 'Maquereau à la tomate'),
    description: t('Fillets, 125 g.', 'شرائح، 125 غ.', 'Filets, 125 g.', 'Filets, 125 g.'),
    motif: 'canned-tuna', price: 249, kcal: 180, content: grams(125), dietary: fromFish, brand: 'tidepool',
  },
  'coconut-milk': {
    title: t('Coconut milk', 'حليب جوز الهند', 'Kokosmilch', 'Lait de coco'),
    description: t('85% coconut, no gums. 400 ml.', '85% جوز هند. 400 مل.', '85 % Kokos, ohne Zusätze. 400 ml.', '85 % de coco, sans additif. 40 cl.'),
    motif: 'green-curry', price: 239, kcal: 180, content: millilitres(400), dietary: fromPlants, brand: 'kori', options: ['pack-tin'],
  },
  'kalamata-olives': {
    title: t('Kalamata olives', 'زيتون كالاماتا', 'Kalamata-Oliven', 'Olives de Kalamata'),
    description: t('Unpitted, in brine, 300 g.', 'ببذوره في محلول ملحي، 300 غ.', 'Mit Stein, in Lake, 300 g.', 'Avec noyaux, en saumure, 300 g.'),
    motif: 'marinated-olives', price: 399, kcal: 220, content: grams(300), dietary: fromPlants, brand: 'casa-oliva',
  },
  'gherkins-jar': {
    title: t('Crunchy gherkins', 'خيار مخلل مقرمش', 'Knackige Gewürzgurken', 'Cornichons croquants'),
    description: t('Dill and mustard seed, 370 g.', 'شبت وبذور خردل، 370 غ.', 'Dill und Senfkörner, 370 g.', 'Aneth et graines de moutarde, 370 g.'),
    motif: 'edamame', price: 289, kcal: 30, content: grams(370), dietary: declared(['mustard'], ['vegan', 'gluten_free']), brand: 'harvest-row',
  },
  // Oil, sauces, spices
  'olive-oil': {
    title: t('Extra virgin olive oil', 'زيت زيتون بكر ممتاز', 'Natives Olivenöl extra', 'Huile d’olive vierge extra'),
    description: t('First harvest, peppery, 500 ml.', 'من القطفة الأولى بنكهة لاذعة، 500 مل.', 'Erste Ernte, pfeffrig, 500 ml.', 'Première récolte, poivrée, 50 cl.'),
    motif: 'olive-oil', price: 1190, kcal: 820, content: millilitres(500), dietary: fromPlants, brand: 'casa-oliva', options: ['pack-bottle'],
  },
  'sunflower-oil': {
    title: t('Sunflower oil, 1 l', 'زيت دوار الشمس 1 ل', 'Sonnenblumenöl, 1 l', 'Huile de tournesol, 1 l'),
    description: t('Neutral, for frying.', 'محايد للقلي.', 'Neutral, zum Braten.', 'Neutre, pour la friture.'),
    motif: 'sunflowers', price: 349, kcal: 820, content: millilitres(1000), dietary: fromPlants, brand: 'harvest-row',
  },
  'tahini-jar': {
    title: t('Tahini', 'طحينة', 'Tahini', 'Tahini'),
    description: t('Hulled sesame, pours like cream. 300 g.', 'سمسم مقشور وقوام سائل. 300 غ.', 'Geschälter Sesam, fließt wie Sahne. 300 g.', 'Sésame décortiqué, coulant. 300 g.'),
    motif: 'peanut-butter', price: 449, kcal: 640, content: grams(300), dietary: declared(['sesame'], ['vegan', 'halal', 'gluten_free'], ['peanuts', 'nuts']), brand: 'al-waha',
  },
  'soy-sauce': {
    title: t('Aged soy sauce', 'صلصة صويا معتّقة', 'Gereifte Sojasauce', 'Sauce soja vieillie'),
    description: t('Eighteen months in cedar. 250 ml.', 'ثمانية عشر شهرًا في خشب الأرز. 250 مل.', 'Achtzehn Monate im Zedernfass. 250 ml.', 'Dix-huit mois en fût de cèdre. 25 cl.'),
    motif: 'iced-coffee', price: 449, kcal: 70, content: millilitres(250), dietary: declared(['soybeans', 'gluten'], ['vegan']), brand: 'kori',
  },
  'tomato-ketchup': {
    title: t('Tomato ketchup', 'كاتشب الطماطم', 'Tomatenketchup', 'Ketchup'),
    description: t('Less sugar, glass bottle, 500 g.', 'سكر أقل في زجاجة، 500 غ.', 'Weniger Zucker, Glasflasche, 500 g.', 'Moins sucré, bouteille en verre, 500 g.'),
    motif: 'canned-tomatoes', price: 329, kcal: 90, content: grams(500), dietary: declared(['celery'], ['vegan', 'gluten_free']), brand: 'harvest-row',
  },
  'mayonnaise-jar': {
    title: t('Free-range mayonnaise', 'مايونيز ببيض دجاج حر', 'Mayonnaise mit Freilandei', 'Mayonnaise aux œufs plein air'),
    description: t('Mustard and lemon, 250 g.', 'خردل وليمون، 250 غ.', 'Senf und Zitrone, 250 g.', 'Moutarde et citron, 250 g.'),
    motif: 'yoghurt-tub', price: 349, kcal: 690, content: grams(250), dietary: declared(['eggs', 'mustard'], ['vegetarian', 'gluten_free']), brand: 'millbrook',
  },
  'wholegrain-mustard': {
    title: t('Wholegrain mustard', 'خردل حب كامل', 'Körniger Senf', 'Moutarde à l’ancienne'),
    description: t('Coarse and warm, 200 g.', 'خشن ولاذع، 200 غ.', 'Grob und würzig, 200 g.', 'Grossière et relevée, 200 g.'),
    motif: 'honey', price: 299, kcal: 140, content: grams(200), dietary: declared(['mustard'], ['vegan', 'gluten_free']), brand: 'harvest-row',
  },
  'barbecue-sauce': {
    title: t('Smoky barbecue sauce', 'صلصة باربكيو مدخّنة', 'Rauchige BBQ-Sauce', 'Sauce barbecue fumée'),
    description: t('Molasses, chipotle, 300 ml.', 'دبس وتشيبوتلي، 300 مل.', 'Melasse, Chipotle, 300 ml.', 'Mélasse, chipotle, 30 cl.'),
    motif: 'bbq-ribs', price: 429, kcal: 150, content: millilitres(300), dietary: declared(['mustard', 'celery'], ['vegan']), brand: 'harvest-row',
  },
  'harissa-jar': {
    title: t('Rose harissa', 'هريسة بالورد', 'Rosen-Harissa', 'Harissa à la rose'),
    description: t('Smoked chili, rose petals, 180 g.', 'فلفل مدخّن وبتلات ورد، 180 غ.', 'Rauchchili, Rosenblätter, 180 g.', 'Piment fumé, pétales de rose, 180 g.'),
    motif: 'shakshuka', price: 449, kcal: 110, content: grams(180), dietary: fromPlants, brand: 'al-waha', tags: ['spicy'],
  },
  'green-pesto': {
    title: t('Basil pesto', 'بيستو الريحان', 'Basilikumpesto', 'Pesto au basilic'),
    description: t('Fresh, keep chilled, 180 g.', 'طازج ويُحفظ مبرّدًا، 180 غ.', 'Frisch, gekühlt lagern, 180 g.', 'Frais, à conserver au froid, 180 g.'),
    motif: 'pesto-linguine', price: 429, kcal: 430, content: grams(180), dietary: declared(['milk', 'nuts']), brand: 'casa-oliva',
  },
  'curry-paste': {
    title: t('Thai green curry paste', 'معجون الكاري الأخضر', 'Grüne Currypaste', 'Pâte de curry vert'),
    description: t('Hot; start with one spoon. 110 g.', 'حار، ابدأ بملعقة واحدة. 110 غ.', 'Scharf; mit einem Löffel beginnen. 110 g.', 'Forte, commencez par une cuillère. 110 g.'),
    motif: 'palak-paneer', price: 299, kcal: 120, content: grams(110), dietary: declared(['crustaceans'], [], ['fish']), brand: 'kori', tags: ['spicy'],
  },
  'zaatar-jar': {
    title: t('Za’atar', 'زعتر', 'Zatar', 'Zaatar'),
    description: t('Wild thyme, sumac, sesame. 80 g.', 'زعتر بري وسمّاق وسمسم. 80 غ.', 'Wilder Thymian, Sumach, Sesam. 80 g.', 'Thym sauvage, sumac, sésame. 80 g.'),
    motif: 'manakish-zaatar', price: 349, content: grams(80), dietary: declared(['sesame'], ['vegan', 'halal', 'gluten_free']), brand: 'al-waha',
  },
  'smoked-paprika': {
    title: t('Smoked paprika', 'بابريكا مدخّنة', 'Geräuchertes Paprikapulver', 'Paprika fumé'),
    description: t('Sweet, oak-smoked, 70 g tin.', 'حلوة ومدخّنة بالبلوط، 70 غ.', 'Mild, Eichenrauch, 70-g-Dose.', 'Doux, fumé au chêne, boîte de 70 g.'),
    motif: 'bell-peppers', price: 299, content: grams(70), dietary: fromPlants, brand: 'harvest-row',
  },
  'sea-salt-flakes': {
    title: t('Sea salt flakes', 'رقائق ملح البحر', 'Meersalzflocken', 'Fleur de sel'),
    description: t('Raked in Alder Bay, 150 g.', 'من خليج ألدر، 150 غ.', 'Aus der Alder Bay, 150 g.', 'Récoltée dans la baie d’Alder, 150 g.'),
    motif: 'mineral-water', price: 399, content: grams(150), dietary: fromPlants, tags: ['local'],
  },
  // Breakfast and spreads
  'crunchy-granola': {
    title: t('Honey almond granola', 'غرانولا العسل واللوز', 'Honig-Mandel-Granola', 'Granola miel amande'),
    description: t('Big clusters, 500 g.', 'قطع كبيرة، 500 غ.', 'Große Cluster, 500 g.', 'Gros morceaux, 500 g.'),
    motif: 'granola-yoghurt', price: 549, kcal: 450, content: grams(500), dietary: declared(['gluten', 'nuts'], ['vegetarian'], ['sesame', 'peanuts']), brand: 'harvest-row',
  },
  'corn-flakes': {
    title: t('Corn flakes', 'رقائق الذرة', 'Cornflakes', 'Pétales de maïs'),
    description: t('Golden, no glaze, 375 g.', 'ذهبية بلا طبقة سكر، 375 غ.', 'Goldgelb, ungezuckert, 375 g.', 'Dorés, sans glaçage, 375 g.'),
    motif: 'breakfast-cereal', price: 349, kcal: 375, content: grams(375), dietary: declared(['gluten'], ['vegan']), brand: 'harvest-row', tags: ['kids'],
  },
  'rolled-oats': {
    title: t('Jumbo rolled oats', 'شوفان كامل', 'Kernige Haferflocken', 'Gros flocons d’avoine'),
    description: t('Organic, 1 kg.', 'عضوي، 1 كغ.', 'Bio, 1 kg.', 'Bio, 1 kg.'),
    motif: 'breakfast-cereal', price: 329, kcal: 370, content: grams(1000), dietary: fromGrain, brand: 'meadowlark', tags: ['organic'],
  },
  'wildflower-honey': {
    title: t('Wildflower honey', 'عسل الأزهار البرية', 'Wildblütenhonig', 'Miel de fleurs sauvages'),
    description: t('From hives on the town hall roof, 340 g.', 'من خلايا على سطح دار البلدية، 340 غ.', 'Von Bienen auf dem Rathausdach, 340 g.', 'Des ruches du toit de la mairie, 340 g.'),
    motif: 'honey', price: 890, kcal: 304, content: grams(340), dietary: declared([], ['vegetarian', 'halal', 'gluten_free']), tags: ['local'], addons: ['gift-wrap'],
  },
  'strawberry-jam': {
    title: t('Strawberry jam', 'مربّى الفراولة', 'Erdbeerkonfitüre', 'Confiture de fraises'),
    description: t('65% fruit, soft set, 340 g.', '65% فاكهة وقوام طري، 340 غ.', '65 % Frucht, 340 g.', '65 % de fruits, 340 g.'),
    motif: 'strawberry-jam', price: 429, kcal: 240, content: grams(340), dietary: fromPlants, brand: 'millbrook',
  },
  'orange-marmalade': {
    title: t('Bitter orange marmalade', 'مربّى البرتقال المرّ', 'Bitterorangenmarmelade', 'Marmelade d’oranges amères'),
    description: t('Thick-cut peel, 340 g.', 'قشر مقطّع سميكًا، 340 غ.', 'Dick geschnittene Schale, 340 g.', 'Gros zestes, 340 g.'),
    motif: 'oranges', price: 429, kcal: 250, content: grams(340), dietary: fromPlants, brand: 'millbrook',
  },
  'peanut-butter': {
    title: t('Crunchy peanut butter', 'زبدة الفول السوداني المقرمشة', 'Erdnussmus mit Stückchen', 'Beurre de cacahuète croquant'),
    description: t('Only peanuts and salt, 350 g.', 'فول سوداني وملح فقط، 350 غ.', 'Nur Erdnüsse und Salz, 350 g.', 'Cacahuètes et sel, rien d’autre. 350 g.'),
    motif: 'peanut-butter', price: 449, kcal: 600, content: grams(350), dietary: declared(['peanuts'], ['vegan', 'gluten_free'], ['nuts']), brand: 'meadowlark',
  },
  'hazelnut-spread': {
    title: t('Hazelnut cocoa spread', 'كريمة البندق والكاكاو', 'Haselnuss-Kakao-Creme', 'Pâte à tartiner noisette cacao'),
    description: t('Forty percent nuts, no palm oil, 300 g.', 'أربعون بالمئة بندق بلا زيت نخيل، 300 غ.', 'Vierzig Prozent Nüsse, ohne Palmöl, 300 g.', 'Quarante pour cent de noisettes, sans palme, 300 g.'),
    motif: 'hot-chocolate', price: 549, kcal: 560, content: grams(300), dietary: declared(['nuts', 'milk', 'soybeans'], ['vegetarian', 'gluten_free']), brand: 'bellweather', tags: ['kids'],
  },
  'medjool-dates': {
    title: t('Medjool dates', 'تمر مجدول', 'Medjool-Datteln', 'Dattes medjool'),
    description: t('Large, soft, 400 g box.', 'كبير وطري، علبة 400 غ.', 'Groß und weich, 400-g-Schachtel.', 'Grosses et moelleuses, boîte de 400 g.'),
    motif: 'chocolate-box', price: 790, kcal: 277, content: grams(400), dietary: fromPlants, brand: 'al-waha', addons: ['gift-wrap'],
  },
  // Bread from the shelf
  'toast-loaf': {
    title: t('Wholemeal sandwich loaf', 'خبز توست أسمر', 'Vollkorntoast', 'Pain de mie complet'),
    description: t('Soft, sliced, 500 g.', 'طري ومقطّع، 500 غ.', 'Weich, geschnitten, 500 g.', 'Moelleux, tranché, 500 g.'),
    motif: 'sliced-bread', price: 279, kcal: 240, content: grams(500), dietary: declared(['gluten'], ['vegan'], ['milk', 'sesame']), brand: 'kornfeld',
  },
  'pita-pack': {
    title: t('Pita bread, six', 'خبز عربي، ستة أرغفة', 'Pitabrot, sechs Stück', 'Pains pita, six'),
    description: t('Warm them and they puff again.', 'سخّنها لتنتفخ من جديد.', 'Aufwärmen, dann gehen sie auf.', 'Réchauffés, ils gonflent à nouveau.'),
    motif: 'flatbread-basket', price: 229, kcal: 270, content: pieces(6), unit: 'pack', dietary: fromGrain, brand: 'kornfeld',
  },
  'burger-buns': {
    title: t('Brioche burger buns, four', 'خبز برغر بريوش، أربع حبات', 'Brioche-Burgerbrötchen, vier', 'Pains burger briochés, quatre'),
    description: t('Glossy tops, tight crumb.', 'سطح لامع وفتات متماسك.', 'Glänzend, feinporig.', 'Dorés, mie serrée.'),
    motif: 'classic-burger', price: 349, kcal: 310, content: pieces(4), unit: 'pack', dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian'], ['sesame']), brand: 'kornfeld',
  },
  'corn-tortillas': {
    title: t('Corn tortillas, twelve', 'تورتيا الذرة، اثنتا عشرة', 'Maistortillas, zwölf', 'Tortillas de maïs, douze'),
    description: t('Nixtamal corn, naturally gluten-free.', 'ذرة معالجة بالكلس وخالية من الغلوتين.', 'Nixtamal-Mais, von Natur glutenfrei.', 'Maïs nixtamalisé, naturellement sans gluten.'),
    motif: 'quesadilla', price: 399, kcal: 220, content: pieces(12), unit: 'pack', dietary: fromPlants, brand: 'harvest-row',
  },
});

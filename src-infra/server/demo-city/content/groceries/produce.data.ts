import { fromPlants, grams, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { t } from '../text.ts';

const loose = { unit: 'kg', interval: 0.5, content: grams(500), dietary: fromPlants } as const;

export const produce = groceries({
  'gala-apples': {
    title: t('Gala apples', 'تفاح غالا', 'Gala-Äpfel', 'Pommes Gala'),
    description: t('Sweet and crisp, from valley orchards.', 'حلو ومقرمش من بساتين الوادي.', 'Süß und knackig, aus dem Tal.', 'Sucrées et croquantes, des vergers de la vallée.'),
    motif: 'apples', price: 189, kcal: 52, ...loose, tags: ['local'],
  },
  'granny-smith': {
    title: t('Granny Smith apples', 'تفاح أخضر', 'Granny-Smith-Äpfel', 'Pommes Granny Smith'),
    description: t('Tart and firm, good for pies.', 'حامض ومتماسك ومناسب للفطائر.', 'Säuerlich und fest, gut zum Backen.', 'Acidulées et fermes, idéales en tarte.'),
    motif: 'apples', price: 209, kcal: 52, ...loose,
  },
  'bananas': {
    title: t('Bananas', 'موز', 'Bananen', 'Bananes'),
    description: t('Picked just before they turn.', 'موز قريب من تمام النضج.', 'Kurz vor der Vollreife.', 'Juste avant pleine maturité.'),
    motif: 'bananas', price: 79, kcal: 89, ...loose,
  },
  'organic-bananas': {
    title: t('Organic Fairtrade bananas', 'موز عضوي بتجارة عادلة', 'Bio-Fairtrade-Bananen', 'Bananes bio équitables'),
    description: t('From a growers’ cooperative in Peru.', 'من تعاونية مزارعين في البيرو.', 'Von einer Kooperative in Peru.', 'D’une coopérative du Pérou.'),
    motif: 'bananas', price: 119, kcal: 89, ...loose, tags: ['organic'],
  },
  'navel-oranges': {
    title: t('Navel oranges', 'برتقال أبو سرة', 'Navel-Orangen', 'Oranges navel'),
    description: t('Seedless, easy to peel, full of juice.', 'بلا بذور وسهل التقشير وغني بالعصير.', 'Kernlos, leicht zu schälen, saftig.', 'Sans pépins, faciles à éplucher, juteuses.'),
    motif: 'oranges', price: 229, kcal: 47, ...loose,
  },
  'clementines': {
    title: t('Clementines with leaves', 'كلمنتينا بأوراقها', 'Clementinen mit Blatt', 'Clémentines à feuilles'),
    description: t('One-kilo net, thin skin.', 'شبكة كيلو واحد بقشرة رقيقة.', 'Ein-Kilo-Netz, dünne Schale.', 'Filet d’un kilo, peau fine.'),
    motif: 'oranges', price: 449, kcal: 47, content: grams(1000), dietary: fromPlants, tags: ['seasonal'],
  },
  'lemons': {
    title: t('Unwaxed lemons', 'ليمون غير مشمّع', 'Unbehandelte Zitronen', 'Citrons non traités'),
    description: t('Four, zest them without worry.', 'أربع حبات يمكن بشر قشرها.', 'Vier Stück, Schale essbar.', 'Quatre pièces, zeste utilisable.'),
    motif: 'lemons', price: 249, kcal: 29, content: pieces(4), unit: 'pack', dietary: fromPlants,
  },
  'strawberries': {
    title: t('Strawberries', 'فراولة', 'Erdbeeren', 'Fraises'),
    description: t('400 g, picked this morning.', '400 غ، قُطفت هذا الصباح.', '400 g, heute früh gepflückt.', '400 g, cueillies ce matin.'),
    motif: 'strawberries', price: 499, kcal: 32, content: grams(400), unit: 'pack', dietary: fromPlants, tags: ['seasonal'],
  },
  'red-grapes': {
    title: t('Red seedless grapes', 'عنب أحمر بلا بذور', 'Rote kernlose Trauben', 'Raisin rouge sans pépins'),
    description: t('500 g, firm and sweet.', '500 غ، متماسك وحلو.', '500 g, fest und süß.', '500 g, ferme et sucré.'),
    motif: 'grapes', price: 399, kcal: 69, content: grams(500), unit: 'pack', dietary: fromPlants,
  },
  'muscat-grapes': {
    title: t('Muscat grapes', 'عنب مسكات', 'Muskattrauben', 'Raisin muscat'),
    description: t('Perfumed, with pips; 500 g.', 'عطري ببذور، 500 غ.', 'Duftend, mit Kernen; 500 g.', 'Parfumé, avec pépins, 500 g.'),
    motif: 'grapes', price: 529, kcal: 69, content: grams(500), unit: 'pack', dietary: fromPlants, tags: ['seasonal'],
  },
  'blueberries': {
    title: t('Blueberries', 'توت أزرق', 'Heidelbeeren', 'Myrtilles'),
    description: t('250 g, plump and dusty blue.', '250 غ، حبات ممتلئة.', '250 g, prall und bereift.', '250 g, charnues.'),
    motif: 'blueberries', price: 449, kcal: 57, content: grams(250), unit: 'pack', dietary: fromPlants,
  },
  'hass-avocado': {
    title: t('Ripe avocado', 'أفوكادو ناضج', 'Reife Avocado', 'Avocat mûr'),
    description: t('Ready tonight, one piece.', 'جاهز للأكل الليلة، حبة واحدة.', 'Heute Abend genussreif, ein Stück.', 'Prêt ce soir, à l’unité.'),
    motif: 'avocado', price: 169, kcal: 240, content: pieces(1), dietary: fromPlants,
  },
  'vine-tomatoes': {
    title: t('Tomatoes on the vine', 'طماطم بالعنقود', 'Rispentomaten', 'Tomates grappe'),
    description: t('Smell the stalk: that is how you know.', 'عنقود طازج تعرفه من رائحته.', 'Man riecht die Frische am Stiel.', 'Le parfum de la tige ne trompe pas.'),
    motif: 'tomatoes', price: 219, kcal: 18, ...loose,
  },
  'cherry-tomatoes': {
    title: t('Cherry tomatoes', 'طماطم كرزية', 'Kirschtomaten', 'Tomates cerises'),
    description: t('250 g, candy-sweet.', '250 غ، حلوة جدًا.', '250 g, zuckersüß.', '250 g, très sucrées.'),
    motif: 'tomatoes', price: 299, kcal: 18, content: grams(250), unit: 'pack', dietary: fromPlants,
  },
  'carrots': {
    title: t('Bunched carrots', 'جزر بأوراقه', 'Bundmöhren', 'Carottes en botte'),
    description: t('With their tops; make pesto of those.', 'بأوراقه الخضراء الصالحة للبيستو.', 'Mit Grün, daraus wird Pesto.', 'Avec les fanes, pour un pesto.'),
    motif: 'carrots', price: 249, kcal: 41, unit: 'bunch', content: pieces(1), dietary: fromPlants, tags: ['local'],
  },
  'carrots-bag': {
    title: t('Carrots, washed', 'جزر مغسول', 'Möhren, gewaschen', 'Carottes lavées'),
    description: t('One-kilo bag.', 'كيس كيلو واحد.', 'Ein-Kilo-Beutel.', 'Sachet d’un kilo.'),
    motif: 'carrots', price: 159, kcal: 41, content: grams(1000), unit: 'pack', dietary: fromPlants,
  },
  'waxy-potatoes': {
    title: t('Waxy potatoes', 'بطاطا متماسكة', 'Festkochende Kartoffeln', 'Pommes de terre à chair ferme'),
    description: t('Hold their shape in salads.', 'تحافظ على شكلها في السلطات.', 'Bleiben im Salat in Form.', 'Tiennent en salade.'),
    motif: 'potatoes', price: 199, kcal: 77, content: grams(500), dietary: fromPlants, options: ['weight-produce'],
  },
  'sweet-potatoes': {
    title: t('Sweet potatoes', 'بطاطا حلوة', 'Süßkartoffeln', 'Patates douces'),
    description: t('Orange flesh, medium size.', 'بلب برتقالي وحجم متوسط.', 'Orangefleischig, mittelgroß.', 'Chair orange, taille moyenne.'),
    motif: 'potatoes', price: 189, kcal: 86, ...loose,
  },
  'yellow-onions': {
    title: t('Yellow onions', 'بصل أصفر', 'Gelbe Zwiebeln', 'Oignons jaunes'),
    description: t('One-kilo net for the week.', 'شبكة كيلو تكفي الأسبوع.', 'Ein-Kilo-Netz für die Woche.', 'Filet d’un kilo pour la semaine.'),
    motif: 'onions', price: 149, kcal: 40, content: grams(1000), unit: 'pack', dietary: fromPlants,
  },
  'red-onions': {
    title: t('Red onions', 'بصل أحمر', 'Rote Zwiebeln', 'Oignons rouges'),
    description: t('Mild enough to eat raw.', 'خفيف ويؤكل نيئًا.', 'Mild genug für roh.', 'Assez doux pour être mangés crus.'),
    motif: 'onions', price: 169, kcal: 40, ...loose,
  },
  'pepper-trio': {
    title: t('Bell pepper trio', 'فلفل حلو بثلاثة ألوان', 'Paprika-Mix', 'Trio de poivrons'),
    description: t('Red, yellow, green.', 'أحمر وأصفر وأخضر.', 'Rot, gelb, grün.', 'Rouge, jaune, vert.'),
    motif: 'bell-peppers', price: 349, kcal: 31, content: pieces(3), unit: 'pack', dietary: fromPlants,
  },
  'pointed-peppers': {
    title: t('Sweet pointed peppers', 'فلفل حلو مدبب', 'Spitzpaprika', 'Poivrons pointus'),
    description: t('Thin-skinned, made for the grill.', 'قشرته رقيقة ومناسب للشواء.', 'Dünne Haut, ideal zum Grillen.', 'Peau fine, parfaits au gril.'),
    motif: 'bell-peppers', price: 329, kcal: 31, content: grams(400), unit: 'pack', dietary: fromPlants,
  },
  'broccoli': {
    title: t('Broccoli', 'بروكلي', 'Brokkoli', 'Brocoli'),
    description: t('One tight green head, about 500 g.', 'رأس أخضر متماسك نحو 500 غ.', 'Ein fester Kopf, etwa 500 g.', 'Une belle tête, environ 500 g.'),
    motif: 'broccoli', price: 249, kcal: 34, content: grams(500), dietary: fromPlants,
  },
  'romaine-hearts': {
    title: t('Romaine hearts', 'قلوب الخس الروماني', 'Romanaherzen', 'Cœurs de romaine'),
    description: t('Two hearts, washed and spun.', 'قلبان مغسولان.', 'Zwei Herzen, gewaschen.', 'Deux cœurs, lavés.'),
    motif: 'lettuce', price: 279, kcal: 17, content: pieces(2), unit: 'pack', dietary: fromPlants,
  },
  'baby-spinach': {
    title: t('Baby spinach', 'سبانخ صغيرة', 'Babyspinat', 'Jeunes épinards'),
    description: t('150 g, no stems to pick.', '150 غ، بلا سيقان.', '150 g, küchenfertig.', '150 g, prêts à l’emploi.'),
    motif: 'lettuce', price: 299, kcal: 23, content: grams(150), unit: 'pack', dietary: fromPlants,
  },
  'chestnut-mushrooms': {
    title: t('Chestnut mushrooms', 'فطر كستنائي', 'Braune Champignons', 'Champignons bruns'),
    description: t('250 g, closed caps.', '250 غ برؤوس مغلقة.', '250 g, geschlossene Köpfe.', '250 g, têtes fermées.'),
    motif: 'mushrooms', price: 279, kcal: 22, content: grams(250), unit: 'pack', dietary: fromPlants,
  },
  'sweetcorn': {
    title: t('Sweetcorn cobs', 'أكواز ذرة', 'Zuckermaiskolben', 'Épis de maïs doux'),
    description: t('Two, husks off, for pot or grill.', 'كوزان مقشوران للسلق أو الشواء.', 'Zwei Kolben, für Topf oder Grill.', 'Deux épis, à l’eau ou au gril.'),
    motif: 'grilled-corn', price: 319, kcal: 96, content: pieces(2), unit: 'pack', dietary: fromPlants,
  },
  'flat-parsley': {
    title: t('Flat parsley', 'بقدونس', 'Glatte Petersilie', 'Persil plat'),
    description: t('A generous bunch.', 'باقة سخية.', 'Ein großzügiges Bund.', 'Une botte généreuse.'),
    motif: 'fresh-herbs', price: 149, unit: 'bunch', content: pieces(1), dietary: fromPlants,
  },
  'mint-bunch': {
    title: t('Fresh mint', 'نعناع طازج', 'Frische Minze', 'Menthe fraîche'),
    description: t('For tea, salads and lamb.', 'للشاي والسلطات واللحم.', 'Für Tee, Salat und Lamm.', 'Pour le thé, les salades, l’agneau.'),
    motif: 'mint-tea', price: 149, unit: 'bunch', content: pieces(1), dietary: fromPlants,
  },
  'basil-pot': {
    title: t('Basil in a pot', 'ريحان في أصيص', 'Basilikum im Topf', 'Basilic en pot'),
    description: t('Water from below; it will last.', 'يُسقى من الأسفل فيدوم.', 'Von unten gießen, dann hält es.', 'Arrosez par-dessous, il durera.'),
    motif: 'potted-fern', price: 299, content: pieces(1), dietary: fromPlants,
  },
  'veg-box': {
    title: t('Seasonal vegetable box', 'صندوق خضار الموسم', 'Saisonale Gemüsekiste', 'Panier de légumes de saison'),
    description: t('Eight kinds for two people, recipe inside.', 'ثمانية أصناف لشخصين مع وصفة.', 'Acht Sorten für zwei, Rezept liegt bei.', 'Huit variétés pour deux, recette incluse.'),
    motif: 'fattoush', price: 1890, content: grams(4000), dietary: fromPlants, tags: ['organic', 'seasonal'],
  },
  'fruit-basket': {
    title: t('Fruit basket for the office', 'سلة فواكه للمكتب', 'Obstkorb fürs Büro', 'Corbeille de fruits pour le bureau'),
    description: t('Thirty pieces, washed and ready.', 'ثلاثون حبة مغسولة وجاهزة.', 'Dreißig Stück, gewaschen.', 'Trente fruits lavés, prêts à manger.'),
    motif: 'fruit-tart', price: 3490, content: pieces(30), dietary: fromPlants, addons: ['gift-card'],
  },
});

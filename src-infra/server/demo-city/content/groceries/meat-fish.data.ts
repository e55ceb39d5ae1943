import { fromFish, grams, halalMeat, pieces, plainMeat } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

const crust = declared(['crustaceans'], ['gluten_free'], ['molluscs', 'fish']);
const shell = declared(['molluscs'], ['gluten_free'], ['crustaceans']);

export const meat = groceries({
  'chicken-breast': {
    title: t('Chicken breast', 'صدر دجاج', 'Hähnchenbrust', 'Blanc de poulet'),
    description: t('Skinless, air-chilled.', 'بلا جلد ومبرّد بالهواء.', 'Ohne Haut, luftgekühlt.', 'Sans peau, réfrigéré à l’air.'),
    motif: 'chicken-fillets', price: 599, kcal: 165, content: grams(300), dietary: halalMeat, options: ['weight-meat', 'meat-cut'],
  },
  'whole-chicken': {
    title: t('Whole free-range chicken', 'دجاجة كاملة حرة', 'Ganzes Freilandhuhn', 'Poulet fermier entier'),
    description: t('About 1.6 kg, with giblets.', 'نحو 1.6 كغ مع الأحشاء.', 'Etwa 1,6 kg, mit Innereien.', 'Environ 1,6 kg, avec abats.'),
    motif: 'roast-chicken', price: 1690, kcal: 215, content: grams(1600), dietary: halalMeat, addons: ['spice-rub', 'lemon-dill'], tags: ['local'],
  },
  'chicken-thighs': {
    title: t('Chicken legs', 'أفخاذ دجاج', 'Hähnchenschenkel', 'Cuisses de poulet'),
    description: t('Bone in, skin on.', 'بالعظم والجلد.', 'Mit Knochen und Haut.', 'Avec os et peau.'),
    motif: 'charcoal-chicken-leg', price: 429, kcal: 210, content: grams(300), dietary: halalMeat, options: ['weight-meat'], addons: ['spice-rub'],
  },
  'chicken-wings-raw': {
    title: t('Chicken wings, marinated', 'أجنحة دجاج متبّلة', 'Hähnchenflügel, mariniert', 'Ailes de poulet marinées'),
    description: t('Paprika and honey; grill-ready.', 'بالبابريكا والعسل وجاهزة للشواء.', 'Paprika und Honig, grillfertig.', 'Paprika et miel, prêtes à griller.'),
    motif: 'chicken-wings', price: 449, kcal: 240, content: grams(300), dietary: declared(['mustard', 'celery'], ['halal', 'gluten_free']), options: ['weight-meat'],
  },
  'chicken-skewers-raw': {
    title: t('Lemon chicken skewers', 'أسياخ دجاج بالليمون', 'Zitronen-Hähnchenspieße', 'Brochettes de poulet au citron'),
    description: t('Four, marinated overnight.', 'أربعة أسياخ متبّلة ليلة كاملة.', 'Vier Stück, über Nacht mariniert.', 'Quatre, marinées une nuit.'),
    motif: 'chicken-skewers', price: 1090, kcal: 180, content: pieces(4), unit: 'pack', dietary: declared(['milk'], ['halal', 'gluten_free']),
  },
  'turkey-escalopes': {
    title: t('Turkey escalopes', 'شرائح ديك رومي', 'Putenschnitzel', 'Escalopes de dinde'),
    description: t('Thin, for quick cooking.', 'رفيعة وسريعة الطهي.', 'Dünn geschnitten, schnell gar.', 'Fines, cuisson rapide.'),
    motif: 'chicken-fillets', price: 629, kcal: 110, content: grams(300), dietary: halalMeat, options: ['weight-meat'],
  },
  'minced-beef': {
    title: t('Minced beef, 12% fat', 'لحم بقر مفروم 12% دسم', 'Rinderhack, 12 % Fett', 'Bœuf haché, 12 %'),
    description: t('Ground this morning.', 'فُرم هذا الصباح.', 'Heute früh gewolft.', 'Haché ce matin.'),
    motif: 'minced-beef', price: 549, kcal: 210, content: grams(300), dietary: halalMeat, options: ['weight-meat'], addons: ['spice-rub'],
  },
  'minced-lamb': {
    title: t('Minced lamb', 'لحم غنم مفروم', 'Lammhack', 'Agneau haché'),
    description: t('Shoulder and neck, for kofta.', 'من الكتف والرقبة، للكفتة.', 'Schulter und Nacken, für Kofta.', 'Épaule et collier, pour kefta.'),
    motif: 'minced-beef', price: 699, kcal: 250, content: grams(300), dietary: halalMeat, options: ['weight-meat'], addons: ['spice-rub'],
  },
  'ribeye-raw': {
    title: t('Dry-aged ribeye', 'ريب آي معتّق', 'Trocken gereiftes Ribeye', 'Entrecôte maturée'),
    description: t('28 days on the bone, cut thick.', '28 يومًا بالعظم وتقطيع سميك.', '28 Tage am Knochen, dick geschnitten.', '28 jours sur l’os, tranche épaisse.'),
    motif: 'ribeye-steak', price: 1890, kcal: 270, content: grams(300), dietary: halalMeat, options: ['weight-meat'], tags: ['local'],
  },
  'flat-iron': {
    title: t('Flat iron steak', 'ستيك فلات آيرون', 'Flat-Iron-Steak', 'Paleron à griller'),
    description: t('Tender, half the price of fillet.', 'طري وبنصف سعر الفيليه.', 'Zart, halb so teuer wie Filet.', 'Tendre, moitié prix du filet.'),
    motif: 'mixed-grill', price: 1190, kcal: 210, content: grams(300), dietary: halalMeat, options: ['weight-meat'],
  },
  'stewing-beef': {
    title: t('Shin of beef', 'موزات بقر', 'Rinderwade', 'Jarret de bœuf'),
    description: t('For long, slow stews.', 'لليخنات الطويلة.', 'Für lange Schmorgerichte.', 'Pour les longs mijotés.'),
    motif: 'minced-beef', price: 749, kcal: 190, content: grams(300), dietary: halalMeat, options: ['weight-meat', 'meat-cut'],
  },
  'lamb-shoulder': {
    title: t('Lamb shoulder', 'كتف غنم', 'Lammschulter', 'Épaule d’agneau'),
    description: t('On the bone, about 1.8 kg.', 'بالعظم نحو 1.8 كغ.', 'Am Knochen, etwa 1,8 kg.', 'Avec os, environ 1,8 kg.'),
    motif: 'bbq-ribs', price: 3290, kcal: 240, content: grams(1800), dietary: halalMeat, addons: ['spice-rub'],
  },
  'lamb-chops-raw': {
    title: t('Lamb chops', 'ريش غنم', 'Lammkoteletts', 'Côtelettes d’agneau'),
    description: t('Six, French-trimmed.', 'ست قطع منظّفة.', 'Sechs Stück, pariert.', 'Six, manchonnées.'),
    motif: 'kofta-skewers', price: 2190, kcal: 290, content: pieces(6), unit: 'pack', dietary: halalMeat,
  },
  'pork-loin': {
    title: t('Pork loin steaks', 'شرائح لحم من الظهر', 'Schweinerückensteaks', 'Steaks de longe de porc'),
    description: t('Outdoor-reared, rind on.', 'تربية خارجية مع القشرة.', 'Freilandhaltung, mit Schwarte.', 'Élevé en plein air, avec couenne.'),
    motif: 'chicken-fillets', price: 599, kcal: 200, content: grams(300), dietary: plainMeat, options: ['weight-meat'],
  },
  'pork-ribs-raw': {
    title: t('Spare ribs', 'ضلوع للشواء', 'Spareribs', 'Travers à griller'),
    description: t('One rack, dry-rubbed.', 'لوح واحد بخلطة توابل.', 'Ein Stück, trocken gewürzt.', 'Un travers, épices sèches.'),
    motif: 'bbq-ribs', price: 1490, kcal: 290, content: grams(900), dietary: declared(['mustard', 'celery']),
  },
  'breakfast-sausages': {
    title: t('Breakfast sausages', 'نقانق الفطور', 'Frühstückswürstchen', 'Saucisses du matin'),
    description: t('Pork and sage, eight.', 'لحم ومريمية، ثماني حبات.', 'Schwein und Salbei, acht Stück.', 'Porc et sauge, huit pièces.'),
    motif: 'hot-dog', price: 699, kcal: 280, content: pieces(8), unit: 'pack', dietary: declared(['gluten', 'mustard', 'sulphites']),
  },
  'merguez': {
    title: t('Merguez', 'نقانق مرقاز', 'Merguez', 'Merguez'),
    description: t('Lamb and harissa, six.', 'غنم وهريسة، ست حبات.', 'Lamm und Harissa, sechs Stück.', 'Agneau et harissa, six pièces.'),
    motif: 'kofta-skewers', price: 899, kcal: 300, content: pieces(6), unit: 'pack', dietary: halalMeat, tags: ['spicy'],
  },
  'burger-patties': {
    title: t('Brisket burger patties', 'أقراص برغر من صدر البقر', 'Brisket-Burgerpatties', 'Steaks hachés de poitrine'),
    description: t('Four of 150 g.', 'أربعة أقراص بوزن 150 غ.', 'Vier Stück zu 150 g.', 'Quatre de 150 g.'),
    motif: 'classic-burger', price: 1190, kcal: 240, content: grams(600), unit: 'pack', dietary: halalMeat, addons: ['spice-rub'],
  },
  'streaky-bacon': {
    title: t('Smoked streaky bacon', 'لحم مقدد مدخّن', 'Geräucherter Bauchspeck', 'Poitrine fumée'),
    description: t('Dry-cured, 200 g.', 'مملّح جافًا، 200 غ.', 'Trocken gepökelt, 200 g.', 'Salaison à sec, 200 g.'),
    motif: 'full-breakfast', price: 599, kcal: 330, content: grams(200), unit: 'pack', dietary: plainMeat,
  },
  'cooked-ham': {
    title: t('Honey-roast ham, sliced', 'لحم مدخّن بالعسل', 'Honigschinken, geschnitten', 'Jambon rôti au miel'),
    description: t('Carved off the bone, 150 g.', 'مقطّع عن العظم، 150 غ.', 'Vom Knochen geschnitten, 150 g.', 'Tranché à l’os, 150 g.'),
    motif: 'rocket-ham-pizza', price: 549, kcal: 120, content: grams(150), unit: 'pack', dietary: plainMeat,
  },
  'roast-turkey-slices': {
    title: t('Roast turkey, sliced', 'ديك رومي مشوي شرائح', 'Putenbraten, geschnitten', 'Dinde rôtie en tranches'),
    description: t('No water added, 150 g.', 'بلا ماء مضاف، 150 غ.', 'Ohne Wasserzusatz, 150 g.', 'Sans eau ajoutée, 150 g.'),
    motif: 'club-sandwich', price: 519, kcal: 105, content: grams(150), unit: 'pack', dietary: halalMeat,
  },
  'beef-pastrami': {
    title: t('Beef pastrami', 'بسطرمة بقر مدخّنة', 'Rinder-Pastrami', 'Pastrami de bœuf'),
    description: t('Peppered, hand-sliced, 120 g.', 'بالفلفل ومقطّعة يدويًا، 120 غ.', 'Pfefferkruste, handgeschnitten, 120 g.', 'Poivré, tranché main, 120 g.'),
    motif: 'sashimi-plate', price: 649, kcal: 140, content: grams(120), unit: 'pack', dietary: halalMeat,
  },
  'salami-finocchiona': {
    title: t('Fennel salami', 'سلامي بالشمرة', 'Fenchelsalami', 'Salami au fenouil'),
    description: t('Tuscan style, 100 g.', 'على الطريقة التوسكانية، 100 غ.', 'Toskanische Art, 100 g.', 'À la toscane, 100 g.'),
    motif: 'pepperoni-pizza', price: 579, kcal: 390, content: grams(100), unit: 'pack', dietary: plainMeat, brand: 'casa-oliva',
  },
  'chicken-stock': {
    title: t('Fresh chicken stock', 'مرق دجاج طازج', 'Frischer Hühnerfond', 'Bouillon de poulet frais'),
    description: t('Simmered eight hours, 500 ml.', 'مطهو ثماني ساعات، 500 مل.', 'Acht Stunden gekocht, 500 ml.', 'Mijoté huit heures, 50 cl.'),
    motif: 'wonton-soup', price: 499, kcal: 30, content: { amount: 500, measure: 'ml' }, dietary: declared(['celery'], ['halal', 'gluten_free']),
  },
  'charcoal-bag': {
    title: t('Lump charcoal, 3 kg', 'فحم خشبي 3 كغ', 'Holzkohle, 3 kg', 'Charbon de bois, 3 kg'),
    description: t('Oak and birch, lights in fifteen minutes.', 'بلوط وبتولا ويشتعل خلال ربع ساعة.', 'Eiche und Birke, in 15 Minuten bereit.', 'Chêne et bouleau, prêt en quinze minutes.'),
    motif: 'grilled-corn', price: 899, content: grams(3000), tax: 4,
  },
});

export const fish = groceries({
  'salmon-fillet-raw': {
    title: t('Salmon fillet', 'فيليه سلمون', 'Lachsfilet', 'Filet de saumon'),
    description: t('Skin on, pin-boned.', 'بالجلد ومنزوع الشوك.', 'Mit Haut, grätenfrei.', 'Avec peau, désarêté.'),
    motif: 'fresh-salmon', price: 1090, kcal: 208, content: grams(300), dietary: fromFish, options: ['weight-meat'], addons: ['lemon-dill', 'ice-pack'],
  },
  'cod-loin': {
    title: t('Cod loin', 'فيليه القدّ', 'Kabeljaurücken', 'Dos de cabillaud'),
    description: t('Thick, white, day boat.', 'سميك وأبيض من صيد اليوم.', 'Dick, weiß, vom Tagesfang.', 'Épais, blanc, pêche du jour.'),
    motif: 'fish-and-chips', price: 1150, kcal: 82, content: grams(300), dietary: fromFish, options: ['weight-meat'], addons: ['lemon-dill', 'ice-pack'], tags: ['local'],
  },
  'sea-bass-raw': {
    title: t('Sea bass', 'قاروص', 'Wolfsbarsch', 'Bar'),
    description: t('Whole, about 500 g.', 'سمكة كاملة نحو 500 غ.', 'Ganz, etwa 500 g.', 'Entier, environ 500 g.'),
    motif: 'grilled-sea-bass', price: 1290, kcal: 97, content: grams(500), dietary: fromFish, options: ['fish-prep'], addons: ['lemon-dill', 'ice-pack'],
  },
  'sea-bream-raw': {
    title: t('Gilthead bream', 'دنيس', 'Goldbrasse', 'Daurade royale'),
    description: t('Whole, for oven or grill.', 'كاملة للفرن أو الشواية.', 'Ganz, für Ofen oder Grill.', 'Entière, au four ou au gril.'),
    motif: 'salmon-fillet', price: 1190, kcal: 96, content: grams(450), dietary: fromFish, options: ['fish-prep'], addons: ['lemon-dill', 'ice-pack'],
  },
  'mackerel-raw': {
    title: t('Mackerel', 'إسقمري', 'Makrele', 'Maquereau'),
    description: t('Shining, caught inshore.', 'لامع من صيد الساحل.', 'Glänzend, küstennah gefangen.', 'Brillant, pêche côtière.'),
    motif: 'sashimi-plate', price: 590, kcal: 205, content: grams(400), dietary: fromFish, options: ['fish-prep'], addons: ['ice-pack'], tags: ['local'],
  },
  'tuna-loin': {
    title: t('Yellowfin tuna loin', 'تونة صفراء الزعنفة', 'Gelbflossenthun', 'Longe de thon albacore'),
    description: t('Sashimi grade.', 'جودة الساشيمي.', 'Sashimi-Qualität.', 'Qualité sashimi.'),
    motif: 'tuna-nigiri', price: 1590, kcal: 109, content: grams(300), dietary: fromFish, options: ['weight-meat'], addons: ['ice-pack'],
  },
  'raw-prawns': {
    title: t('Raw king prawns', 'روبيان ملكي نيء', 'Rohe Riesengarnelen', 'Gambas crues'),
    description: t('Peeled, tails on, 300 g.', 'مقشّر بالذيل، 300 غ.', 'Geschält, mit Schwanz, 300 g.', 'Décortiquées, avec queue, 300 g.'),
    motif: 'grilled-prawns', price: 1290, kcal: 85, content: grams(300), dietary: crust, options: ['weight-meat'], addons: ['ice-pack'],
  },
  'cooked-prawns': {
    title: t('Cooked cold-water prawns', 'روبيان مسلوق', 'Gekochte Kaltwassergarnelen', 'Crevettes nordiques cuites'),
    description: t('Sweet and small, 200 g.', 'صغير وحلو، 200 غ.', 'Süß und klein, 200 g.', 'Petites et douces, 200 g.'),
    motif: 'tempura-prawns', price: 890, kcal: 70, content: grams(200), dietary: crust, addons: ['ice-pack'],
  },
  'live-lobster': {
    title: t('Lobster, cooked', 'لوبستر مسلوق', 'Hummer, gekocht', 'Homard cuit'),
    description: t('About 600 g, cooked to order.', 'نحو 600 غ ويُسلق عند الطلب.', 'Etwa 600 g, auf Bestellung gekocht.', 'Environ 600 g, cuit à la commande.'),
    motif: 'lobster', price: 2990, kcal: 90, content: grams(600), dietary: crust, addons: ['ice-pack'], tags: ['local'],
  },
  'picked-crab': {
    title: t('Picked crab', 'لحم سلطعون', 'Ausgelöstes Krebsfleisch', 'Chair de crabe'),
    description: t('Half white, half brown, 150 g.', 'نصف أبيض ونصف بني، 150 غ.', 'Halb weiß, halb braun, 150 g.', 'Moitié blanche, moitié brune, 150 g.'),
    motif: 'california-roll', price: 1190, kcal: 110, content: grams(150), dietary: crust, addons: ['ice-pack'],
  },
  'rope-mussels': {
    title: t('Rope-grown mussels', 'بلح البحر', 'Seilmuscheln', 'Moules de corde'),
    description: t('One kilo, scrubbed.', 'كيلو واحد منظّف.', 'Ein Kilo, geputzt.', 'Un kilo, nettoyées.'),
    motif: 'mussels-pot', price: 790, kcal: 86, content: grams(1000), dietary: shell, addons: ['ice-pack'], tags: ['local'],
  },
  'oysters-raw': {
    title: t('Alder Bay oysters', 'محار خليج ألدر', 'Austern aus der Alder Bay', 'Huîtres de la baie d’Alder'),
    description: t('Closed, with a knife on request.', 'مغلق مع سكين عند الطلب.', 'Geschlossen, Messer auf Wunsch.', 'Fermées, couteau sur demande.'),
    motif: 'mochi', price: 1290, kcal: 60, content: pieces(6), unit: 'pack', dietary: shell, options: ['oyster-count'], addons: ['ice-pack'], tags: ['local'],
  },
  'hand-dived-scallops': {
    title: t('Hand-dived scallops', 'إسكالوب مصطاد يدويًا', 'Handgetauchte Jakobsmuscheln', 'Saint-Jacques de plongée'),
    description: t('Six, cleaned, no roe.', 'ست حبات منظّفة.', 'Sechs Stück, geputzt, ohne Rogen.', 'Six, nettoyées, sans corail.'),
    motif: 'chicken-nuggets', price: 1690, kcal: 88, content: pieces(6), unit: 'pack', dietary: shell, addons: ['ice-pack'],
  },
  'squid-cleaned': {
    title: t('Cleaned squid', 'كاليماري منظّف', 'Küchenfertiger Kalmar', 'Calamar nettoyé'),
    description: t('Tubes and tentacles, 400 g.', 'حلقات وأذرع، 400 غ.', 'Tuben und Arme, 400 g.', 'Tubes et tentacules, 400 g.'),
    motif: 'onion-rings', price: 890, kcal: 92, content: grams(400), dietary: shell, addons: ['ice-pack'],
  },
  'fish-pie-mix': {
    title: t('Fish pie mix', 'مشكّل أسماك للفطيرة', 'Fischmix für Auflauf', 'Mélange pour parmentier de poisson'),
    description: t('Cod, salmon, smoked haddock; diced.', 'قدّ وسلمون وحدوق مدخّن مقطّع.', 'Kabeljau, Lachs, Räucherschellfisch; gewürfelt.', 'Cabillaud, saumon, églefin fumé, en dés.'),
    motif: 'salmon-poke-bowl', price: 990, kcal: 120, content: grams(400), dietary: fromFish, addons: ['ice-pack'],
  },
  'smoked-salmon-pack': {
    title: t('Oak-smoked salmon', 'سلمون مدخّن بالبلوط', 'Lachs, eichengeräuchert', 'Saumon fumé au chêne'),
    description: t('Long slices, 200 g.', 'شرائح طويلة، 200 غ.', 'Lange Scheiben, 200 g.', 'Longues tranches, 200 g.'),
    motif: 'salmon-nigiri', price: 1190, kcal: 180, content: grams(200), unit: 'pack', dietary: fromFish, brand: 'nordvik',
  },
  'smoked-mackerel': {
    title: t('Peppered smoked mackerel', 'إسقمري مدخّن بالفلفل', 'Pfeffermakrele, geräuchert', 'Maquereau fumé au poivre'),
    description: t('Two fillets, ready to eat.', 'شريحتان جاهزتان للأكل.', 'Zwei Filets, verzehrfertig.', 'Deux filets, prêts à manger.'),
    motif: 'salmon-bagel', price: 590, kcal: 310, content: grams(200), unit: 'pack', dietary: declared(['fish'], ['gluten_free']), brand: 'nordvik',
  },
  'marinated-anchovies': {
    title: t('White anchovies', 'أنشوجة بيضاء', 'Weiße Sardellen', 'Anchois blancs'),
    description: t('In vinegar and garlic, 120 g.', 'بالخل والثوم، 120 غ.', 'In Essig und Knoblauch, 120 g.', 'Au vinaigre et à l’ail, 120 g.'),
    motif: 'canned-tuna', price: 590, kcal: 150, content: grams(120), unit: 'pack', dietary: declared(['fish', 'sulphites'], ['gluten_free']), brand: 'tidepool',
  },
  'salmon-roe': {
    title: t('Salmon roe', 'بيض السلمون', 'Lachskaviar', 'Œufs de saumon'),
    description: t('Pops between the teeth, 50 g jar.', 'حبات متفجرة الطعم، 50 غ.', 'Knackig, 50-g-Glas.', 'Éclatent en bouche, pot de 50 g.'),
    motif: 'blueberries', price: 1390, kcal: 250, content: grams(50), dietary: declared(['fish'], ['gluten_free']), brand: 'nordvik', addons: ['ice-pack'],
  },
  'taramasalata': {
    title: t('Taramasalata', 'تاراماسالاتا', 'Taramasalata', 'Tarama'),
    description: t('Undyed, whipped here, 200 g.', 'بلا صبغة ومخفوق لدينا، 200 غ.', 'Ungefärbt, hausgemacht, 200 g.', 'Sans colorant, maison, 200 g.'),
    motif: 'hummus-bowl', price: 549, kcal: 420, content: grams(200), dietary: declared(['fish', 'gluten']),
  },
  'fish-stock': {
    title: t('Fish stock', 'مرق السمك', 'Fischfond', 'Fumet de poisson'),
    description: t('Bones, fennel, no wine. 500 ml.', 'عظام وشمرة بلا نبيذ. 500 مل.', 'Karkassen, Fenchel, kein Wein. 500 ml.', 'Arêtes, fenouil, sans vin. 50 cl.'),
    motif: 'tom-yum', price: 499, kcal: 25, content: { amount: 500, measure: 'ml' }, dietary: declared(['fish', 'celery'], ['gluten_free']),
  },
  'ready-chowder': {
    title: t('Chowder to heat', 'شوربة محار للتسخين', 'Chowder zum Erwärmen', 'Chaudrée à réchauffer'),
    description: t('Clams, potato, cream, 600 ml.', 'محار وبطاطا وكريمة، 600 مل.', 'Muscheln, Kartoffel, Sahne, 600 ml.', 'Palourdes, pomme de terre, crème, 60 cl.'),
    motif: 'pumpkin-soup', price: 890, kcal: 95, content: { amount: 600, measure: 'ml' }, dietary: declared(['molluscs', 'milk', 'celery']),
  },
  'fish-fingers-fresh': {
    title: t('Hand-breaded fish fingers', 'أصابع سمك مغطاة يدويًا', 'Handpanierte Fischstäbchen', 'Bâtonnets panés main'),
    description: t('Eight, haddock.', 'ثماني أصابع من الحدوق.', 'Acht Stück, Schellfisch.', 'Huit, à l’églefin.'),
    motif: 'spring-rolls', price: 790, kcal: 190, content: pieces(8), unit: 'pack', dietary: declared(['fish', 'gluten', 'eggs']), tags: ['kids'],
  },
  'fishcakes-fresh': {
    title: t('Salmon and dill fishcakes', 'كعك السلمون بالشبت', 'Lachs-Dill-Frikadellen', 'Croquettes saumon aneth'),
    description: t('Two large ones for the oven.', 'قطعتان كبيرتان للفرن.', 'Zwei große für den Ofen.', 'Deux grandes, à passer au four.'),
    motif: 'falafel-plate', price: 690, kcal: 210, content: pieces(2), unit: 'pack', dietary: declared(['fish', 'gluten', 'eggs', 'milk']),
  },
});

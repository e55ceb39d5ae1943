import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { steakTexts } from './steak.further.data.ts';

const sauces = ['pepper-sauce', 'bearnaise', 'herb-butter'] as const;

export const steakDishes = dishes({
  'ribeye': {
    title: t('Ribeye', 'ريب آي', 'Ribeye', 'Entrecôte'),
    description: t('Dry-aged 35 days, heavily marbled.', 'معتّق جافًا 35 يومًا وغني بالتعريق.', '35 Tage trocken gereift, stark marmoriert.', 'Maturée 35 jours, très persillée.'),
    motif: 'ribeye-steak', price: 3290, kcal: 820, dietary: declared([], ['gluten_free'], ['milk']), options: ['steak-weight', 'doneness'], addons: [...sauces, 'fries-side'], tags: ['chef'],
  },
  'sirloin': {
    title: t('Sirloin', 'سيرلوين', 'Rumpsteak', 'Faux-filet'),
    description: t('Firm bite, clean fat cap, sea salt crust.', 'قوام متماسك وحافة دهن وقشرة ملح بحري.', 'Fester Biss, Fettrand, Meersalzkruste.', 'Ferme, belle couverture de gras, croûte de sel.'),
    motif: 'charcoal-chicken-leg', price: 2890, kcal: 690, dietary: declared([], ['gluten_free'], ['milk']), options: ['steak-weight', 'doneness'], addons: [...sauces, 'fries-side'],
  },
  'fillet': {
    title: t('Fillet', 'فيليه', 'Filetsteak', 'Filet'),
    description: t('The tender one, 200 g, center cut.', 'القطعة الأطرى، 200 غ من وسط الفيليه.', 'Das zarteste Stück, 200 g, Mittelstück.', 'Le plus tendre, 200 g, cœur de filet.'),
    motif: 'salmon-fillet', price: 3890, kcal: 480, dietary: declared(['milk'], ['gluten_free']), options: ['doneness', 'steak-side'], addons: sauces,
  },
  'hanger': {
    title: t('Hanger steak', 'ستيك هانغر', 'Nierenzapfen', 'Onglet'),
    description: t('The butcher’s own cut, shallots, parsley.', 'قطعة الجزّار المفضلة مع كراث وبقدونس.', 'Das Metzgerstück, Schalotten, Petersilie.', 'La pièce du boucher, échalotes, persil.'),
    motif: 'mixed-grill', price: 2390, kcal: 610, dietary: declared(['milk'], ['gluten_free']), options: ['doneness', 'steak-side'], addons: sauces,
  },
  'tomahawk': {
    title: t('Tomahawk for two', 'توماهوك لشخصين', 'Tomahawk für zwei', 'Tomahawk pour deux'),
    description: t('1.1 kg on the bone, carved, two sauces.', '1.1 كغ بالعظم، مقطّع، مع صلصتين.', '1,1 kg am Knochen, tranchiert, zwei Saucen.', '1,1 kg à l’os, tranché, deux sauces.'),
    motif: 'bbq-ribs', price: 8900, kcal: 2100, dietary: declared(['milk', 'eggs', 'celery'], ['gluten_free']), options: ['doneness'], addons: [...sauces, 'fries-side', 'cutlery'], tags: ['sharing'],
  },
  'steak-frites': {
    title: t('Steak frites', 'ستيك مع البطاطا المقلية', 'Steak frites', 'Steak frites'),
    description: t('Minute steak, Café de Paris butter, thin fries.', 'ستيك رقيق وزبدة كافيه دو باري وبطاطا رفيعة.', 'Minutensteak, Café-de-Paris-Butter, dünne Pommes.', 'Steak minute, beurre Café de Paris, frites fines.'),
    motif: 'french-fries', price: 1990, kcal: 780, dietary: declared(['milk', 'fish', 'mustard'], [], ['gluten']), options: ['doneness'], addons: ['pepper-sauce', 'bearnaise'],
  },
  'steak-sandwich': {
    title: t('Steak sandwich', 'ساندويش الستيك', 'Steak-Sandwich', 'Sandwich au steak'),
    description: t('Sliced hanger, onions, horseradish, ciabatta.', 'شرائح ستيك وبصل وفجل حار وتشاباتا.', 'Nierenzapfen, Zwiebeln, Meerrettich, Ciabatta.', 'Onglet tranché, oignons, raifort, ciabatta.'),
    motif: 'club-sandwich', price: 1690, kcal: 720, dietary: declared(['gluten', 'milk', 'mustard', 'sulphites']), options: ['doneness'], addons: ['fries-side', 'cheddar'],
  },
  'copper-burger': {
    title: t('Dry-aged burger', 'برغر اللحم المعتّق', 'Dry-Aged-Burger', 'Burger de bœuf maturé'),
    description: t('Trimmings from the good cuts, gruyère, onion jam.', 'من لحم القطع الفاخرة مع غرويير ومربّى البصل.', 'Aus den Abschnitten der guten Stücke, Gruyère, Zwiebelmarmelade.', 'Parures des belles pièces, gruyère, confit d’oignon.'),
    motif: 'classic-burger', price: 1790, kcal: 840, dietary: declared(['gluten', 'milk', 'eggs', 'mustard']), options: ['burger-cook'], addons: ['bacon', 'fries-side', 'pepper-sauce'],
  },
  'lamb-rack': {
    title: t('Rack of lamb', 'ريش غنم كاملة', 'Lammkarree', 'Carré d’agneau'),
    description: t('Herb crust, flageolet beans, mint jus.', 'قشرة أعشاب وفاصولياء وصلصة النعناع.', 'Kräuterkruste, Flageoletbohnen, Minzjus.', 'Croûte d’herbes, flageolets, jus à la menthe.'),
    motif: 'kofta-skewers', price: 3290, kcal: 740, dietary: declared(['gluten', 'mustard', 'celery']), options: ['doneness'],
  },
  'corn-fed-chicken': {
    title: t('Corn-fed chicken breast', 'صدر دجاج مغذّى بالذرة', 'Maishähnchenbrust', 'Suprême de poulet fermier'),
    description: t('Crisp skin, leeks, pan juices.', 'جلد مقرمش وكراث وعصارة الطهي.', 'Krosse Haut, Lauch, Bratenjus.', 'Peau croustillante, poireaux, jus de cuisson.'),
    motif: 'roast-chicken', price: 2190, kcal: 560, dietary: declared(['milk', 'celery'], ['gluten_free']), options: ['steak-side'], addons: ['herb-butter'],
  },
  'beef-tartare': {
    title: t('Beef tartare', 'تارتار لحم البقر', 'Rindertatar', 'Tartare de bœuf'),
    description: t('Hand-cut, capers, egg yolk, toasted rye.', 'لحم مفروم يدويًا وكبر وصفار بيض وخبز الجاودار.', 'Handgeschnitten, Kapern, Eigelb, Roggentoast.', 'Coupé au couteau, câpres, jaune d’œuf, seigle toasté.'),
    motif: 'minced-beef', price: 1590, kcal: 310, dietary: declared(['eggs', 'mustard', 'gluten', 'fish']),
  },
  'bone-marrow': {
    title: t('Roasted bone marrow', 'نخاع العظم المشوي', 'Geröstetes Knochenmark', 'Os à moelle rôti'),
    description: t('Parsley salad, gray salt, sourdough.', 'سلطة بقدونس وملح رمادي وخبز مخمّر.', 'Petersiliensalat, graues Salz, Sauerteig.', 'Salade de persil, sel gris, levain.'),
    motif: 'bruschetta', price: 1290, kcal: 480, dietary: declared(['gluten']),
  },
  'wedge-salad': {
    title: t('Iceberg wedge', 'سلطة الخس بالجبن الأزرق', 'Eisberg-Wedge', 'Quartier de laitue'),
    description: t('Blue cheese dressing, crisp bacon, chives.', 'صلصة الجبن الأزرق ولحم مقدد وثوم معمّر.', 'Blauschimmeldressing, krosser Speck, Schnittlauch.', 'Sauce au bleu, bacon croustillant, ciboulette.'),
    motif: 'lettuce', price: 990, kcal: 390, dietary: declared(['milk', 'eggs', 'mustard'], ['gluten_free']),
  },
  'tomato-onion-salad': {
    title: t('Tomato and onion salad', 'سلطة الطماطم والبصل', 'Tomaten-Zwiebel-Salat', 'Salade de tomates et oignon'),
    description: t('Steakhouse style, sherry-free vinaigrette.', 'على طريقة بيوت الستيك بخل بلا كحول.', 'Wie im Steakhaus, Essig ohne Wein.', 'Façon grill, vinaigrette sans alcool.'),
    motif: 'tomatoes', price: 850, kcal: 180, dietary: declared(['mustard', 'sulphites'], ['vegan', 'gluten_free']),
  },
  'creamed-spinach': {
    title: t('Creamed spinach', 'سبانخ بالكريمة', 'Rahmspinat', 'Épinards à la crème'),
    description: t('Nutmeg, parmesan, a lot of spinach.', 'جوزة الطيب وبارميزان وسبانخ وفيرة.', 'Muskat, Parmesan, viel Spinat.', 'Muscade, parmesan, beaucoup d’épinards.'),
    motif: 'palak-paneer', price: 790, kcal: 310, dietary: declared(['milk', 'eggs', 'gluten']),
  },
  'truffle-mash': {
    title: t('Truffle mash', 'بطاطا مهروسة بالكمأة', 'Trüffelpüree', 'Purée à la truffe'),
    description: t('Equal parts potato and butter, nearly.', 'بطاطا وزبدة بمقدار متقارب تقريبًا.', 'Fast so viel Butter wie Kartoffel.', 'Presque autant de beurre que de pommes de terre.'),
    motif: 'baked-potato', price: 850, kcal: 420, dietary: declared(['milk'], ['vegetarian', 'gluten_free']),
  },
  'grilled-asparagus': {
    title: t('Grilled asparagus', 'هليون مشوي', 'Gegrillter Spargel', 'Asperges grillées'),
    description: t('Lemon, flaked almonds, olive oil.', 'ليمون وشرائح لوز وزيت زيتون.', 'Zitrone, Mandelblättchen, Olivenöl.', 'Citron, amandes effilées, huile d’olive.'),
    motif: 'edamame', price: 850, kcal: 160, dietary: declared(['nuts'], ['vegan', 'gluten_free']), tags: ['seasonal'],
  },
  'mushrooms-garlic-butter': {
    title: t('Garlic butter mushrooms', 'فطر بزبدة الثوم', 'Pilze in Knoblauchbutter', 'Champignons au beurre d’ail'),
    description: t('Chestnut mushrooms, thyme, black pepper.', 'فطر كستنائي وزعتر وفلفل أسود.', 'Braune Champignons, Thymian, Pfeffer.', 'Champignons bruns, thym, poivre noir.'),
    motif: 'mushrooms', price: 790, kcal: 260, dietary: declared(['milk'], ['vegetarian', 'gluten_free']),
  },
  'chocolate-fondant': {
    title: t('Chocolate fondant', 'فوندان الشوكولاتة', 'Schokoladenfondant', 'Fondant au chocolat'),
    description: t('Finish it ten minutes in your own oven.', 'أكمل خبزه عشر دقائق في فرنك.', 'Zehn Minuten im eigenen Ofen fertig backen.', 'À finir dix minutes dans votre four.'),
    motif: 'chocolate-cake', price: 850, kcal: 520, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian'], ['nuts']), addons: ['vanilla-scoop'],
  },
  'ny-cheesecake': {
    title: t('Baked cheesecake', 'تشيز كيك مخبوزة', 'Gebackener Käsekuchen', 'Cheesecake cuit au four'),
    description: t('Graham crust, sour cream top, cherries.', 'قاعدة بسكويت وقشدة حامضة وكرز.', 'Keksboden, Sauerrahm, Kirschen.', 'Base biscuitée, crème aigre, cerises.'),
    motif: 'cheesecake', price: 790, kcal: 510, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
}, steakTexts);

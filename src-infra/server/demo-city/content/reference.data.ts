import { name, further, t } from './text.ts';
import type { BrandEntry, CategoryEntry, CityEntry, CurrencyEntry, TagEntry, TakeEntry, UnitEntry } from './types.ts';

export const currencies: readonly CurrencyEntry[] = [
  { title: 'USD', symbol: '$', rate: '1', position: 'before', decimals: 2, isDefault: true },
  { title: 'EUR', symbol: '€', rate: '0.92', position: 'after', decimals: 2, isDefault: false },
  { title: 'JPY', symbol: '¥', rate: '149.3', position: 'before', decimals: 0, isDefault: false },
  { title: 'KWD', symbol: 'KD', rate: '0.307', position: 'before', decimals: 3, isDefault: false },
];

export const cities: readonly CityEntry[] = [
  { slug: 'port-alder', title: name('Port Alder', 'بورت ألدر'), timezone: 'America/New_York', center: [41.49, -71.312] },
  { slug: 'lindenau', title: name('Lindenau am See', 'ليندناو على البحيرة'), timezone: 'Europe/Berlin', center: [47.656, 9.18] },
];

export const categories: readonly CategoryEntry[] = [
  { slug: 'grill', title: further(t('Grill', 'مشاوي', 'Grill', 'Grillades'), 'Parrilla', 'Гриль', 'Izgara', '烧烤'), description: further(t('Charcoal, skewers and smoke', 'فحم وأسياخ ودخان', 'Holzkohle, Spieße und Rauch', 'Charbon, brochettes et fumée'), 'Carbón, brochetas y humo', 'Угли, шампуры и дымок', 'Kömür, şiş ve duman', '炭火、烤串与烟香') },
  { slug: 'pizza', title: further(t('Pizza', 'بيتزا', 'Pizza', 'Pizza'), 'Pizza', 'Пицца', 'Pizza', '披萨'), description: further(t('Stone ovens and midnight slices', 'أفران حجرية وشرائح منتصف الليل', 'Steinöfen und Mitternachtsstücke', 'Fours à pierre et parts de minuit'), 'Hornos de piedra y porciones de medianoche', 'Каменные печи и ночные ломтики', 'Taş fırınlar ve gece yarısı dilimleri', '石窑现烤，深夜也有') },
  { slug: 'sushi', title: further(t('Sushi', 'سوشي', 'Sushi', 'Sushis'), 'Sushi', 'Суши', 'Suşi', '寿司'), description: further(t('Nigiri, rolls and bento', 'نيغيري ورولات وبينتو', 'Nigiri, Rollen und Bento', 'Nigiri, makis et bento'), 'Nigiris, rollos y bento', 'Нигири, роллы и бенто', 'Nigiri, rulo ve bento', '握寿司、寿司卷与便当') },
  { slug: 'burgers', title: further(t('Burgers', 'برغر', 'Burger', 'Burgers'), 'Hamburguesas', 'Бургеры', 'Burger', '汉堡'), description: further(t('Smashed, stacked and fried', 'سماش وطبقات وبطاطا', 'Gesmasht, gestapelt, frittiert', 'Smash, étages et frites'), 'Aplastadas, apiladas y con patatas', 'Смэш, башни и картошка', 'Smash, kat kat ve patatesli', '压烤、叠层、配薯条') },
  { slug: 'salads', title: further(t('Salads', 'سلطات', 'Salate', 'Salades'), 'Ensaladas', 'Салаты', 'Salatalar', '沙拉'), description: further(t('Leaves, grains and bowls', 'خضار ورقية وحبوب وأوعية', 'Blatt, Korn und Bowl', 'Feuilles, céréales et bols'), 'Hojas, cereales y boles', 'Зелень, крупы и боулы', 'Yeşillik, tahıl ve kâse', '绿叶、谷物与能量碗') },
  { slug: 'noodles', title: further(t('Noodles', 'نودلز', 'Nudeln', 'Nouilles'), 'Fideos', 'Лапша', 'Noodle', '面条'), description: further(t('Ramen, wok and pho', 'رامن وووك وفو', 'Ramen, Wok und Phở', 'Ramen, wok et pho'), 'Ramen, wok y pho', 'Рамен, вок и фо', 'Ramen, wok ve pho', '拉面、炒面与越南河粉') },
  { slug: 'breakfast', title: further(t('Breakfast', 'فطور', 'Frühstück', 'Petit-déjeuner'), 'Desayunos', 'Завтраки', 'Kahvaltı', '早餐'), description: further(t('Eggs, pancakes, good bread', 'بيض وبان كيك وخبز طيب', 'Eier, Pancakes, gutes Brot', 'Œufs, pancakes, bon pain'), 'Huevos, tortitas y buen pan', 'Яйца, панкейки и хороший хлеб', 'Yumurta, pankek, iyi ekmek', '鸡蛋、松饼与好面包') },
  { slug: 'bakery', title: further(t('Bakery', 'مخابز', 'Bäckerei', 'Boulangerie'), 'Panadería', 'Пекарня', 'Fırın', '烘焙'), description: further(t('Out of the oven today', 'من الفرن اليوم', 'Heute aus dem Ofen', 'Sorti du four aujourd’hui'), 'Recién salido del horno', 'Сегодня из печи', 'Bugün fırından çıktı', '今日新鲜出炉') },
  { slug: 'groceries', title: further(t('Groceries', 'بقالة', 'Lebensmittel', 'Épicerie'), 'Supermercado', 'Продукты', 'Market', '生鲜杂货'), description: further(t('The weekly shop, brought up', 'تسوّق الأسبوع إلى بابك', 'Der Wochenkauf bis zur Tür', 'Les courses jusqu’à la porte'), 'La compra de la semana, en casa', 'Покупки на неделю до двери', 'Haftalık alışveriş kapında', '一周所需，送货上门') },
  { slug: 'sweets', title: further(t('Sweets', 'حلويات', 'Süßes', 'Douceurs'), 'Dulces', 'Сладости', 'Tatlılar', '甜品'), description: further(t('Gelato, cakes and baklava', 'جيلاتو وكعك وبقلاوة', 'Gelato, Torten und Baklava', 'Glaces, gâteaux et baklavas'), 'Helados, tartas y baklava', 'Джелато, торты и пахлава', 'Gelato, pasta ve baklava', '冰淇淋、蛋糕与果仁蜜饼') },
  { slug: 'drinks', title: further(t('Drinks', 'مشروبات', 'Getränke', 'Boissons'), 'Bebidas', 'Напитки', 'İçecekler', '饮品'), description: further(t('Juice, soda, tea, ice', 'عصير وصودا وشاي وثلج', 'Saft, Limo, Tee, Eis', 'Jus, sodas, thés, glaçons'), 'Zumos, refrescos, tés y hielo', 'Соки, лимонады, чай и лёд', 'Meyve suyu, gazoz, çay, buz', '果汁、汽水、茶与冰块') },
  { slug: 'flowers', title: further(t('Flowers', 'زهور', 'Blumen', 'Fleurs'), 'Flores', 'Цветы', 'Çiçek', '鲜花'), description: further(t('Bouquets and potted green', 'باقات ونباتات خضراء', 'Sträuße und Grünes im Topf', 'Bouquets et plantes vertes'), 'Ramos y plantas en maceta', 'Букеты и растения в горшках', 'Buketler ve saksı bitkileri', '花束与盆栽') },
  { slug: 'indian', title: further(t('Indian', 'هندي', 'Indisch', 'Indien'), 'India', 'Индийская', 'Hint', '印度菜'), description: further(t('Tandoor, dosa and dal', 'تندور ودوسا ودال', 'Tandoor, Dosa und Dal', 'Tandoor, dosa et dal'), 'Tandoor, dosas y dal', 'Тандур, доса и дал', 'Tandır, dosa ve dal', '馕坑、多萨饼与豆糊') },
  { slug: 'mexican', title: further(t('Mexican', 'مكسيكي', 'Mexikanisch', 'Mexicain'), 'Mexicana', 'Мексиканская', 'Meksika', '墨西哥菜'), description: further(t('Tacos, birria, salsa', 'تاكو وبيريا وسالسا', 'Tacos, Birria, Salsa', 'Tacos, birria, salsa'), 'Tacos, birria y salsa', 'Тако, биррия и сальса', 'Tako, birria, salsa', '塔可、炖肉与莎莎酱') },
  { slug: 'seafood', title: further(t('Seafood', 'مأكولات بحرية', 'Meeresfrüchte', 'Fruits de mer'), 'Pescado y marisco', 'Морепродукты', 'Deniz ürünleri', '海鲜'), description: further(t('Landed at the pier', 'من الرصيف مباشرة', 'Direkt vom Pier', 'Débarqués au quai'), 'Recién llegado al muelle', 'Прямо с причала', 'İskeleden yeni indi', '码头直送') },
  { slug: 'vegan', title: further(t('Vegan', 'نباتي صرف', 'Vegan', 'Végétalien'), 'Vegana', 'Веганская', 'Vegan', '纯素'), description: further(t('All plants, no compromise', 'نباتي بالكامل بلا تنازل', 'Nur Pflanzen, voller Geschmack', 'Tout végétal, tout en goût'), 'Todo vegetal, todo sabor', 'Только растения, весь вкус', 'Tamamı bitkisel, ödünsüz lezzet', '全植物，不将就') },
  { slug: 'coffee', title: further(t('Coffee', 'قهوة', 'Kaffee', 'Café'), 'Café', 'Кофе', 'Kahve', '咖啡'), description: further(t('Roasted around the corner', 'محمّصة في الجوار', 'Um die Ecke geröstet', 'Torréfié au coin de la rue'), 'Tostado a la vuelta de la esquina', 'Обжарен за углом', 'Hemen köşede kavruldu', '街角现烘') },
  { slug: 'pasta', title: further(t('Pasta', 'معكرونة', 'Pasta', 'Pâtes'), 'Pasta', 'Паста', 'Makarna', '意面'), description: further(t('Rolled this morning', 'محضّرة هذا الصباح', 'Heute früh gerollt', 'Étalées ce matin'), 'Estirada esta mañana', 'Раскатана сегодня утром', 'Bu sabah açıldı', '今早现擀') },
  { slug: 'thai', title: further(t('Thai and Vietnamese', 'تايلندي وفيتنامي', 'Thai und Vietnamesisch', 'Thaï et vietnamien'), 'Tailandesa y vietnamita', 'Тайская и вьетнамская', 'Tayland ve Vietnam', '泰国菜与越南菜'), description: further(t('Herbs, lime and heat', 'أعشاب ولايم وحرارة', 'Kräuter, Limette, Schärfe', 'Herbes, citron vert et piment'), 'Hierbas, lima y picante', 'Травы, лайм и острота', 'Otlar, misket limonu ve acı', '香草、青柠与辣味') },
  { slug: 'household', title: further(t('Household', 'منزليات', 'Haushalt', 'Maison'), 'Hogar', 'Для дома', 'Ev', '家居日用'), description: further(t('Soap, paper, baby, pets', 'صابون وورق وأطفال وحيوانات', 'Seife, Papier, Baby, Tier', 'Savon, papier, bébé, animaux'), 'Jabón, papel, bebés y mascotas', 'Мыло, бумага, дети и питомцы', 'Sabun, kâğıt, bebek, evcil hayvan', '清洁、纸品、母婴与宠物') },
];

export const takes: readonly TakeEntry[] = [
  { slug: 'halal', title: further(t('Halal', 'حلال', 'Halal', 'Halal'), 'Halal', 'Халяль', 'Helal', '清真') },
  { slug: 'vegan-friendly', title: further(t('Vegan-friendly', 'خيارات نباتية', 'Veganfreundlich', 'Options végétaliennes'), 'Opciones veganas', 'Есть веганское', 'Vegan seçenekli', '有纯素选择') },
  { slug: 'late-night', title: further(t('Late night', 'حتى وقت متأخر', 'Spät geöffnet', 'Tard le soir'), 'Hasta tarde', 'Допоздна', 'Geç saate kadar', '营业到深夜') },
  { slug: 'family', title: further(t('Family', 'للعائلات', 'Für Familien', 'En famille'), 'Para familias', 'Для семьи', 'Aileler için', '适合家庭') },
  { slug: 'local-favorite', title: further(t('Local favorite', 'مفضّل لدى أهل الحي', 'Lieblingsladen im Viertel', 'Favori du quartier'), 'Favorito del barrio', 'Любимец района', 'Mahallenin gözdesi', '街坊最爱') },
  { slug: 'zero-waste', title: further(t('Zero waste', 'بلا نفايات', 'Ohne Müll', 'Zéro déchet'), 'Sin residuos', 'Без отходов', 'Sıfır atık', '零浪费') },
  { slug: 'gluten-aware', title: further(t('Gluten-free choices', 'خيارات بلا غلوتين', 'Glutenfreie Auswahl', 'Choix sans gluten'), 'Opciones sin gluten', 'Есть без глютена', 'Glütensiz seçenekler', '有无麸质选择') },
  { slug: 'organic', title: further(t('Organic', 'عضوي', 'Bio', 'Bio'), 'Ecológico', 'Органическое', 'Organik', '有机') },
  { slug: 'open-24-7', title: further(t('Around the clock', 'على مدار الساعة', 'Rund um die Uhr', '24 h sur 24'), 'Abierto 24 horas', 'Круглосуточно', 'Günün her saati', '24小时营业') },
  { slug: 'handmade', title: further(t('Made by hand', 'صناعة يدوية', 'Handgemacht', 'Fait main'), 'Hecho a mano', 'Ручная работа', 'El yapımı', '手工制作') },
];

export const tags: readonly TagEntry[] = [
  { slug: 'spicy', title: further(t('Spicy', 'حار', 'Scharf', 'Épicé'), 'Picante', 'Острое', 'Acılı', '辣') },
  { slug: 'new', title: further(t('New', 'جديد', 'Neu', 'Nouveau'), 'Nuevo', 'Новинка', 'Yeni', '新品') },
  { slug: 'chef', title: further(t('House favorite', 'اختيار المطبخ', 'Empfehlung des Hauses', 'Coup de cœur maison'), 'Favorito de la casa', 'Выбор кухни', 'Şefin seçimi', '招牌推荐') },
  { slug: 'kids', title: further(t('Good for children', 'مناسب للأطفال', 'Für Kinder', 'Pour les enfants'), 'Para niños', 'Детям', 'Çocuklar için', '适合儿童') },
  { slug: 'seasonal', title: further(t('In season', 'موسمي', 'Saison', 'De saison'), 'De temporada', 'По сезону', 'Mevsiminde', '当季') },
  { slug: 'local', title: further(t('From nearby', 'منتج محلي', 'Aus der Nähe', 'Produit local'), 'De cerca', 'Местное', 'Yöreden', '本地出产') },
  { slug: 'organic', title: further(t('Organic', 'عضوي', 'Bio', 'Bio'), 'Ecológico', 'Органическое', 'Organik', '有机') },
  { slug: 'light', title: further(t('Light', 'خفيف', 'Leicht', 'Léger'), 'Ligero', 'Лёгкое', 'Hafif', '清淡') },
  { slug: 'sharing', title: further(t('To share', 'للمشاركة', 'Zum Teilen', 'À partager'), 'Para compartir', 'На компанию', 'Paylaşmalık', '适合分享') },
];

export const units: readonly UnitEntry[] = [
  { slug: 'pcs', title: further(t('pcs', 'قطعة', 'Stk.', 'pce'), 'ud.', 'шт.', 'adet', '件'), position: 'after' },
  { slug: 'kg', title: further(t('kg', 'كغ', 'kg', 'kg'), 'kg', 'кг', 'kg', '公斤'), position: 'after' },
  { slug: 'l', title: further(t('l', 'ل', 'l', 'l'), 'l', 'л', 'l', '升'), position: 'after' },
  { slug: 'pack', title: further(t('pack', 'عبوة', 'Pck.', 'paquet'), 'paquete', 'упак.', 'paket', '包'), position: 'after' },
  { slug: 'bunch', title: further(t('bunch', 'باقة', 'Bund', 'botte'), 'manojo', 'пучок', 'demet', '束'), position: 'after' },
];

export const brands: readonly BrandEntry[] = [
  { slug: 'millbrook', title: name('Millbrook Dairy', 'ميلبروك') },
  { slug: 'meadowlark', title: name('Meadowlark', 'ميدولارك') },
  { slug: 'nordvik', title: name('Nordvik', 'نوردفيك') },
  { slug: 'casa-oliva', title: name('Casa Oliva', 'كازا أوليفا') },
  { slug: 'harvest-row', title: name('Harvest Row', 'هارفست رو') },
  { slug: 'kornfeld', title: name('Kornfeld', 'كورنفيلد') },
  { slug: 'al-waha', title: name('Al Waha', 'الواحة') },
  { slug: 'kori', title: name('Kōri', 'كوري') },
  { slug: 'tidepool', title: name('Tidepool', 'تايدبول') },
  { slug: 'sunfold', title: name('Sunfold', 'صنفولد') },
  { slug: 'brightwater', title: name('Brightwater', 'برايت ووتر') },
  { slug: 'fizz-house', title: name('Fizz House', 'فيز هاوس') },
  { slug: 'old-quay', title: name('Old Quay Roasters', 'محمصة أولد كي') },
  { slug: 'bellweather', title: name('Bellweather', 'بيلويذر') },
  { slug: 'softwell', title: name('Softwell', 'سوفتويل') },
  { slug: 'spruce', title: name('Spruce & Co.', 'سبروس') },
  { slug: 'clearly', title: name('Clearly', 'كليرلي') },
  { slug: 'little-fern', title: name('Little Fern', 'ليتل فيرن') },
  { slug: 'pawson', title: name('Pawson', 'باوسون') },
];

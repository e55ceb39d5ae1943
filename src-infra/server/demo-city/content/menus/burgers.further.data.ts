import { furtherTexts } from '../table.ts';

export const burgerTexts = furtherTexts({
  'dockside-burger': {
    es: ['Hamburguesa de la casa', 'Carne de costilla, cheddar, pepinillos, cebolla y salsa de la casa.'],
    ru: ['Фирменный бургер', 'Котлета из говяжьих рёбер, чеддер, маринованные огурцы, лук, фирменный соус.'],
    tr: ['Ev burgeri', 'Kısa kaburga köftesi, cheddar, turşu, soğan, özel sos.'],
    zh: ['招牌汉堡', '牛小排肉饼、切达奶酪、酸黄瓜、洋葱、招牌酱。'],
  },
  'double-smash': {
    es: ['Doble smash', 'Dos carnes finas de borde crujiente y queso americano.'],
    ru: ['Двойной смэш', 'Две тонкие котлеты с кружевной корочкой, американский сыр.'],
    tr: ['Çift smash', 'Kenarları dantel gibi iki ince köfte, Amerikan peyniri.'],
    zh: ['双层压煎牛肉堡', '两片焦边薄肉饼、美式奶酪。'],
  },
  'blue-cheese-burger': {
    es: ['Queso azul e higo', 'Gorgonzola, confitura de higo, rúcula y brioche tostado.'],
    ru: ['Бургер с голубым сыром и инжиром', 'Горгонзола, релиш из инжира, руккола, поджаренная бриошь.'],
    tr: ['Küflü peynirli incirli burger', 'Gorgonzola, incir sosu, roka, kızarmış brioche.'],
    zh: ['蓝纹奶酪无花果汉堡', '戈贡佐拉奶酪、无花果酱、芝麻菜、烤布里欧修面包。'],
  },
  'bacon-maple-burger': {
    es: ['Beicon y arce', 'Beicon caramelizado, cheddar ahumado y cebolla crujiente.'],
    ru: ['Бургер с беконом и кленовым сиропом', 'Карамелизованный бекон, копчёный чеддер, хрустящий лук.'],
    tr: ['Bacon ve akçaağaç şuruplu burger', 'Karamelize bacon, füme cheddar, çıtır soğan.'],
    zh: ['枫糖培根汉堡', '焦糖培根、烟熏切达、香酥洋葱。'],
  },
  'crispy-chicken-burger': {
    es: ['Hamburguesa de pollo crujiente', 'Contramuslo en suero de mantequilla, col, pepinillos y mayonesa picante.'],
    ru: ['Бургер с хрустящей курицей', 'Бедро в пахте, капустный салат, маринованные огурцы, острый майонез.'],
    tr: ['Çıtır tavuk burger', 'Yayık ayranında dinlenmiş but, lahana salatası, turşu, acılı mayonez.'],
    zh: ['脆皮鸡腿堡', '酪乳腌鸡腿、凉拌卷心菜、酸黄瓜、辣味蛋黄酱。'],
  },
  'nashville-hot': {
    es: ['Pollo picante de Nashville', 'Aceite de cayena, pan blanco y pepinillos. Va en serio.'],
    ru: ['Острая курица по-нэшвиллски', 'Кайенское масло, белый хлеб, маринованные огурцы. Остро без шуток.'],
    tr: ['Nashville usulü acı tavuk', 'Acı kırmızı biberli yağ, beyaz ekmek, turşu. Şakası yok.'],
    zh: ['纳什维尔辣炸鸡', '卡宴辣椒油、白面包、酸黄瓜，是真辣。'],
  },
  'fish-burger': {
    es: ['Hamburguesa de pescado del puerto', 'Rebozado sin cerveza, abadejo, salsa tártara y eneldo.'],
    ru: ['Портовый бургер с рыбой', 'Кляр без пива, минтай, соус тартар, укроп.'],
    tr: ['Liman usulü balık burger', 'Birasız kaplama, mezgit, tartar sos, dereotu.'],
    zh: ['海港鱼堡', '无啤酒脆浆、狭鳕、塔塔酱、莳萝。'],
  },
  'mushroom-burger': {
    es: ['Hamburguesa de portobello', 'Rellena de queso fundido y frita.'],
    ru: ['Бургер с портобелло', 'С начинкой из тягучего сыра, обжарен во фритюре.'],
    tr: ['Portobello burger, peynir dolgulu', 'İçi eriyen peynirle doldurulmuş, kızartılmış mantar.'],
    zh: ['大褐菇汉堡', '夹满融化奶酪，炸至金黄。'],
  },
  'black-bean-burger': {
    es: ['Hamburguesa de alubias negras', 'Medallón de alubias con chipotle, aguacate y tomate especiado.'],
    ru: ['Бургер с чёрной фасолью', 'Котлета из фасоли с чипотле, авокадо, томатный релиш.'],
    tr: ['Siyah fasulyeli burger', 'Chipotle’li fasulye köftesi, avokado, domates sosu.'],
    zh: ['黑豆汉堡', '烟熏辣椒黑豆饼、牛油果、番茄酱料。'],
  },
  'kids-burger': {
    es: ['Hamburguesa pequeña con patatas', 'Carne y queso sin más, patatas pequeñas y gajos de manzana.'],
    ru: ['Маленький бургер с картофелем фри', 'Просто котлета и сыр, маленькая порция фри, дольки яблока.'],
    tr: ['Küçük burger ve patates', 'Sade köfte ve peynir, küçük patates, elma dilimleri.'],
    zh: ['儿童小汉堡配薯条', '原味肉饼夹奶酪、小份薯条、苹果片。'],
  },
  'harbor-hot-dog': {
    es: ['Perrito del puerto', 'Salchicha de ternera, mostaza, chucrut y pan abierto por arriba.'],
    ru: ['Портовый хот-дог', 'Сосиска из чистой говядины, горчица, квашеная капуста, булочка с разрезом сверху.'],
    tr: ['Liman sosislisi', 'Yüzde yüz dana sosis, hardal, lahana turşusu, üstten açık ekmek.'],
    zh: ['海港热狗', '纯牛肉香肠、芥末酱、德式酸菜、顶开口面包。'],
  },
  // Chicken
  'buttermilk-tenders': {
    es: ['Tiras de pollo crujientes', 'Cinco tiras en suero de mantequilla, rebozado con pimienta y dos salsas.'],
    ru: ['Куриные стрипсы в пахте', 'Пять полосок, перечная корочка, два соуса.'],
    tr: ['Çıtır tavuk parçaları', 'Yayık ayranında dinlenmiş beş parça, karabiberli kaplama, iki sos.'],
    zh: ['酪乳炸鸡柳', '五条，胡椒脆皮，两款蘸酱。'],
  },
  'buffalo-wings': {
    es: ['Alitas', 'Fritas dos veces, salseadas en caliente, con apio.'],
    ru: ['Крылышки', 'Дважды обжарены, горячими смешаны с соусом, стебли сельдерея.'],
    tr: ['Tavuk kanat', 'İki kez kızartılır, sıcakken soslanır, kereviz sapıyla.'],
    zh: ['美式鸡翅', '双重油炸，趁热裹酱，配西芹条。'],
  },
  'rotisserie-chicken': {
    es: ['Pollo asado', 'Limón, ajo y tomillo, con salsa de su propio jugo.'],
    ru: ['Цыплёнок на вертеле', 'Лимон, чеснок, тимьян; соус из собственного сока.'],
    tr: ['Piliç çevirme', 'Limon, sarımsak, taze kekik; sosu kendi suyundan.'],
    zh: ['旋转烤鸡', '柠檬、大蒜、百里香，配原汁肉酱。'],
  },
  'chicken-bucket': {
    es: ['Cubo familiar', 'Ocho piezas, cuatro tiras, patatas grandes y ensalada de col.'],
    ru: ['Семейное ведро', 'Восемь кусков курицы, четыре стрипса, большой картофель фри и капустный салат.'],
    tr: ['Aile kovası', 'Sekiz parça tavuk, dört şerit, büyük patates ve lahana salatası.'],
    zh: ['全家桶', '八块炸鸡、四条鸡柳、大份薯条、凉拌卷心菜。'],
  },
  'chicken-and-waffles': {
    es: ['Pollo con gofres', 'Contramuslo frito, gofre de suero de mantequilla, arce y salsa picante.'],
    ru: ['Курица с вафлями', 'Жареное бедро, вафля на пахте, кленовый сироп и острый соус.'],
    tr: ['Waffle üstünde tavuk', 'Kızarmış but, yayık ayranlı waffle, akçaağaç şurubu ve acı sos.'],
    zh: ['炸鸡华夫饼', '炸鸡腿排、酪乳华夫饼、枫糖浆和辣酱。'],
  },
  // Sides and shakes
  'skin-on-fries': {
    es: ['Patatas con piel', 'Fritas dos veces, sal marina y romero.'],
    ru: ['Картофель фри в кожуре', 'Дважды обжарен, морская соль, розмарин.'],
    tr: ['Kabuklu patates kızartması', 'İki kez kızarmış, deniz tuzu, biberiye.'],
    zh: ['带皮薯条', '两次油炸，海盐、迷迭香。'],
  },
  'sweet-potato-fries': {
    es: ['Boniato frito', 'Pimentón ahumado y mayonesa de lima.'],
    ru: ['Батат фри', 'Копчёная паприка, майонез с лаймом.'],
    tr: ['Tatlı patates kızartması', 'Tütsülenmiş toz biber, misket limonlu mayonez.'],
    zh: ['红薯条', '烟熏红椒粉、青柠蛋黄酱。'],
  },
  'chilli-cheese-fries': {
    es: ['Patatas con chili y queso', 'Chili de ternera, salsa de queso, jalapeños y crema agria.'],
    ru: ['Картофель фри с чили и сыром', 'Чили с говядиной, сырный соус кесо, халапеньо, сметана.'],
    tr: ['Chili ve peynirli patates', 'Dana kıymalı chili, peynir sosu, jalapeño, ekşi krema.'],
    zh: ['辣肉酱芝士薯条', '牛肉辣酱、芝士酱、墨西哥辣椒、酸奶油。'],
  },
  'onion-rings': {
    es: ['Aros de cebolla', 'Corte grueso, rebozado con agua con gas.'],
    ru: ['Луковые кольца', 'Толстая нарезка, кляр на газированной воде.'],
    tr: ['Soğan halkası', 'Kalın kesim, maden sulu kaplama.'],
    zh: ['炸洋葱圈', '厚切洋葱，气泡水脆浆。'],
  },
  'vanilla-shake': {
    es: ['Batido de vainilla malteada', 'Tres bolas, leche entera y malta en polvo.'],
    ru: ['Ванильный молочный коктейль с солодом', 'Три шарика мороженого, цельное молоко, солодовый порошок.'],
    tr: ['Maltlı vanilyalı milkshake', 'Üç top dondurma, tam yağlı süt, malt tozu.'],
    zh: ['麦芽香草奶昔', '三球冰淇淋、全脂牛奶、麦芽粉。'],
  },
  'chocolate-shake': {
    es: ['Batido de chocolate', 'Chocolate negro, leche fría y tan espeso que pide cuchara.'],
    ru: ['Шоколадный молочный коктейль', 'Тёмный шоколад, холодное молоко, густой — хоть ложкой ешь.'],
    tr: ['Çikolatalı milkshake', 'Bitter çikolata, soğuk süt, kaşıkla içilecek kadar koyu.'],
    zh: ['巧克力奶昔', '黑巧克力、冰牛奶，浓到要用勺子。'],
  },
  'oreo-style-shake': {
    es: ['Batido de galleta', 'Galletas de cacao trituradas con helado de vainilla.'],
    ru: ['Молочный коктейль с печеньем', 'Крошка шоколадного печенья в ванильном мороженом.'],
    tr: ['Kurabiyeli milkshake', 'Vanilyalı dondurmada ezilmiş kakaolu kurabiye.'],
    zh: ['可可饼干奶昔', '可可饼干碎搅进香草冰淇淋。'],
  },
  'cherry-pie': {
    es: ['Tarta de cerezas', 'Enrejado de masa, guindas, la calentamos si quieres.'],
    ru: ['Вишнёвый пирог', 'Решётка из теста, кислая вишня, подогреем по просьбе.'],
    tr: ['Vişneli turta', 'Kafes hamur, vişne; isterseniz ısıtırız.'],
    zh: ['樱桃派', '格纹酥皮、酸樱桃，可代加热。'],
  },
  'walnut-brownie': {
    es: ['Brownie de nueces', 'Corteza agrietada, centro apenas hecho.'],
    ru: ['Брауни с грецким орехом', 'Потрескавшаяся корочка, едва пропечённая середина.'],
    tr: ['Cevizli brownie', 'Üstü çatlak, ortası ıslak.'],
    zh: ['核桃布朗尼', '表皮龟裂，内心湿润。'],
  },
});

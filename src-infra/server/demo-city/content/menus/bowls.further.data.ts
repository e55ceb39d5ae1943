import { furtherTexts } from '../table.ts';

export const bowlTexts = furtherTexts({
  'caesar-salad': {
    es: ['Ensalada César', 'Cogollos de lechuga romana, aliño de anchoas, picatostes y parmesano.'],
    ru: ['Салат «Цезарь»', 'Сердцевина ромэна, заправка с анчоусами, рваные крутоны, пармезан.'],
    tr: ['Sezar salata', 'Marul göbeği, ançüezli sos, elde koparılmış kruton, parmesan.'],
    zh: ['凯撒沙拉', '罗马生菜心、鳀鱼酱汁、手撕面包丁、帕尔马干酪。'],
  },
  'greek-salad': {
    es: ['Ensalada griega', 'Tomate, pepino, aceitunas y una buena loncha de feta.'],
    ru: ['Деревенский салат', 'Помидоры, огурцы, оливки и ломоть феты.'],
    tr: ['Köy salatası', 'Domates, salatalık, zeytin ve kalın bir dilim feta.'],
    zh: ['希腊乡村沙拉', '番茄、黄瓜、橄榄，盖一整块菲达奶酪。'],
  },
  'harvest-salad': {
    es: ['Calabaza asada y kale', 'Kale masajeado, calabaza, cerezas secas y pipas de calabaza.'],
    ru: ['Запечённая тыква и кейл', 'Размятый руками кейл, тыква, сушёная вишня, тыквенные семечки.'],
    tr: ['Fırınlanmış balkabağı ve kale', 'Ovulmuş kale, balkabağı, kuru kiraz, kabak çekirdeği.'],
    zh: ['烤南瓜羽衣甘蓝沙拉', '揉软的羽衣甘蓝、南瓜、樱桃干、南瓜籽。'],
  },
  'nicoise': {
    es: ['Ensalada nizarda', 'Atún a la plancha, judías verdes, huevo cremoso, patata y aceitunas.'],
    ru: ['Салат «Нисуаз»', 'Обжаренный тунец, стручковая фасоль, яйцо с кремовым желтком, картофель, оливки.'],
    tr: ['Nice usulü salata', 'Mühürlenmiş ton balığı, taze fasulye, rafadan yumurta, patates, zeytin.'],
    zh: ['尼斯沙拉', '香煎金枪鱼、四季豆、溏心蛋、土豆、橄榄。'],
  },
  'lentil-beet-salad': {
    es: ['Ensalada de lentejas y remolacha', 'Lentejas de Puy, queso de cabra, nueces y cebollino.'],
    ru: ['Салат из чечевицы и свёклы', 'Чечевица пюи, козий сыр, грецкий орех, шнитт-лук.'],
    tr: ['Mercimekli pancar salatası', 'Puy mercimeği, keçi peyniri, ceviz, frenk soğanı.'],
    zh: ['小扁豆甜菜根沙拉', '普伊小扁豆、山羊奶酪、核桃、细香葱。'],
  },
  'build-green-bowl': {
    es: ['Bol verde de la casa', 'Brócoli, edamame, pepino, hierbas y aguacate.'],
    ru: ['Зелёный боул', 'Брокколи, эдамаме, огурец, зелень, авокадо.'],
    tr: ['Yeşil kase', 'Brokoli, edamame, salatalık, taze otlar, avokado.'],
    zh: ['绿意能量碗', '西兰花、毛豆、黄瓜、香草、牛油果。'],
  },
  'quinoa-rainbow-bowl': {
    es: ['Bol arcoíris de quinoa', 'Lombarda, zanahoria, maíz, garbanzos y cebolla encurtida.'],
    ru: ['Радужный боул с киноа', 'Краснокочанная капуста, морковь, кукуруза, нут, маринованный лук.'],
    tr: ['Gökkuşağı kinoa kasesi', 'Mor lahana, havuç, mısır, nohut, soğan turşusu.'],
    zh: ['彩虹藜麦碗', '紫甘蓝、胡萝卜、玉米、鹰嘴豆、腌洋葱。'],
  },
  'chicken-avocado-bowl': {
    es: ['Bol de pollo y aguacate', 'Pollo al limón, aguacate, tomate y semillas tostadas.'],
    ru: ['Боул с курицей и авокадо', 'Курица с лимоном, авокадо, помидоры, поджаренные семечки.'],
    tr: ['Tavuklu avokadolu kase', 'Limonlu tavuk, avokado, domates, kavrulmuş çekirdekler.'],
    zh: ['鸡肉牛油果碗', '柠檬鸡肉、牛油果、番茄、烤香籽仁。'],
  },
  'halloumi-freekeh-bowl': {
    es: ['Bol de halloumi y freekeh', 'Trigo verde ahumado, halloumi a la plancha y granada.'],
    ru: ['Боул с халуми и фрике', 'Копчёная пшеница, обжаренный халуми, гранат.'],
    tr: ['Hellimli firik kasesi', 'Tütsülü firik, mühürlenmiş hellim, nar.'],
    zh: ['哈罗米奶酪烟熏青麦碗', '烟熏青麦、香煎哈罗米奶酪、石榴籽。'],
  },
  // Poke
  'salmon-poke': {
    es: ['Poke de salmón', 'Salmón con soja y sésamo, mango, edamame y jengibre encurtido.'],
    ru: ['Поке с лососем', 'Лосось в соево-кунжутной заправке, манго, эдамаме, маринованный имбирь.'],
    tr: ['Somonlu poke', 'Soya ve susamlı somon, mango, edamame, zencefil turşusu.'],
    zh: ['三文鱼波奇饭', '芝麻酱油三文鱼、芒果、毛豆、腌姜。'],
  },
  'tuna-poke': {
    es: ['Poke de atún ahi', 'Atún de aleta amarilla, pepino, algas y cebolla crujiente.'],
    ru: ['Поке с тунцом ахи', 'Желтопёрый тунец, огурец, водоросли, хрустящий лук.'],
    tr: ['Ton balıklı poke', 'Sarıyüzgeçli ton balığı, salatalık, deniz yosunu, çıtır soğan.'],
    zh: ['金枪鱼波奇饭', '黄鳍金枪鱼、黄瓜、海藻、香酥洋葱。'],
  },
  'prawn-poke': {
    es: ['Poke de gambas con lima y chile', 'Gambas cocidas, piña, guindilla roja y cilantro.'],
    ru: ['Поке с креветками, чили и лаймом', 'Отварные креветки, ананас, красный чили, кинза.'],
    tr: ['Acılı misket limonlu karides poke', 'Haşlanmış karides, ananas, kırmızı acı biber, kişniş.'],
    zh: ['青柠辣椒虾波奇饭', '白灼大虾、菠萝、红辣椒、香菜。'],
  },
  'tofu-poke': {
    es: ['Poke de tofu al jengibre', 'Tofu marinado, zanahoria, rábano y sésamo.'],
    ru: ['Поке с тофу и имбирём', 'Маринованный тофу, морковь, редис, кунжут.'],
    tr: ['Zencefilli tofulu poke', 'Marine tofu, havuç, turp, susam.'],
    zh: ['姜香豆腐波奇饭', '腌渍豆腐、胡萝卜、小萝卜、芝麻。'],
  },
  'chicken-poke': {
    es: ['Poke de pollo teriyaki', 'Pollo caliente, maíz, pepino y furikake.'],
    ru: ['Поке с курицей терияки', 'Тёплая курица, кукуруза, огурец, фурикакэ.'],
    tr: ['Teriyaki tavuklu poke', 'Ilık tavuk, mısır, salatalık, furikake.'],
    zh: ['照烧鸡肉波奇饭', '热鸡肉、玉米、黄瓜、海苔芝麻拌饭料。'],
  },
  // Plant kitchen
  'cauliflower-steak': {
    es: ['Filete de coliflor', 'Bien asado, con romesco, alcaparras y perejil.'],
    ru: ['Стейк из цветной капусты', 'Хорошо запечён, ромеско, каперсы, нежная петрушка.'],
    tr: ['Karnabahar bifteği', 'İyice fırınlanmış; romesco sosu, kapari, taze maydanoz.'],
    zh: ['花椰菜排', '重火烤香，罗梅斯科酱、刺山柑、嫩欧芹。'],
  },
  'mushroom-stroganoff': {
    es: ['Stroganoff de setas', 'Crema de avena, pimentón ahumado y arroz salvaje.'],
    ru: ['Бефстроганов из грибов', 'Овсяные сливки, копчёная паприка, дикий рис.'],
    tr: ['Mantar stroganof', 'Yulaf kreması, tütsülenmiş toz biber, yabani pirinç.'],
    zh: ['俄式奶油蘑菇', '燕麦奶油、烟熏红椒粉、野米。'],
  },
  'jackfruit-tacos': {
    es: ['Tacos de jaca', 'Jaca ahumada, ensalada de col y crema de anacardos con lima.'],
    ru: ['Тако с джекфрутом', 'Копчёный джекфрут, капустный салат, крем из кешью с лаймом.'],
    tr: ['Jackfruitlu taco', 'Tütsülü jackfruit, lahana salatası, misket limonlu kaju kreması.'],
    zh: ['菠萝蜜塔可', '烟熏菠萝蜜、凉拌卷心菜、青柠腰果奶油。'],
  },
  'seitan-burger': {
    es: ['Hamburguesa doble de seitán', 'Seitán ahumado en casa, pepinillos y mayonesa de mostaza sin huevo.'],
    ru: ['Бургер с сейтаном', 'Сейтан домашнего копчения, маринованные огурцы, горчичный майонез без яиц.'],
    tr: ['Katlı seitan burger', 'Burada tütsülenmiş seitan, turşu, yumurtasız hardallı mayonez.'],
    zh: ['层叠面筋素汉堡', '自家烟熏面筋、酸黄瓜、无蛋芥末蛋黄酱。'],
  },
  'vegan-mac': {
    es: ['Macarrones con crema de anacardos', 'Salsa cremosa de anacardos, guisantes y pan rallado crujiente.'],
    ru: ['Макароны с кешью и зеленью', 'Сливочный соус из кешью, горошек, хрустящие сухари.'],
    tr: ['Kaju soslu yeşil makarna', 'Kremamsı kaju sosu, bezelye, çıtır ekmek kırıntısı.'],
    zh: ['腰果酱通心粉配青蔬', '香浓腰果酱、豌豆、香脆面包糠。'],
  },
  'root-stew': {
    es: ['Guiso de raíces y cebada', 'Chirivía, apionabo, cebada perlada y tomillo.'],
    ru: ['Рагу из корнеплодов с перловкой', 'Пастернак, корневой сельдерей, перловая крупа, тимьян.'],
    tr: ['Kök sebzeli arpa yahnisi', 'Yaban havucu, kök kereviz, inci arpa, taze kekik.'],
    zh: ['根茎蔬菜大麦炖锅', '欧防风、根芹、珍珠大麦、百里香。'],
  },
  'pumpkin-soup': {
    es: ['Crema de calabaza y jengibre', 'Coco, semillas tostadas y aceite de guindilla.'],
    ru: ['Тыквенный суп с имбирём', 'Кокос, поджаренные семечки, масло чили.'],
    tr: ['Zencefilli balkabağı çorbası', 'Hindistan cevizi, kavrulmuş çekirdekler, acı biber yağı.'],
    zh: ['姜味南瓜汤', '椰奶、烤香籽仁、辣油。'],
  },
  'tomato-soup': {
    es: ['Sopa de tomate asado', 'Aceite de albahaca y una rebanada de pan de masa madre a la parrilla.'],
    ru: ['Суп из запечённых томатов', 'Базиликовое масло и ломтик хлеба на закваске с гриля.'],
    tr: ['Közlenmiş domates çorbası', 'Fesleğenli yağ ve bir dilim ızgara ekşi mayalı ekmek.'],
    zh: ['烤番茄汤', '罗勒油，配一片烤酸面包。'],
  },
  'acai-bowl': {
    es: ['Bol de asaí', 'Asaí espeso, plátano, granola y arándanos.'],
    ru: ['Боул с асаи', 'Густой асаи, банан, гранола, голубика.'],
    tr: ['Açai kasesi', 'Koyu kıvamlı açai, muz, granola, yaban mersini.'],
    zh: ['巴西莓果碗', '浓稠巴西莓、香蕉、格兰诺拉麦片、蓝莓。'],
  },
  'chia-pudding': {
    es: ['Pudin de chía y coco', 'Reposado toda la noche, con maracuyá.'],
    ru: ['Кокосовый чиа-пудинг', 'Настаивается ночь, сверху маракуйя.'],
    tr: ['Hindistan cevizli chia puding', 'Bir gece dinlenmiş, üstünde çarkıfelek meyvesi.'],
    zh: ['椰香奇亚籽布丁', '静置一夜，淋百香果。'],
  },
  'vegan-chocolate-tart': {
    es: ['Tarta de chocolate negro', 'Ganache de aceite de oliva, base de avellana, sin lácteos.'],
    ru: ['Тарт с тёмным шоколадом', 'Ганаш на оливковом масле, основа из фундука, без молочного.'],
    tr: ['Bitter çikolatalı tart', 'Zeytinyağlı ganaj, fındıklı taban, süt ürünü içermez.'],
    zh: ['黑巧克力挞', '橄榄油甘纳许、榛子挞皮，不含乳制品。'],
  },
  'green-smoothie': {
    es: ['Batido de espinacas y manzana', 'Jengibre, lima y el plátano justo para suavizarlo.'],
    ru: ['Смузи со шпинатом и яблоком', 'Имбирь, лайм и столько банана, чтобы смягчить вкус.'],
    tr: ['Ispanaklı elmalı smoothie', 'Zencefil, misket limonu ve tadı yumuşatacak kadar muz.'],
    zh: ['菠菜苹果奶昔', '姜、青柠，加点香蕉让口感柔和。'],
  },
  'berry-smoothie': {
    es: ['Batido de frutos rojos y avena', 'Arándanos, frambuesas, copos y bebida de avena.'],
    ru: ['Ягодный смузи с овсянкой', 'Голубика, малина, овсяные хлопья, овсяный напиток.'],
    tr: ['Orman meyveli yulaflı smoothie', 'Yaban mersini, ahududu, yulaf, yulaf içeceği.'],
    zh: ['莓果燕麦奶昔', '蓝莓、树莓、燕麦片、燕麦奶。'],
  },
  'ginger-shot': {
    es: ['Chupito de jengibre y cúrcuma', '60 ml, enérgico. Se bebe de pie.'],
    ru: ['Имбирный шот с куркумой', '60 мл, бодрит. Пить стоя.'],
    tr: ['Zencefilli zerdeçallı shot', '60 ml, sert. Ayakta için.'],
    zh: ['姜黄生姜小饮', '60毫升，劲道十足，站着一口干。'],
  },
});

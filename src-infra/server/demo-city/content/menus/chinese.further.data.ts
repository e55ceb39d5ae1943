import { furtherTexts } from '../table.ts';

export const chineseTexts = furtherTexts({
  // Dumplings and dim sum
  'har-gow': {
    es: ['Har gow', 'Langostino entero en masa translúcida, con brotes de bambú.'],
    ru: ['Хар гау', 'Цельная креветка в прозрачном тесте, побеги бамбука.'],
    tr: ['Karidesli har gow', 'Yarı saydam hamurda bütün karides, bambu filizi.'],
    zh: ['虾饺', '晶莹薄皮包整只鲜虾，配笋粒。'],
  },
  'siu-mai': {
    es: ['Siu mai', 'Abiertos por arriba, cerdo y langostino, huevas naranjas.'],
    ru: ['Сиу май', 'Открытые пельмени со свининой и креветкой, оранжевая икра.'],
    tr: ['Domuz etli karidesli siu mai', 'Üstü açık, domuz eti ve karides, turuncu havyar.'],
    zh: ['烧卖', '猪肉鲜虾馅，顶缀橙色鱼籽。'],
  },
  'soup-dumplings': {
    es: ['Dumplings rellenos de caldo', 'Caldo caliente sellado dentro. Muerde un poco, sorbe y come.'],
    ru: ['Сяолунбао', 'Горячий бульон внутри. Надкусите, выпейте, потом ешьте.'],
    tr: ['Çorbalı mantı', 'Sıcak et suyu içinde saklı. Küçük ısırın, yudumlayın, sonra yiyin.'],
    zh: ['小笼包', '滚烫汤汁封在皮里，轻咬一口，先吸汤，再吃。'],
  },
  'chicken-cabbage-dumplings': {
    es: ['Dumplings de pollo y col', 'Plegados junto a la ventana, jengibre y pimienta blanca.'],
    ru: ['Пельмени с курицей и капустой', 'Лепим у окна; имбирь и белый перец.'],
    tr: ['Tavuklu lahanalı mantı', 'Pencere önünde elde kapanır; zencefil ve beyaz biber.'],
    zh: ['鸡肉白菜饺', '窗边现包，姜和白胡椒提味。'],
  },
  'vegetable-dumplings': {
    es: ['Dumplings de espinacas y fideos de cristal', 'Masa verde, tofu, espinacas y setas.'],
    ru: ['Пельмени со шпинатом и стеклянной лапшой', 'Зелёное тесто, тофу, шпинат и грибы.'],
    tr: ['Ispanaklı ve cam noodle’lı mantı', 'Yeşil hamur, tofu, ıspanak ve mantar.'],
    zh: ['菠菜粉丝饺', '翡翠皮，豆腐、菠菜、蘑菇馅。'],
  },
  'wontons-chilli-oil': {
    es: ['Wontons en aceite de chile', 'Wontons suaves de cerdo y langostino, ajo y vinagre.'],
    ru: ['Вонтоны в масле чили', 'Скользкие вонтоны со свининой и креветкой, чеснок, уксус.'],
    tr: ['Acı yağda wonton', 'Kaygan, domuz etli karidesli wonton, sarımsak, sirke.'],
    zh: ['红油抄手', '猪肉鲜虾馅，皮滑馅嫩，蒜泥、香醋。'],
  },
  'char-siu-bao': {
    es: ['Bao de char siu', 'Tres panes al vapor rellenos de cerdo asado dulce.'],
    ru: ['Баоцзы чар сиу', 'Три паровые булочки со сладкой запечённой свининой.'],
    tr: ['Char siu dolgulu bao', 'Buharda üç çörek, tatlı fırınlanmış domuz eti.'],
    zh: ['叉烧包', '三只蒸包，蜜汁叉烧馅。'],
  },
  'mushroom-bao': {
    es: ['Bao de seta de cardo', 'Dos panes doblados, seta con hoisin y pepino.'],
    ru: ['Бао с королевскими вешенками', 'Две сложенные булочки, вешенки в соусе хойсин, огурец.'],
    tr: ['Kral istiridye mantarlı bao', 'İki katlanmış çörek, hoisin soslu mantar, salatalık.'],
    zh: ['杏鲍菇刈包', '两个刈包，海鲜酱杏鲍菇、黄瓜。'],
  },
  'turnip-cake': {
    es: ['Pastel de nabo a la plancha', 'Rábano blanco y arroz, crujiente por fuera, tierno por dentro.'],
    ru: ['Обжаренный пирог из дайкона', 'Редька и рис, хрустящий снаружи, мягкий внутри.'],
    tr: ['Tavada beyaz turp keki', 'Turp ve pirinç, dışı çıtır, içi yumuşak.'],
    zh: ['香煎萝卜糕', '白萝卜与米浆，外脆内软。'],
  },
  // Small plates and soups
  'spring-rolls': {
    es: ['Rollitos de primavera', 'Col, zanahoria y fideos de cristal; salsa de chile dulce.'],
    ru: ['Хрустящие спринг-роллы', 'Капуста, морковь, стеклянная лапша; сладкий соус чили.'],
    tr: ['Çıtır Çin böreği', 'Lahana, havuç, cam noodle; tatlı acı sos.'],
    zh: ['脆皮春卷', '卷心菜、胡萝卜、粉丝，配甜辣酱。'],
  },
  'hot-sour-soup': {
    es: ['Sopa agripicante', 'Tofu, oreja de Judas, hebras de huevo y pimienta blanca.'],
    ru: ['Кисло-острый суп', 'Тофу, древесные грибы, яичные нити, белый перец.'],
    tr: ['Ekşili acılı çorba', 'Tofu, kara kulak mantarı, yumurta şeritleri, beyaz biber.'],
    zh: ['酸辣汤', '豆腐、木耳、蛋花、白胡椒。'],
  },
  'wonton-soup': {
    es: ['Sopa de wonton', 'Caldo claro, wontons sedosos y choy sum.'],
    ru: ['Суп с вонтонами', 'Прозрачный бульон, нежные вонтоны, чой сум.'],
    tr: ['Wonton çorbası', 'Berrak et suyu, ipeksi wonton, choy sum.'],
    zh: ['馄饨汤', '清汤、滑嫩馄饨、菜心。'],
  },
  'scallion-pancake': {
    es: ['Torta de cebolleta', 'Hojaldrada, en capas, para partir con las manos.'],
    ru: ['Лепёшка с зелёным луком', 'Слоистая, рвётся руками прямо за столом.'],
    tr: ['Taze soğanlı gözleme', 'Pul pul, kat kat, sofrada elle koparılır.'],
    zh: ['葱油饼', '层层起酥，手撕着吃。'],
  },
  'prawn-toast': {
    es: ['Tostada de langostino y sésamo', 'Triángulos dorados y salsa de ciruela.'],
    ru: ['Тосты с креветкой и кунжутом', 'Золотистые треугольники, сливовый соус.'],
    tr: ['Susamlı karides tost', 'Altın sarısı üçgenler, erik sosu.'],
    zh: ['芝麻虾多士', '金黄三角，配酸梅酱。'],
  },
  'salt-pepper-squid': {
    es: ['Calamar con sal y pimienta', 'Salteado al instante con guindilla, ajo y cebolleta.'],
    ru: ['Кальмары с солью и перцем', 'Быстро обжарены с чили, чесноком и зелёным луком.'],
    tr: ['Tuzlu biberli kalamar', 'Acı biber, sarımsak ve taze soğanla hızla kızarmış.'],
    zh: ['椒盐鱿鱼', '猛火快炸，辣椒、蒜、葱花。'],
  },
  // Mains
  'sweet-sour-chicken': {
    es: ['Pollo agridulce', 'Trozos crujientes, piña, pimiento y una salsa viva de vinagre.'],
    ru: ['Курица в кисло-сладком соусе', 'Хрустящие кусочки, ананас, сладкий перец, яркий уксусный соус.'],
    tr: ['Tatlı ekşi tavuk', 'Çıtır parçalar, ananas, biber, canlı sirke sosu.'],
    zh: ['咕咾鸡', '酥脆鸡块、菠萝、彩椒，酸甜醋汁。'],
  },
  'kung-pao-chicken': {
    es: ['Pollo kung pao', 'Guindillas secas, cacahuetes y pimienta de Sichuan.'],
    ru: ['Курица гунбао', 'Сушёный чили, арахис, немеющий сычуаньский перец.'],
    tr: ['Kung pao tavuk', 'Kuru acı biber, yer fıstığı, uyuşturan Siçuan biberi.'],
    zh: ['宫保鸡丁', '干辣椒、花生、麻香花椒。'],
  },
  'mapo-tofu': {
    es: ['Tofu mapo', 'Tofu sedoso en salsa de judía fermentada y setas.'],
    ru: ['Мапо тофу', 'Шёлковый тофу в соусе из ферментированных бобов и грибов.'],
    tr: ['Mapo usulü tofu', 'Fermente fasulye ve mantar sosunda ipeksi tofu.'],
    zh: ['麻婆豆腐', '嫩豆腐，豆瓣酱菌菇浇汁。'],
  },
  'beef-broccoli': {
    es: ['Ternera con brócoli', 'Ternera muy tierna, salsa de ostras y mucho ajo.'],
    ru: ['Говядина с брокколи', 'Бархатистая говядина, устричный соус, много чеснока.'],
    tr: ['Brokolili dana', 'Kadife gibi dana, istiridye sosu, bol sarımsak.'],
    zh: ['西兰花炒牛肉', '滑嫩牛肉、蚝油、多多蒜。'],
  },
  'roast-duck': {
    es: ['Pato asado a la cantonesa', 'Piel lacada, cinco especias y salsa de ciruela.'],
    ru: ['Утка по-кантонски', 'Лакированная кожица, пять специй, сливовый соус.'],
    tr: ['Kanton usulü kızarmış ördek', 'Parlak çıtır deri, beş baharat, erik sosu.'],
    zh: ['广式烧鸭', '油亮脆皮、五香粉、酸梅酱。'],
  },
  'black-pepper-beef': {
    es: ['Ternera a la pimienta negra', 'Tiras a la plancha, cebolla y pimienta machacada.'],
    ru: ['Говядина с чёрным перцем', 'Шкворчащие ломтики, лук, дроблёный перец.'],
    tr: ['Karabiberli dana', 'Cızırdayan şeritler, soğan, çekilmiş karabiber.'],
    zh: ['黑椒牛柳', '铁板滋滋牛柳、洋葱、现碾黑胡椒。'],
  },
  'steamed-sea-bass-ginger': {
    es: ['Lubina al vapor con jengibre', 'Aceite caliente sobre cebolleta y soja.'],
    ru: ['Сибас на пару с имбирём', 'Горячее масло поверх зелёного лука и соевого соуса.'],
    tr: ['Zencefilli buğulama levrek', 'Taze soğan ve soyanın üstüne kızgın yağ.'],
    zh: ['姜葱清蒸鲈鱼', '热油浇葱丝豉油。'],
  },
  'garlic-green-beans': {
    es: ['Judías verdes salteadas en seco', 'Bien tostadas, con hojas de mostaza en conserva y ajo.'],
    ru: ['Стручковая фасоль сухой обжарки', 'Поджарена до пузырьков, с квашеной листовой горчицей и чесноком.'],
    tr: ['Kuru kavrulmuş taze fasulye', 'Kabarana dek kavrulmuş, hardal yaprağı turşusu ve sarımsakla.'],
    zh: ['干煸四季豆', '煸至起皱，芥菜、蒜末同炒。'],
  },
  'braised-eggplant': {
    es: ['Berenjena al estilo de Sichuan', 'Lleva la salsa «aroma de pescado», pero no pescado: jengibre, ajo y vinagre dulce.'],
    ru: ['Баклажаны юйсян', 'Соус «с ароматом рыбы», но без рыбы: имбирь, чеснок, сладкий уксус.'],
    tr: ['Siçuan usulü patlıcan', 'Adı “balık kokulu” ama balıksız: zencefil, sarımsak, tatlı sirke.'],
    zh: ['鱼香茄子', '不含鱼：姜、蒜、甜醋。'],
  },
  // Rice and noodles
  'chow-mein': {
    es: ['Fideos chow mein', 'Fideos ahumados al wok, brotes de soja y cebolleta.'],
    ru: ['Чау-мейн', 'Лапша с дымком вока, ростки фасоли, зелёный лук.'],
    tr: ['Chow mein noodle', 'İsli wok noodle’ı, soya filizi, taze soğan.'],
    zh: ['豉油皇炒面', '镬气炒面、豆芽、葱段。'],
  },
  'beef-ho-fun': {
    es: ['Ho fun con ternera', 'Fideos anchos de arroz, ternera salteada y soja oscura.'],
    ru: ['Хо фан с говядиной', 'Широкая рисовая лапша, обжаренная говядина, тёмный соевый соус.'],
    tr: ['Danalı ho fun', 'Geniş pirinç noodle’ı, mühürlenmiş dana, koyu soya sosu.'],
    zh: ['干炒牛河', '宽河粉、生炒牛肉、老抽。'],
  },
  'yangzhou-fried-rice': {
    es: ['Arroz frito Yangzhou', 'Langostino, huevo, guisantes y cerdo asado; cada grano suelto.'],
    ru: ['Жареный рис янчжоу', 'Креветки, яйцо, горошек, запечённая свинина; рисинка к рисинке.'],
    tr: ['Yangzhou usulü kızarmış pilav', 'Karides, yumurta, bezelye, fırınlanmış domuz eti; tane tane.'],
    zh: ['扬州炒饭', '虾仁、鸡蛋、青豆、叉烧，粒粒分明。'],
  },
  'egg-fried-rice': {
    es: ['Arroz frito con huevo', 'Tres huevos, cebolleta y pimienta blanca.'],
    ru: ['Жареный рис с яйцом', 'Три яйца, зелёный лук, белый перец.'],
    tr: ['Yumurtalı kızarmış pilav', 'Üç yumurta, taze soğan, beyaz biber.'],
    zh: ['蛋炒饭', '三颗鸡蛋、葱花、白胡椒。'],
  },
  'mango-pudding': {
    es: ['Pudin de mango', 'Mango Alphonso y leche evaporada, muy frío.'],
    ru: ['Манговый пудинг', 'Манго альфонсо, концентрированное молоко, хорошо охлаждён.'],
    tr: ['Mangolu puding', 'Alphonso mango, buharlaştırılmış süt, iyice soğuk.'],
    zh: ['芒果布丁', '阿方索芒果、淡奶，冰镇透心。'],
  },
  'custard-bao': {
    es: ['Bao de crema fundida', 'Dos panes con crema de yema de huevo salada.'],
    ru: ['Бао с жидким кремом', 'Две булочки с кремом из солёных желтков.'],
    tr: ['Akışkan kremalı bao', 'İki çörek, tuzlu yumurta sarılı krema.'],
    zh: ['流沙包', '两只，咸蛋黄奶黄流心。'],
  },
});

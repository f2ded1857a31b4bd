import type { SolarTermCode } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'

type Pentads = Record<SolarTermCode, readonly [string, string, string]>

/* Names outside the message catalogues (see `patterns.ts`): only one page uses them. */

const chinese: Pentads = {
  lichun: ['东风解冻', '蛰虫始振', '鱼陟负冰'],
  yushui: ['獭祭鱼', '候雁北', '草木萌动'],
  jingzhe: ['桃始华', '仓庚鸣', '鹰化为鸠'],
  chunfen: ['玄鸟至', '雷乃发声', '始电'],
  qingming: ['桐始华', '田鼠化为鴽', '虹始见'],
  guyu: ['萍始生', '鸣鸠拂其羽', '戴胜降于桑'],
  lixia: ['蝼蝈鸣', '蚯蚓出', '王瓜生'],
  xiaoman: ['苦菜秀', '靡草死', '麦秋至'],
  mangzhong: ['螳螂生', '鵙始鸣', '反舌无声'],
  xiazhi: ['鹿角解', '蜩始鸣', '半夏生'],
  xiaoshu: ['温风至', '蟋蟀居壁', '鹰始挚'],
  dashu: ['腐草为萤', '土润溽暑', '大雨行时'],
  liqiu: ['凉风至', '白露降', '寒蝉鸣'],
  chushu: ['鹰乃祭鸟', '天地始肃', '禾乃登'],
  bailu: ['鸿雁来', '玄鸟归', '群鸟养羞'],
  qiufen: ['雷始收声', '蛰虫坯户', '水始涸'],
  hanlu: ['鸿雁来宾', '雀入大水为蛤', '菊有黄花'],
  shuangjiang: ['豺乃祭兽', '草木黄落', '蛰虫咸俯'],
  lidong: ['水始冰', '地始冻', '雉入大水为蜃'],
  xiaoxue: ['虹藏不见', '天气上升地气下降', '闭塞而成冬'],
  daxue: ['鹖旦不鸣', '虎始交', '荔挺出'],
  dongzhi: ['蚯蚓结', '麋角解', '水泉动'],
  xiaohan: ['雁北乡', '鹊始巢', '雉始雊'],
  dahan: ['鸡始乳', '征鸟厉疾', '水泽腹坚'],
}

const taiwan: Pentads = {
  lichun: ['東風解凍', '蟄蟲始振', '魚陟負冰'],
  yushui: ['獺祭魚', '候雁北', '草木萌動'],
  jingzhe: ['桃始華', '倉庚鳴', '鷹化為鳩'],
  chunfen: ['玄鳥至', '雷乃發聲', '始電'],
  qingming: ['桐始華', '田鼠化為鴽', '虹始見'],
  guyu: ['萍始生', '鳴鳩拂其羽', '戴勝降于桑'],
  lixia: ['螻蟈鳴', '蚯蚓出', '王瓜生'],
  xiaoman: ['苦菜秀', '靡草死', '麥秋至'],
  mangzhong: ['螳螂生', '鵙始鳴', '反舌無聲'],
  xiazhi: ['鹿角解', '蜩始鳴', '半夏生'],
  xiaoshu: ['溫風至', '蟋蟀居壁', '鷹始摯'],
  dashu: ['腐草為螢', '土潤溽暑', '大雨行時'],
  liqiu: ['涼風至', '白露降', '寒蟬鳴'],
  chushu: ['鷹乃祭鳥', '天地始肅', '禾乃登'],
  bailu: ['鴻雁來', '玄鳥歸', '群鳥養羞'],
  qiufen: ['雷始收聲', '蟄蟲坯戶', '水始涸'],
  hanlu: ['鴻雁來賓', '雀入大水為蛤', '菊有黃花'],
  shuangjiang: ['豺乃祭獸', '草木黃落', '蟄蟲咸俯'],
  lidong: ['水始冰', '地始凍', '雉入大水為蜃'],
  xiaoxue: ['虹藏不見', '天氣上升地氣下降', '閉塞而成冬'],
  daxue: ['鶡旦不鳴', '虎始交', '荔挺出'],
  dongzhi: ['蚯蚓結', '麋角解', '水泉動'],
  xiaohan: ['雁北鄉', '鵲始巢', '雉始雊'],
  dahan: ['雞始乳', '征鳥厲疾', '水澤腹堅'],
}

const english: Pentads = {
  lichun: ['East wind melts the ice', 'Hibernating insects stir', 'Fish rise under the ice'],
  yushui: ['Otters lay out fish', 'Geese fly north', 'Grass and trees bud'],
  jingzhe: ['Peach trees bloom', 'Orioles sing', 'Hawks turn into doves'],
  chunfen: ['Swallows arrive', 'Thunder is heard', 'First lightning'],
  qingming: ['Paulownias bloom', 'Voles turn into quails', 'Rainbows appear'],
  guyu: ['Duckweed sprouts', 'Doves preen their wings', 'Hoopoes come down to the mulberries'],
  lixia: ['Mole crickets chirp', 'Earthworms come out', 'Snake gourds grow'],
  xiaoman: ['Sowthistle flowers', 'Delicate grasses wither', 'Wheat ripens'],
  mangzhong: ['Mantises hatch', 'Shrikes call', 'Mockingbirds fall silent'],
  xiazhi: ['Deer shed their antlers', 'Cicadas sing', 'Crowdipper grows'],
  xiaoshu: ['Warm winds arrive', 'Crickets live in the walls', 'Young hawks learn to hunt'],
  dashu: ['Fireflies rise from rotten grass', 'The soil is damp and the heat heavy', 'Great rains pass'],
  liqiu: ['Cool winds arrive', 'White dew falls', 'Autumn cicadas sing'],
  chushu: ['Hawks lay out birds', 'Heaven and earth turn stern', 'Grain is brought in'],
  bailu: ['Wild geese come', 'Swallows leave', 'Birds store food'],
  qiufen: ['Thunder ceases', 'Insects seal their burrows', 'Waters begin to dry'],
  hanlu: ['Late geese come as guests', 'Sparrows turn into clams', 'Chrysanthemums are yellow'],
  shuangjiang: ['Jackals lay out game', 'Leaves turn yellow and fall', 'Insects bow their heads in their burrows'],
  lidong: ['Water begins to freeze', 'The ground begins to freeze', 'Pheasants turn into great clams'],
  xiaoxue: ['Rainbows hide', 'Sky rises and earth sinks', 'All closes and winter is here'],
  daxue: ['Flying squirrels fall silent', 'Tigers mate', 'Irises sprout'],
  dongzhi: ['Earthworms coil', 'Elk shed their antlers', 'Springs move underground'],
  xiaohan: ['Geese head for home', 'Magpies build nests', 'Pheasants call'],
  dahan: ['Hens brood', 'Birds of prey fly high and fast', 'Ice is thick to the middle of the lakes'],
}

/** Names of the 72 pentads (three per solar term), which describe signs in nature (《逸周书》时训). */
export const PENTAD_LABELS: Record<Locale, Pentads> = { zh_CN: chinese, zh_TW: taiwan, en_US: english }

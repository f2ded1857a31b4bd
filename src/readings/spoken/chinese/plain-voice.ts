/** Words that espeak-ng 1.51 reads wrongly, written in pinyin for its voice `cmn-latn-pinyin`. Readings: 《现代汉语词典》. */
import { applySpeechRules, type SpokenRule } from '../replace.ts'

/** Words, separated by | or a line break: simplified, traditional where it differs, reading in pinyin with tone numbers. */
const WORDS = `
长辈 長輩 zhang3 bei4|长大 長大 zhang3 da4|长进 長進 zhang3 jin4|长出 長出 zhang3 chu1|长成 長成 zhang3 cheng2
长得 長得 zhang3 de5|长在 長在 zhang3 zai4|长到 長到 zhang3 dao4|长着 長著 zhang3 zhe5|长满 長滿 zhang3 man3|长高 長高 zhang3 gao1
长势 長勢 zhang3 shi4|年长 年長 nian2 zhang3|长者 長者 zhang3 zhe3|师长 師長 shi1 zhang3|会长 會長 hui4 zhang3|班长 班長 ban1 zhang3
店长 店長 dian4 zhang3|组长 組長 zu3 zhang3|家长 家長 jia1 zhang3|疯长 瘋長 feng1 zhang3|不长了 不長了 bu4 zhang3 le5|长不大 長不大 zhang3 bu2 da4
行当 行當 hang2 dang5|懂行 dong3 hang2|行家 hang2 jia5|内行 內行 nei4 hang2|外行 wai4 hang2|同行 tong2 hang2|本行 ben3 hang2|行业 行業 hang2 ye4|行距 hang2 ju4
商量 shang1 liang5|量出 liang2 chu1|量过 量過 liang2 guo4|量好 liang2 hao3|照应 照應 zhao4 ying4|接应 接應 jie1 ying4|答应 答應 da1 ying5|应下 應下 ying4 xia4|应了 應了 ying4 le5|应不 應不 ying4 bu5|应答 應答 ying4 da2
了结 了結 liao3 jie2|末了 mo4 liao3|没完没了 沒完沒了 mei2 wan2 mei2 liao3|不了 bu4 liao3
当成 當成 dang4 cheng2|当作 當作 dang4 zuo4|当真 當真 dang4 zhen1|会上当 會上當 hui4 shang4 dang4
以为 以為 yi3 wei2|认为 認為 ren4 wei2|为止 為止 wei2 zhi3|为难 為難 wei2 nan2|成为 成為 cheng2 wei2|作为 作為 zuo4 wei2|最为 最為 zui4 wei2|同为 同為 tong2 wei2|为例 為例 wei2 li4|化为 化為 hua4 wei2
邮差 郵差 you2 chai1|差事 chai1 shi5|交差 jiao1 chai1|出差 chu1 chai1|差错 差錯 cha1 cuo4|误差 誤差 wu4 cha1|时差 時差 shi2 cha1|阴差阳错 陰差陽錯 yin1 cha1 yang2 cuo4
挣扎 掙扎 zheng1 zha2|挣钱 掙錢 zheng4 qian2|挣来 掙來 zheng4 lai2|挣到 掙到 zheng4 dao4|挣的 掙的 zheng4 de5|挣多少 掙多少 zheng4 duo1 shao3|挣得 掙得 zheng4 de5
着急 著急 zhao2 ji2|着火 著火 zhao2 huo3|用不着 用不著 yong4 bu5 zhao2|找不着 找不著 zhao3 bu5 zhao2|找着 找著 zhao3 zhao2|睡着 睡著 shui4 zhao2|够不着 夠不著 gou4 bu5 zhao2|见不着 見不著 jian4 bu5 zhao2|不着 不著 bu5 zhao2|得着 得著 de5 zhao2|着想 著想 zhuo2 xiang3
调候 調候 tiao2 hou4|调整 調整 tiao2 zheng3|调停 調停 tiao2 ting2|调匀 調勻 tiao2 yun2|调成 調成 tiao2 cheng2|调了 調了 tiao2 le5|重调 重調 chong2 tiao2
睡觉 睡覺 shui4 jiao4|一觉 一覺 yi2 jiao4|午觉 午覺 wu3 jiao4
长假 長假 chang2 jia4|假期 jia4 qi1|请假 請假 qing3 jia4|暑假 shu3 jia4|寒假 han2 jia4|休假 xiu1 jia4|放假 fang4 jia4|度假 du4 jia4
分量 fen4 liang5|本分 ben3 fen4|过分 過分 guo4 fen4|情分 qing2 fen5|缘分 緣分 yuan2 fen4
重来 重來 chong2 lai2|重新 chong2 xin1|重审 重審 chong2 shen3|重逢 chong2 feng2|重谈 重談 chong2 tan2|重复 重複 chong2 fu4|重做 chong2 zuo4|重写 重寫 chong2 xie3
干活 幹活 gan4 huo2|能干 能幹 neng2 gan4|主干 主幹 zhu3 gan4|树干 樹幹 shu4 gan4|骨干 骨幹 gu3 gan4|才干 才幹 cai2 gan4|干劲 幹勁 gan4 jin4|单干 單幹 dan1 gan4|再干 再幹 zai4 gan4|干什么 幹什麼 gan4 shen2 me5
卷子 juan4 zi5|考卷 kao3 juan4|书卷 書卷 shu1 juan4|案卷 an4 juan4|闭卷 閉卷 bi4 juan4|看卷 kan4 juan4
空地 kong4 di4|空位 kong4 wei4|没空 沒空 mei2 kong4|空白 kong4 bai2|空当 空當 kong4 dang1|空隙 kong4 xi4
还价 還價 huan2 jia4|归还 歸還 gui1 huan2|还清 還清 huan2 qing1|还礼 還禮 huan2 li3|还债 還債 huan2 zhai4|还钱 還錢 huan2 qian2
相册 相冊 xiang4 ce4|亮相 liang4 xiang4|照相 zhao4 xiang4|相机 相機 xiang4 ji1|相框 xiang4 kuang4|门框 門框 men2 kuang4|框子 kuang4 zi5
相处 相處 xiang1 chu3|独处 獨處 du2 chu3|处理 處理 chu3 li3|处置 處置 chu3 zhi4|处暑 處暑 chu3 shu3|担子 擔子 dan4 zi5|重担 重擔 zhong4 dan4|挑担 挑擔 tiao1 dan4
几乎 幾乎 ji1 hu1|划算 hua2 suan4|划桨 划槳 hua2 jiang3|划船 hua2 chuan2|划不 hua2 bu5|划得来 划得來 hua2 de5 lai2
爱好 愛好 ai4 hao4|好胜 好勝 hao4 sheng4|好奇 hao4 qi2|便宜 pian2 yi5|露面 lou4 mian4|露脸 露臉 lou4 lian3|别扭 彆扭 bie4 niu5
一模一样 一模一樣 yi4 mu2 yi2 yang4|模子 mu2 zi5|模样 模樣 mu2 yang4|模板 mu2 ban3|猜中 cai1 zhong4|看中 kan4 zhong4|间隔 間隔 jian4 ge2|少年 shao4 nian2|多少年 duo1 shao3 nian2
铺开 鋪開 pu1 kai1|铺床 鋪床 pu1 chuang2|铺排 鋪排 pu1 pai2|看守 kan1 shou3|看门 看門 kan1 men2|看管 kan1 guan3|看护 看護 kan1 hu4|曲子 qu3 zi5|打烊 da3 yang4
乐队 樂隊 yue4 dui4|乐器 樂器 yue4 qi4|管乐 管樂 guan3 yue4|校对 校對 jiao4 dui4|校准 校準 jiao4 zhun3|种树 種樹 zhong4 shu4|种菜 種菜 zhong4 cai4|更新 geng1 xin1|更正 geng1 zheng4
目的 mu4 di4|作坊 zuo1 fang5|冠带 冠帶 guan1 dai4|补给 補給 bu3 ji3|宁可 寧可 ning4 ke3|论语 論語 lun2 yu3|会计 會計 kuai4 ji4|薄荷 bo4 he5|埋怨 man2 yuan4|背包 bei1 bao1
主角 zhu3 jue2|正月 zheng1 yue4|压轴 壓軸 ya1 zhou4|扫帚 掃帚 sao4 zhou5|缝纫 縫紉 feng2 ren4|患难 患難 huan4 nan4|松散 鬆散 song1 san3|散架 san3 jia4|提防 di1 fang5|结实 結實 jie1 shi5
入行 ru4 hang2|转行 轉行 zhuan3 hang2|换行 換行 huan4 hang2|选行 選行 xuan3 hang2|挑行 tiao1 hang2|在行 zai4 hang2|行话 行話 hang2 hua4|隔壁行 ge2 bi4 hang2
数得清 數得清 shu3 de5 qing1|数得出 數得出 shu3 de5 chu1|数得过 數得過 shu3 de5 guo4|数一数 數一數 shu3 yi4 shu3|数不清 數不清 shu3 bu5 qing1|数不过 數不過 shu3 bu2 guo4|数着 數著 shu3 zhe5|数台阶 數台階 shu3 tai2 jie1|空一阵 空一陣 kong4 yi2 zhen4
将星 將星 jiang4 xing1|丧门 喪門 sang1 men2|别着劲 彆著勁 bie4 zhe5 jin4
成绩 成績 cheng2 ji4|痕迹 痕跡 hen2 ji4|字迹 字跡 zi4 ji4|倒数 倒數 dao4 shu3|别处 別處 bie2 chu4
`

/** Readings of single characters that depend on the neighbouring characters. */
const CHARACTERS: readonly SpokenRule[] = [
  [/地(?=[支方])/g, ' di4 '],
  // 地 after adverbs such as 慢慢 is the particle and is left to the voice.
  [
    /(?<!\1(.)|惯性|慣性|不响|不響|成[倍套]|清[静靜]|自[觉覺]|明白|踏实|踏實|细算|細算|[难難]得|一[锤錘阵陣趟个個下袋样樣])地(?=[^ ]|$)/g,
    ' di4 ',
  ],
  [/(?<=[一两兩二三四五六七八九十几幾这這那哪每另])[只隻](?!是|有|能|要|剩|会|會|好|不|肯|够|夠)/g, ' zhi1 '],
  // 行 as a line of text or a column; in 五行 it is read xíng.
  [/(?<=[一两兩二三四六七八十几幾这這那哪末])行(?![程李动動人走为為])/g, ' hang2 '],
  [/(?<=[定住上进進走成])得了/g, ' de5 liao3 '],
  [/(?<!因)[为為](?=[财財用忌喜闲閒仇根源伴木火土金水靠限凭憑富秀])/g, ' wei2 '],
  [/(?<=[，。；：、？！“”]) +| +(?=[，。；：、？！“”])/g, ''],
]

const ENTRIES = WORDS.trim()
  .split(/[|\n]/)
  .map((entry) => /^(\S+) (?:(\p{Script=Han}+) )?(.+)$/u.exec(entry)!)
  .flatMap(([, simplified, traditional, reading]) => [simplified, traditional].flatMap((word) => (word ? [[word, reading!] as const] : [])))

const READINGS: ReadonlyMap<string, string> = new Map(ENTRIES)
/** Matches any word of the table, longer words first. */
const ANY_WORD = new RegExp([...READINGS.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g')

/** Replaces words that the voice would read wrongly by pinyin; the rest stays in characters. */
export function adaptChineseForEspeak(spoken: string): string {
  const withReadings = spoken.replaceAll(ANY_WORD, (word) => ` ${READINGS.get(word)!} `)
  return applySpeechRules(CHARACTERS, withReadings).replaceAll(/ {2,}/g, ' ').trim()
}

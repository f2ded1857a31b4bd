/**
 * Pairs of traditional and simplified characters; `tests/readings/safety/plain.test.ts` requires every character that the rules
 * use.
 */
const PAIRS =
  '來来傷伤師师經经紀纪業业個个盤盘幣币虛虚擬拟貨货數数匯汇權权黃黄麼么時时幾几歲岁會会過过離离壽寿終终頭头歸归氣气斷断於于間间還还長长陽阳嗎吗橫横斃毙樣样撐撑這这確确診诊結结節节鬱郁慮虑壓压髒脏腫肿復复惡恶發发種种術术開开療疗產产墮堕藥药換换' +
  '喫吃試试該该醫医體体檢检腎肾沒没問问題题懷怀絕绝訴诉訟讼決决審审緩缓釋释獄狱贏赢輸输勝胜敗败撫抚養养爭争誰谁遺遗籤签證证綠绿雙双樂乐運运賽赛馬马買买賭赌場场錢钱機机撲扑將将獎奖號号碼码選选賣卖漲涨拋抛倉仓減减補补滿满進进賺赚適适薦荐價价財财' +
  '資资報报穩稳槓杠對对鄰邻著着瞞瞒軌轨別别騙骗謊谎說说説说祕秘戀恋歡欢愛爱監监視视蹤踪隱隐餘余額额裡里裏里內内腦脑應应與与現现關关親亲後后繼继續续堅坚寫写為为爲为點点撥拨況况處处當当電电話话殺杀輕轻獨独梟枭動动夢梦聯联構构設设媽妈爺爷寶宝記记' +
  '潑泼躍跃絡络剝剥塗涂條条顆颗黨党樓楼銷销釣钓撈捞遊游橋桥燈灯車车頂顶墜坠牀床帶带環环圖图壺壶鍋锅臺台見见隊队縣县臉脸無无職职濟济營营戲戏張张檔档課课羣群線线擊击擾扰強强創创辭辞項项學学夥伙貸贷轉转讓让門门盡尽縊缢殘残鯊鲨尋寻覓觅劃划脈脉燒烧' +
  '臥卧農农敵敌觸触鐵铁幹干從从欄栏邊边緣缘護护攢攒毀毁棄弃賤贱爛烂貪贪願愿準准備备寧宁趕赶緊紧罷罢勸劝衝冲淨净較较脫脱難难謝谢們们賠赔險险萬万兒儿夠够膩腻煩烦厭厌懶懒實实錯错負负擔担費费義义徹彻遠远憑凭單单睜睁覺觉塵尘紅红輩辈區区贅赘連连辦办' +
  '繩绳屍尸給给牆墙脅胁許许禍祸閻阎薩萨畫画討讨懲惩罰罚書书筆笔請请載载刪删鍾钟掙挣極极靜静總总講讲閨闺網网絲丝戶户罵骂統统詞词語语寢寝喪丧災灾兇凶黴霉詛诅纏缠虧亏順顺稅税偽伪僞伪糧粮須须掃扫廢废談谈練练領领導导侶侣毆殴褻亵禮礼軟软騷骚鎖锁綁绑' +
  '園园鱗鳞聽听際际腳脚渾浑揚扬乾干隻只祇只鬆松髮发複复颱台檯台沖冲剋克儘尽係系繫系闆板慾欲捨舍誌志癒愈瞭了姊姐妳你' +
  '翹翘兩两宮宫驗验遲迟認认責责剛刚鏡镜悶闷絞绞嚴严掛挂裝装搶抢風风陰阴塊块憂忧礙碍異异莊庄銀银滾滚債债鬧闹嚇吓訊讯錄录轟轰約约積积豬猪詐诈劇剧團团帳帐賬账龐庞稱称識识盜盗凍冻賴赖員员勞劳償偿僱雇習习違违糾纠紛纷議议調调鈴铃贍赡傳传喚唤羈羁緝缉東东駕驾館馆癮瘾濫滥娛娱組组圍围湯汤歐欧畢毕妝妆鏈链顧顾嶽岳撓挠賞赏舉举丟丢燙烫飯饭隨随頻频豔艳挾挟簡简亂乱佔占窩窝褲裤腸肠狀状膽胆嚨咙蓋盖髖髋羅罗島岛類类執执騎骑維维雲云冊册眾众籌筹遷迁國国廁厕衛卫櫃柜洩泄暈晕蕩荡烏乌摟搂貼贴論论績绩衞卫級级廠厂攤摊貓猫預预訂订緒绪鳥鸟鍵键嬰婴靈灵囑嘱擰拧瘋疯煙烟鎮镇劑剂熱热諾诺蟲虫潔洁鹽盐頸颈槍枪曬晒鈣钙寵宠參参銳锐囂嚣龍龙滅灭計计幫帮鐧锏墊垫雞鸡餓饿鋭锐針针餅饼檸柠潰溃鍛锻煉炼閉闭廳厅樹树魚鱼韓韩謂谓'

const simplified = new Map<string, string>()
for (let i = 0; i < PAIRS.length; i += 2) simplified.set(PAIRS[i]!, PAIRS[i + 1]!)

/** Signs that replace a letter within a word: k1ll, su!cide, de@d. */
const LETTER_FOR: Readonly<Record<string, string>> = { '1': 'i', '!': 'i', '|': 'i', '0': 'o', '@': 'a', $: 's', '3': 'e' }

/**
 * Normalizes a message for the rules: half width, Simplified, lower case, no accents or invisible characters, spaced or
 * substituted letters restored.
 */
export function normalizeMessage(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])[1!|0@$3](?=[a-z])/g, (sign) => LETTER_FOR[sign]!)
    .replaceAll(/\b(?:[a-z][ .\-_*]){2,}[a-z]\b/g, (apart) => apart.replaceAll(/[ .\-_*]/g, ''))
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/(?<=[a-z] )2(?= [a-z])/g, 'to')
    .replaceAll(/[^\S\n]+/g, ' ')
  return [...letters]
    .map((sign) => simplified.get(sign) ?? sign)
    .join('')
    .replaceAll(/(?<=\p{Script=Han})[._*\-/·•|~+#]+(?=\p{Script=Han})/gu, '')
}

/** Removes spaces between Chinese characters: 自 杀, 不想 活了. */
export const joinChineseCharacters = (plain: string): string => plain.replaceAll(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '')

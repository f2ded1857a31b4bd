const THEM =
  '(?:他|她|老公|丈夫|先生|老婆|妻子|男友|女友|男朋友|女朋友|对象|前任|前夫|前男友|爸|妈|爸爸|妈妈|父亲|母亲|继父|继母|养父|爷爷|叔叔|舅舅|哥|哥哥|弟弟|姐姐|婆婆|公公|儿子|老师|教练|同学|室友|老板|上司|领导|他们|她们|别人|有人|陌生人|邻居|伴侣|家里人|家人)'
const BEAT = '(?:打|殴打|毒打|暴打|揍|掐|踢|踹|扇|砍|捅|勒|抽|虐待|强奸|性侵|侵犯|猥亵|非礼|强暴|囚禁|软禁|下药|骚扰|霸凌|欺凌|家暴|动手)'
const THEY =
  '(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|dad|father|mom|mum|mother|step ?(?:dad|father|mom|mother)|ex|uncle|aunt|brother|sister|boss|teacher|coach|roommate|classmates?|someone|a man|a guy|stranger|fiance|parents?|son|family)'

/** Violence that who writes has suffered or fears; in plain text (`plain.ts`). */
export const VIOLENCE: readonly RegExp[] = [
  /家暴|(?:欺负|骂)我.{0,3}打我|(?:欺凌|霸凌)我|把我(?:往)?(?:推下|推倒|按在|摁在|锁在|关在|绑)|家庭暴力|校园暴力|冷暴力.{0,6}打|性侵|强奸|强暴|迷奸|性骚扰|强迫.{0,4}(?:发生)?(?:性)?关系|猥亵|性虐待|(?:校园|被|遭|受)(?:人|同学|同事|他们)?(?:霸凌|欺凌|虐待)|挨(?:了)?打|遍体鳞伤|鼻青脸肿/,
  new RegExp(
    `(?:被|遭|给|让)(?:我|了|自己)?(?:的)?${THEM}?(?:用.{1,4}|拿.{1,4}|又|经常|一直|天天|从小|喝醉|喝了酒|关在.{1,4}|按着|追着|长期|天天)*${BEAT}(?!分|算|理|听|开|包|动|印|工|卡|车|折|电话|住了?心|扫|破|破产)(?:了|过|伤|我|到|得|着|住|骂|哭|醒|进|在|耳光|巴掌|$|[,。!?]|怎么|好几)`,
  ),
  new RegExp(
    `${THEM}(?:(?!我)[^,。!?]){0,14}(?:${BEAT}(?:了|过|伤|死|着|住){0,2}(?:我|人(?![生际品物家事])|自己的?老婆|孩子|妈妈|我妈)(?!电话|的电话|手机|微信)|对我(?:动手|动粗|拳打|施暴|动了手|不轨|性)|杀了?我(?!们队)|打死我|掐.{0,3}我?.{0,2}脖子|拿.{0,2}刀.{0,6}(?:我|对着|威胁))`,
  ),
  /对我(?:动手|动粗|拳打脚踢|施暴|动了手)|动手打(?:我|了我|人)|打得我(?:浑身|满身|一身|头|鼻|住院|流血|青)|掐(?:着|住|了)?我(?:的)?脖子|(?:威胁|扬言|说)(?:要|会)?(?:杀|弄死|打死|砍)(?:了|死)?我|不敢回家.{0,10}打|怕(?:他|她|老公|爸|我爸).{0,4}(?:打|动手)|关(?:在|起来).{0,6}不(?:让|准)(?:我)?(?:出门|出去)/,
  new RegExp(
    `\\b${THEY}\\b(?: \\w+){0,4} (?:hits?|hitting|beats?|beat|beating|punch(?:es|ed|ing)|slap(?:s|ped|ping)|kick(?:s|ed|ing)|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)|assault(?:s|ed|ing)|abus(?:es|ed|ing)|grab(?:s|bed) my (?:throat|neck)|shov(?:es|ed|ing)|stalk(?:s|ed|ing)|groped?|gropes|forc(?:es|ed) himself on|hurts? me physically|threaten(?:s|ed|ing)? to (?:kill|hurt|beat|shoot)|drugged|lock(?:s|ed|ing) me (?:in|up))(?: me\\b(?! on)| my (?:throat|neck|kids?|mom)\\b)(?! (?:of|as the|the habit|my score|his record|up with|out of the (?:group|chat|game)|the market))`,
  ),
  /\b(?:forc(?:es|ed|ing)|pressur(?:es|ed)|made|makes) me (?:to |into )?(?:have |having )?(?:sex|sleep with)\b|\bhits? me with (?:a|his|her|the) (?:belt|stick|fist|bottle|hand|cane|rod)\b/,
  /\b(?:push(?:ed|es)|shov(?:ed|es)|thr(?:ew|ows)) me (?:down|against|to the (?:floor|ground)|off|into (?:a|the) (?:wall|door|car))\b|\bdomestic (?:violence|abuse)\b|\b(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mother|stepdad|ex|he) (?:is|was|gets|got|has been) (?:physically |verbally |sexually |very )?(?:abusive|violent)\b|\babusive (?:husband|wife|partner|relationship|boyfriend|girlfriend|parents?|home|household|marriage|father|mother|dad|mom|ex|family|man|stepfather|stepdad)\b|\b(?:im|i am|i was|ive been|i have been|being|been|got|i got|getting|get) (?:\w+ )?(?:abused|raped|molested|assaulted|beaten(?: up)?|choked|stalked|groped|strangled|bullied|sexually (?:abused|assaulted|harassed)|punched|hit by (?:my|him|her)|attacked by)\b|\b(?:raped|molested|groped) me\b|\b(?:black eye|bruises?)\b.{0,40}\b(?:husband|boyfriend|partner|wife|him|her|he|dad|father)\b|\b(?:afraid|scared|terrified) (?:of|that) (?:my )?(?:husband|boyfriend|partner|dad|father|stepdad|he)\b.{0,30}(?:hit|hurt|beat|kill|home|temper|drinks?|me)|\bwont let me leave the house\b/,
]

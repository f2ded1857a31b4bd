/**
 * Harmless figures of speech, names and terms that contain a grim word. They are removed from a normalised text (`plain.ts`) before
 * other rules read it.
 */
export const FIGURATIVE_PHRASE_PATTERNS: readonly RegExp[] = [
  // Bazi terms: 财来自伤官, 来自杀星, 财轻生官, 自坐死地.
  /(?:来|出|源)自(?:七?杀|伤)/g,
  /[暗独兀各]自伤|自伤[心感神]|熬夜熬不住/g,
  /自(?:七?杀(?=[印星枭刃])|伤(?=[官食]))/g,
  /[财官印食伤杀比劫木火土金水身看]轻生|轻生(?=[财官印杀身木火土金水比食伤]|命(?!的?念))/g,
  // 思想死板; 不想活动; 想死你了.
  /[思理梦幻联构设猜感]想死/g,
  /想死(?:[你您他她它]|我[了啦]|[爸妈爷奶外孩家宝]|大家|咱)/g,
  /想死(?=[板守记磕扛心撑等])/g,
  /不想活(?=[动泼跃络用埋捉捕剥宰成得出]|在(?!这个?世|世上|这世|人世|人间)|[得的]太?(?:累|糊涂))/g,
  /我死(?:了(?:这|那)?(?:条|份|颗)?心|活(?=[不也要都想得])|心|磕|扛|撑|守|党|机|记|皮)/g,
  /跳楼(?:价|大?甩卖|大?拍卖|机|促销|清仓|大减价|式)|跳[海河江](?=.{0,2}(?:钓|捞|捕|游泳|舞))|上吊(?=[桥灯车顶坠扇床牌机塔带环])|吊死在(?:这|那|一)(?:棵|颗)|投河图/g,
  /紫砂(?=[壶锅煲杯茶泥器罐碗陶])/g,
  /天台(?:见|排队|集合|山|县|宗|寺)/g,
  /一脸生无可恋|[得到]生无可恋|生无可恋(?:的?表情|脸|哈)/g,
  // Dreams, and hyperbole with "dying".
  /[梦夢](?:见|到|里)[^,。!?]{0,14}/g,
  /[得的]我?要死|(?<!我)要死了|我要[^去]{0,2}死了/g,
  /over ?dos\w* (?:of|on) (?:water|fire|wood|metal|earth|caffeine|coffee|sugar|cuteness|content|information|tv|news|reality)/g,
  /要死[要不]活|半死不活|死去活来|睡不醒|我[真可]该死|醒(?:来)?得?太早/g,
  /[把将][^,。!?]{0,4}绑死|绑死了?/g,
  /泼(?:了|过)?(?:我|人|他)?(?:一盆)?冷水|打死(?:我|都|也)+(?:都|也)?不|要(?:我)?(?:老)?命(?=的?(?:工作|作业|题|天气|加班|老板))/g,
  /我(?:是不是)?该死心|(?:预算|薪水?|工资|名额|经费|订单|项目|戏份|人头)[^,。!?]{0,3}被砍|情绪勒索|(?:猫|狗|猫咪|兔子?|鸟)[^,。!?]{0,6}跳下(?:去|来)?/g,
  /\bdie down\b|\bdie (?:an |a )?(?:old maid|alone|single|waiting|owing)\b|\bstalk\w* my (?:ig|insta\w*|stor(?:y|ies)|socials?|page|profile|feed)\b/g,
  /(?:职场|政治|社交|商业|经济)性?自杀|自杀小队|自杀式(?:降价|促销|营销)/g,
  /人生重开模拟器?|重开(?:一局|游戏|店|业|张|直播|档|课)/g,
  /打我(?:的)?(?:电话|手机|微信|主意|一个|下手|脸|名下|卡|旗号|个招呼|小报告)|推我(?:一把|上去|入群|进群)|踢我(?:出群|下线)/g,
  /被打(?=[脸动击扰断开入分包回通造磨扮])|挨打击|(?:挨打|被打)(?=游戏)/g,
  /(?:career|political|social|financial|corporate|professional) suicide|suicide (?:squad|squeeze|kings?|doors?|runs?|burn)/g,
  /(?:kill|killing|killed) (?:myself|himself|herself) (?:laughing|at the gym|at work|working|over (?:this|an?|the) (?!(?:and|but|or|so|if|because|when|tonight|today|now|pain|break ?up|loss|divorce|debts?|week|weekend|holidays?)\b)\w+|trying|studying)/g,
  /(?:rather|sooner) die than\b|die of (?:\w+ )?(?:laughter|laughing|embarrassment|boredom|curiosity|shame|cringe|cuteness|hunger|heat|happiness|joy)/g,
  /want(?:ed)? to die (?:of|from) (?:\w+ )?(?:laughter|embarrassment|boredom|cringe|shame)|die laughing|dying (?:to|for|of)\b|die (?:my|her|his|your) (?:hair|shirt|jeans)/g,
  /\bkick(?:s|ed)? me (?:out of|off) (?:the|a|his|her|our) (?:\w+ )?(?:league|group|chat|band|discord|server|club|call|meeting|game|team|netflix|plan)\b|\b(?:slap|hit|smack)\w* (?:me|us) with (?:an?|the|another) (?:\w+ )?(?:bill|fine|fee|lawsuit|charge|ticket)\b|\bhits? different\b|\bnotice if i (?:took a|left early|ate|wore|called)\b/g,
  /\b(?:got|get|getting|gets|being|been) hit on\b(?! (?:the|my) (?:head|face|arm|leg|back|mouth))/g,
  /(?:hurt|cut|burn(?:ed|t)?|injured?) myself (?:at the|in the (?:gym|kitchen|game)|shaving|cooking|running|playing|lifting|skiing|climbing|while|working|out\b|off\b|some slack|a (?:break|deal|slice|piece))/g,
  /(?:hit|hits) me (?:up|that|like|with (?:(?:a|the|your|some) )?(?:news|update|best|question|prediction|reading|tips?|facts?|truth|details|wave)|in the feels|hard)|beats? me (?:to|at|in the (?:game|race|finals?|interview))|(?:it|that) (?:just )?(?:hit|hits|beats) me/g,
  /take my life (?:back|in|to|into|forward|more|less|seriously|as(?! soon)|for granted|and)\b/g,
  /(?:dont|do not|didnt|doesnt) want to (?:live (?:with|in (?!this world|pain)|here|there|near|at|together|alone|apart|abroad|far|on (?!this)|off|by|under)|wake (?:up )?(?:early|at|before|so|him|her|the|them|my)|go on (?:an?|the(?! way)|my(?! own)|our|vacation|holidays?|trips?|dates?|stage))\b/g,
  /(?:cant|cannot|can not|couldnt) go on (?:an?|the(?! way)|my(?! own)|our|this(?! way)|vacation|holidays?|trips?|dates?|leave|maternity|stage|air|tour|strike|medication|birth control|with (?:my|this|the|that|these|our|his|her|their) (?!life\b|pain\b|existence\b|misery\b|suffering\b|grief\b)\w+)\b/g,
]

/** Subjects of 撑不下去 or “can’t do this any more” that are things (a shop, a marriage), not the writer. */
export const ENDABLE_THING_PATTERN =
  /店|加班|财|官|印|身[强弱旺]|日主|用神|公司|生意|创业|婚|恋|感情|关系|分手|工作|上班|辞|项目|学业|考研|课程|减肥|健身|锻炼|跑步|瑜伽|早起|打卡|日更|[英日韩法德](?:语|文)|餐厅|厂|房租|股|基金|仓|练琴|戒烟|戒糖|吃素|断食|自律|副业|节食|合伙|房贷|工地|直播|job|work|boss|marriage|relationship|boyfriend|girlfriend|business|company|startup|diet|school|course|gym|project|exercis|keto|fasting|habit|lease|podcast|blog|commute|long distance/

/** A thing is lost and the writer cannot go on, so this is about the writer: 失业了我撑不下去, “I lost my job and I can't go on”. */
export const LOSS_DESPAIR_PATTERN =
  /(?:失业|失恋|离婚|分手|倒闭|破产|黄|丢|没|被裁|被辞|输光|走)(?:了|掉|后|以后|之后){1,2}[^,。!?]{0,4}我[^,。!?]{0,6}(?:撑|坚持|熬|扛|挺|走|活)不(?:下去|住)|\b(?:lost|left|leaving|died|gone|fired|dumped|cheated|ended|failed|(?:killing|breaking|destroying) me)\b.* (?:and|so|because|since)(?: now)? i(?: just| really| honestly)? (?:cant|cannot|can not) (?:go on|do (?:this|it)|keep going|carry on|take (?:it|this))(?=$|[.,?!]| (?:any ?more|any longer|much longer|like this|without|alone$))/

/** Words that ask what to do about one of `ENDABLE_THING_PATTERN`. */
export const THING_QUESTION_PATTERN =
  /要不要|该不该|是不是该|要换|换吗|能不能|还是|转让|关门|关掉|辞职|离职|should i|shall i|is it time|quit|close/

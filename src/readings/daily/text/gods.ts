import type { DaySentencesByKey } from '../line.ts'

/** The first sentence of the day's text, with the slot {pair}; keys are the ten god of the day and its tone (rise, even, hold). */
export const GODS: DaySentencesByKey = {
  'bijian-rise': [
    {
      zh_CN: '比肩是和你步子一样的人，{pair}日约一个，去没走过的河边走走。',
      en_US: 'The Friend keeps your pace, so take someone along on {pair} to a riverside you don’t know.',
      asks: ['friends'],
    },
    {
      zh_CN: '做了一半的东西，拿给水平相当的人看，逢比肩的{pair}日看得准。',
      en_US: 'Show a half-made thing to an equal on {pair}, for the Friend sees what you miss.',
    },
    {
      zh_CN: '和老同学或兄弟姊妹叙一叙，{pair}日逢比肩，见的是同类。',
      en_US: 'Another of your own kind arrives with {pair}, the Friend: a day for a sibling or an old classmate.',
      asks: ['friends', 'talk'],
    },
  ],
  'bijian-even': [
    {
      zh_CN: '做法不一样，不必改成一样，{pair}日比肩与你并排走，到的是同一处。',
      en_US: 'Your way runs beside theirs and ends in the same place, says the Friend, in charge on {pair}.',
    },
    {
      zh_CN: '屋里的活今天对半分，比肩当值的{pair}日，谁也别多揽。',
      en_US: 'Split the chores down the middle on {pair}, while the Friend is in charge.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '同桌不必同一口味，{pair}遇比肩，盛汤时问一声对面的人。',
      en_US: 'Ask the person across the table what they’d like: {pair} seats you with the Friend, an equal.',
    },
  ],
  'bijian-hold': [
    {
      zh_CN: '走得近了会碰肩，{pair}日与比肩同路，窄的地方侧一侧身。',
      en_US: 'Shoulders touch on a narrow path, and {pair} has the Friend beside you: give a little room.',
    },
    {
      zh_CN: '别人也想要的那一份，你迟半天拿，{pair}的比肩要的和你一样，过后还是朋友。',
      en_US: 'Wait half a day for your share, since the Friend wants the same on {pair} and stays a friend.',
    },
    {
      zh_CN: '拿手上的活跟自己上个月比，别人的不看，{pair}是比肩的日子。',
      en_US: 'Compare your work with last month’s, and with nobody else’s: {pair} is the day of the Friend.',
    },
  ],
  'jiecai-rise': [
    {
      zh_CN: '劫财像牌桌上的熟人，{pair}日凑一桌，只争谁洗碗。',
      en_US: 'The Rival is an old friend at the card table: on {pair}, play for who does the dishes.',
      asks: ['friends'],
    },
    {
      zh_CN: '人少做不成的事，去敲邻居的门，{pair}日逢劫财，肯出力的人多。',
      en_US: 'Some jobs need a crowd: on {pair} the Rival brings strong arms, so knock on the neighbor’s door.',
    },
    {
      zh_CN: '谁会你想学的，挨着谁练一下午，{pair}的劫财爱较劲，进步快。',
      en_US: 'Practice next to someone better on {pair}, since the Rival likes a contest and you’ll learn from it.',
      asks: ['skill'],
    },
  ],
  'jiecai-even': [
    {
      zh_CN: '两人合用的东西，{pair}日说好单日归谁、双日归谁，劫财要的是明白。',
      en_US: 'Odd days yours, even days theirs: {pair} carries the Rival, and shared things need a rule.',
    },
    {
      zh_CN: '出门带够自己的零钱，{pair}遇劫财，同伴多，花法也多。',
      en_US: 'Bring your own cash on {pair}: the Rival means company, and company spends.',
    },
    {
      zh_CN: '劫财入{pair}，个个嗓门大，热闹里留一个座给安静的人。',
      en_US: 'With the Rival on {pair} everybody is loud, so save a seat for the quiet one.',
    },
  ],
  'jiecai-hold': [
    {
      zh_CN: '有人来借心爱之物，换一样你舍得的，{pair}日的劫财爱伸手。',
      en_US: 'Lend only what you could give away on {pair}: the Rival is the one who borrows.',
    },
    {
      zh_CN: '逞强的话笑一笑就过去，劫财只想赢，{pair}日由它想。',
      en_US: 'Smile at the dare and walk on, because {pair} has the Rival, who only wants to win.',
    },
    {
      zh_CN: '谁出的力多，这一天不论，劫财记性短，过了{pair}自己就平。',
      en_US: 'Who did more needn’t be settled: the Rival has a short memory, and {pair} is soon over.',
      leaves: ['quarrel'],
    },
  ],
  'shishen-rise': [
    {
      zh_CN: '食神管着做得出来的东西，{pair}日把那件小手工收了尾。',
      en_US: 'The Eating god looks after whatever gets made, so put in the last stitch on {pair}.',
      asks: ['craft'],
    },
    {
      zh_CN: '好主意多在闲着的时候来，{pair}日有食神，到外头坐坐。',
      en_US: 'Sit outside a while: {pair} has the Eating god in it, and good ideas come to the unhurried.',
    },
    {
      zh_CN: '摆一桌，请爱吃的人来，做东的是{pair}的食神。',
      en_US: 'Lay the table for people who like to eat, with the Eating god as host on {pair}.',
      asks: ['friends', 'cook'],
    },
  ],
  'shishen-even': [
    {
      zh_CN: '不赶不争，照食神的步子过{pair}日，洗菜洗碗都算正事。',
      en_US: 'Take {pair} at the Eating god’s pace, and count doing the dishes as time well spent.',
      leaves: ['haste'],
    },
    {
      zh_CN: '一天里留个做着玩的钟头，{pair}逢食神，玩出来的也算数。',
      en_US: 'Keep an hour for play on {pair}. What the Eating god makes idly still counts.',
    },
    {
      zh_CN: '午后茶点慢慢吃，食神坐在{pair}日，聊天不必有题目。',
      en_US: 'Talk needs no topic over an afternoon snack, not with the Eating god at the table on {pair}.',
    },
  ],
  'shishen-hold': [
    {
      zh_CN: '手慢半拍无妨，{pair}的食神在养力气，做到一半就收拾。',
      en_US: 'A slow hand is fine on {pair}: the Eating god is saving strength, so stop halfway and clean up.',
    },
    {
      zh_CN: '食神懂得留，{pair}日的点心剩一块，明早还好吃。',
      en_US: 'The Eating god knows how to save: leave one piece of cake on {pair} for breakfast.',
    },
    {
      zh_CN: '食神只要拿手的那一道，{pair}日别的菜都说下回。',
      en_US: 'Cook the one dish you do best, and on {pair} let the Eating god turn down the other requests.',
      leaves: ['overcommit'],
    },
  ],
  'shangguan-rise': [
    {
      zh_CN: '伤官是脑子快的那一位，{pair}日你想改的一处，改给大家看。',
      en_US: 'Quick wits are the Hurting officer’s gift: on {pair}, show people the one thing you’d change.',
      asks: ['present'],
    },
    {
      zh_CN: '要的就是新意：{pair}带着伤官，没人试过的做法可以试。',
      en_US: 'Something new is wanted: {pair} brings the Hurting officer, so try it the way nobody has.',
    },
    {
      zh_CN: '编个谜语，写段打油诗，伤官在{pair}日笔尖最亮。',
      en_US: 'Write the riddle or the rhyme: {pair} belongs to the Hurting officer, and the pen is sharp.',
      asks: ['art'],
    },
  ],
  'shangguan-even': [
    {
      zh_CN: '话到嘴边看看对面的脸，{pair}日伤官嘴快，脸色会告诉你停在哪里。',
      en_US: 'Watch faces while you talk on {pair}: the Hurting officer is fast, and a face says when to stop.',
    },
    {
      zh_CN: '挑出一处毛病就递上一个改法，{pair}日伤官当值，这样人家才听得进。',
      en_US: 'Offer a fix for every flaw you point out, as the Hurting officer finds plenty on {pair}.',
    },
    {
      zh_CN: '伤官闲不住，{pair}日丢给它一盘棋，聪明有了去处。',
      en_US: 'Give the Hurting officer a game of chess on {pair}. A busy wit has less to say about people.',
    },
  ],
  'shangguan-hold': [
    {
      zh_CN: '规矩看着别扭，今天由它别扭，{pair}日伤官嘴急，换个日子提更好听。',
      en_US: 'Let the silly rule stand through {pair}, and let the Hurting officer put it better another day.',
    },
    {
      zh_CN: '最利的那一句留给日记，{pair}日伤官快如剪刀，纸不怕剪。',
      en_US: 'Save the sharpest line for your diary: the Hurting officer cuts on {pair}, and paper doesn’t mind.',
      leaves: ['hard-words'],
    },
    {
      zh_CN: '伤官耳朵尖，{pair}日别人念错一个字，不必当场纠正。',
      en_US: 'A wrong word can go uncorrected on {pair}, when the Hurting officer hears every one.',
      leaves: ['hard-words'],
    },
  ],
  'piancai-rise': [
    {
      zh_CN: '偏财在路上，不在屋里，{pair}日多绕一条街，看看谁在外头。',
      en_US: 'Indirect wealth lives outdoors, so walk one more block on {pair} and see who’s out.',
    },
    {
      zh_CN: '生人也好搭话，{pair}有偏财的热络，问摊主这果子从哪儿来。',
      en_US: 'Strangers are easy to talk to on {pair}: Indirect wealth is sociable, so ask where the pears are from.',
      asks: ['talk'],
    },
    {
      zh_CN: '一块点心掰开也算请客，{pair}日的偏财喜欢转手。',
      en_US: 'Half a sandwich shared counts as treating someone, and on {pair} Indirect wealth likes to change hands.',
    },
  ],
  'piancai-even': [
    {
      zh_CN: '来找你的比平时多，{pair}遇偏财，每一桩都问一句什么时候要。',
      en_US: 'More people than usual will want something, for {pair} carries Indirect wealth: ask each one for a date.',
    },
    {
      zh_CN: '零花的装一个口袋，偏财在{pair}日来去都快，掏空就回家。',
      en_US: 'Put the day’s spending in one pocket: Indirect wealth moves fast on {pair}, and empty means home.',
    },
    {
      zh_CN: '新鲜地方看一处就够，{pair}日偏财好动，脚要留点力气回来。',
      en_US: 'One new place will do for {pair}: Indirect wealth loves to roam, and your feet have a say.',
    },
  ],
  'piancai-hold': [
    {
      zh_CN: '便宜货翻过来看看背面的小字，{pair}日的偏财走得急，你不用。',
      en_US: 'Turn the bargain over and read the back: Indirect wealth is in a hurry on {pair}, and you aren’t.',
      leaves: ['haste'],
    },
    {
      zh_CN: '约好的去处减一个，{pair}带着偏财，哪儿都想拉你去。',
      en_US: 'Take one outing off the list when {pair} brings Indirect wealth, which wants you everywhere.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '钱包放在最里面那层，因为{pair}的偏财出手大方。',
      en_US: 'Keep your wallet in the innermost pocket on {pair}, for Indirect wealth has an open hand.',
      leaves: ['splurge'],
    },
  ],
  'zhengcai-rise': [
    {
      zh_CN: '正财像自家的田，{pair}日给种下的东西浇一回水，窗台上的也算。',
      en_US: 'Direct wealth is your own field: water what you’ve planted on {pair}, even on a windowsill.',
      asks: ['planting'],
    },
    {
      zh_CN: '抽屉里件件有个去处，{pair}的正财就爱这样。',
      en_US: 'Give every object in one drawer its place: {pair} belongs to Direct wealth, which keeps things well.',
      asks: ['tidy'],
    },
    {
      zh_CN: '存钱罐今天可以数，{pair}日逢正财，凑成整数收好。',
      en_US: 'Count the coins in the jar on {pair}, a Direct wealth day, and set the round sum aside.',
      asks: ['save'],
    },
  ],
  'zhengcai-even': [
    {
      zh_CN: '天天用的那件东西擦一擦，{pair}有正财，惜物的人用得久。',
      en_US: 'Wipe down the thing you use most: on {pair}, Direct wealth is on the side of what lasts.',
      asks: ['cleaning'],
    },
    {
      zh_CN: '正财讲够用，{pair}日煮饭数着人头下米。',
      en_US: 'Measure the rice by the heads at the table, since {pair} has Direct wealth, which asks for enough and no more.',
    },
    {
      zh_CN: '正财一级一级地走，{pair}日做完这一步才看下一步。',
      en_US: 'Direct wealth climbs one step at a time, so on {pair} finish this one before you look at the next.',
      leaves: ['haste'],
    },
  ],
  'zhengcai-hold': [
    {
      zh_CN: '进出的小数目记在一张纸上，正财要清楚，总数等{pair}过了算。',
      en_US: 'Jot the small sums on one sheet: Direct wealth wants them clear on {pair}, and totals can wait.',
    },
    {
      zh_CN: '手里东西多了就放下一袋，{pair}遇正财，拿得回家的才算。',
      en_US: 'Set one bag down: {pair} carries Direct wealth, and what comes home has to be kept.',
      leaves: ['splurge'],
    },
    {
      zh_CN: '正财宜守，{pair}日的晚上补一颗扣子，够了。',
      en_US: 'Sew on a button this evening: {pair} has Direct wealth, and it’s a day for keeping.',
    },
  ],
  'qisha-rise': [
    {
      zh_CN: '七杀名字凶，其实是个严教练，{pair}日跟着它，做最怕的那一题。',
      en_US: 'Seven killings is only a strict coach with a grim name: do the dreaded problem on {pair}.',
    },
    {
      zh_CN: '拧不开的那个罐子今天再拧一回，{pair}带来七杀，那股劲正好用上。',
      en_US: 'The lid that won’t open gets another try on {pair}, because Seven killings is pressure, applied.',
    },
    {
      zh_CN: '叫到你就上场，七杀给的压力，{pair}日正好变成准头。',
      en_US: 'Step up when your name is called: {pair} lends you Seven killings, the nerve that pressure gives.',
    },
  ],
  'qisha-even': [
    {
      zh_CN: '做完一件勾一件，{pair}日七杀催得紧，勾多了它就安静。',
      en_US: 'Check things off as you go on {pair}. Seven killings is pressure, and a check mark quiets it.',
    },
    {
      zh_CN: '七杀说话不客气，{pair}日收下要求，口气不用收。',
      en_US: 'Take the demand and leave the tone: Seven killings, on {pair}, is as blunt as a good coach.',
    },
    {
      zh_CN: '每个钟头上岸歇一歇，{pair}遇七杀，像坐船过急流。',
      en_US: 'Come ashore for a few minutes every hour: Seven killings makes {pair} white water.',
      asks: ['rest'],
    },
  ],
  'qisha-hold': [
    {
      zh_CN: '七杀只是说事情催得紧，{pair}日推掉一桩，不算认输。',
      en_US: 'Seven killings only means that things press, and dropping one on {pair} isn’t giving in.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '喝完这杯水才去应门，敲门的是{pair}的七杀，专爱催人。',
      en_US: 'Finish your glass of water. The knock on {pair} is Seven killings, who likes to hurry people.',
      leaves: ['haste'],
    },
    {
      zh_CN: '遇见硬脾气的人，绕开走，{pair}的七杀就是那股顶人的劲。',
      en_US: 'Go around a hard temper by way of the park: {pair} has Seven killings, plain push and shove.',
      leaves: ['quarrel'],
    },
  ],
  'zhengguan-rise': [
    {
      zh_CN: '正官讲位置，{pair}日该你坐的那把椅子，坦然坐下。',
      en_US: 'Sit down in the chair that’s yours: the Direct officer, who keeps order, is in charge on {pair}.',
    },
    {
      zh_CN: '郑重的请求，穿整齐了去说，{pair}有正官，听的人会认真。',
      en_US: 'Dress neatly and make the formal request: on {pair} the Direct officer gives it weight.',
      asks: ['talk'],
    },
    {
      zh_CN: '认个错也好，许个诺也好，{pair}日有正官在旁作证。',
      en_US: 'Own up, or give your word, while the Direct officer stands witness on {pair}.',
    },
  ],
  'zhengguan-even': [
    {
      zh_CN: '早到五分钟，{pair}日正官看的就是这五分钟。',
      en_US: 'Arrive five minutes ahead on {pair}, for the Direct officer notices exactly that.',
    },
    {
      zh_CN: '家里的规矩自己先守，{pair}的正官教人只用这个办法。',
      en_US: 'Keep the house rule yourself, since the Direct officer, in charge on {pair}, teaches by example.',
    },
    {
      zh_CN: '正官喜欢分明，{pair}日正经一段，好玩一段，中间打个铃。',
      en_US: 'The Direct officer likes clear lines: ring a bell on {pair} between the serious part and the fun.',
    },
  ],
  'zhengguan-hold': [
    {
      zh_CN: '表上看不懂的一栏空着，{pair}日正官严，问过了才填。',
      en_US: 'Leave the puzzling box on the form empty and ask, for the Direct officer is strict on {pair}.',
      leaves: ['signing'],
    },
    {
      zh_CN: '有人拿规矩说你，点个头，{pair}日正官说的话，隔一夜想更在理。',
      en_US: 'If somebody quotes the rules at you, nod: what the Direct officer says on {pair} makes more sense tomorrow.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '别人的队由别人整，{pair}的正官只管你自己这一排。',
      en_US: 'Straighten your own row on {pair}. The Direct officer doesn’t ask you to fix the next one.',
      leaves: ['overcommit'],
    },
  ],
  'pianyin-rise': [
    {
      zh_CN: '偏印眼细，{pair}日白天看蚂蚁搬家，夜里抬头认一颗星。',
      en_US: 'The Indirect seal has a fine eye: on {pair}, watch one anthill by day, one star by night.',
    },
    {
      zh_CN: '拾起箱底那门老手艺，偏印在{pair}日记得别人忘了的。',
      en_US: 'Pick up the craft at the bottom of the trunk: the Indirect seal, on {pair}, remembers forgotten things.',
      asks: ['craft'],
    },
    {
      zh_CN: '安静是偏印的工具，{pair}日关起门，想透一件事。',
      en_US: 'Think one thing through with the door shut: {pair} is the Indirect seal’s, and quiet is its tool.',
    },
  ],
  'pianyin-even': [
    {
      zh_CN: '想得再远，隔一阵去给花浇水，{pair}的偏印容易忘了脚在哪里。',
      en_US: 'Thoughts run far on {pair} with the Indirect seal about, so water a plant between them.',
    },
    {
      zh_CN: '你的看法写在页边，逢{pair}偏印，写给自己看就好。',
      en_US: 'Keep your opinion in the margin: the Indirect seal, a private thinker, has {pair}.',
      leaves: ['publish'],
    },
    {
      zh_CN: '{pair}日偏印当家，安静的人也要吃饭，到点坐到桌边来。',
      en_US: '{pair} is the Indirect seal’s, and even quiet people eat: come to the table on time.',
    },
  ],
  'pianyin-hold': [
    {
      zh_CN: '心里绕了三圈的，说给一个人听，{pair}的偏印解不开自己打的结。',
      en_US: 'Tell one person what circles in your head, as the Indirect seal on {pair} seldom unties its own knots.',
      asks: ['talk'],
    },
    {
      zh_CN: '偏印想多了，{pair}日去叠衣服，手一动心就静。',
      en_US: 'When thinking loops, fold laundry: {pair} brings the Indirect seal, and busy hands settle it.',
      asks: ['tidy'],
    },
    {
      zh_CN: '不合群一天也可以，偏印在{pair}要静，跟人说一声就好。',
      en_US: 'Being unsociable is allowed on {pair}: the Indirect seal wants quiet, so just let people know.',
      leaves: ['friends'],
    },
  ],
  'zhengyin-rise': [
    {
      zh_CN: '正印是照看过你的人，{pair}日给教过你的人写几行字。',
      en_US: 'The Direct seal is whoever looked after you: write a few lines to a teacher on {pair}.',
    },
    {
      zh_CN: '书读得进，从目录读起，{pair}有正印替你点着灯。',
      en_US: 'Reading goes in on {pair}: the Direct seal holds the lamp, so begin at the table of contents.',
      asks: ['learn'],
    },
    {
      zh_CN: '老人讲古，坐下来听到完，正印就是这样传的，传到{pair}。',
      en_US: 'Hear an old story to its end on {pair}, since the Direct seal is what gets handed down.',
      asks: ['parents'],
    },
  ],
  'zhengyin-even': [
    {
      zh_CN: '不懂就问，问得慢也行，{pair}的正印有耐心。',
      en_US: 'Ask, and take your time asking: the Direct seal is patient on {pair}.',
      asks: ['learn'],
    },
    {
      zh_CN: '有人替你添饭就接着，{pair}日正印当值，一声谢算还了。',
      en_US: 'Accept the second helping. The Direct seal is kindness, and on {pair} a thank-you repays it.',
    },
    {
      zh_CN: '正印一半教、一半养，{pair}日读半晌书，晒半晌太阳。',
      en_US: 'Half an hour’s reading, half an hour’s sun: on {pair} the Direct seal teaches and looks after.',
      asks: ['learn'],
    },
  ],
  'zhengyin-hold': [
    {
      zh_CN: '读不进去就合上，{pair}的正印也教人歇，明早翻同一页。',
      en_US: 'Shut the book if nothing goes in, for on {pair} the Direct seal teaches resting too.',
      asks: ['rest'],
    },
    {
      zh_CN: '照顾人的也坐一会儿，{pair}遇正印，壶让别人去提。',
      en_US: 'Let someone else lift the kettle on {pair}: the Direct seal is care, and it’s your turn to get some.',
      asks: ['rest'],
    },
    {
      zh_CN: '正印太周到，{pair}日好意多得接不过来，收一样，别的道谢。',
      en_US: 'Favors may come in bulk: the Direct seal is thorough on {pair}, so accept one and decline the rest with thanks.',
    },
  ],
}

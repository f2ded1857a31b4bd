import type { DaySentencesByKey } from '../line.ts'

/** Sentences on a hidden stem of the day's branch that the chart wants (`hidden-fair@branch`) or has in excess (`hidden-poor@branch`). */
export const HIDDEN_STEM_SENTENCES: DaySentencesByKey = {
  'hidden-fair@zi': [
    {
      zh_CN: '半夜的{branch}里藏着{stem}，正合你用，睡前静坐十分钟，只想一件事。',
      en_US: 'The {branch} is midnight and holds {stem} for you. Give one question ten quiet minutes before bed.',
      asks: ['rest'],
    },
    {
      zh_CN: '冬至的月份就是{branch}，里头的{stem}帮你起头。搁久的本子，翻到新的一页。',
      en_US: 'The winter solstice falls in the {branch}, and {stem} helps you begin. Open the old notebook to a clean page.',
    },
    {
      zh_CN: '给老朋友写几行字，{branch}里有你要的{element}，灯下的字最诚。',
      en_US: 'Write a few lines to an old friend by lamplight. The {branch} has the {element} you want for it.',
      asks: ['talk'],
    },
  ],
  'hidden-fair@chou': [
    {
      zh_CN: '冻土护种，{branch}里存着你要的{element}。想留的小物件，归进一个盒子。',
      en_US: 'Frozen ground keeps seed, and the {branch} keeps {element} you need. Put your small keepsakes in one box.',
      asks: ['tidy'],
    },
    {
      zh_CN: '慢活今天做得好，缝补、抄写都行，{branch}里的{stem}替你垫底。',
      en_US: 'Slow work goes well, mending or copying by hand: {stem} in the {branch} takes the weight.',
      asks: ['craft'],
    },
    {
      zh_CN: '柜子最里头找一找，{branch}深处有{stem}帮你，旧东西还派得上用场。',
      en_US: 'Look at the very back of the cupboard. With {stem} deep in the {branch}, something old will serve.',
    },
  ],
  'hidden-fair@yin2': [
    {
      zh_CN: '天亮前的{branch}带着你要的{stem}，今天头一个空闲，留给最想做的事。',
      en_US: 'The {branch} comes before daylight with {stem} for you. Your first free hour goes to what you like best.',
    },
    {
      zh_CN: '种一样东西，一盆葱也算，{branch}是开春头一月，里头的{element}合你用。',
      en_US: 'Plant something, even scallions in a cup. The {branch} opens spring with {element} you can use.',
      asks: ['planting'],
    },
    {
      zh_CN: '{stem}在{branch}，是你用得上的胆气。没走过的街，今天拐进去看看。',
      en_US: 'With {stem} in the {branch} you have nerve to spend. Turn down a street you’ve never walked.',
    },
  ],
  'hidden-fair@mao': [
    {
      zh_CN: '早上把屋里的窗全打开，{branch}是一树新叶，藏的{stem}合你用。',
      en_US: 'Early morning is the {branch}’s, and {stem} in it suits you. Open every window in the house.',
    },
    {
      zh_CN: '想求和，换个软一点的开头，{branch}里的{element}像春草，肯帮你。',
      en_US: 'If you want to make up, begin more softly. The {element} in the {branch} is spring grass, and it’s on your side.',
      asks: ['talk'],
    },
    {
      zh_CN: '会背的歌或诗，今天添一段，{branch}里有{stem}，一寸寸替你长。',
      en_US: 'Add a verse to a song or poem you know. In the {branch}, {stem} grows by inches for you.',
      asks: ['learn', 'art'],
    },
  ],
  'hidden-fair@chen': [
    {
      zh_CN: '雨后的田好下种，{branch}里的{element}托着你，早饭后清掉两桩小活。',
      en_US: 'A field after rain, that’s the {branch}, and {stem} holds you up. Clear two small chores after breakfast.',
    },
    {
      zh_CN: '家里快用完的今天补上，{branch}是座仓，里头有你要的{element}。',
      en_US: 'Refill whatever is running low at home. The {branch} is a storehouse, with {element} in it for you.',
    },
    {
      zh_CN: '去水边站一会儿，{branch}里的{stem}帮你，想不出的主意自己上岸。',
      en_US: 'Look at some water, a pond or a fountain. There’s {stem} for you in the {branch}, and the missing idea may surface.',
    },
  ],
  'hidden-fair@si': [
    {
      zh_CN: '炉子九点生好，{branch}里有{stem}为你备着，上午做完最难的那一段。',
      en_US: 'The forge is ready at nine and the {branch} has {stem} for you. Do the hardest page before eleven.',
    },
    {
      zh_CN: '松了的螺丝、卡住的拉链，今天修，{branch}里的{element}借你使。',
      en_US: 'Fix a loose screw or a stuck zipper. The {branch} is a smith at work, with {element} you want.',
      asks: ['repair'],
    },
    {
      zh_CN: '蛇蜕旧皮，{branch}里的{stem}来帮忙。挑个老习惯，换个做法。',
      en_US: 'The {branch} sheds its skin, and {stem} is on your side. Pick an old habit and do it another way.',
    },
  ],
  'hidden-fair@wu3': [
    {
      zh_CN: '做好的东西中午拿给人看，{branch}里藏着{element}，正午的光向着你。',
      en_US: 'Around noon, show what you’ve made. The {branch} has {stem} in it, and the light is on your side.',
      asks: ['present'],
    },
    {
      zh_CN: '约个伴跳绳、打球、快走，{branch}日带{element}来，你跑得起来。',
      en_US: 'Get someone to play ball, jump rope or walk fast with you. The {branch} brings {element} you run well on.',
      asks: ['train'],
    },
    {
      zh_CN: '饭桌上说声谢，说清谢什么，{branch}里有{stem}{element}让你开口顺。',
      en_US: 'The summer solstice stands in the {branch} with {stem} for you. Say thank you at the table, and say for what.',
      asks: ['talk'],
    },
  ],
  'hidden-fair@wei': [
    {
      zh_CN: '一点到三点，给人做点吃的，{branch}里还暖，存着你要的{element}。',
      en_US: 'Make somebody a bite to eat between one and three. The {branch} is warm soil, storing {element} for you.',
      asks: ['cook'],
    },
    {
      zh_CN: '去看一位长辈，坐满一盏茶，羊恋熟人，{branch}里的{stem}也护着你。',
      en_US: 'Visit someone older and stay for the whole pot of tea. The {branch} likes familiar faces, and {stem} is with you.',
      asks: ['parents'],
    },
    {
      zh_CN: '被子、书、鞋，挑一样拿去晾，{branch}是晒透的田，里头的{stem}借你用。',
      en_US: 'Borrow {stem} from the {branch}, a field dried through: air the bedding, the books or the shoes.',
      asks: ['cleaning'],
    },
  ],
  'hidden-fair@shen': [
    {
      zh_CN: '拖着的选择三点后定下来，刀磨好了，{branch}里的{stem}归你使。',
      en_US: 'After three, settle the choice you’ve been dragging. The {branch} is a newly ground blade, and {stem} is yours.',
      asks: ['decide'],
    },
    {
      zh_CN: '石头底下有泉，{branch}里藏着你要的{element}，好奇的事多问一层。',
      en_US: 'There’s a spring under the stone: the {branch} hides {element} you want. Ask why, one layer further down.',
      asks: ['research'],
    },
    {
      zh_CN: '拆一样小东西看看，照原样装回，猴手巧，{branch}里又有{stem}帮你。',
      en_US: 'Take something small apart and put it back. The {branch} has clever fingers, and {stem} steadies yours.',
      asks: ['craft'],
    },
  ],
  'hidden-fair@you': [
    {
      zh_CN: '谷子进仓在{branch}，{stem}是你的一份，傍晚写下今天做成了什么。',
      en_US: 'In the {branch} the grain comes in, with {stem} as your share. At dusk, write down what got done.',
    },
    {
      zh_CN: '明天几点、在哪儿，跟人核对好，鸡守时，{branch}里有你要的{element}。',
      en_US: 'Confirm tomorrow’s time and place with whoever is coming. The {branch} is punctual and brings {element} you want.',
      asks: ['plan'],
    },
    {
      zh_CN: '拿块软布，擦亮一件旧物，{branch}里的{stem}{element}正替你添光。',
      en_US: 'Take a soft cloth to one fine old thing. There’s {stem} in the {branch}, and it polishes for you.',
      asks: ['cleaning'],
    },
  ],
  'hidden-fair@xu': [
    {
      zh_CN: '晚饭后讲一段家里的旧事，{branch}的灰里给你存着{element}。',
      en_US: 'Tell an old family story after supper. The {branch} has banked {element} for you under the ash.',
      asks: ['talk'],
    },
    {
      zh_CN: '睡前绕屋走一圈，门窗关好，狗守夜，{branch}里有{stem}做伴。',
      en_US: 'Walk around the house at bedtime and close what’s open. The {branch} keeps watch, with {stem} for company.',
    },
    {
      zh_CN: '找个高处看日落，{branch}的山坡干爽好走，{stem}{element}向着你。',
      en_US: 'Find somewhere high to watch the sun go down. The {branch} is a dry hillside, and {stem} favors you.',
    },
  ],
  'hidden-fair@hai': [
    {
      zh_CN: '河面静了，{branch}里有{stem}陪你，九点后读几页纸书，困了就睡。',
      en_US: 'After nine the river is still, and the {branch} has {stem} for you. Read on paper until you’re sleepy.',
      asks: ['rest'],
    },
    {
      zh_CN: '说不清的想法画成图，{branch}的水底种子醒着，{element}归你用。',
      en_US: 'Draw the idea you can’t explain yet. A seed is awake under the {branch}’s water, and its {element} helps.',
      asks: ['plan'],
    },
    {
      zh_CN: '炖一锅汤，端一碗给邻居，{branch}是入冬的门，里头有你要的{stem}。',
      en_US: 'Make soup and carry a bowl next door. The {branch} opens the winter and brings {stem} you want.',
      asks: ['cook'],
    },
  ],
  'hidden-poor@zi': [
    {
      zh_CN: '夜里十一点前关灯，{branch}里{stem}{element}已够多，别拿夜去添。',
      en_US: 'Lights out before eleven. The {branch} is night enough, and {stem} in it is more than you need.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
    {
      zh_CN: '越静越爱猜，{branch}里又添{stem}。拿不准人家的意思，问一句就停。',
      en_US: 'Quiet breeds guesses, and {stem} in the {branch} adds a few. Ask what they meant, once, and stop there.',
    },
    {
      zh_CN: '日头最短在{branch}，{element}你已不缺，下午挑有太阳的路走一圈。',
      en_US: 'The {branch} stands at the shortest day, with {element} to spare. Walk on the sunny side this afternoon.',
    },
  ],
  'hidden-poor@chou': [
    {
      zh_CN: '土冻着，铲子下不去，{branch}里又压着{stem}。今天不逼谁松口，等化冻。',
      en_US: 'No spade gets into frozen ground, and {stem} weighs on the {branch}. Press nobody today. It will thaw.',
      leaves: ['haste'],
    },
    {
      zh_CN: '囤够了，{branch}里的{element}也够了，从冰箱底层翻一样出来吃掉。',
      en_US: 'The {branch} hoards {element} you don’t need. Eat something from the bottom of the freezer.',
    },
    {
      zh_CN: '{branch}里{stem}{element}偏重，肩上减一件，能挪到后天的杂事挪走。',
      en_US: 'Carry one thing less: {stem} sits heavy in the {branch}. Some errand can wait two days.',
      leaves: ['overcommit'],
    },
  ],
  'hidden-poor@yin2': [
    {
      zh_CN: '灶里火种够了，{branch}里还在添{stem}。新事只起一桩，柴省着。',
      en_US: 'The stove is lit, and still the {branch} hands you {stem}. Start one new thing and save the wood.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '坐下把早饭吃完才出门，{branch}日性急，带来的{element}你不缺。',
      en_US: 'Finish breakfast sitting down. The {branch} is in a hurry and brings {element} you already have.',
      leaves: ['haste'],
    },
    {
      zh_CN: '嗓门降半格，在家也一样，{branch}里那份{stem}正替你加码。',
      en_US: 'Speak half as loud, at home as well. The {stem} in the {branch} is turning you up.',
      leaves: ['hard-words'],
    },
  ],
  'hidden-poor@mao': [
    {
      zh_CN: '枝叶太密要修，{branch}里又发{element}。今天少应一个约，留一晚空着。',
      en_US: 'The {branch} is all new twigs, more {element} than you need. Trim one plan and leave an evening bare.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '话别绕弯，{branch}里的{stem}已够曲折，想借什么就说借什么。',
      en_US: 'You tend to talk in circles, with so much {stem} in the {branch}. If you want to borrow something, name it.',
    },
    {
      zh_CN: '心太细的一天，{branch}里多了{stem}。谁脸色不对，看一眼就放下。',
      en_US: 'You notice everything, thanks to {stem} in the {branch}. Let one odd look pass without a theory.',
    },
  ],
  'hidden-poor@chen': [
    {
      zh_CN: '泥多鞋重，{branch}里又带{stem}来，出门少背一样，路上少停一处。',
      en_US: 'Mud on the shoes: the {branch} brings {stem} you don’t need. Carry less and make one stop fewer.',
    },
    {
      zh_CN: '挑个抽屉扔五样，{branch}日什么都收，{element}你已收够。',
      en_US: 'Choose a drawer and throw out five things. The {branch} keeps everything, and you have {element} in plenty.',
      asks: ['clear-out'],
    },
    {
      zh_CN: '七点到九点最挤，{branch}里{element}偏多。能晚走就晚走，或挑人少的道。',
      en_US: 'Seven to nine is the {branch}’s hour, crowded with {stem}. Leave later if you can, or take the emptier road.',
    },
  ],
  'hidden-poor@si': [
    {
      zh_CN: '要顶回去的话，喝完一杯水才说，近午的{branch}里，{stem}已嫌多。',
      en_US: 'Drink a full glass of water before you talk back. The {branch} nears noon, with {stem} to spare.',
      leaves: ['hard-words'],
    },
    {
      zh_CN: '烫手的事搁到午饭后，{branch}里又送来{element}，铁凉了才好拿。',
      en_US: 'Whatever’s too hot to hold can lie until after lunch. The {branch} has brought {element} enough.',
      leaves: ['haste'],
    },
    {
      zh_CN: '疑心谁，今天不查也不问，{branch}里{stem}多，学蛇盘着等一天。',
      en_US: 'If {stem} in the {branch} makes you suspicious, coil up and wait. No checking, no questions until tomorrow.',
    },
  ],
  'hidden-poor@wu3': [
    {
      zh_CN: '十一点到一点不赶路，{branch}日当头，{element}又多，找片荫坐坐。',
      en_US: 'No racing between eleven and one. The {branch} stands overhead with {element} to spare, so find some shade.',
      asks: ['rest'],
      leaves: ['haste'],
    },
    {
      zh_CN: '兴头上的许诺打个对折，马已跑开，{branch}里的{element}还在催。',
      en_US: 'Promise half of what you feel like promising. The {branch} is off at a gallop, and {stem} spurs it.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '排队带本书，别数前面的人，{branch}里{element}多，影子短，耐心也短。',
      en_US: 'Short shadows, short patience: the {branch} has {stem} enough for both. Bring a book to the line.',
    },
  ],
  'hidden-poor@wei': [
    {
      zh_CN: '爱争的话头午后别开，{branch}是晒干的田，{element}已经多了。',
      en_US: 'Leave your favorite argument shut this afternoon. The {branch} is a baked field, with more {element} than it needs.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '两三点人发沉，{branch}里的{element}又压一层，眯一刻钟，醒来接着看。',
      en_US: 'Two o’clock is slow, and {element} in the {branch} makes it slower. Nap a quarter hour, then read on.',
      asks: ['rest'],
    },
    {
      zh_CN: '点菜减一道，羊见草就吃，{branch}里的{element}你早有了，盘子留点白。',
      en_US: 'Order one dish fewer. The {branch} grazes on everything, and of {element} you’ve had your fill.',
    },
  ],
  'hidden-poor@shen': [
    {
      zh_CN: '改东西改到第三处就停手，{branch}里的{stem}太快，越改越薄。',
      en_US: 'Stop revising at the third change. The {branch} cuts fast with {stem}, and things get thin.',
    },
    {
      zh_CN: '想买的搁到晚饭后，猴见桃就摘，{branch}里的{element}你用不上。',
      en_US: 'Let the wish to buy wait until after supper. The {branch} picks every peach, and you don’t lack {element}.',
      leaves: ['splurge'],
    },
    {
      zh_CN: '玩笑只开自己的，{branch}里{element}太旺，嘴就快，别人的短不去碰。',
      en_US: 'The {branch} teases quickly with so much {stem} about. Make yourself the joke and leave others’ sore spots alone.',
      leaves: ['hard-words'],
    },
  ],
  'hidden-poor@you': [
    {
      zh_CN: '旁人的小错今天放过一个，鸡眼尖，{branch}里的{stem}又磨它一道。',
      en_US: 'Let one small mistake of somebody else’s go by. The {branch} has a sharp eye, and {stem} hones it.',
    },
    {
      zh_CN: '到七点就停手，活上盖块布，{branch}里收得太满，{element}你有余。',
      en_US: 'Stop at seven and throw a cloth over the rest. The {branch} overfills the barn with {element}.',
      asks: ['rest'],
    },
    {
      zh_CN: '摆歪一点也算摆好，{branch}里{stem}一多，人就想把什么都摆正。',
      en_US: 'Leave one picture crooked. The {branch} likes things straight, and {stem} won’t let it sit down.',
    },
  ],
  'hidden-poor@xu': [
    {
      zh_CN: '自家的规矩今天松一条，看门太严，{branch}里的{stem}又添一把锁。',
      en_US: 'Loosen one house rule for the day. The {branch} guards the door, and {stem} adds a second lock.',
    },
    {
      zh_CN: '七点后不翻旧账，看点轻松的，{branch}的灰里有{element}，别去拨。',
      en_US: 'After seven, watch something light and leave old scores alone. The {branch} has {element} in its ash already.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '换条路回家，多走几步也行，狗只认一条道，{branch}里的{stem}还在推。',
      en_US: 'Go home another way, even a longer one. The {branch} knows a single road, and {stem} keeps you on it.',
    },
  ],
  'hidden-poor@hai': [
    {
      zh_CN: '{element}已满，{branch}日还在添。人家的心事听完就好，不揽来办。',
      en_US: 'You have {element} enough, and the {branch} adds more. Hear people out without taking over their chores.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '夜宵只留半份，九点一过嘴就馋，{branch}里的{stem}还在旁边劝。',
      en_US: 'Make the evening snack half a snack. The {branch} likes a late bite, and {stem} encourages it.',
    },
    {
      zh_CN: '要走远路挑白天，晚上只收拾包，{branch}里{stem}够多，船该系了。',
      en_US: 'Boats tie up in the {branch}’s hour, and you have {stem} enough. Pack tonight and go by daylight.',
    },
  ],
}

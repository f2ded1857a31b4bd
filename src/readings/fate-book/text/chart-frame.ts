import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-strength',
    card: 'chart',
    role: { section: 'frame' },
    paragraphs: [
      {
        id: 'chart.strength.given-over',
        because: ['strength:jiruo', 'kind:following'],
        says: ['chart.strength=follows'],
        zh_CN:
          '帮你的力量只有{s}，少到不必再扶⟨（极弱）⟩。一个人站在大河里，可以顶着水走，也可以顺着水游，你的盘选后一样。进了什么地方，先看那里的水往哪边流，跟上去比谁都快；让你单独立一面旗，反倒手脚没处放。',
        en_US:
          'Only {s} of this chart is on your side, so little that propping it up would be a waste ⟨(extremely weak)⟩. Someone standing in a broad river can wade against it or swim with it, and your chart swims. Put into any place, you see at once which way it flows and outpace the others. Asked to plant a flag of your own in midstream, you don’t know where to put your feet.',
      },
      {
        id: 'chart.strength.turned',
        because: ['kind:transformed'],
        says: ['chart.strength=turned'],
        zh_CN:
          '量你的强弱，不能照平常的尺：日干已经和邻柱合成别的东西，帮日干本来那一路的虽有{s}，做主的换了人⟨（化气）⟩。像铜和锡化在一起，问铜占几成没有意思，看的是那口钟响不响。跟谁合在一处做事，对你是头等大事。',
        en_US:
          'The usual yardstick won’t do here. What favors your original element comes to {s}, but your day stem has joined its neighbor and turned into something else ⟨(transformed)⟩. Ask of a bell how much of it is copper and you learn nothing; you have to strike it. Whom you combine with is, for this chart, the first question. Settle it before the address and the job title.',
      },
      {
        id: 'chart.strength.least-without-root',
        because: ['strength:jiruo', 'kind:regular', 'sign:rootless'],
        says: ['chart.strength=weak'],
        zh_CN:
          '你像借住在别人家的客人，东西不多，都收在一只箱子里：帮你的只有{s}，地支里又找不到自己的根⟨（极弱）⟩。客人的眼色好，谁不高兴先看得出来。要紧的是别把客气做成习惯，屋里总得有一张桌子，写着你的名字。',
        en_US:
          'A guest with one suitcase: support comes to {s}, and nowhere in the branches has your own element a root ⟨(extremely weak)⟩. Guests read the room early; you know who is annoyed before they do. What has to be watched is that courtesy doesn’t become the whole of your character. In every place where you stay, have one table with your name on it.',
      },
      {
        id: 'chart.strength.least-with-root',
        because: ['strength:jiruo', 'kind:regular', 'sign:rooted'],
        says: ['chart.strength=weak'],
        zh_CN:
          '石缝里一棵草，看着一拔就起，拔的人才知道底下有根：帮你的不过{s}，地支里却留着一点自己的本钱⟨（得地）⟩。别人小看你，多半看的是上头。这点根用来保命，别用来跟人拼力气；拼之前先回家睡一觉，根是夜里长的。',
        en_US:
          'It looks like a weed one could pull with two fingers, and whoever tries finds out about the root. Support in your chart is just {s}, yet a branch holds some of your own element ⟨(rooted)⟩. People underrate what is above ground. The root is for staying, though; it was never meant for tugging matches. Before you enter one, go home and sleep. Roots grow at night.',
      },
      {
        id: 'chart.strength.weak-in-season',
        because: ['strength:shenruo', 'kind:regular', 'sign:in-season'],
        says: ['chart.strength=weak'],
        zh_CN:
          '月份站在你这边，别的字都不站：生得逢时，帮你的加起来还是只有{s}⟨（得令）⟩。像考试出了你会的题，偏偏那天只带了一支快没水的笔。时机对的时候你起得比谁都快，拖一拖，劲就给旁人分完了。逢上顺手的月份，先办自己的事。',
        en_US:
          'The month is with you and little else is: born in season, you still come to no more than {s} ⟨(in season)⟩. The exam asked just what you knew, and your pen was running dry. In a right moment you’re off faster than anyone. Leave it lying and others will have divided your strength among them. When a good month comes, do your own business first.',
      },
      {
        id: 'chart.strength.weak-held-up',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:supported'],
        says: ['chart.strength=weak'],
        zh_CN:
          '季节不帮忙，可天干上有人站在你旁边，地支里也有根，合起来{s}⟨（得势）⟩。这像一家小店，大环境不好，靠着老街坊和自家那块地撑得下去。撑店的是谁，你心里有数；年底对账，先把该谢的人谢了。',
        en_US:
          'Out of season, with friends among the stems and a root in the branches: {s} in all ⟨(supported)⟩. It’s a small shop in a bad year that stays open because the neighbors come and the building is its own. You know who keeps it going. At the end of the year, before you look at the figures, thank them by name.',
      },
      {
        id: 'chart.strength.weak-borrowed',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rootless', 'sign:supported'],
        says: ['chart.strength=weak'],
        zh_CN:
          '旁边有人扶着，脚底下没有根，助力合计{s}⟨（失地）⟩。场面上你不缺帮腔的，散了席回到屋里才觉得空。别人的伞遮得住雨，遮不住路；趁有人撑着的时候，去置一样搬得走的家底：一张证，一门手艺，或者三个月的开销。',
        en_US:
          'There are people holding your elbows and no floor of your own; support adds up to {s} ⟨(rootless)⟩. In company somebody always takes your part. Back in your room you notice that nothing in it is yours. An umbrella that others carry keeps off rain and doesn’t pave the road. While they hold it, get something portable: a license, a trade, three months’ expenses.',
      },
      {
        id: 'chart.strength.weak-bare',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rootless', 'sign:alone'],
        says: ['chart.strength=weak', 'out=much'],
        zh_CN:
          '季节、根脚、左右手，三样都没有站到你这边，帮你的只有{s}⟨（失势）⟩。这样的盘像一个人撑三个柜台，每天出去的比进来的多。你早学会了轻装：能不带的不带，能坐下就不站着。还有一课，是打烊的时候真把门关上。',
        en_US:
          'Season, ground and company: none of the three is on your side, and support stands at {s} ⟨(unsupported)⟩. Imagine one clerk at three counters, with more handed out each day than taken in. You learned to travel light, and to sit where there’s a chair. The lesson still ahead is to pull down the shutter at closing time and mean it.',
      },
      {
        id: 'chart.strength.weak-under-officers',
        because: [
          'strength:shenruo',
          'kind:regular',
          'sign:off-season',
          'sign:rooted',
          'sign:alone',
          'share:most=officer',
          'age>=16',
          'age<=74',
        ],
        says: ['chart.strength=weak'],
        zh_CN:
          '压在你肩上的东西占了全盘头一份，而帮你的只有{s}⟨（身弱）⟩。好在地支里有根，扛着也没趴下。你熟悉的情形大约是这样：交上来三份急件，三份都写着今天。扛得住，跟该你扛，是两回事；有几份翻到末页，连个要它的人都没署名。',
        en_US:
          'What presses on you is the largest share of this chart, and what supports you is {s} ⟨(weak)⟩. A root in the branches keeps you upright under it. You’ll know the scene: three urgent files on the desk, each marked today. Being able to carry a thing and having to are separate questions. Turn to the last page of each, and you’ll find one that nobody signed for.',
      },
      {
        id: 'chart.strength.weak-amid-wealth',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone', 'share:most=wealth'],
        says: ['chart.strength=weak'],
        zh_CN:
          '屋子阔气，住的人手忙脚乱：要你照管的东西占得最多，帮你的才{s}⟨（财多身弱）⟩。盆栽、群聊、账户、别人托的件，你样样应下；钥匙串越挂越沉，没有一扇门是自己的。',
        en_US:
          'The house is splendid and whoever lives there is run off their feet: things to look after take the biggest share of the chart, and support comes to {s} ⟨(much wealth, weak self)⟩. Plants, group chats, other people’s packages: you said yes to each. The key ring gets heavier, and none of the doors on it is yours.',
      },
      {
        id: 'chart.strength.weak-giving-out',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone', 'share:most=output'],
        says: ['chart.strength=weak', 'out=much'],
        zh_CN:
          '你往外给的，比收进来的多出一截：说、做、教、哄，占了盘里头一份，补给只有{s}⟨（身弱）⟩。聚会散场，嗓子哑的是你，菜没吃几口的也是你。地支里留着一条根，那是家里那盏灯：没讲完的话留在门外，进了门，换别人讲给你听。',
        en_US:
          'More goes out of you than comes in. Talking, making, teaching and cheering up are the largest share of this chart, against supplies of {s} ⟨(weak)⟩. After the party you’re the one who is hoarse and has hardly eaten. There is a root in the branches, and in daily terms it’s the lamp at home. Unfinished talk stays outside. Once you’re in, let the others tell you things.',
      },
      {
        id: 'chart.strength.slightly-weak-in-season',
        because: ['strength:pianruo', 'kind:regular', 'sign:in-season'],
        says: ['chart.strength=weak'],
        zh_CN:
          '月令帮你，帮到{s}为止⟨（偏弱）⟩。底子来得正，用起来略欠，像一辆好车只加了四成油。短途谁也看不出来，跑长途要早做打算：大事前一个星期别排满，后一个星期别接新的，中间那一段你发挥得比自己估的好。',
        en_US:
          'The month backs you, up to {s} and no further ⟨(slightly weak)⟩. It’s a well-built car with the tank under half. On short runs nobody can tell. For a long one you have to plan: nothing heavy the week before, nothing new the week after. In between you’ll drive better than you had thought.',
      },
      {
        id: 'chart.strength.slightly-weak-held-up',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:supported', 'sign:rooted'],
        says: ['chart.strength=weak'],
        zh_CN:
          '季节没照顾你，是旁边的人和脚下的根把你托到{s}⟨（得势）⟩。这样的底气要靠走动来养，一个月不见那几位，做事就发虚。别等出了难题才拨电话；没事的时候去坐一坐，带一袋橘子，比有事时讲一小时管用。',
        en_US:
          'No favor from the season; it’s the people beside you and a root below that bring you up to {s} ⟨(supported)⟩. Backing of this kind needs visiting. After a month without seeing them your step grows unsure. Don’t wait until there is trouble to telephone. Drop in for nothing, with a bag of oranges, and it will do more than an hour’s explaining later.',
      },
      {
        id: 'chart.strength.slightly-weak-own-feet',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone'],
        says: ['chart.strength=weak', 'backing=self'],
        zh_CN:
          '天干上没几个帮手，季节也不在你这边，{s}的底子大半长在地支里⟨（得地）⟩。看得见的助力少，看不见的有一点，所以旁人总低估你能撑多久。你习惯先自己试三遍再开口；第三遍可以省下来，问人不会掉价。',
        en_US:
          'Hardly a helper in the stems, a season that looks the other way, and yet {s}, most of it grown down in the branches ⟨(rooted)⟩. Since little of your support can be seen, others guess wrong about how long you’ll last. You try a thing three times before asking. Skip the third. It costs you nothing in their eyes.',
      },
      {
        id: 'chart.strength.slightly-weak-rootless',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:rootless'],
        says: ['chart.strength=weak'],
        zh_CN:
          '竹筏浮在水上，绑得紧就走得远，它自己没有锚：助你的有{s}，地支里却没有扎下的根⟨（偏弱）⟩。换地方你不怕，怕的是同船的人各自下船。每到一处，先把绳子系好两条：一份写明白的约，一个每周见面的人。',
        en_US:
          'A raft goes far if it is tied well, and it carries no anchor. Your support is {s}, and none of it is rooted in a branch ⟨(rootless)⟩. New places don’t trouble you. It’s when the others step ashore one by one that you drift. Wherever you land, tie two ropes first: an agreement on paper, and one person you see every week.',
      },
      {
        id: 'chart.strength.even-in-season',
        because: ['strength:zhonghe', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=even'],
        zh_CN:
          '秤停在当中，{s}，撑住它的是月令那一头，天干上没什么人⟨（中和）⟩。季节给的平衡不显眼，像房子的承重墙，没人夸它，拆了才知道。你在熟地方稳，到生地方要缓几天；搬动以前，先把原来那套作息原样带过去。',
        en_US:
          'The beam rests level at {s}, and what holds it is the month, with few to help in the stems ⟨(balanced)⟩. Balance of this sort is like a bearing wall, praised by nobody and missed the day it’s gone. On known ground you’re steady; on new ground you need a few days. When you move, take the old timetable along exactly as it was.',
      },
      {
        id: 'chart.strength.even-doubly-backed',
        because: ['strength:zhonghe', 'sign:in-season', 'sign:supported'],
        says: ['chart.strength=even'],
        zh_CN:
          '月令帮着，天干也有人帮着，算下来还是不多不少的{s}，可见另一边压得也不轻⟨（中和）⟩。拔河两头都使足了劲，绳子才不动；旁人看着你清闲，你知道手心是热的。别把不动当作没事，隔一阵放一放手。',
        en_US:
          'Month and stems both pull for you, and the total is an even {s} all the same, so the other side must be pulling hard ⟨(balanced)⟩. A rope hangs still in a tug-of-war when both teams give everything. To the onlookers you’re at leisure. Your palms know better. Now and then set the rope down on purpose.',
      },
      {
        id: 'chart.strength.even-by-company',
        because: ['strength:zhonghe', 'sign:off-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=even'],
        zh_CN:
          '出生的月份没有撑你，靠左右的人补到了{s}⟨（中和）⟩。像合租的屋子，一个人付不起，几个人分摊就住得体面。你的平衡里有别人的份，换一拨同事、少一个朋友，秤就要重调。调整的那几个月，签字的事往后放。',
        en_US:
          'Out of season by birth, you reach {s} thanks to those who stand beside you ⟨(balanced)⟩. Think of an apartment that none of the tenants could afford alone, and all of them live in nicely. Some of your balance belongs to others. When a team changes or a friend leaves, the scale has to be set again. In those months, put off signing things.',
      },
      {
        id: 'chart.strength.even-alone',
        because: ['strength:zhonghe', 'sign:off-season', 'sign:alone'],
        says: ['chart.strength=even', 'backing=self'],
        zh_CN:
          '没有季节撑腰，天干上也少帮手，你却不偏不倚站到了{s}⟨（中和）⟩，力气全藏在地支的角落里。像走钢丝的人，平衡是一步一步走出来的，看客只见到不摔。所以别人劝你放松，你松不下来；先找一段平地走走，再谈松。',
        en_US:
          'With no season behind you and few hands in the stems you come out level, at {s}, on strength tucked away in corners of the branches ⟨(balanced)⟩. Wire walkers make their balance one step at a time; the crowd only sees that nobody falls. Told to relax, you can’t, up there. Get down on flat ground first, and let that be a place.',
      },
      {
        id: 'chart.strength.firm-by-both',
        because: ['strength:pianqiang', 'sign:in-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=firm'],
        zh_CN:
          '顺风，又有人划桨：月令在你这边，天干也在你这边，合成{s}⟨（得势）⟩。起步的钱、开口的胆、头一批听众，你都比人来得容易。正因为容易，你估时间总往短里估；给别人的工期，照你心里的数乘一个半。',
        en_US:
          'Wind from behind, and hands at the oars: month and stems are both yours, {s} together ⟨(supported)⟩. The first money, the nerve to speak up, the first few listeners came more easily to you than to most. For that very reason your estimates run short. When you give others a schedule, take the figure in your head and add half of it.',
      },
      {
        id: 'chart.strength.firm-by-month',
        because: ['strength:pianqiang', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=firm', 'backing=self'],
        zh_CN:
          '底气从脚下来，不从旁边来：月令一个字替你撑起大半，凑到{s}，天干上的人却多半另有打算⟨（偏强）⟩。于是你常在一间并不附和你的屋子里说了算。说了算的人听不到真话，每桩大事请一个不怕你的人，先说三条不行的理由。',
        en_US:
          'Your strength rises from below and not from the side. One branch, the month, does most of the lifting, up to {s}, while the stems have plans of their own ⟨(slightly strong)⟩. You therefore decide things in rooms that don’t agree with you. Such people stop hearing the truth. For each big decision, find someone unafraid of you and ask for three reasons against it.',
      },
      {
        id: 'chart.strength.firm-off-season',
        because: ['strength:pianqiang', 'sign:off-season', 'age>=16'],
        says: ['chart.strength=firm'],
        zh_CN:
          '冬天开的店，做出了夏天的生意：月令不帮你，你从别处凑够了{s}⟨（失令）⟩。这种强是攒的，一张一张票据贴出来的，所以你不大信运气，也不大信现成的好处。省下来的那点信任可以花一花，先花在一个合作过三次的人身上。',
        en_US:
          'A shop opened in winter and did a summer’s trade: the month gives you nothing, and you got together {s} from elsewhere ⟨(off season)⟩. Strength like that is saved up, one receipt at a time, and so you have small faith in luck and less in offers. The trust you’ve saved can be spent a little. Start with somebody who has worked with you three times.',
      },
      {
        id: 'chart.strength.strong-by-both',
        because: ['strength:shenqiang', 'sign:in-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=strong'],
        zh_CN:
          '粮草有了，人马也有了：月令和天干都归你，{s}，城里满满当当⟨（身强）⟩。满城的麻烦在于没有仗打，闲下来就拿自己人练手，挑菜咸，嫌会长。城门要常开：每个月揽一件难的、跟自家无关的事，让兵有处使。',
        en_US:
          'Grain in the barns and men on the walls: month and stems are yours, {s}, a full town ⟨(strong)⟩. The trouble with a full town is peace. With nobody to fight it drills its own people, and dinner is too salty and the meeting too long. Keep the gate open. Take on one hard thing a month that has nothing to do with your household.',
      },
      {
        id: 'chart.strength.strong-alone',
        because: ['strength:shenqiang', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=strong', 'backing=self'],
        zh_CN:
          '{s}的力量，大半埋在地底下；天干上看，你身边并没有几个自己人⟨（失势）⟩。外人常把你看轻一档，直到掰手腕那一刻。你也乐得不解释，于是该有的价钱、该坐的位子，都比实力低一格。每年挑一次，亮一回底牌。',
        en_US:
          'At {s} you are strong, with most of it below ground; to look at the stems, you have few of your own around you ⟨(unsupported)⟩. People rate you a grade too low until it comes to arm wrestling. You don’t mind and you don’t explain, and so the fee and the seat are a grade too low as well. Once a year, show the hand.',
      },
      {
        id: 'chart.strength.strong-off-season',
        because: ['strength:shenqiang', 'sign:off-season'],
        says: ['chart.strength=strong'],
        zh_CN:
          '不当令还能强到{s}，盘里少见⟨（失令）⟩。月份管的是时势，时势没给的，你从根上、从同伴那里拿回来了。人逆着天气长大，骨头硬，脾气里也留了一句“没你我也行”。这句话收着用，真到了顺风的年份，它会赶走来搭船的人。',
        en_US:
          'To reach {s} in a month that gives nothing is uncommon ⟨(off season)⟩. The month stands for the times one is born into. What the times withheld you got back from roots and companions. Growing up against the weather makes hard bones, and leaves behind a sentence, “I can manage without you.” Use it seldom. When the wind does turn, it drives off those who came to sail along.',
      },
      {
        id: 'chart.strength.sole-ruler',
        because: ['strength:jiqiang', 'kind:dominant', 'age>=16', 'age<=74'],
        says: ['chart.strength=rules'],
        zh_CN:
          '一家独大到{s}，盘里没有人管得住你，也就别找人来管⟨（专旺）⟩。这像一条满水的江，堵它不如给它修渠。你最好的时候是被放手的时候，最坏的时候是有人盯着打卡的时候。渠要自己先挖：往哪去，流到哪一天，写下来交给管事的人。',
        en_US:
          'One party holds {s}, and since nothing in the chart can hold it back, nobody should try ⟨(dominant)⟩. A river in full flood wants canals. Dams only make it angry. You’re at your best when left to it and at your worst when somebody counts the hours. Dig the canal yourself beforehand: where it goes, by which date, on paper, handed to whoever is in charge.',
      },
      {
        id: 'chart.strength.overfull',
        because: ['strength:jiqiang', 'kind:regular'],
        says: ['chart.strength=strong'],
        zh_CN:
          '水缸满到了沿，{s}，再添一勺就往外溢⟨（极强）⟩。你身上什么都够，唯独缺地方放：精力、主意、库存、话。看着是富余，夜里是负担。别再学新的，挑一样老的送出去，送给肯用的人；缸里低下去三寸，人会忽然好相处。',
        en_US:
          'The cistern is full to the rim, {s}, and one more ladle runs over ⟨(extremely strong)⟩. You have enough of everything except room: force, ideas, supplies, things to say. By day it looks like plenty and at night it’s a weight. Learn nothing new for now. Give something old away to a person who’ll use it, and when the level has dropped three inches you’ll find people easier.',
      },
    ],
  },
  {
    id: 'chart-pattern',
    card: 'chart',
    role: { section: 'frame' },
    paragraphs: [
      // Peers rule the month
      {
        id: 'chart.pattern.jianlu-with-officer',
        because: ['pattern:jianluge', 'state:made', 'likes:officer', 'likes:wealth'],
        says: ['work=frame'],
        zh_CN:
          '月支就是你自己的根，等于生在自家地里，锄头镰刀都是现成的；盘里又有财，有管人的官，地种得出东西，还有人收租记账⟨（建禄成格，财官相随）⟩。没人验收的活你做得拖，有章程、有期限，你比谁都像样。自己开荒以前，先找个查账的。',
        en_US:
          'Your own ground came with the month, tools included. Wealth is there to be grown on it and an officer, who keeps the accounts, to inspect it ⟨(Jianlu pattern, made)⟩. Left without inspection you put things off. Given a charter and a date, you do it better than the rest. Before you clear land on your own account, find someone who’ll come and look at the books.',
      },
      {
        id: 'chart.pattern.jianlu-with-output',
        because: ['pattern:jianluge', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        zh_CN:
          '自家地里打的粮食，磨成面，蒸成馒头，再拿到街上卖：月支是你自己的根，盘里有出手的本事，也有收钱的地方⟨（建禄成格，食伤生财）⟩。你靠做出来的东西立足，不靠谁提携。短处也在这里，只肯卖自己亲手做的，一天就只有那么几笼。',
        en_US:
          'Grain from your own field, ground, baked and sold on the street: the month is your own root, there is output to make something with it, and wealth to buy it ⟨(Jianlu pattern, made)⟩. You stand on what you make and owe nobody the introduction. The limit is in the same place. You’ll sell only what your own hands have baked, and a day has just so many trays.',
      },
      {
        id: 'chart.pattern.jianlu-plain',
        because: ['pattern:jianluge', 'state:plain'],
        says: ['backing=self'],
        zh_CN:
          '你生在自己当家的月份，力气有了，该配的财与官、手艺却没有凑齐⟨（建禄，无财官相配）⟩。像有地没有种子，或者有种子没有集市。自己的底子不用再添，缺什么去外头租什么：缺销路就搭一个会跑的人，缺规矩就报一个会催你的班。',
        en_US:
          'The month of your birth is your own, so there is strength enough; the wealth, with duty or craft, that should go with it is incomplete ⟨(Jianlu pattern, plain)⟩. There is land without seed, or seed without a market. Add nothing to the land. Rent what’s missing: a partner who travels, if it is customers, and a class that nags, if it is order.',
      },
      {
        id: 'chart.pattern.blade-held',
        because: ['pattern:yangrenge', 'state:made'],
        says: ['work=crisis', 'pressure=sought'],
        zh_CN:
          '月支是一把出鞘的刃，盘里正好有握刀的手：约束你的官杀在，刃才算有主⟨（羊刃成格）⟩。太平日子你显得用力过猛，递杯水都像递令箭；真出了急事，别人往后退，你往前走一步。挑那种讲纪律、要担当的地方待，平地上会把你憋坏。',
        en_US:
          'The month is a drawn blade, and the chart has a hand to hold it, an officer, the star that sets limits ⟨(Blade pattern, made)⟩. On quiet days you use too much force; even a glass of water is handed over like a dispatch. When something goes wrong, others step back and you step forward. Choose places with discipline and real stakes. Flat country would stifle you.',
      },
      {
        id: 'chart.pattern.blade-loose',
        because: ['pattern:yangrenge', 'state:plain', 'age>=16', 'age<=74'],
        says: ['temper=hot'],
        zh_CN:
          '刃在月上，盘里却没有管得住它的字，刀快，鞘没配⟨（羊刃无制）⟩。事情砍开得利索，砍完才看见旁边那根绳也断了。没人给鞘，就自己缝一个：大额的钱、半夜的话、跟人翻脸的事，一律过一夜再动手，让第二个人点头。',
        en_US:
          'A blade in the month, and nothing in the chart to hold it: quick steel without a sheath ⟨(Blade pattern, plain)⟩. You cut cleanly, and notice afterward that another rope was lying there too. Sew the sheath yourself. For large sums, words after midnight and every breaking-off, wait one night and get a second person to nod.',
      },
      {
        id: 'chart.pattern.monthpeer-with-officer',
        because: ['pattern:yuejiege', 'state:made', 'likes:officer', 'age>=16'],
        says: ['work=frame'],
        zh_CN:
          '月支是同类里爱跟你分一杯的那位，好在盘里有官有财：桌上有菜，还有人主持分菜⟨（月劫成格，官财俱见）⟩。人多的地方只要规矩先立，你就坐得安稳，吃得也不少。规矩没立的饭局，坐靠门的位子，随时好走。',
        en_US:
          'In the month sits a peer who would like part of your plate; luckily the chart has wealth, so there’s food, and an officer to do the serving ⟨(Month-peer pattern, made)⟩. Wherever the rules came before the guests, you sit well and eat your share. At tables with no rules, take the chair by the door.',
      },
      {
        id: 'chart.pattern.monthpeer-with-output',
        because: ['pattern:yuejiege', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        zh_CN:
          '同行挤在一条街上，你的办法是把活做出花样，让抢食的变成帮工：月支是同类，手上的巧劲接了过去，再去生财⟨（月劫成格，食伤化劫）⟩。最好的点子常从跟人较劲里来。点子出来先署名再分享，顺序倒过来，亏过一回就懂了。',
        en_US:
          'Everyone on the street sells the same thing, and your answer is to make it another way, until those who wanted your customers work for you. A peer holds the month; output takes that force and turns it into wealth ⟨(Month-peer pattern, made)⟩. Good ideas come to you out of rivalry. Sign them first, share them second.',
      },
      {
        id: 'chart.pattern.monthpeer-plain',
        because: ['pattern:yuejiege', 'state:plain'],
        says: ['wallet=apart'],
        zh_CN:
          '月支是跟你一样能干、一样有理的人，盘里却没有把财跟官或手艺配齐，于是力气常花在比上⟨（月劫，配合未全）⟩。比到最后，两边都瘦。换一张桌子更划算：找一件他们不会、你会一半的事，一个人做上一年，再回去就不用比了。',
        en_US:
          'The month holds someone as able as you and just as right. The chart lacks the full set of wealth with duty or craft to put you both to work, so the force goes into comparing ⟨(Month-peer pattern, plain)⟩. Both grow thin on that. Change tables: find something they can’t do and you can half do, and spend a year at it alone.',
      },
      // Eating god
      {
        id: 'chart.pattern.eating-god-tames',
        because: ['pattern:shishenge', 'state:made', 'likes:qisha'],
        says: ['pressure=becomes-skill', 'quarrel=short'],
        zh_CN:
          '一碗热面把来讨债的人哄坐下了：月令是食神，懂吃懂做、不慌不忙的那颗星，盘里催逼人的七杀正由它收服⟨（食神制杀成格）⟩。你对付难缠的人不靠嗓门，靠手艺，靠时间，靠先倒一杯茶。只是难缠的人因此都派给你，推掉一半才公道。',
        en_US:
          'A bowl of hot noodles got the debt collector to sit down. Your month is the Eating god, who makes and enjoys and isn’t hurried, and it tames Seven killings, the star that presses ⟨(Eating god tames Seven killings)⟩. You deal with difficult people by craft, patience and tea. The result is that all the difficult people get sent to you. Decline half.',
      },
      {
        id: 'chart.pattern.eating-god-feeds-wealth',
        because: ['pattern:shishenge', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        quote: 'zpzq-shishen',
        zh_CN:
          '做饭的香味自己会把客人招来：月令是食神，管做、管吃、管乐在其中，盘里有财接着⟨（食神生财成格）⟩。你的钱从喜欢的事里出来，催出来的反倒不香。代价是慢，也容易白送，尝一口、帮个忙、改一稿都不收。门口挂张价目表，字写大些。',
        en_US:
          'The smell of cooking brings the customers in. Your month is the Eating god, the star of making things and liking it, and there is wealth to take it up ⟨(Output feeds wealth)⟩. Your money comes out of what you enjoy; what’s forced tastes forced. It comes slowly, and you give much away, a sample here, a small favor there. Hang a price list by the door, in large letters.',
      },
      {
        id: 'chart.pattern.eating-god-robbed',
        because: ['pattern:shishenge', 'state:broken'],
        zh_CN:
          '盘子刚端上桌，有人伸手收走了：月令的食神本来自在，偏偏遇上偏印，那颗疑心重、想得多的星，把它压住⟨（枭印夺食，格破）⟩。你做东西做到兴头上，会忽然听见一句“这有什么用”，多半是自己说的。听见了，把那一句写在纸边上，手别停。',
        en_US:
          'The plate is hardly on the table when a hand takes it away. The Eating god of your month, at ease by nature, has run into the Indirect seal, the star of second thoughts ⟨(Owl takes the plate)⟩. In the middle of making something you hear “what’s this good for,” mostly in your own voice. Write the sentence in the margin. Keep your hands going.',
      },
      {
        id: 'chart.pattern.eating-god-contested',
        because: ['pattern:shishenge', 'state:contested'],
        zh_CN:
          '厨子、食客、账房挤在一间厨房里：月令食神想好好做菜，盘里有接应它的，也有泼冷水的偏印，成败各占一半⟨（食神格，成败参半）⟩。所以你的好作品总是改过头的那一版的前一版。动手之前定好改几遍，到数就端出去，剩下的疑心留给下一道。',
        en_US:
          'Cook, guest and bookkeeper all stand in one kitchen. The Eating god in your month wants to make something good; the chart has takers for it, and also the Indirect seal, who doubts ⟨(Eating god pattern, made and broken)⟩. Your best version, therefore, is regularly the last but one. Decide beforehand how often you’ll revise. At that number it goes out.',
      },
      {
        id: 'chart.pattern.eating-god-plain',
        because: ['pattern:shishenge', 'state:plain', 'age>=16'],
        zh_CN:
          '月令食神，会做也会享，盘里却没有财来接，也没有杀让它去管，手艺留在了自家饭桌上⟨（食神格，平）⟩。亲近的人都说你该开店，你笑笑。不开也行；只是每年挑一样做到能见生人的份上，寄给一个没吃过你饭的人，听听对方怎么说。',
        en_US:
          'The Eating god is in your month, who makes well and enjoys it. The chart has neither wealth to buy nor a challenge to tame, so the skill has stayed at the family table ⟨(Eating god pattern, plain)⟩. Those close to you say you should open a place. You needn’t. But once a year finish one thing to the point where a stranger could judge it, and send it to one.',
      },
      // Hurting officer
      {
        id: 'chart.pattern.hurting-officer-wears-seal',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        says: ['learning=by-book'],
        zh_CN:
          '嘴快的人肚里有书，这句话说的就是你的月令：伤官，爱挑错、爱出新的那颗星，旁边有印管着，印是书本和老师⟨（伤官佩印成格）⟩。你顶撞人的时候，多半引得出处。服你的人因此服到底，不服的人嫌你掉书袋；话说一半，把书留给对方自己翻。',
        en_US:
          'A quick tongue with books behind it: the star of your month is the Hurting officer, who finds fault and finds new ways, and a seal, meaning books and teachers, holds the reins ⟨(Hurting officer wears a Seal)⟩. When you contradict someone you can give the page. Some are won over for good and others find you bookish. Say half, and let them look up the rest.',
      },
      {
        id: 'chart.pattern.hurting-officer-feeds-wealth',
        because: ['pattern:shangguange', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=stage'],
        zh_CN:
          '别人看见规矩，你看见规矩漏风的地方，而且知道那里能摆个摊：月令伤官，不服旧法的那颗星，盘里有财把它的聪明换成饭⟨（伤官生财成格）⟩。新东西你做得出，也卖得动。要紧的是别在同一个地方又砸招牌又摆摊，砸完换一条街。',
        en_US:
          'Where others see a rule you see the draft coming through it, and room for a stall. Your month is the Hurting officer, who won’t have the old way, and wealth in the chart turns that wit into dinner ⟨(Output feeds wealth)⟩. You can make new things and sell them too. Only don’t break the sign and set up shop on the same street. Break it, then go around the corner.',
      },
      {
        id: 'chart.pattern.hurting-officer-meets-officer',
        because: ['pattern:shangguange', 'state:broken', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        zh_CN:
          '校对员坐在了主编对面：月令是伤官，见错就要说，盘里又有正官，管规矩的那位，两个当面撞上，没有中间人⟨（伤官见官，格破）⟩。你心里敬规矩，嘴上偏要戳它，所以最吃亏的场合是开会。有意见先写给一个人看，请对方替你念。',
        en_US:
          'The proofreader has been seated opposite the editor in chief. Your month is the Hurting officer, who sees a mistake and says so; the Direct officer, who keeps the rules, is in the chart as well, and nobody stands between ⟨(Hurting officer meets Officer)⟩. You respect order and can’t help poking it, which costs you most in meetings. Write the objection to one person, who can read it out.',
      },
      {
        id: 'chart.pattern.hurting-officer-contested',
        because: ['pattern:shangguange', 'state:contested'],
        zh_CN:
          '月令的伤官想拆墙，盘里的正官要守墙，幸好另有财或印在当中递砖传话⟨（伤官格，成败参半）⟩。你在规矩严的地方待得住，也总在那里跟人磕碰，走与留想过不止一回。可以留，条件是要到一块归你试验的角落；没有那块角落，再走不迟。',
        en_US:
          'The Hurting officer in your month would like the wall down, the Direct officer wants it kept, and somebody, wealth or a seal, passes bricks and messages between them ⟨(Hurting officer pattern, made and broken)⟩. You can live in strict places and you collide there; you’ve thought of leaving more than once. Stay, if you are given one corner to experiment in. Ask for the corner first.',
      },
      {
        id: 'chart.pattern.hurting-officer-plain',
        because: ['pattern:shangguange', 'state:plain'],
        zh_CN:
          '一把好口才，台上没有搭档，台下没有买票的：月令是伤官，主意新，话锋快，盘里却少了财和印去接它⟨（伤官格，平）⟩。灵光散在饭桌上、群聊里，过夜就找不着。在手机里建一个本子，一天只记一句，年底数一数，三百句里总有三句能做成东西。',
        en_US:
          'Fine talk, with no partner on the stage and nobody buying tickets. Your month is the Hurting officer, new ideas and a ready edge, without wealth or a seal to catch them ⟨(Hurting officer pattern, plain)⟩. The sparks go up at dinner and in group chats and are gone by morning. Keep a note on your phone, one line a day. In three hundred there will be three worth making.',
      },
      // Indirect wealth
      {
        id: 'chart.pattern.indirect-wealth-fed',
        because: ['pattern:piancaige', 'state:made', 'likes:output', 'age>=16'],
        says: ['money.kind=quick'],
        zh_CN:
          '码头上的铺子，货从自己手里出，船从四面来：月令偏财，走动着的、人多处的财，后头有手艺供货⟨（偏财成格，食伤生之）⟩。你记得住谁爱要什么，也敢先垫一船。垫货的本子要分两页，一页记人情，一页记数目，混在一起，两样都收不回来。',
        en_US:
          'A shop on the docks, with goods of your own making and boats from all sides. The month is Indirect wealth, money that moves through crowds, and output keeps it supplied ⟨(Indirect wealth pattern, made)⟩. You remember who likes what, and would advance a whole cargo. Keep two pages for advances, one for favors and one for figures. Mixed up, neither comes home.',
      },
      {
        id: 'chart.pattern.indirect-wealth-guarded',
        because: ['pattern:piancaige', 'state:made', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=quick'],
        zh_CN:
          '集市热闹，门口站着巡街的，所以没人敢掀摊子：月令偏财，四方来去的财，由官看守⟨（偏财成格，官护财）⟩。你在又活又有章法的行当里最自在，比如替人办大事、管一笔公家的钱。赚头总有一份要交出去，交得明白，摊位才年年是你的。',
        en_US:
          'The market is loud, and since a constable stands at the gate nobody overturns a stall. Your month is Indirect wealth, money that comes and goes, and officers keep watch over it ⟨(Indirect wealth pattern, made)⟩. You do best in trades both lively and regulated, such as running other people’s big occasions. Part of the take is always owed. Pay it openly and the spot stays yours.',
      },
      {
        id: 'chart.pattern.indirect-wealth-shared-out',
        because: ['pattern:piancaige', 'state:broken'],
        says: ['wallet=apart', 'partnership=contract-first'],
        zh_CN:
          '摊子刚支好，亲戚朋友先到了，一人拿一样“尝尝”：月令偏财，散在外头的财，盘里有同类来分，却没有官拦着，也没有手艺补货⟨（比劫夺财，格破）⟩。你对人大方，事后心疼，都是真的。送，就定个数，一年几样，送完说没有了。',
        en_US:
          'The stall is barely up when friends and cousins arrive and each takes something to try. The month is Indirect wealth, money in the open; peers are there to share it, and neither an officer to stop them nor output to restock ⟨(Peers take the wealth)⟩. You’re generous, and it hurts afterward, and both are true. Set a number for gifts. After that you’re out.',
      },
      {
        id: 'chart.pattern.indirect-wealth-contested',
        because: ['pattern:piancaige', 'state:contested', 'likes:output', 'age>=16'],
        says: ['wallet=apart'],
        zh_CN:
          '进货的在后门忙，分货的在前门等，中间那个流水的柜台是你：月令偏财，财来得活，手艺供着它，同类也分着它⟨（偏财格，成败参半）⟩。一年到头经手不少，月底一看差不多。差的不是来路，是前门那道槛，加高一寸就够：借出去的，先签字。',
        en_US:
          'Goods come in at the back while a line waits at the front to have some, and you’re the counter in between. Your month is Indirect wealth, lively money; output supplies it and peers help themselves ⟨(Indirect wealth pattern, made and broken)⟩. Much passes through your hands in a year, and the month ends about even. Raise the front step by an inch: anything lent is signed for.',
      },
      {
        id: 'chart.pattern.indirect-wealth-contested-guarded',
        because: ['pattern:piancaige', 'state:contested', 'likes:officer'],
        says: ['partnership=contract-first'],
        zh_CN:
          '分钱的人和管钱的人同桌：月令偏财，盘里有伸手的同类，也有拍惊堂木的官⟨（偏财格，官护而劫争）⟩。你的买卖吵归吵，出不了大乱子，因为总有一纸东西压着。纸要趁大家还笑着的时候写；等到要翻它的那天，补一个字都难。',
        en_US:
          'Those who divide the money and the one who guards it share a table. Your month is Indirect wealth; the chart has peers reaching over, and an officer with a gavel ⟨(Indirect wealth pattern, made and broken)⟩. Your dealings get noisy and stay within bounds, so long as there is paper. Write it while everyone is laughing. On the day you need it, not a word can be added.',
      },
      {
        id: 'chart.pattern.indirect-wealth-plain',
        because: ['pattern:piancaige', 'state:plain'],
        zh_CN:
          '月令偏财，机会满街走，盘里没人来抢，也没人供货看门，只你一个人在街上转⟨（偏财格，平）⟩。东看一样西看一样，哪样都懂行情，哪样都没进货。挑一样，定一个小到不心疼的数目，先做成一笔完整的：买进、卖出、收账，再谈第二样。',
        en_US:
          'Indirect wealth rules your month, chances all along the street; nobody competes for them, and nobody supplies or guards you either ⟨(Indirect wealth pattern, plain)⟩. You know the price of everything on show and have bought none of it. Choose one thing, at a size that wouldn’t hurt, and do it once from end to end: in, out, paid. Then look at the next.',
      },
      // Direct wealth
      {
        id: 'chart.pattern.direct-wealth-fed',
        because: ['pattern:zhengcaige', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['money.kind=slow'],
        zh_CN:
          '一口井，每天打上来差不多的水，因为源头有人在挖：月令正财，本分的、数得清的财，由手艺养着⟨（正财成格，食伤生之）⟩。你肯把一样手艺做到人家月月来买。稳的另一面是不敢停，歇一个礼拜心里就发慌；给自己发一份带薪的假，写进账里。',
        en_US:
          'A well that gives about the same every day, since someone keeps digging at the source. Your month is Direct wealth, money that can be counted, fed by output ⟨(Direct wealth pattern, made)⟩. You’ll work at one skill until people buy it monthly. The other side of steady is that you don’t dare stop; after a week off you’re uneasy. Pay yourself a vacation, and enter it in the books.',
      },
      {
        id: 'chart.pattern.direct-wealth-guarded',
        because: ['pattern:zhengcaige', 'state:made', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=slow', 'work=frame'],
        zh_CN:
          '账本、钥匙、印章，三样分三处放，是你会做的事：月令正财，一分一厘的财，有官替它守门⟨（正财成格，财官相生）⟩。别人把要紧的东西交给你，省心。省心的人常被忘了加薪，因为从来没出过事。年终自己列一张：今年没出的事，有哪几件。',
        en_US:
          'Ledger in one drawer, keys in another, the stamp in a third: that’s how you’d do it. The month is Direct wealth, down to the cent, with an officer at its door ⟨(Direct wealth pattern, made)⟩. People hand you what matters and sleep well. They also forget to raise your pay, as nothing ever happened. At the year’s end make a list of the things that didn’t happen.',
      },
      {
        id: 'chart.pattern.direct-wealth-shared-out',
        because: ['pattern:zhengcaige', 'state:broken'],
        says: ['wallet=apart', 'money.kind=slow'],
        zh_CN:
          '存钱罐放在合住的客厅里：月令正财，一点点攒的财，盘里有同类伸手，没有官守，也没有手艺往里添⟨（比劫夺财，格破）⟩。拿的人都说明天还，你也真信。别生气，换地方放就好；存钱的户头用一个自己都记不住密码的，要用得去柜台。',
        en_US:
          'The piggy bank stands in the shared living room. Your month is Direct wealth, saved up bit by bit; peers reach into it, no officer guards it, and no output refills it ⟨(Peers take the wealth)⟩. They all say they’ll put it back tomorrow, and you believe them. Don’t be angry. Move it: an account you can only get at by standing in line at the bank.',
      },
      {
        id: 'chart.pattern.direct-wealth-contested',
        because: ['pattern:zhengcaige', 'state:contested', 'likes:output', 'age>=16', 'age<=74'],
        says: ['money.kind=slow', 'wallet=apart'],
        zh_CN:
          '这边蜂在采蜜，那边熊在翻箱：月令正财，辛苦攒的财，有手艺供着，也有同类惦记⟨（正财格，成败参半）⟩。你并不缺进项，缺的是收蜜的时辰。别等满了再割，每出一批就割一回，割下来的当天换成搬不动的东西：学费、工具、房租。',
        en_US:
          'Bees on one side, a bear on the other. Your month is Direct wealth, money earned by the spoonful; output keeps making it and peers have noticed ⟨(Direct wealth pattern, made and broken)⟩. You don’t lack income. What you lack is the habit of harvesting early. Take the honey with each batch, and the same day turn it into things nobody can carry off: tuition, tools, rent.',
      },
      {
        id: 'chart.pattern.direct-wealth-contested-guarded',
        because: ['pattern:zhengcaige', 'state:contested', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=slow'],
        zh_CN:
          '门上有锁，墙上有人翻：月令正财，老实钱，官在守，同类在争⟨（正财格，官护而劫争）⟩。你守规矩挣来的东西，常有人用交情来讨价。说“公司规定”“家里说好的”，比说“我不想”好使；规定没有，就先写一条出来贴在门上。',
        en_US:
          'A lock on the door, and somebody on the wall. Direct wealth, honest money, rules your month; an officer guards it and peers dispute it ⟨(Direct wealth pattern, made and broken)⟩. What you earned by the rules, others try to get by friendship. “It’s against the rules” works better for you than “I’d rather not.” If there is no rule yet, write one and hang it up.',
      },
      // Seven killings
      {
        id: 'chart.pattern.killings-tamed',
        because: ['pattern:qishage', 'state:made', 'likes:shishen', 'age>=16', 'age<=74'],
        says: ['pressure=sought'],
        zh_CN:
          '笼门开着，虎不出来，因为有人每天按点喂它：月令七杀，谁的情面也不讲，却由食神，那颗不慌的星，养住了⟨（七杀成格，食神制之）⟩。急活到你手里，先变成一张清单，再变成一顿饭的工夫。喂虎的人不能请长假，出门前教会一个替手。',
        en_US:
          'The cage is open and the tiger stays in, since somebody feeds it on the hour. Your month is Seven killings, the star that presses, and the Eating god, who can’t be rushed, keeps it fed ⟨(Eating god tames Seven killings)⟩. Urgent things become a list in your hands, and then an afternoon. The keeper of a tiger can’t take long leaves. Train a second one before you go.',
      },
      {
        id: 'chart.pattern.killings-through-seal',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '命令下到你这里，先去书架上转一圈，再变成本事：月令七杀，专管催人，盘里有印接着，印是学问和靠山⟨（杀印相生成格）⟩。所以你的长进都有出处，哪一场难关长出哪一样，自己数得清。难关少的年头，长得也少，可以自己去报一个名。',
        en_US:
          'An order that reaches you first makes a tour of the bookshelf, and comes out as something you can do. Your month is Seven killings, whose work is to press, and a seal, learning and shelter, takes it in ⟨(Killings feed the Seal)⟩. You could say which crisis taught you which skill. In years without a crisis you grow less. Sign up for one.',
      },
      {
        id: 'chart.pattern.killings-fed',
        because: ['pattern:qishage', 'state:broken', 'age>=16', 'age<=74'],
        says: ['pressure=wears'],
        zh_CN:
          '债主家里还有人给他送饭：月令七杀催着你，盘里的财又去养它，你这头力气不足，没有食神来管，也没有印来化⟨（财生杀而身弱，格破）⟩。越想多挣一份，催的人越多。先减再加：退掉一样来钱但不让人睡的差事，空出来的晚上学个脱身的本领。',
        en_US:
          'The creditor has people who bring him dinner. Seven killings, who presses, holds your month; wealth feeds it; you aren’t strong, and there’s neither an Eating god to calm it nor a seal to absorb it ⟨(Seven killings pattern, broken)⟩. Each extra source of income brings another person with a deadline. Subtract first. Return the one job that pays and costs sleep, and use the evening to learn a way out.',
      },
      {
        id: 'chart.pattern.killings-contested',
        because: ['pattern:qishage', 'state:contested'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '一边有人给你递盾，一边有人给对面递箭：月令七杀，不好惹的对手，盘里有解它的，也有拿财喂它的⟨（七杀格，成败参半）⟩。你能扛，扛完却总有下一件，因为递箭的往往是你自己，又应了一桩来钱的。接新活以前，先看盾补好没有。',
        en_US:
          'One hand passes you a shield while another passes arrows to the far side. Seven killings, the pressing star, has your month; something in the chart eases it, and wealth keeps feeding it ⟨(Seven killings pattern, made and broken)⟩. You can take it, and there’s always a next one, for the arrows tend to come from you, saying yes to paid work. Mend the shield before you say it again.',
      },
      {
        id: 'chart.pattern.killings-plain',
        because: ['pattern:qishage', 'state:plain'],
        says: ['pressure=sought'],
        zh_CN:
          '虎在门外来回走，屋里没有肉也没有鞭子：月令七杀，一股不问你累不累的劲，盘里没有化它、制它的字⟨（七杀格，平）⟩。你练出来的是警醒，电话响一声就坐直。警醒费灯油。别指望把虎赶走，给它立个钟点：每天上午两小时专办最怕的那件，其余时候门关上。',
        en_US:
          'A tiger walks up and down outside, and in the house there is neither meat nor whip: Seven killings, who presses, rules the month, and nothing in the chart turns it or tames it ⟨(Seven killings pattern, plain)⟩. You’ve become alert, upright at the first ring. Alertness burns oil. Give the tiger hours, two each morning for whatever you dread most, and keep the door shut for the rest.',
      },
      // Direct officer
      {
        id: 'chart.pattern.officer-with-seal',
        because: ['pattern:zhengguange', 'state:made', 'likes:resource'],
        says: ['work=frame', 'learning=by-book'],
        zh_CN:
          '公文下来，有人替你念，还替你解释缘由：月令正官，讲规矩的那颗星，旁边有印，规矩到你这里就成了道理⟨（官印相生成格）⟩。你守的规则说得出为什么，所以旁人肯跟着守。哪条规则你说不出为什么，多半就是该改的那条，别替它圆。',
        en_US:
          'The decree arrives with somebody who explains it. The Direct officer, star of rules, has your month, and a seal stands beside it, so that rules reach you as reasons ⟨(Officer feeds the Seal)⟩. You can say why you keep what you keep, and others keep it with you. When you meet a rule for which you have no reason, it is probably the one to change. Don’t invent one for it.',
      },
      {
        id: 'chart.pattern.officer-with-wealth',
        because: ['pattern:zhengguange', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=frame'],
        zh_CN:
          '衙门要开得久，得有税粮：月令正官，管规矩、管名分，盘里有财养着它⟨（财官成格）⟩。你办事两头都顾，章程要对，账也要平，所以上头放心把摊子交给你。摊子越交越大，你却不大说累；年年谈一次：多一样差，减一样差，或者添一个人。',
        en_US:
          'An office that is to last needs revenue. Your month is the Direct officer, rules and rank, with wealth to keep it going ⟨(Direct officer pattern, made)⟩. You mind both ends, the procedure and the balance, so those above let you have the whole shop. It grows, and you don’t mention being tired. Once a year, say it: one task more means one less, or another pair of hands.',
      },
      {
        id: 'chart.pattern.officer-hurt',
        because: ['pattern:zhengguange', 'state:contested', 'breaks:shangguan'],
        zh_CN:
          '穿着制服，袖子里揣着一支改错笔：月令正官，要按规矩来；盘里伤官也在，见不得规矩写错字⟨（正官遇伤，成败参半）⟩。好在另有接应，没有撕破。你最适合修规矩，最不适合只照着念。每提一处错，附上改好的那一句，上头就听得进去。',
        en_US:
          'In uniform, with a red pencil up the sleeve. The Direct officer of your month goes by the book; the Hurting officer, also there, can’t bear a mistake in it ⟨(Direct officer pattern, made and broken)⟩. The chart has enough to keep the two from tearing it up. You’re good at mending rules and bad at reciting them. With every error you point out, hand in the corrected line.',
      },
      {
        id: 'chart.pattern.officer-struck',
        because: ['pattern:zhengguange', 'state:contested', 'state:clashed', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        zh_CN:
          '牌匾挂得正，门板总被人撞：月支是正官的位子，旁边的柱子来冲它⟨（官星逢冲，成败参半）⟩。你肯守规矩，可规矩自己老换，换领导、换校区、换流程，刚背熟又改版。别把身份只挂在一块匾上，自己留一份不随单位走的履历。',
        en_US:
          'The plaque hangs straight and the door under it keeps getting rammed: the month is the Direct officer’s seat, and a neighboring pillar faces it ⟨(Officer faced, made and broken)⟩. You’d gladly keep the rules if they stood still, but the boss changes, the building changes, the form has a new version. Don’t hang your whole name on one plaque. Keep a record that goes where you go.',
      },
      {
        id: 'chart.pattern.officer-broken',
        because: ['pattern:zhengguange', 'state:broken', 'age>=16', 'age<=74'],
        zh_CN:
          '一把椅子，椅背写着规矩，坐上去却晃：月令是正官，管名分的星，盘里有东西拆它的台，又没有财和印来扶⟨（正官格破）⟩。别人坐得安稳的位置你坐着累，未必是你不行。换一种坐法，做那种没有头衔也说得上话的人：记录的、校对的、懂内情的。',
        en_US:
          'A chair with “rules” on its back that wobbles when you sit. The Direct officer, star of rank, has your month, something in the chart undercuts it, and neither wealth nor a seal is there to prop it ⟨(Direct officer pattern, broken)⟩. A post others find comfortable tires you, and that’s no verdict on you. Be the one who is asked without a title: keeper of minutes, checker, the person who knows.',
      },
      {
        id: 'chart.pattern.officer-plain',
        because: ['pattern:zhengguange', 'state:plain'],
        says: ['governed=from-within'],
        zh_CN:
          '一盏红绿灯立在没车的路口，它照样按秒换：月令正官，规矩端正，盘里没有财去养，也没有印去讲，更没有人来拆⟨（正官格，平）⟩。你守的许多条，其实没有人查。挑出三条真有用的留下，别的放它过夜，看看天亮有没有少什么。',
        en_US:
          'A traffic light at an empty crossing still changes on the second. The Direct officer, upright, rules your month; the chart has neither wealth to pay it, nor a seal to explain it, nor anyone to break it ⟨(Direct officer pattern, plain)⟩. Many of the rules you keep nobody checks. Choose three that are of use. Leave the others out overnight and see what is missing in the morning.',
      },
      // Indirect seal
      {
        id: 'chart.pattern.indirect-seal-made',
        because: ['pattern:pianyinge', 'state:made', 'age>=16', 'age<=74'],
        says: ['learning=by-parts', 'work=craft'],
        zh_CN:
          '正经衙门里有一间奇怪的小库房，钥匙在你手上：月令偏印，专收偏门学问的那颗星，盘里又有管事的官来用它⟨（偏印成格，官生印）⟩。别人嫌冷的知识，到了节骨眼上，只有你说得出。平日要让人知道库房在哪，不然节骨眼上没人想得起来敲门。',
        en_US:
          'In a respectable office there’s one odd storeroom, and you have the key. Your month is the Indirect seal, which collects out-of-the-way knowledge, and an officer in the chart gives it employment ⟨(Indirect seal pattern, made)⟩. What others found too obscure turns out to be needed, and only you can tell them. Let it be known on ordinary days where that room is.',
      },
      {
        id: 'chart.pattern.indirect-seal-broken',
        because: ['pattern:pianyinge', 'state:broken'],
        says: ['learning=by-parts'],
        zh_CN:
          '正看到入迷，外卖到了，账单也到了：月令偏印，一个人钻研的星，盘里的财，柴米油盐那一头，老来打断它，又没有管事的替它挡⟨（财破印）⟩。你的好念头多死在下午三点的琐事里。钻研要有围墙，每周划出一个上午，手机放别的屋，买菜交费都不归那个上午管。',
        en_US:
          'Just as it gets absorbing the delivery rings, and then the bill. Your month is the Indirect seal, who studies alone; wealth, the errands of life, keeps interrupting, and no officer holds the door ⟨(Wealth breaks the Seal)⟩. Most of your good ideas got lost in some chore at three in the afternoon. Study wants a fence. One morning a week, the phone in another room, and no groceries.',
      },
      {
        id: 'chart.pattern.indirect-seal-contested',
        because: ['pattern:pianyinge', 'state:contested', 'age>=16', 'age<=74'],
        says: ['learning=by-parts'],
        zh_CN:
          '书房有两扇门，一扇进公差，一扇进账单：月令偏印，爱钻冷门，有官派差事养它，也有财拿生计扰它⟨（偏印格，成败参半）⟩。你的研究总在半公半私之间，算得上本行，又像私活。索性写成一句话告诉管事的人，让那样冷门有个编号。',
        en_US:
          'The study has two doors, with assignments coming in by one and bills by the other. The Indirect seal of your month loves what is obscure; an officer keeps it fed and wealth keeps it disturbed ⟨(Indirect seal pattern, made and broken)⟩. What you dig into is half your job and half your own affair. Put it in a sentence for whoever is in charge, so that it has a number.',
      },
      {
        id: 'chart.pattern.indirect-seal-plain',
        because: ['pattern:pianyinge', 'state:plain'],
        says: ['learning=by-parts', 'out=little'],
        zh_CN:
          '一口深井，井口没有架子也没有路：月令偏印，独自琢磨的星，盘里既没有官来用，也没有财来扰⟨（偏印格，平）⟩。清静够了，懂得也深，只是无人知道来打水。在井边搭一块板，写清楚这里有什么：一个网页，一次小讲座，或门上的一行字。',
        en_US:
          'A deep well, without a windlass and without a path. The Indirect seal, who broods alone, rules your month, and no officer employs it and no wealth disturbs it ⟨(Indirect seal pattern, plain)⟩. Quiet you have, and depth. Nobody knows there is water. Put up a board that says what’s down there: a page, a small talk, one line on the door.',
      },
      // Direct seal
      {
        id: 'chart.pattern.direct-seal-made',
        because: ['pattern:zhengyinge', 'state:made'],
        says: ['backing=elders'],
        zh_CN:
          '有师父，师父上头还有师门：月令正印，管教养、管庇护的星，盘里有官生着它，一层护一层⟨（正印成格，官生印）⟩。你走到哪里都有人愿意教，也有名义可以用。护得久了，手会生；每学一样，约定一个日子，撤掉师父自己做一回。',
        en_US:
          'There’s a teacher, and a school behind the teacher. Your month is the Direct seal, star of upbringing and shelter, and an officer stands behind it in turn ⟨(Direct seal pattern, made)⟩. Wherever you go someone will teach you and lend a letterhead. Sheltered long enough, hands lose practice. For each thing you learn, fix a day on which the teacher leaves the room.',
      },
      {
        id: 'chart.pattern.direct-seal-broken',
        because: ['pattern:zhengyinge', 'state:broken', 'age>=16'],
        zh_CN:
          '书念到一半，家里喊你去看店：月令正印，读书受教的星，盘里的财来抢它的时辰，没有官从中调停⟨（财破印）⟩。你的学业或考证多半断过一回，为了钱，为了照顾谁，当时觉得应该。断了的那一截还接得上，今年先找出当年停在第几章。',
        en_US:
          'In the middle of the book they call you to mind the shop. The Direct seal of your month is for being taught; wealth in the chart claims its hours, and no officer arbitrates ⟨(Wealth breaks the Seal)⟩. Some course of yours was probably broken off, for money or to look after someone, and it seemed right then. The thread can be picked up. This year, find the chapter where you stopped.',
      },
      {
        id: 'chart.pattern.direct-seal-contested',
        because: ['pattern:zhengyinge', 'state:contested'],
        zh_CN:
          '左边递来奖状，右边递来账单：月令正印，有人教、有人护，官在后头扶，财在前头拽⟨（正印格，成败参半）⟩。你一直在“再学一学”和“该挣钱了”之间换手。两样排在同一天里才打架；隔季排，春秋学，冬夏挣，手就不酸了。',
        en_US:
          'From the left comes a certificate and from the right a bill. Your month is the Direct seal, teaching and shelter, with an officer pushing from behind and wealth pulling in front ⟨(Direct seal pattern, made and broken)⟩. You keep changing hands between “a little more study” and “time to earn.” They only fight when they share a day. Give them alternate seasons.',
      },
      {
        id: 'chart.pattern.direct-seal-plain',
        because: ['pattern:zhengyinge', 'state:plain'],
        says: ['backing=elders'],
        zh_CN:
          '一床厚被子，盖得人不想起：月令正印，管养育和书本，盘里没有官来叫早，也没有财来掀被⟨（正印格，平）⟩。你学得不慌不忙，学完也不急着用。舒服是真舒服。给自己找一个会按门铃的人：约好交东西的日子，让对方先付一半钱。',
        en_US:
          'It’s a thick quilt, and one would rather not get up. The Direct seal, nurture and books, rules your month, with no officer to call the hour and no wealth to pull off the covers ⟨(Direct seal pattern, plain)⟩. You learn without haste and don’t hurry to use it. It really is comfortable. Find somebody who’ll ring the bell: promise a piece by a day, and let them pay half ahead.',
      },
      // Following
      {
        id: 'chart.pattern.follows-output',
        because: ['pattern:congerge'],
        says: ['out=much'],
        zh_CN:
          '整座房子都朝着院子开门：你自己那一路弱到放了手，满盘跟着食伤走，那是从你身上出去的说、做、玩、教⟨（从儿）⟩。关在屋里想，越想越小；一出手，一开口，路自己铺过来。你养的东西比你出名，这也没什么不好，记得在角上签个名。',
        en_US:
          'All the doors of the house open on the yard. Your own element has let go, and the whole chart follows output, what leaves you as talk, work, play and teaching ⟨(Following output)⟩. Shut up indoors you shrink. Once you begin to speak or make something, the path lays itself. What you’ve raised will be better known than you are, which is no harm. Sign it in the corner.',
      },
      {
        id: 'chart.pattern.follows-wealth',
        because: ['pattern:congcaige', 'age>=16', 'age<=74'],
        says: ['chart.asset=others-needs'],
        zh_CN:
          '船小，索性不装自己的货，专门摆渡：日干退了一步，满盘跟着财走⟨（从财）⟩，财是外头的人要什么、缺什么。你看一眼就知道这条街少一家什么店。替人张罗，越做越大；死守一样自己的主张，反倒四处漏。船票要明码，别渡成交情。',
        en_US:
          'The boat is small, so it carries no cargo of its own and ferries people. Your day stem has stepped back and the chart follows wealth, which means what others want and don’t have ⟨(Following wealth)⟩. One look and you know which shop this street lacks. Arranging things for people, you grow; clinging to a theory of your own, you leak. Post the fare, or it will all turn into favors.',
      },
      {
        id: 'chart.pattern.follows-killings',
        because: ['pattern:congshage', 'age>=16', 'age<=74'],
        says: ['work=frame', 'pressure=sought'],
        zh_CN:
          '别人躲着走的那位严师，你搬去跟他住了：日干不争，满盘跟着官杀走，官杀是上头的要求和钟点⟨（从杀）⟩。在管得严、分得清的地方，你升得快，睡得也香；没人管的长假，第三天就乱。找领头的人，比找好差事要紧，跟错了人，劲全白使。',
        en_US:
          'The strict master everyone avoids is the one you moved in with. Your day stem doesn’t contend, and the chart follows its officers, which are demands and hours set from above ⟨(Following killings)⟩. Where things are severe and clear you rise and sleep well. By the third day of a long vacation you’re coming apart. Choosing whom to follow matters more than choosing the post.',
      },
      {
        id: 'chart.pattern.follows-tide',
        because: ['pattern:congshige', 'age>=16', 'age<=74'],
        says: ['change=welcomes', 'plan=as-it-comes'],
        quote: 'dts-shunni',
        zh_CN:
          '风往哪边，帆就往哪边：日干没有可守的本钱，手艺、钱财、职分又谁也没压过谁，满盘跟着大势走⟨（从势）⟩。《滴天髓》说“不可逆者，其气势而已矣”。你换行当、换城市，旁人替你可惜，你自己不疼。只有一样别换：每回靠岸，给同一个老朋友写封信。',
        en_US:
          'The sail goes where the wind goes. Your day stem has no capital to defend, and of output, wealth and officers none has beaten the others, so the chart goes with the tide ⟨(Following the tide)⟩. “What can’t be gone against is the momentum of things,” the *Di Tian Sui* has it. Others mourn each trade you leave, and you don’t. Keep one thing fixed. From every harbor, write to the same old friend.',
      },
      // Dominant
      {
        id: 'chart.pattern.all-wood',
        because: ['pattern:quzhige'],
        says: ['change=resists'],
        zh_CN:
          '一片林子，从根到梢都是木：满盘同类，斧子进不来⟨（曲直）⟩。长是你的本性，往上长，往旁边长，弯着也长。别人劝你修整齐些，你听着，第二年又伸出去了。要防的是林子太密，底下见不着光；每年让出一块空地，给比你矮的。',
        en_US:
          'It’s a forest, wood from root to tip, and no axe gets in ⟨(Quzhi pattern)⟩. Growing is what you do, upward, sideways, bent if it must be. People recommend a trim; you listen, and next year the branch is out again. A wood can get so dense that nothing lives on its floor. Clear a patch each year for something shorter than yourself.',
      },
      {
        id: 'chart.pattern.all-fire',
        because: ['pattern:yanshangge'],
        says: ['temper=hot'],
        zh_CN:
          '点着的灯塔没有开关：满盘是火，水争不过来⟨（炎上）⟩。你进屋，屋里的人都转过脸来；你走了，他们才发觉自己刚才没想什么。亮是真的，耗油也是真的。照别人以前先问自己一句，今晚谁来添油；添油的那个人，别让他只站在塔底下。',
        en_US:
          'A lighthouse has no switch: the chart is fire, and no water to speak of disputes it ⟨(Yanshang pattern)⟩. You come in and faces turn; you leave, and they notice that for a while they hadn’t been thinking. The light is real, and so is the oil it burns. Before you shine for anyone, ask who refills it tonight. Don’t keep that person at the bottom of the stairs.',
      },
      {
        id: 'chart.pattern.all-earth',
        because: ['pattern:jiasege'],
        says: ['place=stays', 'change=resists'],
        zh_CN:
          '一整片田，从这头望到那头都是土：满盘厚实，木也翻不动⟨（稼穑）⟩。你给人的感觉是“他在就行”，种什么收什么，不问价。地好也怕只种一样，种老了会乏；隔三年歇一季，换一茬没种过的，收成差些也认。',
        en_US:
          'One field, earth from this edge to that, with no wood to speak of that could turn it ⟨(Jiase pattern)⟩. What people feel about you is that it’s enough if you are there. Whatever they plant you bring up, and you don’t ask the price. Even good ground tires of a single crop. Every third year leave a season fallow, then grow what you’ve never grown and take the poorer harvest.',
      },
      {
        id: 'chart.pattern.all-metal',
        because: ['pattern:conggege'],
        says: ['speech=sharp', 'change=welcomes'],
        zh_CN:
          '钟是一整块铜浇的，敲哪里都是它自己的声音：满盘皆金，火也改不动它⟨（从革）⟩。古人说金从革，意思是说变就变，变得彻底，你断一样习惯只用一个早上。对自己可以这么干脆，对人要留个尾音，话说完，数三下再转身。',
        en_US:
          'The bell was cast in one piece, and wherever you strike it the note is its own. The chart is metal throughout, beyond any fire’s reshaping ⟨(Congge pattern)⟩. Metal’s old virtue is to change when it changes, entirely; you can drop a habit in a morning. Be as brisk as you like with yourself. For others leave an aftertone: finish the sentence, count to three, then turn.',
      },
      {
        id: 'chart.pattern.all-water',
        because: ['pattern:runxiage'],
        says: ['change=welcomes', 'readable=no'],
        zh_CN:
          '水满到看不见岸，满盘都是它，土也拦不住⟨（润下）⟩。装进什么器皿就是什么形状，所以每个认识你的人都认识一个不同的你。往低处流是本事，脏活累活、没人去的角落，你去了也不觉得委屈。要有一只自己的碗：固定的床，固定的早饭。',
        en_US:
          'Water to the horizon, and no earth that could bank it ⟨(Runxia pattern)⟩. It takes the shape of whatever holds it, and so everyone who knows you knows somebody else. Running downhill is a gift; you’ll go into the corner nobody cleans and not feel demeaned. Have one vessel that is yours. A bed that stays in one place, and the same breakfast.',
      },
      {
        id: 'chart.pattern.all-support',
        because: ['pattern:congqiangge'],
        says: ['backing=elders'],
        zh_CN:
          '满屋子都是给你送饭的人：盘里生你的印最多，几乎没有谁来管你、耗你⟨（从强）⟩。学得饱，护得严，天冷有人添衣。吃进去的总要有个出口，不然人会发沉。给自己定一条，每收三样，教出去或送出去一样，送给跟你没关系的人。',
        en_US:
          'People keep arriving with dinner for you. Resource, which feeds and teaches, is the most there is in this chart, and hardly anything checks or spends you ⟨(All-support pattern)⟩. You’re well taught and well wrapped. What comes in has to go somewhere, or one grows heavy. For every three things received, teach or give away one, to somebody who is no relation.',
      },
      // Transformed
      {
        id: 'chart.pattern.turned-to-wood',
        because: ['pattern:huamuge', 'age>=16', 'age<=74'],
        says: ['partnership=welcome'],
        zh_CN:
          '丁和壬，一盏灯遇上一条河，合起来竟长成了树：日干跟邻柱合化，全盘改随木走⟨（化木）⟩。碰上对的那个人或那个班子，你会做起从前没想过的事，而且一年比一年高。离开那一位，你照旧回到原来那一种，不必慌，只是两套工具都别扔。',
        en_US:
          'Ding and Ren, a lamp and a river, met and turned into a tree: your day stem has joined its neighbor, and the chart now goes by wood ⟨(Transformed to wood)⟩. With the right person or team you find yourself doing what you had never thought of, and doing it better each year. Apart, you’re back in your first element. Keep both sets of tools.',
      },
      {
        id: 'chart.pattern.turned-to-fire',
        because: ['pattern:huahuoge'],
        says: ['partnership=welcome'],
        zh_CN:
          '戊土和癸水合在一处，出来的是火，像石灰遇水发了烫：你的日干化成了另一种，全盘随火⟨（化火）⟩。单独放着，你温吞；搭上那一位，一屋子都觉得热。合作对你是点火，别跟谁都试；石灰只有一袋，发过一回就成了墙。',
        en_US:
          'Wu earth and Gui water met and what came out was heat, the way lime boils when it’s slaked. Your day stem has turned, and the chart goes by fire ⟨(Transformed to fire)⟩. On the shelf you’re mild. Joined to the right one, you warm the room. Partnership is what lights you, so don’t try it with everybody; a sack of lime boils once and then it is wall.',
      },
      {
        id: 'chart.pattern.turned-to-earth',
        because: ['pattern:huatuge', 'age>=16'],
        says: ['partnership=welcome', 'place=stays'],
        zh_CN:
          '甲跟己，一棵树把自己落成了一片土：日干合邻柱而化，全盘改听土的⟨（化土）⟩。有了要一起过、一起做的人，你忽然肯扎下来，买锅，签长约，记邻居的名字，从前的你自己也认不出。扎下以后少挪，挪一次，要好几年才重新沤熟。',
        en_US:
          'Jia and Ji: a tree let fall its leaves until it was soil. Your day stem joined its neighbor and the chart obeys earth ⟨(Transformed to earth)⟩. Once there’s someone to live or work with, you settle in earnest, buy pots, sign the long lease, learn the neighbors’ names; your earlier self would stare. After that, move seldom. Compost takes years.',
      },
      {
        id: 'chart.pattern.turned-to-metal',
        because: ['pattern:huajinge', 'age>=16'],
        says: ['partnership=welcome', 'decides=fast'],
        zh_CN:
          '乙和庚，藤缠上斧头，藤也成了斧：你的日干化作金，全盘按金行事⟨（化金）⟩。一个人时能拖就拖，一有伴，规矩、期限、价钱当场定得清清楚楚，连你都意外。伴要挑讲道理的，因为你会学来那份锋利，也会学来那副口气。',
        en_US:
          'Yi and Geng: the vine climbed the axe and became axe. Your day stem has turned to metal and the chart acts accordingly ⟨(Transformed to metal)⟩. Joined to a partner, you fix terms, dates and prices on the spot, to your own surprise. Choose a reasonable one. You will pick up the edge, and with it the tone of voice.',
      },
      {
        id: 'chart.pattern.turned-to-water',
        because: ['pattern:huashuige'],
        says: ['partnership=welcome'],
        zh_CN:
          '丙火遇见辛金，太阳照在珠子上，化出来的是露水：你的日干合成了水，全盘跟水走⟨（化水）⟩。认准了人，你的硬和热都会软下来，话变多，路变宽，愿意绕道。旁人以为你让步，你知道是换了形状。每月留一天干着，晒晒原来那一面。',
        en_US:
          'Bing and Xin: the sun fell on a pearl, and there was dew. Your day stem joined its neighbor and turned to water, and the chart runs with it ⟨(Transformed to water)⟩. Once you’re sure of someone, what was hot or hard in you goes soft; you talk more and don’t mind a detour. It looks like giving in. It’s a change of shape. One day a month, dry off.',
      },
    ],
  },
  {
    id: 'chart-useful',
    card: 'chart',
    role: { section: 'frame' },
    paragraphs: [
      {
        id: 'chart.useful.wood-against-fire',
        because: ['use:wood', 'adverse:fire'],
        says: ['useful=wood', 'adverse=fire'],
        zh_CN:
          '柴要，火不要，这副药开得细：本书取木，木占{pct:wood}，最怕的偏是木会生的火⟨（用神木）⟩。学、读、种、慢慢长的事都算木，烧起来赶工、当众比高下就成了火。念头冒芽的时候，先养三天，别急着点着它给人看。',
        en_US:
          'Firewood, please, and no fire: a fine prescription, since this book takes wood, {pct:wood} of the chart, as the element you want, and fire, which wood feeds, as the one you don’t ⟨(useful wood)⟩. Wood is study, planting, what lengthens slowly. It turns to fire when it’s rushed or put on show. Keep a new idea in its pot for three days before you light it for company.',
      },
      {
        id: 'chart.useful.wood-against-earth',
        because: ['use:wood', 'adverse:earth'],
        says: ['useful=wood', 'adverse=earth'],
        zh_CN:
          '板结的地要一根根须去松它：本书取木，避土⟨（用神木）⟩，木现在占{pct:wood}。土多的日子是存着、守着、再等等，箱子越摞越高；木是新学一样、换条路走。每逢你想说“先放着吧”，放下的那样旁边，种一样新的。',
        en_US:
          'Packed ground has to be loosened by roots. Of the five elements this book takes wood for you and turns from earth ⟨(useful wood)⟩; wood is {pct:wood} at present. Earthy days are for storing, guarding, waiting a little longer, while the boxes climb the wall. Wood learns something and takes another street. Whenever you hear yourself say “leave it for now,” plant something beside it.',
      },
      {
        id: 'chart.useful.wood-against-metal',
        because: ['use:wood', 'adverse:metal'],
        says: ['useful=wood', 'adverse=metal'],
        zh_CN:
          '剪刀收起来，让它长：你的盘喜木，忌金⟨（用神木）⟩，木有{pct:wood}。金管裁断，一句“不行”、一刀砍掉、一次清零都算；用在你身上，剪掉的常是刚发的那一枝。想断的时候先改成缓，一件事砍掉以前，留它过一个季节。',
        en_US:
          'Put the shears away and let it grow. Wood is what this chart wants, and it has {pct:wood}; metal is what it minds ⟨(useful wood)⟩. Metal makes cuts: the flat no, the clean break, the slate wiped. In your case the twig that falls tends to be the newest. When you feel like ending something, slow it down instead, and give it one more season.',
      },
      {
        id: 'chart.useful.wood-against-water',
        because: ['use:wood', 'adverse:water', 'adverse:pct>=8'],
        says: ['useful=wood', 'adverse=water'],
        zh_CN:
          '水田里栽树，根泡着，先要抬高地垄：本书取木，木占{pct:wood}，躲的是水⟨（用神木）⟩。木要水养，水过了头，人就光想不动，查了一夜资料，第二天一行没写。每查半小时，动手十分钟，哪怕只列个目录，树就立住了。',
        en_US:
          'You don’t plant trees in a rice field without raising the bed. This book wants wood for you, {pct:wood} of the chart, and wants you out of the water ⟨(useful wood)⟩. Wood drinks water, but with too much you turn an idea over all night and have no line written in the morning. For every half hour of looking things up, ten minutes with your hands, if only a list of headings.',
      },
      {
        id: 'chart.useful.fire-against-wood',
        because: ['use:fire', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=fire', 'adverse=wood'],
        zh_CN:
          '柴是拿来烧的，光堆着，屋子只会越来越挤：全书替你取火，火占{pct:fire}，别再添的是木⟨（用神火）⟩。木是学了又学、想了又想、计划套着计划；火是拿出去，给人看，让人评。下一本书先不买，把上一本读到的讲给三个人听。',
        en_US:
          'Firewood is for burning; stacked and left, it only takes up the house. Fire, with {pct:fire}, is the element this book takes for you; wood is the one not to add to ⟨(useful fire)⟩. Wood is one more course and a plan inside a plan. Fire shows the thing and lets itself be judged. Before you buy the next book, tell three people what was in the last.',
      },
      {
        id: 'chart.useful.fire-against-earth',
        because: ['use:fire', 'adverse:earth'],
        says: ['useful=fire', 'adverse=earth'],
        zh_CN:
          '灰盖在炭上，火还在底下：本书取火，火有{pct:fire}，忌的是土⟨（用神火）⟩。火会生土，热闹一阵就想收摊、归档、存起来，灰就这么厚了。别急着收。一件事做成了，先摆在外头让人看上一个月，再入库。',
        en_US:
          'Under the ash there is still live coal. This book takes fire for you, {pct:fire} as things are, and earth is what it would keep off ⟨(useful fire)⟩. Fire makes earth: after a lively spell one wants to pack up, file and store, and so the ash gets deep. Don’t put things away so soon. What you’ve finished should stand outside for a month before it goes on a shelf.',
      },
      {
        id: 'chart.useful.fire-against-metal',
        because: ['use:fire', 'adverse:metal'],
        says: ['useful=fire', 'adverse=metal'],
        zh_CN:
          '铁凉的时候敲它，只崩口子；要先烧红。你的盘喜火，火占{pct:fire}，忌金⟨（用神火）⟩。金是冷着脸的规矩、数字和定论，火是见面、露脸、把手伸出去。难谈的事，别发条文，约一顿热饭，在饭桌上说。',
        en_US:
          'Hit iron cold and it chips; it has to be red first. Fire is wanted here, {pct:fire} of the chart, and metal is not ⟨(useful fire)⟩. Metal is the rule, the figure and the verdict given with a straight face. Fire goes and sees people. When something is hard to negotiate, don’t send clauses. Ask them to a hot meal, and bring it up there.',
      },
      {
        id: 'chart.useful.fire-against-water',
        because: ['use:fire', 'adverse:water'],
        says: ['useful=fire', 'adverse=water'],
        zh_CN:
          '炉子挪到屋子当中，窗先关上：本书取火，火占{pct:fire}，水要躲着⟨（用神火）⟩。水是夜里想、暗地里转、话到嘴边又流走；火在白天，在人前，有个热气。要紧的决定挪到上午，找一个看得见脸的地方说出来。',
        en_US:
          'Move the stove to the middle of the room and shut the window: fire is your element, at {pct:fire}, and water the one to keep away from ⟨(useful fire)⟩. Water thinks at night and lets the sentence run off before it is spoken. Fire belongs to daylight and to other people’s faces. Move what matters to the morning, and say it where you can be seen.',
      },
      {
        id: 'chart.useful.earth-against-wood',
        because: ['use:earth', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=earth', 'adverse=wood'],
        zh_CN:
          '枝条收一收，地才看得见：本书取土，土占{pct:earth}，忌木⟨（用神土）⟩。木是再开一枝、再应一件，土是落定：签了字，存了钱，饭按点吃。每多接一件事，就先了结一件，地皮露出来，脚才有处踩。',
        en_US:
          'Trim the branches until you see the ground. Earth is what this book takes for you, {pct:earth} of the whole, and wood what it holds down ⟨(useful earth)⟩. Wood grows another arm and says yes again. Earth is a thing settled: signed, put by, cooked at six. For each matter you take on, close one first, until there is soil to stand on.',
      },
      {
        id: 'chart.useful.earth-against-fire',
        because: ['use:earth', 'adverse:fire'],
        says: ['useful=earth', 'adverse=fire'],
        zh_CN:
          '热汤要有碗盛，不然烫一手：你的盘喜土，土有{pct:earth}，忌火⟨（用神土）⟩。火来得快，一句话顶一句话，一个晚上定三件事；土是隔一夜、落在纸上、按步骤来。情绪上来的那一刻，去厨房洗几只碗，回来再答。',
        en_US:
          'Hot soup needs a bowl, or it goes over your hands. The chart asks for earth, of which it has {pct:earth}, and minds fire ⟨(useful earth)⟩. Fire answers back and settles three matters in an evening. Earth sleeps on it, writes it down, takes the steps in order. When you feel the heat come up, go and wash a few dishes. Then answer.',
      },
      {
        id: 'chart.useful.earth-against-metal',
        because: ['use:earth', 'adverse:metal'],
        says: ['useful=earth', 'adverse=metal'],
        zh_CN:
          '要的是矿山，不要矿里挖出来的刀：本书取土，占{pct:earth}，却忌土所生的金⟨（用神土）⟩。攒着、养着、护着，你越做越稳；一到亮锋口、下断语、跟人论输赢，底子就漏。手里有料，先当料存，别急着打成兵器。',
        en_US:
          'Keep the hill, and leave the ore in it. Earth, {pct:earth} of your chart, is what this book takes, and metal, which earth yields, is what it avoids ⟨(useful earth)⟩. Gathering, feeding and guarding make you steadier each year. With the first sharp word or contest something leaks from below. What you have is material. Store it as that, and forge no blades.',
      },
      {
        id: 'chart.useful.earth-against-water',
        because: ['use:earth', 'adverse:water'],
        says: ['useful=earth', 'adverse=water'],
        zh_CN:
          '水没有岸，只是一摊，有了岸才叫池塘：本书取土，土占{pct:earth}，忌水⟨（用神土）⟩。水是漫到哪里算哪里，土是岸，落到日子上，就是定时、定量、定地方：钱进来先分三格，觉到点就睡，话说定了当场写下。',
        en_US:
          'Water without a bank is only wet ground; with one, it’s a pond. Earth is taken for you here, {pct:earth} of the chart, and water kept back ⟨(useful earth)⟩. In daily life a bank is a fixed hour, a fixed amount, a fixed place. Money goes into three envelopes as it arrives. Bedtime has a number. What’s agreed gets written on the spot.',
      },
      {
        id: 'chart.useful.metal-against-wood',
        because: ['use:metal', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=metal', 'adverse=wood'],
        quote: 'yhzp-wang-wood',
        zh_CN:
          '园子不论大小，总得有把锯：本书取金，金占{pct:metal}，忌木⟨（用神金）⟩。“木旺得金，方成栋梁”，《渊海子平》这话说的是修剪。你的清单上，能划掉的比能加上的值钱；每月最后一天，砍掉一件做了一半、心里早就不想做的。',
        en_US:
          'It takes a saw to keep an orchard. This book takes metal for you, {pct:metal} of the chart, and wood is what there should be less of ⟨(useful metal)⟩. *Yuanhai Ziping* has it that flourishing wood needs metal before it makes beams, and that’s pruning. On your list, what can be struck off is worth more than what can be added. On the last day of every month drop one half-done thing you stopped wanting.',
      },
      {
        id: 'chart.useful.metal-against-fire',
        because: ['use:metal', 'adverse:fire'],
        says: ['useful=metal', 'adverse=fire'],
        zh_CN:
          '热气腾腾的时候刻不了章，要等石头凉：你的盘取金，金占{pct:metal}，忌火⟨（用神金）⟩。金是收口、定价、说到这里为止，火一旺，定好的价就化了。凡是报数目、划界限的事，挑清早或者一个人的时候写好，带着纸去。',
        en_US:
          'A seal can’t be cut while the stone is hot. Metal is your element in this book, at {pct:metal}, and fire the one that undoes it ⟨(useful metal)⟩. Metal names the price and says “up to here.” In the warmth of company prices melt. Whatever has a figure or a border in it, write it early in the day, by yourself, and take the paper along.',
      },
      {
        id: 'chart.useful.metal-against-earth',
        because: ['use:metal', 'adverse:earth'],
        says: ['useful=metal', 'adverse=earth'],
        zh_CN:
          '金子埋在土里，土越厚越难见天日：本书替你取金，金占{pct:metal}，忌土⟨（用神金）⟩。土是囤、等、再稳一稳，金是挖出来、磨亮、拿去用。家里、硬盘里、心里那些“以后有用”的，一个周末刨开一层，挑一样当场用掉。',
        en_US:
          'Gold in the ground gets harder to reach with every layer. Metal, at {pct:metal}, is what this book takes for you, and earth what lies on top of it ⟨(useful metal)⟩. Earth hoards and waits until it’s safe. Metal is dug up, polished, used. One weekend, go down a layer in the closet or the hard drive, through all that will come in handy, and use one thing that same day.',
      },
      {
        id: 'chart.useful.metal-against-water',
        because: ['use:metal', 'adverse:water'],
        says: ['useful=metal', 'adverse=water'],
        zh_CN:
          '剑要留在鞘里，不要化成水流走：你的盘喜金，金占{pct:metal}，偏忌金所生的水⟨（用神金）⟩。金是一句定论，水是定论以后没完没了的解释。话说完就停，理由给一条就够；第二条开始，你在替对方找缝。',
        en_US:
          'Keep the blade a blade, and don’t let it melt and run off as water: metal is taken, {pct:metal} of the chart, and water, metal’s own child, is avoided ⟨(useful metal)⟩. Metal is a verdict; water is all the explaining after it. When you have said it, stop. One reason will do. With the second you begin to find the holes for them.',
      },
      {
        id: 'chart.useful.water-against-wood',
        because: ['use:water', 'adverse:wood'],
        says: ['useful=water', 'adverse=wood'],
        zh_CN:
          '井水要留着喝，别都浇了园子：本书取水，水占{pct:water}，忌的是喝水的木⟨（用神水）⟩。水是歇、走、聊、查，木是又开一个头、又应一个人。一天里先给自己留出不办事的一个钟头，剩下的再分给枝枝叶叶。',
        en_US:
          'Save the well for drinking, and don’t pour it all on the garden. Water is what this book takes for you, {pct:water} of the chart, and wood, which drinks it, is the one to keep small ⟨(useful water)⟩. Water walks, talks, looks things up, rests. Wood begins yet another thing for yet another person. Set aside an hour a day with no errand in it. The branches can share the rest.',
      },
      {
        id: 'chart.useful.water-against-fire',
        because: ['use:water', 'adverse:fire', 'adverse:pct>=8'],
        says: ['useful=water', 'adverse=fire'],
        zh_CN:
          '灶大灶小，锅里总得有水：本书取水，占{pct:water}，忌火⟨（用神水）⟩。火是赶、抢、当场见分晓，水是绕一步、问一句、换个地方坐坐。催人表态的场合少去，要紧的话留到饭后散步时讲；走着走着，该说的那句自己会出来。',
        en_US:
          'Large stove or small, there has to be water in the pan. Water is your element here, at {pct:water}, and fire the one to turn down ⟨(useful water)⟩. Fire hurries and wants it decided on the spot. Water goes around, asks once more, sleeps. When somebody presses you for an answer, promise it for the morning. The tide comes in overnight.',
      },
      {
        id: 'chart.useful.water-against-earth',
        because: ['use:water', 'adverse:earth', 'adverse:pct>=8'],
        says: ['useful=water', 'adverse=earth'],
        zh_CN:
          '渠最怕淤，淤上一层，水就绕着别人家走：你的盘取水，水占{pct:water}，忌土⟨（用神水）⟩。土是成规、存货、坐惯的椅子，水是走动、打听、换个地方说话。一星期里挑一天，不在老位子坐，不走老路回家，渠就淤不住。',
        en_US:
          'When a ditch silts up, the water goes by way of the neighbors. Water is wanted in this chart, {pct:water} as it stands, and earth is what blocks it ⟨(useful water)⟩. Earth is custom, a full larder, the chair one always takes. Water moves about, asks, and has the talk somewhere else. One day a week sit in another seat and go home by another street.',
      },
      {
        id: 'chart.useful.water-against-metal',
        because: ['use:water', 'adverse:metal'],
        says: ['useful=water', 'adverse=metal'],
        zh_CN:
          '水要流动才叫水，结了冰就是石头：本书取水，水占{pct:water}，忌金⟨（用神水）⟩。金会生水，可金太硬，水就冻住，规矩一条条立，话一句也流不出来。少定一条标准，多出一趟门；想清楚了再说，改成边走边说。',
        en_US:
          'Water is water while it runs; once frozen it’s a stone. This book takes water for you, {pct:water} of the chart, and sets metal aside ⟨(useful water)⟩. Metal gives rise to water, yet too much of it and the stream sets hard: one rule after another and not a word flowing. Lay down one standard fewer and go out once more. Instead of thinking it through first, think it through aloud on a walk.',
      },
      // Frequent pairs of useful element and reason
      {
        id: 'chart.useful.frozen-earth',
        because: ['use:fire', 'adverse:water', 'day:earth', 'use:resource', 'sign:weak', 'month:winter'],
        says: ['useful=fire', 'adverse=water'],
        zh_CN:
          '冻土上种不了东西，先要晒：你是冬天的土，自己不算壮，水一泡更冷，火一来，冰化了，地也肥了⟨（调候）⟩。所以全书取火，火占{pct:fire}，遇水多的年份就往暖处靠。定下一个晒得到太阳的座位，家里一个，做事的地方一个。',
        en_US:
          'Nothing grows in frozen ground until it has been in the sun. You are winter earth, none too strong, with water making it colder; fire both thaws you and feeds you ⟨(climate)⟩. That’s why this book takes fire, {pct:fire} of the chart; in watery years you need it twice over. Claim a seat the sun reaches, one at home and one where you work.',
      },
      {
        id: 'chart.useful.winter-river',
        because: ['use:fire', 'adverse:water', 'day:water', 'use:wealth', 'sign:firm', 'month:winter', 'age>=16'],
        says: ['useful=fire', 'adverse=water'],
        zh_CN:
          '腊月的大河，水势足，冷得没人肯下去：你是水，生在冬天，已经够强，再添水只是再添冰⟨（调候）⟩。全书取火，火有{pct:fire}，一来解冻，二来你的力气有了可用的地方。凡是能把人聚到一盏灯下的事，饭局也好，铺面也好，都替这条河通航。',
        en_US:
          'It’s a big river in midwinter, plenty of current and so cold that nobody steps in. Water is strong in you and the month was a winter one, so that more of it would merely be ice ⟨(climate)⟩. This book takes fire, {pct:fire}: it thaws, and gives your force something to carry. Whatever brings people together under a lamp, a dinner or a shop, opens you to traffic.',
      },
      {
        id: 'chart.useful.mined-out-hill',
        because: ['use:fire', 'adverse:metal', 'day:earth', 'use:resource', 'sign:weak', 'adverse:pct>=20', 'age>=16', 'age<=74'],
        says: ['useful=fire', 'adverse=metal'],
        zh_CN:
          '一座山给人挖了太多年，铜出来了，山空了：你是土，力气不足，金从你身上一车车运走⟨（扶抑）⟩。火能把土补实，又管得住金，一样东西顶两样用，全书便取它，占{pct:fire}。每交出去一件成品，隔几天别接单，去见几个让你心热的人。',
        en_US:
          'They’ve dug at this hill so long that the copper is all outside and the hill is hollow. You are earth, on the weak side, and metal leaves you by the cartload ⟨(support and restraint)⟩. Fire fills earth up and keeps metal in check, two services for one fee; hence the choice, {pct:fire} as it stands. After each thing delivered, take no orders for some days and see people who warm you.',
      },
      {
        id: 'chart.useful.candle-and-ore',
        because: ['use:fire', 'adverse:metal', 'day:fire', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=fire', 'adverse=metal'],
        zh_CN:
          '一支蜡烛要化一炉铁，烛泪流干了，铁才红一个角：你是火，力气不足，面前的金又多又硬⟨（扶抑）⟩。全书取火，就是再添几支蜡烛，火现有{pct:fire}。大事凑齐三个人再开炉，一个人的时候，只烧自己烧得动的那一块，别的先让它冷着。',
        en_US:
          'One candle is asked to melt a furnace of iron, and when the wax is gone a single corner glows. You are fire, on the weak side, and there’s a great deal of hard metal before you ⟨(support and restraint)⟩. This book takes fire, more candles, to join the {pct:fire} there is with you counted in. For the big pieces find two others first. Alone, heat the one you can, and let the rest stay cold.',
      },
      {
        id: 'chart.useful.blade-to-forge',
        because: ['use:fire', 'adverse:metal', 'day:metal', 'use:officer', 'sign:firm'],
        says: ['useful=fire', 'adverse=metal'],
        quote: 'yhzp-wang-metal',
        zh_CN:
          '整块生铁，分量足，还不成一样东西：你是金，自己已经够强，再添金只是再添分量⟨（扶抑）⟩。《渊海子平》说“金旺得火，方成器皿”，全书取火就为这一句，火占{pct:fire}。找一位你服的人，让对方替你定期限、验成色；没人验，铁还是铁。',
        en_US:
          'It’s a pig of iron, all weight and not yet anything. You are metal and strong already, and more metal would only be more weight ⟨(support and restraint)⟩. Metal that flourishes becomes a vessel when it meets fire, *Yuanhai Ziping* says; fire, at {pct:fire}, is what this book takes. Find someone you respect to set the date and test the work. Untested, it goes on being iron.',
      },
      {
        id: 'chart.useful.tree-under-axe',
        because: ['use:water', 'adverse:metal', 'day:wood', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=water', 'adverse=metal'],
        zh_CN:
          '斧子要是先掉进河里，就砍不到树，河水还顺着根上来：你是木，力气不足，怕金来砍，水站在当中，接了金又来养你⟨（扶抑）⟩。全书取水便为这个，水占{pct:water}。有人拿规矩压你，别硬接，先去查、去问、去睡一晚，力道到你这里已经变软。',
        en_US:
          'An axe that falls into the river reaches no tree, and the river goes on up the roots. You are wood, on the weak side, and metal would cut you; water stands between, takes the metal in and feeds you ⟨(support and restraint)⟩. Hence water, {pct:water} of the chart. When someone comes down on you with rules, look it up, ask around, sleep. By then the blow has turned soft.',
      },
      {
        id: 'chart.useful.metal-to-river',
        because: ['use:water', 'adverse:metal', 'day:metal', 'use:output', 'sign:firm'],
        says: ['useful=water', 'adverse=metal'],
        zh_CN:
          '矿山里攒着一肚子金，下不来，要一条河往外冲：你是金，够强，缺的是出口⟨（扶抑）⟩。说出来、写出来、教出来的都算水，全书取它，现占{pct:water}；再往身上添本事、添规矩，只是把山加高。懂的三样里挑一样，这个月讲给外人听。',
        en_US:
          'The hill is full of gold, and without a stream to wash it down it’s a hill. You are metal and strong enough; what you want is a way out ⟨(support and restraint)⟩. Saying, writing and teaching are all water, which this book takes, {pct:water} as it is. Another skill or another rule only makes the hill higher. Of three things you know, explain one to an outsider this month.',
      },
      {
        id: 'chart.useful.stream-in-drought',
        because: ['use:water', 'adverse:fire', 'day:water', 'use:peer', 'sign:weak'],
        says: ['useful=water', 'adverse=fire'],
        zh_CN:
          '日头太毒，小溪流不到田里，半路就干了：你是水，力气不足，前头的火却等着你去照管⟨（扶抑）⟩。全书取水，盼的是别的溪来汇合，水现有{pct:water}。一个人应不了的局，拉上两个同道再去；谈钱的事排在早上，晒到下午，数目会变。',
        en_US:
          'In such sun the brook never gets to the field; it dries up on the way. You are water, on the weak side, with fire on every side to see to ⟨(support and restraint)⟩. This book takes water, hoping for other brooks to join the {pct:water} there is with you counted in. Where one can’t cope, go with two of your own kind. And put money matters in the morning, before the figure evaporates.',
      },
      {
        id: 'chart.useful.banked-fire',
        because: ['use:water', 'adverse:fire', 'day:fire', 'use:officer', 'sign:firm'],
        says: ['useful=water', 'adverse=fire'],
        quote: 'yhzp-wang-fire',
        zh_CN:
          '锅里有水，灶火越旺越是好事；锅一干，旺火就烧穿了底：你是火，已经够旺⟨（扶抑）⟩。《渊海子平》说“火旺得水，方成相济”，全书因此取水，占{pct:water}，忌再添火。挑一个不怕你、说话慢的人管你的时间表，你会嫌烦，也会做得久。',
        en_US:
          'With water in the pot a strong fire is a blessing; with the pot dry it burns through the bottom. You are fire and strong as it is ⟨(support and restraint)⟩. *Yuanhai Ziping* has it that flourishing fire and water complete each other, so water, {pct:water}, is taken and more fire avoided. Let someone slow and unafraid of you keep your timetable. It’ll annoy you, and you’ll last.',
      },
      {
        id: 'chart.useful.dry-mountain',
        because: ['use:water', 'adverse:earth', 'day:earth', 'use:wealth', 'sign:firm'],
        says: ['useful=water', 'adverse=earth'],
        zh_CN:
          '山够高，土够厚，差一条能绕着它走的河：你是土，已经强，再堆土只是更难翻过去⟨（扶抑）⟩。水是你要照管的东西，有它，山才有人来住；全书取水，占{pct:water}。少立一道门槛，多办一件让别人方便的事，比如替邻桌收个快递。',
        en_US:
          'The mountain is high enough. What it wants is a river around its foot. You are earth, strong already, and more earth would just be harder to cross ⟨(support and restraint)⟩. Water is what you have to look after, and people settle where it is; this book takes it, {pct:water} at present. Put up one threshold fewer and do one convenient thing for others, such as taking in a neighbor’s package.',
      },
      {
        id: 'chart.useful.sapling-in-dust',
        because: ['use:water', 'adverse:earth', 'day:wood', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=water', 'adverse=earth'],
        zh_CN:
          '地是很大一块，树苗是很小一棵，土又干：你是木，力气不足，要打理的地比力气大⟨（扶抑）⟩。先别想着翻地，先挖井，水进来，根能下去，土自己就松；全书取水，占{pct:water}。手里铺开的摊子停一样，省下的钟点拿去学，或者拿去睡。',
        en_US:
          'A very large field, a very small tree, and dust. You are wood, on the weak side, with more ground to work than strength for it ⟨(support and restraint)⟩. Digging comes later; first a well. With water the root goes down and the soil loosens by itself. So water is taken, {pct:water} of the chart. Close one of the things you’ve spread out, and give its hours to study or to sleep.',
      },
      {
        id: 'chart.useful.well-and-garden',
        because: ['use:metal', 'adverse:wood', 'day:water', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=metal', 'adverse=wood'],
        zh_CN:
          '一口浅井浇一大园树，井绳从早响到晚：你是水，力气不足，木把你喝去太多⟨（扶抑）⟩。金能生水，又剪得住木，全书取它，占{pct:metal}。日常里的金是一句“不了”，一把剪刀，一条说到做到的线。先剪掉那根只有你一个人在浇的枝。',
        en_US:
          'A shallow well waters a large orchard, and the rope creaks from morning till night. You are water, on the weak side, and wood drinks too much of you ⟨(support and restraint)⟩. Metal gives rise to water and trims wood, so it is taken here, {pct:metal}. In daily life it’s a “no, thanks,” a pair of shears, a line that is kept. Start with the branch that nobody waters but you.',
      },
      {
        id: 'chart.useful.small-axe',
        because: ['use:metal', 'adverse:wood', 'day:metal', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=metal', 'adverse=wood'],
        zh_CN:
          '斧头小，林子大，砍到后来是斧头卷了刃：你是金，力气不足，摆在面前的木又多⟨（扶抑）⟩。多几把斧头一起来，林子才成了木料，全书取金，占{pct:metal}。机会来了别急着独吞，先想找谁合着做；找不到人的那一桩，放它长着，不亏。',
        en_US:
          'The axe is small and the wood is wide, and in the end it’s the axe that gets notched. You are metal, on the weak side, with a great deal of wood before you ⟨(support and restraint)⟩. More axes, and it turns into timber; this book takes metal, {pct:metal} with you counted in. When a chance comes along, think first of whom to share it with. Where there’s nobody, leave the tree standing. It’s no loss.',
      },
      {
        id: 'chart.useful.smothered-fire',
        because: ['use:wood', 'adverse:earth', 'day:fire', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=earth'],
        zh_CN:
          '篝火边上的人一捧一捧往里添土，说是怕烧大了：你是火，力气不足，土把你的亮盖住⟨（扶抑）⟩。添柴有两样好处，火有得烧，木根还能把土拱开，全书取木，占{pct:wood}。做完一件别急着再做，先读点什么，学点什么，让下一件有柴。',
        en_US:
          'People around the campfire keep throwing on handfuls of earth, to be on the safe side. You are fire, none too strong, and earth covers your light ⟨(support and restraint)⟩. Wood does two things here: it’s fuel, and its roots push the soil apart. So wood is taken, {pct:wood} of the chart. When a thing is finished, don’t start the next. Read or learn something first, so that there will be logs.',
      },
      {
        id: 'chart.useful.lone-plow',
        because: ['use:wood', 'adverse:earth', 'day:wood', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=earth'],
        zh_CN:
          '一张犁翻一座山，翻到天黑才见一道沟：你是木，力气不足，该管的土却厚⟨（扶抑）⟩。两张犁并排走，省一半力，全书取木，就是给你找并排的人，木占{pct:wood}。独自扛着的那块地，画一条线，分一半给肯干的同辈，收成照分。',
        en_US:
          'One plow against a hillside, and at dusk there’s a single furrow. You are wood, on the weak side, and the earth in your charge is deep ⟨(support and restraint)⟩. Two plows side by side go with half the pull, and that is why this book takes wood, {pct:wood} with you counted in. Draw a line through the field you’ve been working by yourself. Give one side of it, harvest included, to an equal who means it.',
      },
      {
        id: 'chart.useful.packed-hill',
        because: ['use:wood', 'adverse:earth', 'day:earth', 'use:officer', 'sign:firm'],
        says: ['useful=wood', 'adverse=earth'],
        zh_CN:
          '踩得太实的地，雨下来只在面上流：你是土，已经够厚，再添就板了⟨（扶抑）⟩。能把它拱松的是根，全书便取木，占{pct:wood}，扎进来一条，就透进一条气。身边留一个敢追问你三遍的人；第三遍问的那句，多半正是要松的那一块。',
        en_US:
          'On ground trodden too hard the rain just runs off. You are earth, thick enough, and with any more it turns to brick ⟨(support and restraint)⟩. What loosens it is roots; so wood, {pct:wood}, is taken, and with each root that gets in comes a little air. Keep someone near you who dares to ask a thing three times. The third question is the one that digs.',
      },
      {
        id: 'chart.useful.wood-alight',
        because: ['use:fire', 'adverse:wood', 'day:wood', 'use:output', 'sign:firm'],
        says: ['useful=fire', 'adverse=wood'],
        quote: 'yhzp-qiang-wood',
        zh_CN:
          '柴堆到门口，没有人点，就只是挡路：你是木，已经够强，再长就密了⟨（扶抑）⟩。“强木得火，方化其顽”，这是《渊海子平》的话，全书取火，占{pct:fire}，要你把长出来的东西亮给人看。别再收集新的，从手上挑一样，定日子当众讲。',
        en_US:
          'Logs stacked up to the door are in the way until somebody lights one. You are wood and strong enough; grown denser it would just be thicket ⟨(support and restraint)⟩. Fire, says *Yuanhai Ziping*, is what makes strong wood give up its stubbornness. It is taken here, {pct:fire}: what you’ve grown should be seen. Collect nothing new. Choose one thing you have and fix a day to present it.',
      },
      {
        id: 'chart.useful.earth-under-roots',
        because: ['use:fire', 'adverse:wood', 'day:earth', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=fire', 'adverse=wood'],
        zh_CN:
          '树根一条条往地里钻，地快被撑散了，有人把枯枝点着，灰落下来，地又肥了：你是土，力气不足，木来逼你，火在当中把木化成养料⟨（扶抑）⟩。全书取火，占{pct:fire}。被人催得紧的时候，把催你的那件事拿到台面上，当众讲一遍进度。',
        en_US:
          'Roots push into the bed until it falls apart. Then somebody burns the dead branches, and the ash makes soil again. You are earth, on the weak side, pressed by wood, and fire in between turns the pressure to food ⟨(support and restraint)⟩. This book takes fire, {pct:fire}. When someone is driving you hard, bring the matter into the open and report on it aloud, before everyone.',
      },
      {
        id: 'chart.useful.spring-in-rock',
        because: ['use:metal', 'adverse:earth', 'day:water', 'use:resource', 'sign:weak', 'adverse:pct>=20', 'age>=16', 'age<=74'],
        says: ['useful=metal', 'adverse=earth'],
        zh_CN:
          '泥能堵住泉眼，石头却会把水逼出来：你是水，力气不足，土压在上头，金夹在当中，吃了土的重，吐出水来⟨（扶抑）⟩。全书取金，占{pct:metal}。上头压下来的任务，先找那条硬杠杠：验收标准、合同第几条；有了它，压力反倒替你说话。',
        en_US:
          'Mud will stop a spring, while rock squeezes the water out. You are water, on the weak side, with earth lying on you; metal in between takes up the weight and gives it back as water ⟨(support and restraint)⟩. Therefore metal, {pct:metal} of the chart. When a task comes down from above, look for the hard edge, the standard or the clause. With that in hand, the pressure speaks for you.',
      },
      {
        id: 'chart.useful.lamp-and-rain',
        because: ['use:wood', 'adverse:water', 'day:fire', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=water'],
        zh_CN:
          '雨里护一盏灯，光用手挡不住，得有棵树：你是火，力气不足，水来得急，木在当中喝了水，又拿自己养火⟨（扶抑）⟩。全书取木，占{pct:wood}。被催、被管、被盯的那段日子，别跟人硬顶，去跟一个老师，学一样慢的，树荫底下灯自己稳。',
        en_US:
          'Hands alone won’t keep a lamp lit in the rain; one needs a tree. You are fire, on the weak side, and water comes at you fast. Wood drinks the water and then feeds the flame ⟨(support and restraint)⟩, so wood is taken here, {pct:wood}. In times when you’re chased and watched, don’t push back. Find a teacher and learn something slow. Under leaves the flame steadies by itself.',
      },
      {
        id: 'chart.useful.ore-in-fire',
        because: ['use:earth', 'adverse:fire', 'day:metal', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=earth', 'adverse=fire'],
        zh_CN:
          '炉子外面要糊一层泥，不然火苗直接舔到料上：你是金，力气不足，火烧得急，土在当中接住火，又把你养起来⟨（扶抑）⟩。全书取土，占{pct:earth}。有人当面发急，先请他坐，倒水，把话记在纸上；你记完那一页，火已经小了一半。',
        en_US:
          'A furnace has a lining of clay, so that the flame doesn’t lick the metal. You are metal, on the weak side, in a hot fire; earth catches the heat and nurses you meanwhile ⟨(support and restraint)⟩. Earth is taken for that reason, {pct:earth} of the chart. When someone flares up before you, offer a chair and water, and let them finish. By the second glass the fire is half as high.',
      },
      {
        id: 'chart.useful.metal-washed-out',
        because: ['use:earth', 'adverse:water', 'day:metal', 'use:resource', 'sign:weak'],
        says: ['useful=earth', 'adverse=water'],
        zh_CN:
          '金子沉在河里，一路被水磨小：你是金，力气不足，水把你一点点带走⟨（扶抑）⟩，说的、写的、替人跑的，样样是从你身上出去的。土能筑岸，又能生金，全书取土，占{pct:earth}。出门讲一天话，就在家静一天；静的那天做饭、理柜子，别聊天。',
        en_US:
          'Gold in a riverbed gets smaller all the way down. You are metal, on the weak side, and water carries you off a little at a time, by talk, by pages, by errands run for people ⟨(support and restraint)⟩. Earth builds a bank and makes new metal; it’s taken here, {pct:earth}. For each day out talking spend one at home. Cook, sort a cupboard, and don’t chat.',
      },
      {
        id: 'chart.useful.fire-with-work',
        because: ['use:metal', 'adverse:fire', 'day:fire', 'use:wealth', 'sign:firm'],
        says: ['useful=metal', 'adverse=fire'],
        zh_CN:
          '炉火正旺，炉膛里却没有料，烧的是炉子自己：你是火，已经够强，要紧的是有块铁可打⟨（扶抑）⟩。金是你能上手的活、能数清的数目，全书取它，占{pct:metal}，忌再煽火。热情上来先问一句，打出来的是哪一件，交给谁，收多少。',
        en_US:
          'The furnace roars and there’s no iron in it, so it is burning its own walls. You are fire, strong as it is, and what you need is a piece to work on ⟨(support and restraint)⟩. Metal means work you can lay hands on and figures that add up; it’s taken here, {pct:metal}, and no more bellows. When enthusiasm rises, ask which piece will come of it, for whom, at what price.',
      },
      {
        id: 'chart.useful.blade-in-garden',
        because: ['use:wood', 'adverse:metal', 'day:metal', 'use:wealth', 'sign:firm', 'age>=16'],
        says: ['useful=wood', 'adverse=metal'],
        zh_CN:
          '一园子剪刀，没有花：你是金，已经够强，再添金只剩下互相磕碰⟨（扶抑）⟩。得有东西让你去修、去养，刀才不白快；全书取木，占{pct:wood}。认领一样会长的东西，一个新人、一盆树、一门刚起步的生意，先养一季，再动剪。',
        en_US:
          'All shears and no garden. You are metal and strong already; more of it would merely clatter ⟨(support and restraint)⟩. There has to be something to tend, or the edge is wasted, and so this book takes wood, {pct:wood} at present. Adopt a thing that grows, a beginner, a potted tree, a business in its first year. Feed it for a season before you cut.',
      },
    ],
  },
]

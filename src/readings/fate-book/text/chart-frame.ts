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
        form: ['statement'],
        zh_CN:
          '帮你的力量只占{s}，少到不必再扶，整张盘索性跟着最强的那一股走⟨（极弱而从）⟩。你进一个地方，先看清它往哪边去，跟上去比谁都快。要你独自立一套规矩、跟所有人拧着来，反倒没处使劲。旁人说你没主见，其实你的主见用在挑跟谁上。顺着做的时候你不觉得累，逆着做半天就乏，连胃口都跟着变，所以累不累是你最准的一根指针。哪天忽然样样费劲，先看看是不是那股势已经换了方向，而你还在跟着旧的走。',
        en_US:
          'Only {s} of the chart is on your side, too little to be worth propping up, so the whole of it goes with its strongest current ⟨(extremely weak, following)⟩. Put into any place, you see which way things are moving and get there ahead of the others. Asked to set rules of your own against everybody, you have nothing to push with. People call that having no opinion. Your opinion goes into choosing whom to follow. Going along, you don’t tire; going against, you’re worn out in half a day, so tiredness is the best pointer you have. If everything turns heavy all at once, see whether the current has shifted while you were still following the old one.',
      },
      {
        id: 'chart.strength.turned',
        because: ['kind:transformed'],
        says: ['chart.strength=turned'],
        form: ['statement'],
        zh_CN:
          '平常那把量强弱的尺，在你身上不算数：⟨日干已经和邻柱合化成另一行（化气格），|你本来的那一样，已经跟旁边的合成了另一样，⟩帮它原来那一路的虽占{s}，做主的换了。所以你跟谁在一起，比你一个人怎么样更能说明你。换一个伙伴，你的快慢、口味、胆子都会跟着变。',
        en_US:
          'The usual yardstick doesn’t work on you. What favors your original element makes up {s} of the chart, but ⟨your day stem has joined its neighbor and become another element (transformed)|you began as one element and have combined into another⟩, and that one is in charge. So the company you keep says more about you than you do alone. With a different partner your pace, your tastes and your nerve all change.',
      },
      {
        id: 'chart.strength.least-without-root',
        because: ['strength:jiruo', 'kind:regular', 'sign:rootless'],
        says: ['chart.strength=weak'],
        form: ['statement'],
        zh_CN:
          '帮你的只占{s}，底下也没有自己的根⟨（极弱，地支无根）⟩，你因此比谁都会看眼色：谁不高兴，你先知道。客气是真的，累也是真的。你最舒服的地方，往往是一张写着你名字的桌子。',
        en_US:
          'Support is scarce here, {s} of the chart, and nothing underneath is your own ⟨(extremely weak, no root in the branches)⟩. That makes you quick to read a room: you know who is annoyed before they do. The courtesy is real, and so is the effort. You’re at ease where one corner is plainly yours.',
      },
      {
        id: 'chart.strength.least-with-root',
        because: ['strength:jiruo', 'kind:regular', 'sign:rooted'],
        says: ['chart.strength=weak'],
        form: [],
        zh_CN:
          '别人常把你估低一档。面上帮你的不过占{s}，底下却留着一点自己的本钱⟨（极弱而有根）⟩，看着一拔就起的草，拔的人才知道有根。你不擅长跟人比力气，擅长留下来：热闹散了，抢先的人走了，你还在原处，事情也还在做。吃亏的时候多半是硬顶的时候，睡过一夜再答，结果常常两样。家里人最早发现这一点：你嘴上退得快，心里一步没退。真惹到那条根上，你会平静地说一句不行，说完再不改口，旁人这才知道原来有个底。',
        en_US:
          'People tend to rate you a notch too low. What supports you comes to {s} of the chart, yet below there is a bit of your own ground ⟨(extremely weak, with a root)⟩, like a weed that turns out to have a grip. You aren’t made for contests of strength. You’re made for staying: when the excitement is over and the fast starters have left, you are still there and still at it. You lose mostly by pushing back on the spot; after a night’s sleep the answer is a different one. The people at home find out first: you give way quickly in words, and not an inch inside. Touch the root itself and you’ll say a quiet no that never changes, and everyone learns where the bottom was.',
      },
      {
        id: 'chart.strength.weak-in-season',
        because: ['strength:shenruo', 'kind:regular', 'sign:in-season'],
        says: ['chart.strength=weak'],
        form: ['statement'],
        zh_CN:
          '生得逢时，别处却少人帮，合起来只占{s}⟨（得令而身弱）⟩。时机对的时候你起得比谁都快，拖一拖，那股劲就分给旁人了。最顺手的几天，你常常先忙了别人的事。',
        en_US:
          'You were born in your own season, and little else in the chart backs you: {s} in all ⟨(weak, in season)⟩. When the moment is right you’re off faster than anyone. Let it wait and the push has gone to other people.',
      },
      {
        id: 'chart.strength.weak-held-up',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:supported'],
        says: ['chart.strength=weak'],
        form: [],
        zh_CN:
          '季节没帮你，是身边的人和自己那点根底撑着你，合起来占{s}⟨（得势得地）⟩。你像一家小店，靠老街坊和自家的房子开得下去，所以你记人情记得清楚，谁在难的时候来过，一个也不会忘。换了地方、散了旧人，你会有一阵子发虚，要等新的几位站到旁边才稳。你帮人也照这个法子，先站到旁边，再问要做什么。日子顺的时候看不出你有多少朋友，一难起来，来的人比你以为的多，你自己倒有些不好意思。',
        en_US:
          'Your season gave you nothing. What brings you up to {s} of the chart is people beside you and a bit of ground of your own ⟨(supported and rooted)⟩, the way a small shop survives on its neighbors and a paid-off building. So you keep good track of kindness, and never forget who turned up in a bad stretch. After a move or a parting you’re unsteady for a while, until new people have taken their places next to you. You help people the same way: first you stand next to them, then you ask what’s needed. When things go well nobody could count your friends. When they don’t, more of them come than you expected, and it embarrasses you a little.',
      },
      {
        id: 'chart.strength.weak-borrowed',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rootless', 'sign:supported'],
        says: ['chart.strength=weak'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '场面上你不缺帮腔的，一个人的时候才觉得空：旁边有人扶，脚底下没有根，助力合计占{s}⟨（得势而失地）⟩。别人给的撑，来得快也去得快。趁有人撑着，置一样搬得走的家底：一门手艺、一个习惯，或者一个不必客气的朋友。',
        en_US:
          'In company somebody always takes your side; it’s when you’re alone that you notice the floor is missing. Others hold you up, nothing underneath does, and it comes to {s} of the chart ⟨(supported, rootless)⟩. Help of that kind arrives fast and leaves fast. While you have it, get something portable of your own: a skill, a habit, or one friend you needn’t be polite to.',
      },
      {
        id: 'chart.strength.weak-bare',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rootless', 'sign:alone'],
        says: ['chart.strength=weak', 'out=much'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '三样东西都没有站到你这边：季节、根底、左右手⟨（失令、失地、失势）⟩，帮你的只占{s}。结果也有三样。你出得多、进得少，一天下来常把自己用空；你早学会了轻装，能不带的不带，能坐下就不站着；你看得出谁是真来帮忙，因为这种人不多。难的是收工的时候真的收工，把最后那件留到明天。还有一样旁人看不懂：你连一把伞都不大敢跟人借，怕欠着。欠一回也好，人家正等着有机会还你从前的那些。',
        en_US:
          'Three things a chart can lean on, season, ground and company, all lean elsewhere ⟨(off season, rootless, unsupported)⟩, and what supports you is {s} of the chart. Three things follow. You give out more than you take in and are often spent by evening. You learned early to travel light and to sit where there’s a chair. And you can tell who has really come to help, since there aren’t many. The hard part is stopping when the day stops, with the last task left for tomorrow. One more thing puzzles people. You hardly dare to borrow an umbrella, for fear of owing for it. Owe somebody once. They’ve been waiting for a chance to return what you gave.',
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
        claims: ['most=officer'],
        form: [],
        zh_CN:
          '压在你肩上的占了全盘头一份，帮你的只占{s}⟨（官杀重而身弱）⟩。好在底下还有根⟨（地支有根）⟩，压着也没有趴下。你熟悉的情形大约是这样：同时来三件急事，件件都说今天要，你就真的做到半夜。扛得住和该你扛是两回事，有些急，急的只是开口的那个人。你答应得快，还有一个缘故：不答应的那一刻比做完它还难受。这一刻其实很短，熬过去两三回，对方就学会先问你有没有空。',
        en_US:
          'What presses on you is the largest part of this chart, and what supports you is {s} of it ⟨(officers heavy, day stem weak)⟩. There is some ground of your own below ⟨(a root in the branches)⟩, so you bend and don’t fold. You’ll know the scene: three urgent things at once, each due today, and you stay up and do them. Being able to carry a load isn’t the same as its being yours. Some of what is urgent is urgent only to the person asking. There’s another reason you say yes so fast: the moment of refusing feels worse than the work. It’s a short moment. Get through it two or three times, and people learn to ask first if you have room.',
      },
      {
        id: 'chart.strength.weak-amid-wealth',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone', 'share:most=wealth'],
        says: ['chart.strength=weak'],
        claims: ['most=wealth', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '要你照管的东西占得最多，帮你的只占{s}⟨（财多身弱）⟩。你开口答应的时候是真心，答应完才发现手不够用。别人托的事、养着的花、替人记着的日子，样样有你，所以你最缺的是一个谁也不来找的下午。',
        en_US:
          'Things to look after make up the largest part of your chart, and support is {s} of it ⟨(much wealth, weak self)⟩. You mean it when you say yes, and find out later that you’ve run out of hands. Other people’s errands, plants and birthdays all have you in them, and what you lack most is an afternoon when nobody comes.',
      },
      {
        id: 'chart.strength.weak-giving-out',
        because: ['strength:shenruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone', 'share:most=output'],
        says: ['chart.strength=weak', 'out=much'],
        claims: ['most=output'],
        form: ['statement'],
        zh_CN:
          '你往外给的比收进来的多：说、做、教、哄占了盘里头一份，补给只占{s}⟨（泄重身弱）⟩。热闹散场，嗓子哑的是你，没吃几口的也是你。你底下还有一条根⟨（地支有根）⟩，那就是回到家里不用开口的时候。谁肯在那时讲给你听，谁就是真的对你好。',
        en_US:
          'You give out more than you take in. Talking, making, teaching and cheering people up are the largest part of this chart, against support of {s} of it ⟨(drained by output, weak)⟩. After a party you are the one who is hoarse and has hardly eaten. You do have some ground of your own ⟨(a root in the branches)⟩: the hours at home when nothing has to be said. Whoever talks to you then, and lets you listen, is good to you.',
      },
      {
        id: 'chart.strength.slightly-weak-in-season',
        because: ['strength:pianruo', 'kind:regular', 'sign:in-season'],
        says: ['chart.strength=weak'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '出生的月份帮你，帮你的合起来占{s}，到此为止⟨（得令，偏弱）⟩：底子来得正，用起来略欠，像一辆好车只加了四成油。短的事谁也看不出来，又快又漂亮；长的事到后半段会掉速，你自己知道，旁人不知道，于是总有人照你头三天的样子来指望你。前后都留出几天空的，中间那一段你做得比自己估的好。',
        en_US:
          'The month you were born in backs you, up to {s} of the chart and no further ⟨(in season, slightly weak)⟩. You’re a well-built car with the tank under half. Over a short distance nobody can tell, and you’re fast. Over a long one you slow down in the second half; you know it, others don’t, and so they plan by what you did in the first three days. With some empty time before and after, you do better in the middle than you had expected.',
      },
      {
        id: 'chart.strength.slightly-weak-held-up',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:supported', 'sign:rooted'],
        says: ['chart.strength=weak'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你的底气靠走动养着。季节没照顾你，是旁边的人和自己的根底托着你，合起来占{s}⟨（得势得地，偏弱）⟩，一个月不见那几位，做事就发虚。没事的时候去坐一坐，比出了难题才开口管用得多。',
        en_US:
          'Your confidence lives on visits. The season did nothing for you; people beside you and some ground of your own bring you up to {s} of the chart ⟨(supported and rooted, slightly weak)⟩, and a month without seeing them leaves you unsure of your step. Drop in when there is nothing the matter. It does more than an hour’s explaining once there is.',
      },
      {
        id: 'chart.strength.slightly-weak-own-feet',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:rooted', 'sign:alone'],
        says: ['chart.strength=weak', 'backing=self'],
        form: ['statement'],
        zh_CN:
          '外人总低估你能撑多久。面上帮你的没几个，你的底子占盘里{s}，大半藏在底下⟨（失令而得地，偏弱）⟩。你习惯先试三遍再开口，开口时已经做了八成，所以没人知道有多难。',
        en_US:
          'People misjudge how long you can hold out. Hardly anyone stands visibly beside you; what supports you is {s} of the chart, most of it below the surface ⟨(off season, rooted, slightly weak)⟩. You try a thing three times before you ask, so nobody knows it was hard.',
      },
      {
        id: 'chart.strength.slightly-weak-rootless',
        because: ['strength:pianruo', 'kind:regular', 'sign:off-season', 'sign:rootless'],
        says: ['chart.strength=weak'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '换地方你不怕，怕的是同伴各自走散：助你的占{s}，都在面上，底下没有扎住的根⟨（失地，偏弱）⟩，像一只绑得紧的木筏，走得远，却没有锚。到了新地方，头几天你跟谁都处得来，过一阵会忽然觉得哪里也不是自己的。一个固定见面的人，一条固定走的路，就够你停稳。你身边的东西不多，每样都带得走；朋友也分两种，一种跟着地方换，一种跟着你走。后一种只有两三个，他们一个电话，你会坐一夜的车去。',
        en_US:
          'New places don’t trouble you; what does is when the others go off one by one. Your support is {s} of the chart and all of it floats, with nothing fixed underneath ⟨(rootless, slightly weak)⟩, like a raft that is tied well and carries no anchor. In the first days somewhere you get along with everybody. A little later it strikes you that none of it is yours. One person you see regularly and one street you know are enough to hold you. You own few things and could carry them all. Your friends come in two kinds, those who change with the place and those who come along. There are two or three of the second kind, and for one call from them you’d sit on a train all night.',
      },
      {
        id: 'chart.strength.even-in-season',
        because: ['strength:zhonghe', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=even'],
        form: ['statement'],
        zh_CN:
          '帮你的占{s}，跟耗你的差不多一样重，撑住这份平衡的主要是出生的月份⟨（中和，得令）⟩。你在熟地方稳，话不多也有人听；到生地方要缓几天，那几天里的主意多半不算数。你的稳没人夸，少了你那天才有人提起。',
        en_US:
          'What helps you and what wears you weigh about the same, {s} of the chart on your side, and the month you were born in does most of the holding ⟨(balanced, in season)⟩. On known ground you’re steady and get listened to without raising your voice. On new ground you need a few days, and what you decide in them seldom stands. Nobody praises steadiness until the day you’re away.',
      },
      {
        id: 'chart.strength.even-doubly-backed',
        because: ['strength:zhonghe', 'sign:in-season', 'sign:supported'],
        says: ['chart.strength=even'],
        form: ['scene'],
        zh_CN:
          '拔河的两头都使足了劲，绳子才不动。季节帮你，人也帮你，算下来不多不少，占{s}，可见另一边压得也不轻⟨（中和，得令得势）⟩。旁人看着你清闲，你知道手心是热的。',
        en_US:
          'In a tug-of-war the rope hangs still when both teams are giving everything. The season is with you and so are people, and the total still comes out even, {s} of the chart, so the other side must be pulling hard ⟨(balanced, in season and supported)⟩. You look at leisure. Your palms would tell another story.',
      },
      {
        id: 'chart.strength.even-by-company',
        because: ['strength:zhonghe', 'sign:off-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=even'],
        form: [],
        zh_CN:
          '你的平衡里有别人的份。出生的月份没撑你，靠左右的人补齐，占{s}⟨（中和，得势）⟩，像几个人合租，一个人付不起，分摊就住得体面。身边换一拨人、少一个朋友，你的快慢、睡眠、脾气都要重新调，这不算软弱，是账本来就这么分的。所以你看人看得重，挑同伴比挑地方仔细，一旦合得来，轻易不散。反过来，别人的平衡里也有你的份。你在场的时候屋里的声音低一些，事情慢一些，也少出错；你要是哪天没来，他们说不出少了什么，只觉得那天格外乱。',
        en_US:
          'Some of your balance belongs to other people. The month didn’t carry you; those beside you make up the difference, to {s} of the chart ⟨(balanced, supported)⟩, like roommates who can afford together what none could alone. When the people around you change, or one friend leaves, your pace, your sleep and your temper all have to be set again. There’s nothing weak in that; the rent was split that way. So you choose company more carefully than places, and hold on to it once it fits. It works the other way too: some of their balance is yours. When you’re in the room voices drop, things go a little slower and fewer of them go wrong. On a day without you they can’t say what’s missing, only that it was a mess.',
      },
      {
        id: 'chart.strength.even-alone',
        because: ['strength:zhonghe', 'sign:off-season', 'sign:alone'],
        says: ['chart.strength=even', 'backing=self'],
        form: ['statement'],
        zh_CN:
          '没有季节撑腰，面上也少帮手，你却站到了当中，帮你的占{s}，力气藏在看不见的地方⟨（中和，地支有根）⟩。你的平稳是一天一天做出来的，旁人只见到你不出错。所以劝你放松没有用，你一松手就真的会歪；让你放心的，是换一件错了也没关系的事来做。',
        en_US:
          'No season behind you and few visible helpers, and yet you come out level, at {s} of the chart, on strength kept out of sight ⟨(balanced, held by the branches)⟩. Your steadiness is made day by day; others only see that nothing goes wrong. Being told to relax is no use, since if you let go it really does tip. What rests you is something to do where mistakes don’t matter.',
      },
      {
        id: 'chart.strength.firm-by-both',
        because: ['strength:pianqiang', 'sign:in-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=firm'],
        form: [],
        zh_CN:
          '起步的本钱、开口的胆、头一批肯听的人，你都比别人来得容易：季节在你这边，人也在你这边，合起来占{s}⟨（得令得势，偏强）⟩。正因为容易，你估时间总往短里估，答应别人的日子常要往后挪一截。顺风里你是最好的领头人；风停的时候，要看你肯不肯自己划。另一样要留心的，是你容易把跟不上的人看成不肯跟。你从没缺过的东西，别人要攒很久，慢不等于不愿意。你肯停下来等一程，跟着你的人会多一倍。',
        en_US:
          'A good start, the nerve to speak up and the first willing listeners came more easily to you than to most. The season is yours and so is the company, {s} of the chart together ⟨(in season and supported, slightly strong)⟩. For that very reason your estimates run short, and dates you promise slip. With the wind behind you nobody leads better. When it drops, the question is whether you’ll row. Watch for one more thing: you’re apt to think that people who can’t keep up don’t want to. What you never lacked, others save up for a long time. Wait for them once, and twice as many will come along.',
      },
      {
        id: 'chart.strength.firm-by-month',
        because: ['strength:pianqiang', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=firm', 'backing=self'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你常在一间并不附和你的屋子里说了算。出生的月份替你撑起大半，帮你的占{s}，身边的人却多半另有打算⟨（得令而失势，偏强）⟩。说了算的人听不到真话。每件大事找一个不怕你的人，先讲三条不行的理由。',
        en_US:
          'You often get your way in rooms that don’t agree with you. The month you were born in does most of the lifting, up to {s} of the chart, while the people around you have plans of their own ⟨(in season, unsupported)⟩. Those who get their way stop hearing the truth. For each big decision, find someone unafraid of you and ask for three reasons against it.',
      },
      {
        id: 'chart.strength.firm-off-season',
        because: ['strength:pianqiang', 'sign:off-season', 'age>=16'],
        says: ['chart.strength=firm'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的强是攒出来的：出生的月份不帮你，帮你的占{s}，都从别处凑来⟨（失令而偏强）⟩。所以你不大信运气，也不大信现成的好处，别人白给的东西要先翻过来看看底下。信一个人要合作过几回，信了就长。',
        en_US:
          'Your strength was saved up. The month you were born in gives you nothing; {s} of the chart is on your side, and all of that came from elsewhere ⟨(off season, slightly strong)⟩. So you have small faith in luck and less in offers; anything free gets turned over to see what’s underneath. You trust people after the third time, and then for good.',
      },
      {
        id: 'chart.strength.strong-by-both',
        because: ['strength:shenqiang', 'sign:in-season', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['chart.strength=strong'],
        form: [],
        zh_CN:
          '季节归你，人也归你，合起来占{s}，里外都满⟨（得令得势，身强）⟩。满的麻烦在于没处用：闲下来你就挑菜咸、嫌话长，拿身边人练手。忙的时候你反而好相处，越难的事越有耐心。家里人多半早看明白了，见你开始收拾别人的抽屉，就找点事给你做。你不怕难，怕没用。一屋子现成的安逸会让你坐立不安，搬家、打包、半夜去车站接人，你反倒神清气爽。有人托你一件做得动又做不完的事，是对你好。',
        en_US:
          'The season is yours and so are the people, {s} of the chart, full inside and out ⟨(in season and supported, strong)⟩. The trouble with full is where to put it. When you’re idle the soup is too salty and the story too long, and those nearby get the benefit of it. Busy, you’re easy to live with, and the harder the job the more patient you are. The people at home probably know: when you start on somebody else’s drawers, they find you something to do. You can take difficulty; what you fear is being of no use. Ready-made comfort makes you restless, while moving, packing or fetching somebody from the station at midnight leaves you fresh. Whoever gives you something you can do and never quite finish is doing you a kindness.',
      },
      {
        id: 'chart.strength.strong-alone',
        because: ['strength:shenqiang', 'sign:in-season', 'sign:alone'],
        says: ['chart.strength=strong', 'backing=self'],
        form: ['order'],
        zh_CN:
          '外人常把你看轻一档，直到真要使劲的那一刻：帮你的占{s}，大半埋在底下⟨（身强而失势）⟩。你乐得不解释，于是该有的位子也比实力低一格。一年一次，把底牌亮给人看。',
        en_US:
          'People rate you a grade too low until it comes to real effort: you have {s} of the chart on your side, most of it out of sight ⟨(strong, unsupported)⟩. You don’t explain, and so the seat you get is a grade too low as well. Once a year, show your hand.',
      },
      {
        id: 'chart.strength.strong-off-season',
        because: ['strength:shenqiang', 'sign:off-season'],
        says: ['chart.strength=strong'],
        form: ['statement'],
        zh_CN:
          '生在不帮你的月份，帮你的还能占到{s}，这不多见⟨（失令而身强）⟩。季节没给的，你从根底上、从同伴那里拿回来了。这样长大的人骨头硬，心里常备着一句“没你我也行”。真到顺的时候，这句话会把想来帮忙的人挡在外面。',
        en_US:
          'Your month gave you nothing, and you still come to {s} of the chart, which is uncommon ⟨(off season, strong)⟩. What the season withheld you got back from your own ground and from companions. People who grow up that way are tough and keep one sentence ready: “I can manage without you.” In good times that sentence keeps out the ones who came to help.',
      },
      {
        id: 'chart.strength.sole-ruler',
        because: ['strength:jiqiang', 'kind:dominant', 'age>=16', 'age<=74'],
        says: ['chart.strength=rules'],
        form: [],
        zh_CN:
          '盘里一家独大，占到{s}，没有谁管得住你，也就不必找人来管⟨（专旺）⟩。你最好的时候是被放手的时候，最坏的时候是有人盯着钟点的时候，像一条满水的江，堵不住，只能替它开渠。你自己愿意先说好去哪里、到哪天为止，旁人就放心；说不清楚，他们就忍不住来堵。两边吵起来，多半是因为这一句没说。',
        en_US:
          'One party holds {s} of this chart and nothing in it can hold that back, so nobody should try ⟨(dominant)⟩. You’re at your best when left alone and at your worst when somebody counts the hours, like a river in flood that can be led and can’t be stopped. Say beforehand where you’re headed and by when, and people relax. Leave it vague, and they can’t help building dams. Most of your quarrels start with that one sentence left out.',
      },
      {
        id: 'chart.strength.overfull',
        because: ['strength:jiqiang', 'kind:regular'],
        says: ['chart.strength=strong'],
        form: ['order'],
        zh_CN:
          '你身上什么都够，唯独缺地方放：帮你的占{s}，再添就往外溢⟨（极强）⟩。精力、主意、话，白天看着是富余，夜里是负担。送一样出去，送给肯用的人。',
        en_US:
          'You have enough of everything except room. What supports you is {s} of the chart, and any more runs over the edge ⟨(extremely strong)⟩. By day it looks like plenty, and at night it’s a weight. Give one thing away, to someone who will use it.',
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
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '没人验收的事你拖，有期限、有人看的事你做得比谁都像样。⟨月令是日干的禄，盘里财官相随（建禄成格）：|你生在自己最有力的月份，盘里又有要你照管的东西和管你的规矩：⟩底子是自己的，有东西可做，还有人来验。三样里缺了最后一样，前两样就闲着。',
        en_US:
          'You put things off when nobody will look at them, and do them better than most when someone will. ⟨The month is the day stem’s own seat, with wealth and an officer beside it (Jianlu pattern, made)|You were born in the month where you’re strongest, with things to look after and rules to answer to⟩. There is strength, there is something to spend it on, and there is an inspection. Take away the last, and the other two sit idle.',
      },
      {
        id: 'chart.pattern.jianlu-with-output',
        because: ['pattern:jianluge', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        form: ['statement'],
        zh_CN:
          '你靠自己做出来的东西立足，不欠谁一声引荐。⟨月令是日干的禄，食伤有力，财来承接（建禄成格，食伤生财）。|你生在自己最有力的月份，盘里有一双做得出东西的手，也有人要。⟩短处也在这里：只肯交自己亲手做的，一天就只有那么多。教会一个人，多出来的不止一双手，还有一个懂行的人跟你商量。',
        en_US:
          'You stand on what you make and owe nobody for the introduction. ⟨The month is the day stem’s own seat, and output leads on to wealth (Jianlu pattern, made)|You were born in the month where you’re strongest, with hands that can make things and people who want them⟩. The limit is in the same place: you’ll only deliver what you made yourself, and a day holds so much. Teach one person and you gain more than a second pair of hands. You get someone to talk the work over with.',
      },
      {
        id: 'chart.pattern.jianlu-plain',
        because: ['pattern:jianluge', 'state:plain'],
        says: ['backing=self'],
        form: ['order'],
        zh_CN:
          '力气够了，缺的是配套。⟨月令是日干的禄，财与官、与食伤没有配齐（建禄，平）：|你生在自己最有力的月份，盘里却没有把该配的东西配齐：⟩有本事没有去处，或者有去处没有规矩。自己的底子不用再加，缺哪样就去外头借哪样，缺人催就找一个会催你的。',
        en_US:
          'You have the strength and lack the fittings. ⟨The month is the day stem’s own seat, without the full set of wealth with officer or output (Jianlu pattern, plain)|You were born in the month where you’re strongest, and the rest of the chart doesn’t complete it⟩: ability with no outlet, or an outlet with no order. Don’t add to what you have. Borrow what’s missing, and if that’s somebody to nag you, find a good one.',
      },
      {
        id: 'chart.pattern.blade-held',
        because: ['pattern:yangrenge', 'state:made'],
        says: ['work=crisis', 'pressure=sought'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '太平日子你显得用力过猛，递杯水都像下命令；真出了急事，别人往后退，你往前走一步。⟨月令羊刃，官杀来制（羊刃成格）：|你出生的月份给了你一股很冲的劲，盘里正好有规矩管得住它：⟩一把快刀，有手握着。你待在讲纪律、有担当的地方最像自己，没人管、没大事的地方，你会自己找事，找到最后跟最亲的人较劲。你对自己也一样严，说几点就几点，说戒就戒。松的本事要跟别人学：找一个做什么都不急的人做朋友，看他怎么把一下午过掉，你会先嫌烦，后来羡慕。',
        en_US:
          'On quiet days you use too much force; even a glass of water comes like an order. When something goes wrong, others step back and you step forward. ⟨The month is the Blade, and an officer holds it (Blade pattern, made)|The month of your birth gave you a fierce drive, and the chart has the discipline to hold it⟩, a sharp tool in a steady hand. You’re most yourself where there are rules and real stakes. Where nothing matters and nobody is in charge you go looking for trouble, and it tends to be with those closest to you. You’re just as strict with yourself; when you quit, you quit. Loosening up is something you learn from others. Make a friend who’s never in a hurry and watch how they get through an afternoon. First it’ll annoy you, and then you’ll envy it.',
      },
      {
        id: 'chart.pattern.blade-loose',
        because: ['pattern:yangrenge', 'state:plain', 'age>=16', 'age<=74'],
        says: ['temper=hot'],
        form: ['order'],
        zh_CN:
          '事情你砍得开，砍完才看见旁边那根绳也断了。⟨月令羊刃，盘里没有官杀来制（羊刃，平）。|你出生的月份给了你一股很冲的劲，盘里没有东西拦着它。⟩花大钱、半夜的话、跟人翻脸，都过一夜再动手。',
        en_US:
          'You cut through things, and notice afterward that another rope was lying there. ⟨The month is the Blade and no officer holds it (Blade pattern, plain)|The month of your birth gave you a fierce drive, and nothing in the chart holds it back⟩. For large sums, words after midnight and any breaking-off, wait one night.',
      },
      {
        id: 'chart.pattern.monthpeer-with-officer',
        because: ['pattern:yuejiege', 'state:made', 'likes:officer', 'age>=16'],
        says: ['work=frame'],
        form: ['statement'],
        zh_CN:
          '人多的地方只要先立规矩，你就坐得安稳，得的也不少；没立规矩的局，你多半先走。⟨月令是劫财一路，盘里官财俱见（月劫成格）：|你出生的月份站着跟你一样能干、也一样想要的人，好在盘里有东西可分，也有人主持着分：⟩争抢变成了轮流。你从小懂得排队的好处，所以最看不惯插队的。',
        en_US:
          'Where the rules came first you sit well and get your share; where there are none you tend to leave early. ⟨The month belongs to a peer, with an officer and wealth in the chart (Month-peer pattern, made)|The month of your birth is held by people as able as you who want the same; luckily there’s enough to share and someone to do the serving⟩. Grabbing becomes taking turns. You learned early what a line is good for, and can’t stand people who cut in.',
      },
      {
        id: 'chart.pattern.monthpeer-with-output',
        because: ['pattern:yuejiege', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        form: [],
        zh_CN:
          '你最好的点子是跟人较劲较出来的。⟨月令是劫财一路，食伤把这股劲接过去再生财（月劫成格）：|你出生的月份站着跟你抢同一样东西的人，你的办法是把它做出别的花样：⟩大家挤在一条道上，你拐个弯，抢食的后来成了帮工。吃亏也吃在这里：话说得早，名字署得晚。先署名，再分享，次序倒过来，人家记得的就是别人了。跟你较过劲的人，有几个会成你最好的朋友，因为只有他们知道你那一招有多难。你嘴上不夸对手，心里把他们每一手都记着，隔几年自己用出来，还要改得比原来的好。',
        en_US:
          'Your best ideas come out of rivalry. ⟨The month belongs to a peer; output takes up that force and turns it into wealth (Month-peer pattern, made)|The month of your birth is held by people who want what you want, and your answer is to make it another way⟩. Everyone crowds one road, you turn off it, and some of them end up working with you. You also lose that way, by talking early and signing late. With the order reversed, it’s somebody else they remember. Some of the people you compete with turn into your best friends, since they alone know how hard that move was. You don’t praise a rival aloud. You remember everything they did, and some years later you do it yourself, a little better.',
      },
      {
        id: 'chart.pattern.monthpeer-plain',
        because: ['pattern:yuejiege', 'state:plain'],
        says: ['wallet=apart'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你的力气常花在跟人比上。⟨月令是劫财一路，财与官、与食伤没有配齐（月劫，平）：|你出生的月份站着跟你一样能干、一样有理的人，盘里却没有一样大事把你们的力气收过去：⟩比到最后，两边都瘦。换一件他们不会、你会一半的事，独自做上一阵，再见面就不用比了；你也会发现，那几个人其实最懂你。真正让你不舒服的，是拿他们的尺子量了自己。你有一样东西他们没有尺子可量，平时你嫌它没用。',
        en_US:
          'Much of your strength goes into comparing. ⟨The month belongs to a peer, without the full set of wealth with officer or output (Month-peer pattern, plain)|The month of your birth is held by people as able as you and just as right, and nothing in the chart puts you all to work⟩. Both sides grow thin on it. Spend a while alone at something they can’t do and you can half do, and there’s no more comparing when you meet. You may even find that they understand you best. What hurts is having measured yourself with their ruler. You have one thing for which they own no ruler at all. Most days you think it’s useless.',
      },
      // Eating god
      {
        id: 'chart.pattern.eating-god-tames',
        because: ['pattern:shishenge', 'state:made', 'likes:qisha'],
        says: ['pressure=becomes-skill', 'quarrel=short'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '难缠的人到你这里会坐下来。⟨月令食神，盘里七杀归它管（食神制杀成格）：|你出生的月份给了你做事不慌的一面，盘里逼人的那股劲正由它化开：⟩你不靠嗓门，靠手艺、靠时间、靠先让对方歇口气。结果是难缠的人都派给你，推掉一半才公道。',
        en_US:
          'Difficult people sit down when they get to you. ⟨The month is the Eating god, and it tames Seven killings (made)|The month of your birth gave you an unhurried way of doing things, and the pressure in the chart dissolves in it⟩. You don’t raise your voice; you use skill, time, and letting them catch their breath. The result is that every difficult person gets sent to you. Declining half would be fair.',
      },
      {
        id: 'chart.pattern.eating-god-feeds-wealth',
        because: ['pattern:shishenge', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=craft'],
        form: [],
        quote: 'zpzq-shishen',
        zh_CN:
          '你的进项从喜欢的事里来，催出来的反倒不好。⟨月令食神，财来承接（食神生财成格）。|你出生的月份给了你做得高兴的手艺，盘里也有要它的人。⟩代价是慢，也容易白送：尝一口，帮个忙，改一稿，都不收。别人夸你大方的时候，你自己算不清这一年送出去多少。开口说个数你会脸红，写下来贴着，就不用开口了。来要的人有两种，一种要便宜，一种只要你做的。头一种嘴甜，后一种话少，你常把时间给了前头那些，因为他们先开口。分得清以后，你会少做一半，也少累一半。',
        en_US:
          'Your income comes out of what you enjoy; what’s forced turns out badly. ⟨The month is the Eating god, and wealth takes it up (Eating god feeds wealth)|The month of your birth gave you a skill you enjoy, and the chart has people who want it⟩. It comes slowly, and you give a lot away, a sample, a favor, one more revision. When people call you generous you couldn’t say what a year of it adds up to. Naming a price makes you blush. Put it in writing, and you won’t have to name it. Two kinds of people come to you: those who want it cheap, and those who want it because it’s yours. The first kind talk sweetly, the second say little, and the first get your time because they ask first. Once you can tell them apart, you’ll do half as much and be half as tired.',
      },
      {
        id: 'chart.pattern.eating-god-robbed',
        because: ['pattern:shishenge', 'state:broken'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '做到兴头上，你会忽然听见一句“这有什么用”，多半是自己说的。⟨月令食神，被偏印压住（枭印夺食，格破）：|你出生的月份给了你做东西的快活，盘里另有疑心重、想得多的一面，把它按住：⟩好东西还没做完，先被问倒。这句话不必去答。做完的那些里，没有一样是先答好了才做的。',
        en_US:
          'At the height of making something you hear “what’s this good for,” mostly in your own voice. ⟨The month is the Eating god, held down by the Indirect seal (Owl takes the plate, broken)|The month of your birth gave you joy in making things, and another side of the chart, full of second thoughts, sits on it⟩. The thing gets questioned before it’s done. The question needn’t be answered. Of all you ever finished, nothing waited for the answer.',
      },
      {
        id: 'chart.pattern.eating-god-contested',
        because: ['pattern:shishenge', 'state:contested'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '厨子、客人、账房挤在一间厨房里。⟨月令食神，有接应它的，也有偏印泼冷水（食神格，成败参半）：|你出生的那个月，主事的是做得高兴的一面，盘里有捧场的，也有泼冷水的：⟩你最好的一版，总是改过头那一版的前一版。',
        en_US:
          'Cook, guest and bookkeeper are all in one kitchen. ⟨The month is the Eating god; something takes it up and the Indirect seal doubts it (made and broken)|The month of your birth gave you joy in making things, and the chart has takers for it and a doubter as well⟩. Your best version is the one before you fixed it too much.',
      },
      {
        id: 'chart.pattern.eating-god-plain',
        because: ['pattern:shishenge', 'state:plain', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '你会做，也会享，只是不拿它换什么。⟨月令食神，盘里没有财来接，也没有七杀让它管（食神格，平）：|你出生的那个月，主事的是做得高兴的一面，盘里没有买家，也没有难题等它去解：⟩手艺就留在自家桌上。亲近的人劝你做大，你笑笑。不做大也行，只是外头的人不知道你有这一手。',
        en_US:
          'You can make things and enjoy them, and you don’t trade them for anything. ⟨The month is the Eating god, without wealth to take it up or Seven killings to tame (plain)|The month of your birth gave you joy in making things; the chart has no buyer for it and no problem waiting for it⟩, so the skill has stayed at the family table. Those close to you say you should do more with it. You needn’t. It only means that nobody outside knows.',
      },
      // Hurting officer
      {
        id: 'chart.pattern.hurting-officer-wears-seal',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        says: ['learning=by-book'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你顶撞人的时候，多半引得出处。⟨月令伤官，有印约束（伤官佩印成格）：|你出生的那个月，主事的是见错要说的一面，旁边有书本和老师管着：⟩嘴快的人，肚里有货。服你的人服到底，不服的人嫌你掉书袋，两种都不少。你自己也分不清，争到后来，要紧的是那件事，还是那句话对不对。教你的人因此又爱又怕：爱你一点就通，怕你下一句问得他们答不出。遇上肯说“我回去查查”的老师，你会服他一辈子；遇上拿身份压你的，你连书都不想翻开。',
        en_US:
          'When you contradict someone you can usually give the source. ⟨The month is the Hurting officer, held in by a seal (Hurting officer wears a Seal)|The month of your birth gave you an eye for mistakes and the urge to say so, with books and teachers to keep it in hand⟩. It’s a quick tongue with something behind it. Some people are won over for good, others find you a know-it-all, and there are plenty of both. Late in an argument you can’t always tell if you still care about the matter or only about being right. Those who teach you love it and dread it: you catch on at a word, and the next question is one they can’t answer. A teacher who says “I’ll look that up” has you for life. One who pulls rank makes you shut the book.',
      },
      {
        id: 'chart.pattern.hurting-officer-feeds-wealth',
        because: ['pattern:shangguange', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=stage'],
        form: ['statement'],
        zh_CN:
          '别人看见规矩，你看见规矩漏风的地方，还知道那里能做点什么。⟨月令伤官，财来承接（伤官生财成格）。|你出生的那个月，主事的是不服老办法的一面，盘里又有把聪明换成饭的本事。⟩只是拆了谁的规矩，就别再指望谁捧场。',
        en_US:
          'Where others see a rule you see the gap in it, and what could be done there. ⟨The month is the Hurting officer, and wealth takes it up (Hurting officer feeds wealth)|The month of your birth gave you a distaste for the old way, and the chart can turn that wit into a living⟩. Just don’t expect applause from those whose rule you broke.',
      },
      {
        id: 'chart.pattern.hurting-officer-meets-officer',
        because: ['pattern:shangguange', 'state:broken', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        form: ['order'],
        zh_CN:
          '你心里敬规矩，嘴上偏要戳它，所以最吃亏的场合是开会。⟨月令伤官，盘里又见正官，中间没有印或财调停（伤官见官，格破）：|你出生的那个月，主事的是见错要说的一面，管规矩的一面也在，当中没有人劝：⟩说对了也得罪人。有意见先写给一个人看，请对方替你念。',
        en_US:
          'You respect order and can’t help poking it, which costs you most in meetings. ⟨The month is the Hurting officer, the Direct officer is there too, and neither seal nor wealth comes between (broken)|The month of your birth gave you an eye for mistakes; the side that keeps the rules is in the chart as well, and nothing stands between them⟩. Even when right, you offend. Write the objection to one person, and let them read it out.',
      },
      {
        id: 'chart.pattern.hurting-officer-contested',
        because: ['pattern:shangguange', 'state:contested'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '在规矩严的地方你待得住，也总在那里跟人磕碰，走还是留想过不止一回。⟨月令伤官想拆，盘里正官要守，幸有财或印居间（伤官格，成败参半）：|想拆墙的一面和要守墙的一面都在你盘里，好在有别的在当中传话：⟩两边都没输，也都没赢。给你一块归自己试的角落，你能待很久，还会把那个角落变成大家来看的地方。人家记得你两样事：哪一回当众说破了，哪一回又替他们把漏子补上。前一样让人躲着你，后一样让人离不开你。说破之前先补，次序一换，名声也就换了。',
        en_US:
          'You can live in strict places and you collide there; you’ve thought more than once of leaving. ⟨The Hurting officer of the month would take the wall down, the Direct officer keeps it, and wealth or a seal stands between (made and broken)|Your chart has one side that would take the wall down and one that keeps it, with something in between to carry messages⟩. Neither has won. Given one corner to try things in, you’ll stay a long time, and the corner becomes what people come to see. People remember two things of you: the time you said it out loud, and the time you fixed the hole for them. The first makes them avoid you, the second makes them need you. Fix it before you say it, and your name changes with the order.',
      },
      {
        id: 'chart.pattern.hurting-officer-plain',
        because: ['pattern:shangguange', 'state:plain'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '主意来得快，散得也快。⟨月令伤官，盘里没有财和印去接（伤官格，平）：|你出生的那个月，主事的是出新、挑错的一面，盘里没有东西把它接住：⟩灵光说在饭桌上，过夜就找不着，听的人拿去用了，你还以为自己什么也没做。一天记一句，到年底总有三句能做成东西。',
        en_US:
          'Ideas come to you fast and leave as fast. ⟨The month is the Hurting officer, without wealth or a seal to take it up (plain)|The month of your birth gave you new ideas and an eye for faults, and nothing in the chart catches them⟩. A spark goes up at dinner and is gone by morning; somebody who heard it makes use of it, and you think you’ve done nothing. Write down one line a day. By the end of the year three will be worth making.',
      },
      // Indirect wealth
      {
        id: 'chart.pattern.indirect-wealth-fed',
        because: ['pattern:piancaige', 'state:made', 'likes:output', 'age>=16'],
        says: ['money.kind=quick'],
        form: [],
        zh_CN:
          '你记得住谁爱要什么，也敢先把东西给出去。⟨月令偏财，食伤来生（偏财成格）：|你出生的那个月，主事的是流动的钱和机会，后头有你自己的手艺供货：⟩东西从自己手里出，人从四面来。人情和数目你常混在一起记，于是该收的不好意思收，该谢的又当成买卖。分成两本，一本记心意，一本记账，朋友和进项就都留得住。你看人看得准，看自己看得松，常为一位熟客跑断腿，回来才想起那一趟没有算钱。不必改成斤斤计较的人，只要留一个帮你记数的，你就还是你。',
        en_US:
          'You remember who likes what, and you’ll hand things over before you’re paid. ⟨The month is Indirect wealth, fed by output (made)|The month of your birth stands for money and chances on the move, and your own skill keeps it supplied⟩, with goods from your own hands and people from all sides. Favors and figures get mixed up, so you’re shy about collecting what’s owed and treat kindness as a deal. Keep two lists, one of each, and you keep both the friends and the income. You judge other people well and yourself loosely, and may run yourself ragged for an old customer before remembering that the trip wasn’t paid. You needn’t become a penny pincher. Let somebody else keep count, and you can stay as you are.',
      },
      {
        id: 'chart.pattern.indirect-wealth-guarded',
        because: ['pattern:piancaige', 'state:made', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=quick'],
        form: ['statement'],
        zh_CN:
          '又活又有章法的地方，你最自在，替人办大事、管一笔公家的钱都合适。⟨月令偏财，有官看守（偏财成格，官护财）。|你出生的那个月，主事的是流动的钱和机会，盘里有规矩替它看门。⟩赚头里总有一份要交出去，交得明白，位子才年年是你的。',
        en_US:
          'You do best where things are both lively and regulated, running a big occasion for others or handling money that belongs to many. ⟨The month is Indirect wealth, guarded by an officer (made)|The month of your birth stands for money and chances on the move, with rules at the door⟩. Part of the take is always owed. Pay it openly and the place stays yours.',
      },
      {
        id: 'chart.pattern.indirect-wealth-shared-out',
        because: ['pattern:piancaige', 'state:broken'],
        says: ['wallet=apart', 'partnership=contract-first'],
        claims: ['presumes=money'],
        form: ['statement'],
        zh_CN:
          '你对人大方，事后心疼，两样都是真的。⟨月令偏财，比劫来分，没有官拦，也没有食伤补（比劫夺财，格破）：|你出生的那个月，主事的是流动的钱，盘里伸手的人多，拦的少，补的也少：⟩东西刚到手，先来的是熟人。给自己定个数，送到那个数就说没有了，你会发现没有人生气。',
        en_US:
          'You’re generous, and it hurts afterward, and both are true. ⟨The month is Indirect wealth; peers share it, with neither an officer to stop them nor output to restock (broken)|The month of your birth stands for money on the move; in this chart many hands reach for it, and little guards or refills it⟩. Things have hardly arrived when friends do. Set yourself a limit and say “that’s all” when you reach it. You’ll be surprised that nobody minds.',
      },
      {
        id: 'chart.pattern.indirect-wealth-contested',
        because: ['pattern:piancaige', 'state:contested', 'likes:output', 'age>=16'],
        says: ['wallet=apart'],
        form: [],
        zh_CN:
          '一年到头经手不少，到头一看差不多。⟨月令偏财，食伤供着，比劫分着（偏财格，成败参半）：|你出生的那个月，主事的是流动的钱，你的手艺在后门供货，伸手的人在前门等：⟩你是中间那个柜台。差的不在来路，在那道门槛。借出去的先签字，说好的先写下，门槛高一寸，留下的就看得见了。',
        en_US:
          'A good deal passes through your hands in a year, and at the end it comes out even. ⟨The month is Indirect wealth; output supplies it and peers help themselves (made and broken)|The month of your birth stands for money on the move; your skill keeps the back door busy and other people wait at the front⟩. You’re the counter in between. There’s supply enough, and no threshold. With loans signed for and promises in writing, something stays.',
      },
      {
        id: 'chart.pattern.indirect-wealth-contested-guarded',
        because: ['pattern:piancaige', 'state:contested', 'likes:officer'],
        says: ['partnership=contract-first'],
        claims: ['presumes=money'],
        form: [],
        zh_CN:
          '跟你分东西，吵归吵，出不了大乱子。⟨月令偏财，比劫来争，官来看守（偏财格，成败参半）：|你出生的那个月，主事的是流动的钱，盘里有伸手的人，也有管得住手的规矩：⟩靠的是事先有一句写定的话。大家还笑着的时候写，一写就成；等到要翻它的那天，补一个字都难。你知道这个道理，难在开头那天不好意思。碰上不肯写的人，你也看得出来：好话说得最满的那位，往往笔最重。跟这样的人少分一些，别的照旧来往，你们反而处得长。',
        en_US:
          'Sharing with you gets noisy and stays within bounds. ⟨The month is Indirect wealth; peers dispute it and an officer guards it (made and broken)|The month of your birth stands for money on the move; the chart has hands reaching for it, and rules that hold the hands⟩. What keeps it there is something written beforehand. While everyone is laughing it takes a minute; on the day you need it, not a word can be added. You know this. The hard part is being the one to bring it up. You can tell who won’t put it in writing: the one with the grandest promises tends to find the pen heavy. Share less with that person and stay friends in everything else. It lasts longer.',
      },
      {
        id: 'chart.pattern.indirect-wealth-plain',
        because: ['pattern:piancaige', 'state:plain'],
        form: ['order'],
        zh_CN:
          '哪样东西好在哪里你都懂，哪样都没下过手。⟨月令偏财，没有比劫来争，也没有食伤与官来配（偏财格，平）：|你出生的那个月，主事的是流动的机会，没人来抢，也没人在后头帮衬：⟩机会满街走，你也满街走。挑一样小的，做坏了也不心疼，从头到尾做成一回。',
        en_US:
          'You know what’s good about everything and have tried none of it. ⟨The month is Indirect wealth, with no peer to dispute it and no output or officer to serve it (plain)|The month of your birth stands for chances on the move; nobody competes with you, and nobody supplies or guards you either⟩. The street is full of openings and you walk up and down it. Choose one that wouldn’t hurt to lose, and do it once from start to finish.',
      },
      // Direct wealth
      {
        id: 'chart.pattern.direct-wealth-fed',
        because: ['pattern:zhengcaige', 'state:made', 'likes:output', 'age>=16', 'age<=74'],
        says: ['money.kind=slow'],
        form: [],
        zh_CN:
          '你肯把一样手艺做到人家月月来买。⟨月令正财，食伤来生（正财成格）：|你出生的那个月，主事的是数得清的钱，后头有你的手艺供着：⟩来得不多，天天有。稳的另一面是不敢停，歇上一个礼拜心里就发慌，好像井会干。它没干过。把歇的日子也写进账里，当成该付的一笔，你才肯真歇。跟你学手艺的人会抱怨枯燥，一样东西做上百遍。你不觉得枯燥，因为每一遍你都改了一点，只是改得太小，外头看不见。年头一长，看得见了，别人说那是天分。',
        en_US:
          'You’ll work at one skill until people come back for it every month. ⟨The month is Direct wealth, fed by output (made)|The month of your birth stands for money that can be counted, and your skill keeps it coming⟩. It isn’t much at a time, and it’s every day. The other side of steady is that you don’t dare stop; after a week off you get uneasy, as if the well would go dry. It hasn’t. Enter your days off in the books as an expense, and you might take them. Anyone who learns from you will complain that it’s dull, doing one thing a hundred times. It isn’t dull to you, since you changed something every time, only too little to be seen from outside. Over the years it can be seen, and people call it talent.',
      },
      {
        id: 'chart.pattern.direct-wealth-guarded',
        because: ['pattern:zhengcaige', 'state:made', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=slow', 'work=frame'],
        form: ['statement'],
        zh_CN:
          '别人把要紧的东西交给你，睡得着。⟨月令正财，有官守门（正财成格，财官相生）：|你出生的那个月，主事的是数得清的钱，门口有规矩守着：⟩账本、钥匙、印章，你会分三处放。省心的人常被忘了加薪，因为从来没出过事。没出的事也可以列一张单子，你不列，没有人替你列。',
        en_US:
          'People hand you what matters and sleep well. ⟨The month is Direct wealth, with an officer at the door (made)|The month of your birth stands for money that can be counted, with rules to guard it⟩. The books, the keys and the checks would go into three drawers. Nobody thinks of a raise for the person with whom nothing ever goes wrong. A list of what didn’t go wrong can be made, and if you don’t make it no one will.',
      },
      {
        id: 'chart.pattern.direct-wealth-shared-out',
        because: ['pattern:zhengcaige', 'state:broken'],
        says: ['wallet=apart', 'money.kind=slow'],
        claims: ['presumes=money'],
        form: ['statement'],
        zh_CN:
          '你攒的东西总有人来拿，都说明天还，你也真信。⟨月令正财，比劫来夺，没有官守，也没有食伤补（比劫夺财，格破）。|你出生的那个月，主事的是数得清的钱，盘里伸手的多，守的少。⟩生气没用，换个地方放，换到要走一段路才拿得到的地方。',
        en_US:
          'What you save gets borrowed; they all say tomorrow, and you believe them. ⟨The month is Direct wealth; peers take it, with neither an officer to guard it nor output to refill it (broken)|The month of your birth stands for money saved bit by bit; in this chart many hands reach for it and little guards it⟩. Anger won’t help. Put it somewhere that takes a walk to get to.',
      },
      {
        id: 'chart.pattern.direct-wealth-contested',
        because: ['pattern:zhengcaige', 'state:contested', 'likes:output', 'age>=16', 'age<=74'],
        says: ['money.kind=slow', 'wallet=apart'],
        form: ['order'],
        zh_CN:
          '你不缺进项，缺的是早收的习惯。⟨月令正财，食伤供着，比劫惦记着（正财格，成败参半）：|你出生的那个月，主事的是辛苦攒的钱，你的手艺养着它，旁人也惦记着它：⟩等到攒满再动，多半已经少了一截。每做成一批就收一回，当天换成搬不走的：学费、工具、房租。',
        en_US:
          'Income you have; what you lack is the habit of collecting early. ⟨The month is Direct wealth; output feeds it and peers have noticed (made and broken)|The month of your birth stands for money earned the slow way; your skill feeds it and other people have noticed⟩. Wait until the jar is full and some of it is gone. Collect after each batch, and turn it the same day into what nobody can carry off: tuition, tools, rent.',
      },
      {
        id: 'chart.pattern.direct-wealth-contested-guarded',
        because: ['pattern:zhengcaige', 'state:contested', 'likes:officer', 'age>=16', 'age<=74'],
        says: ['money.kind=slow'],
        form: [],
        zh_CN:
          '你守规矩挣来的东西，常有人拿交情来讨价。⟨月令正财，官在守，比劫在争（正财格，成败参半）：|你出生的那个月，主事的是老实挣的钱，有规矩看着它，也有人翻墙：⟩说“家里有规定”比说“我不想”好使，你早发现了。规定没有，就先写一条。麻烦的是有些规定写着写着你自己也信了，真想给的时候，倒给不出手。分寸就在这里：规矩挡的是外人，别拿来挡自己。心里愿意的那几个人，不必翻规矩给他们看，给了就别记账。',
        en_US:
          'What you earned by the rules, others try to get by friendship. ⟨The month is Direct wealth; an officer guards it and peers dispute it (made and broken)|The month of your birth stands for honest money; rules watch over it, and somebody is always climbing the wall⟩. You’ve found that “we have a rule about that” works better than “I’d rather not.” If there’s no rule, write one. The trouble is that you come to believe in it, and when you do want to give, your hand won’t open. That’s where the line runs: the rule is for keeping others out, and shouldn’t keep you in. For the few you do want to give to, don’t go and look up the rule. Give it, and don’t write it down.',
      },
      // Seven killings
      {
        id: 'chart.pattern.killings-tamed',
        because: ['pattern:qishage', 'state:made', 'likes:shishen', 'age>=16', 'age<=74'],
        says: ['pressure=sought'],
        form: ['statement'],
        zh_CN:
          '急事到你手里，先变成一张清单，再变成一个下午。⟨月令七杀，由食神制住（七杀成格，食神制之）：|你出生的那个月，主事的是逼人做决定的压力，你有一份不慌的本事管着它：⟩所以别人把最急的都送来。能替你的人少，你一走，急的就真急了。',
        en_US:
          'Urgent things turn into a list in your hands, and then into an afternoon. ⟨The month is Seven killings, tamed by the Eating god (made)|The month of your birth stands for pressure that makes you decide, and you have an unhurried skill to handle it⟩. That’s why the most urgent ones get sent to you. Few people could stand in, and when you’re away urgent really means urgent.',
      },
      {
        id: 'chart.pattern.killings-through-seal',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        says: ['pressure=becomes-skill'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你的长进都有出处，哪一场难关长出哪一样本事，自己数得清。⟨月令七杀，有印来化（杀印相生成格）：|你出生的那个月，主事的是逼人的压力，盘里有学问和靠山把它接住：⟩命令到你这里，先去找道理，再变成会做的事。难关少的年头你长得也少，会自己去找一个难的来学，别人当你闲不住。你教人也这么教，先给难的，再给道理。有人受得了，长得飞快；有人受不了，以为你在为难他。先问一句要哪一种，能省掉许多误会。',
        en_US:
          'You could say which crisis taught you which skill. ⟨The month is Seven killings, and a seal takes it in (Killings feed the Seal)|The month of your birth stands for pressure, and the chart has learning and shelter to take it in⟩. A demand that reaches you goes looking for its reasons first, and comes out as something you can do. In years without a crisis you grow less. So you go and find something hard to learn, and people think you can’t sit still. You teach that way as well, the hard thing first and the reasons after. Some can take it and grow fast; others think you’re picking on them. Ask which way they’d like it, and you’ll be spared a good deal of misunderstanding.',
      },
      {
        id: 'chart.pattern.killings-fed',
        because: ['pattern:qishage', 'state:broken', 'age>=16', 'age<=74'],
        says: ['pressure=wears'],
        form: ['order'],
        zh_CN:
          '你越想多挣一份，催你的人越多。⟨月令七杀，财来生它，身弱，没有食神制、没有印化（格破）：|你出生的那个月，主事的是逼人的压力，你手里的钱和事又在喂它，你这头力气不足：⟩像欠了债，还给债主送饭。要紧的是先减再加。退掉那样来钱但不让人睡的差事，空出来的晚上，学一样脱得了身的本领。',
        en_US:
          'Each extra source of income brings you another person with a deadline. ⟨The month is Seven killings; wealth feeds it, the day stem is weak, and neither the Eating god nor a seal helps (broken)|The month of your birth stands for pressure; money and tasks keep feeding it, and you don’t have strength to spare⟩. It’s like owing money and bringing the lender dinner. Subtract first. Give back the one job that pays and costs you sleep, and use the evenings to learn a way out.',
      },
      {
        id: 'chart.pattern.killings-contested',
        because: ['pattern:qishage', 'state:contested'],
        says: ['pressure=becomes-skill'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你能扛，扛完总有下一件。⟨月令七杀，有解它的，也有财来喂它（七杀格，成败参半）：|你出生的那个月，主事的是逼人的压力，盘里有挡它的，也有给它添柴的：⟩添柴的那只手往往是你自己，旧的刚完，又应了一件。别人看你是忙，其实你是信得过自己挡得住，回回都拿它来试。偶尔应下之前先歇两天，你会少应一半。你最见不得的是闲着的手，自己的、别人的都算。可添柴的手一停，火其实会自己小下去，试一回就信了。',
        en_US:
          'You can take it, and there’s always a next one. ⟨The month is Seven killings; something eases it and wealth keeps feeding it (made and broken)|The month of your birth stands for pressure; the chart has a shield against it, and something that keeps it fed⟩. The hand that feeds it tends to be yours: one thing is barely over and you’ve said yes to another. It looks like being busy. It’s trust in your own shield, tested every time. Two days’ rest before each yes, and half of them wouldn’t happen. Idle hands are what you can least stand to see, your own and other people’s. Yet when nobody feeds it, the fire goes down by itself. One try would convince you.',
      },
      {
        id: 'chart.pattern.killings-plain',
        because: ['pattern:qishage', 'state:plain'],
        says: ['pressure=sought'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你练出来的是警醒，有一点响动就坐直。⟨月令七杀，盘里没有化它、制它的（七杀格，平）：|你出生的那个月，主事的是逼人的压力，盘里没有东西替你挡着：⟩做事因此快而准，歇也歇得浅。怕的事一早办掉，大半天就归你自己。',
        en_US:
          'You have trained yourself to be alert; the least noise and you’re upright. ⟨The month is Seven killings, with nothing to turn or tame it (plain)|The month of your birth stands for pressure, and nothing in the chart stands in its way⟩. That makes you quick and exact, and a light sleeper. Whatever you dread, done first thing, leaves you most of the day.',
      },
      // Direct officer
      {
        id: 'chart.pattern.officer-with-seal',
        because: ['pattern:zhengguange', 'state:made', 'likes:resource'],
        says: ['work=frame', 'learning=by-book'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你守的规则说得出为什么，所以旁人肯跟着守。⟨月令正官，有印相随（官印相生成格）：|你出生的那个月，主事的是规矩和名分，旁边有人把道理讲给你听：⟩规矩到你这里就成了道理。哪条规则你说不出为什么，多半就是该改的那条。',
        en_US:
          'You can say why you keep the rules you keep, so others keep them with you. ⟨The month is the Direct officer, with a seal beside it (Officer feeds the Seal)|The month of your birth stands for rules and rank, with someone next to it who explains⟩. Rules reach you as reasons. When you meet one for which you can’t give a reason, it’s probably the one to change.',
      },
      {
        id: 'chart.pattern.officer-with-wealth',
        because: ['pattern:zhengguange', 'state:made', 'likes:wealth', 'age>=16', 'age<=74'],
        says: ['work=frame'],
        form: [],
        zh_CN:
          '你办事两头都顾，章程要对，账也要平，上头因此放心把摊子交给你。⟨月令正官，有财养着（财官成格）。|你出生的那个月，主事的是规矩和名分，盘里有钱粮养着它。⟩摊子越交越大，你不大说累，别人也就当你不累。一年里把这句话说出来一回：多一样差，就减一样差，或者添一个人。说过的人才有人替他算。做到后来，怕的不是事多，是离不开。哪一样换个人接得住，你心里有数，只是舍不得，因为那样做得最顺。先交出去的偏偏该是它：顺的事别人才接得稳，难的留给你，你也不闷。',
        en_US:
          'You mind both ends, the procedure and the balance, so those above leave you the whole shop. ⟨The month is the Direct officer, supported by wealth (made)|The month of your birth stands for rules and rank, with the means to keep them going⟩. It grows, you don’t mention being tired, and so nobody thinks you are. Once a year say it: one more task means one fewer, or another pair of hands. They only count what somebody has said aloud. In the end the amount does no harm. Being indispensable does. You know which part somebody else could take over, and you hate to give it up because it runs so well. That’s the one to hand on first. What runs well can be taken over safely, and the hard part will keep you from being bored.',
      },
      {
        id: 'chart.pattern.officer-hurt',
        because: ['pattern:zhengguange', 'state:contested', 'breaks:shangguan'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你最适合修规矩，最不适合只照着念。⟨月令正官，盘里伤官也在，另有接应（正官遇伤，成败参半）：|你出生的那个月，主事的是讲规矩的一面，见不得规矩写错字的一面也在，好在没有撕破：⟩穿着制服，袖子里揣着红笔。只指出错，人家记得的是你挑刺；附上改好的那一句，记得的就是那一句。同一双眼睛用在自己身上更凶，一封信改到不敢寄。规矩里有一条你总忘记：到了时候就得交，错字也一起交。',
        en_US:
          'You’re good at mending rules and bad at reciting them. ⟨The month is the Direct officer, the Hurting officer is there too, and something keeps the peace (made and broken)|The month of your birth goes by the book, another side of you can’t bear a mistake in it, and the chart has enough to keep them from tearing it up⟩. You’re in uniform, with a red pencil up the sleeve. Point out an error and people remember the complaint. Hand in the corrected line, and they remember the line. The same eyes are harsher on yourself; a letter gets corrected until you don’t dare to send it. There’s one rule in the book you keep forgetting. When it’s due it goes out, typos and all.',
      },
      {
        id: 'chart.pattern.officer-struck',
        because: ['pattern:zhengguange', 'state:contested', 'state:clashed', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        form: [],
        zh_CN:
          '你肯守规矩，可规矩自己老换：换领导，换地方，换流程，刚背熟又改版。⟨月令正官，月支逢冲（正官格，成败参半）。|你出生的那个月，主事的是规矩和名分，那一格却总有别的来顶。⟩所以你的身份别只挂在一块牌子上。不随地方走的那份本事，搬几回家都还是你的。',
        en_US:
          'You’d gladly keep the rules if they stood still, but the boss changes, the building changes, and the form has a new version just as you’ve learned it. ⟨The month is the Direct officer, and another branch faces it (made and broken)|The month of your birth stands for rules and rank, and another part of the chart keeps knocking against it⟩. So your name shouldn’t hang on one plaque. What you can do without the building stays yours through every move.',
      },
      {
        id: 'chart.pattern.officer-broken',
        because: ['pattern:zhengguange', 'state:broken', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '别人坐得安稳的位置你坐着累，这不说明你不行。⟨月令正官，有拆它的，没有财和印来扶（正官格破）：|你出生的那个月，主事的是规矩和名分，盘里有东西拆它的台，没有东西去扶：⟩那把椅子本来就晃。换一种坐法，做没有头衔也说得上话的人：记录的，校对的，懂内情的。',
        en_US:
          'A post others find comfortable tires you, and that’s no verdict on you. ⟨The month is the Direct officer; something undercuts it and neither wealth nor a seal props it up (broken)|The month of your birth stands for rules and rank; something in the chart undercuts them, and nothing props them up⟩. The chair wobbles. Sit another way and be the one who gets asked without a title: the keeper of minutes, the checker, the person who knows.',
      },
      {
        id: 'chart.pattern.officer-plain',
        because: ['pattern:zhengguange', 'state:plain'],
        says: ['governed=from-within'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你守的许多条规矩，其实没有人查。⟨月令正官，没有财养，没有印讲，也没有人来拆（正官格，平）。|你出生的那个月，主事的是规矩和名分，盘里没有东西去养它，也没有东西拆它。⟩留下真有用的三条，别的放它过夜，天亮未必少了什么。',
        en_US:
          'Many of the rules you keep nobody checks. ⟨The month is the Direct officer, with no wealth to feed it, no seal to explain it and nothing to break it (plain)|The month of your birth stands for rules and rank, and nothing in the chart feeds them or breaks them⟩. Keep the three that are of use and leave the rest out overnight. Nothing may be missing in the morning.',
      },
      // Indirect seal
      {
        id: 'chart.pattern.indirect-seal-made',
        because: ['pattern:pianyinge', 'state:made', 'age>=16', 'age<=74'],
        says: ['learning=by-parts', 'work=craft'],
        form: [],
        zh_CN:
          '别人嫌冷的知识，到了节骨眼上只有你说得出。⟨月令偏印，有官来用它（偏印成格，官生印）：|你出生的那个月，主事的是独自钻研的一面，盘里又有管事的人用得着它：⟩像正经衙门里一间奇怪的库房，钥匙在你手上。平日没人知道库房在哪，你也不说，于是用上你的时候都是急的时候。早说一句，你就能挑时候。你学东西不按目录，从最怪的那一章看起，看懂了再回头补前面。教书的人嫌你乱，真到要用的时候，前面那些按部就班的人还在翻目录。你只差一样，就是把找到的放回别人也找得到的地方。',
        en_US:
          'What others found too obscure turns out to be needed, and only you can tell them. ⟨The month is the Indirect seal, and an officer employs it (made)|The month of your birth stands for studying alone, and the chart has somebody in charge who can use it⟩. It’s one odd storeroom in a respectable office, and you have the key. On ordinary days nobody knows where the room is, and you don’t say, so they only come when it’s urgent. Mention it sooner, and you get to choose the hour. You don’t learn by the table of contents. You begin with the strangest chapter and fill in the rest later. Teachers find that untidy, but when it’s needed, the orderly ones are still looking up the page. You lack only one thing: putting what you found where others could find it too.',
      },
      {
        id: 'chart.pattern.indirect-seal-broken',
        because: ['pattern:pianyinge', 'state:broken'],
        says: ['learning=by-parts'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你的好念头多半断在琐事里。⟨月令偏印，财来破它，没有官居间（财破印）：|你出生的那个月，主事的是独自钻研的一面，柴米油盐的一面老来打断它，没人替你挡门：⟩正看到入迷，有人来问晚饭。钻研要有围墙：一周留半天，那半天谁也不应。',
        en_US:
          'Most of your good ideas got lost in some chore. ⟨The month is the Indirect seal; wealth breaks in, and no officer holds the door (Wealth breaks the Seal)|The month of your birth stands for studying alone; the errands of daily life keep breaking in, and nobody holds the door⟩. Just as it gets absorbing, somebody asks about dinner. Study wants a fence. Take half a day a week in which you answer no one.',
      },
      {
        id: 'chart.pattern.indirect-seal-contested',
        because: ['pattern:pianyinge', 'state:contested', 'age>=16', 'age<=74'],
        says: ['learning=by-parts'],
        form: [],
        zh_CN:
          '你钻的那一样总在半公半私之间，算得上正事，又像私活。⟨月令偏印，有官养它，有财扰它（偏印格，成败参半）：|你出生的那个月，主事的是爱钻冷门的一面，有差事养着它，也有生计扰着它：⟩书房两扇门，一扇进公差，一扇进账单。说得清它有什么用，它就成了差事；说不清，就一直像偷闲。你自己心里有个数：没有差事催，你钻得深而不出活；没有闲工夫，你出活而不高兴。两扇门都开着，是最吵的，也是你做得最好的那些日子。',
        en_US:
          'What you dig into is half duty and half your own affair. ⟨The month is the Indirect seal; an officer feeds it and wealth disturbs it (made and broken)|The month of your birth stands for a love of the obscure; some duty keeps it going, and the cost of living keeps interrupting⟩. The study has two doors, and bills come in by one of them. Once you can say what it’s good for, it counts as work. Until then it looks like idling. You know the pattern yourself. Without a task to push you, you go deep and deliver nothing; without idle hours you deliver and aren’t happy. Both doors open is the noisiest arrangement, and the one in which you’ve done your best.',
      },
      {
        id: 'chart.pattern.indirect-seal-plain',
        because: ['pattern:pianyinge', 'state:plain'],
        says: ['learning=by-parts', 'out=little'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你懂得深，也清静，只是没有人知道来问。⟨月令偏印，没有官来用，也没有财来扰（偏印格，平）。|你出生的那个月，主事的是独自钻研的一面，没有人用它，也没有人扰它。⟩这样的学问容易烂在自己手里，好在烂得慢。写清楚你这里有什么，贴在有人走过的地方，来一个人就够开头。',
        en_US:
          'You know things in depth and have the quiet for it; it’s just that nobody knows to ask. ⟨The month is the Indirect seal, with no officer to use it and no wealth to disturb it (plain)|The month of your birth stands for studying alone, and nothing uses it or disturbs it⟩. Learning of that kind can go to waste, though it does so slowly. Say what you have where people pass by. One visitor is enough to start.',
      },
      // Direct seal
      {
        id: 'chart.pattern.direct-seal-made',
        because: ['pattern:zhengyinge', 'state:made'],
        says: ['backing=elders'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你走到哪里都有人愿意教，也有人愿意护。⟨月令正印，有官来生（正印成格，官生印）：|你出生的那个月，主事的是有人教、有人护的一面，后头还有一层撑着它：⟩师父上头还有师门。护得久了，手会生，真要自己拿主意的那天你会先回头看一眼。每学一样，自己从头做一回，做坏了也算学完；那一眼会越来越短。你对教过自己的人记恩记得久，连他们的口头禅也学了来。只是有一天你会发现，自己知道的已经比他们多，却还在等一声准许。那一声不会来，他们以为你早就不等了。',
        en_US:
          'Wherever you go, someone is willing to teach you and someone to look out for you. ⟨The month is the Direct seal, with an officer behind it (made)|The month of your birth stands for teaching and shelter, with another layer behind to hold it up⟩. Sheltered long enough, hands lose practice, and on the day when it’s up to you, you look over your shoulder first. With each thing you learn, do it once all by yourself and let it go wrong. The look gets shorter every time. You remember those who taught you for a long time, down to their turns of phrase. One day you’ll notice that you know more than they do and are still waiting for permission. It isn’t coming. They think you stopped waiting long ago.',
      },
      {
        id: 'chart.pattern.direct-seal-broken',
        because: ['pattern:zhengyinge', 'state:broken', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '你学到一半的东西里，多半有一样断得可惜，为了钱，或者为了照顾谁，当时觉得应该。⟨月令正印，财来破它，没有官调停（财破印）：|你出生的那个月，主事的是有人教、有人护的一面，生计来抢它的时辰，没人居间：⟩断了的那一截还接得上。接的时候不必从头，从停下的那一页往后翻就是。',
        en_US:
          'Among the things you half learned there’s probably one that was a pity to stop, for money or to look after someone, and it seemed right then. ⟨The month is the Direct seal; wealth takes its hours, and no officer comes between (Wealth breaks the Seal)|The month of your birth stands for being taught and sheltered; earning a living claims its hours, and nobody comes between⟩. The thread can be picked up, from the page where you left off.',
      },
      {
        id: 'chart.pattern.direct-seal-contested',
        because: ['pattern:zhengyinge', 'state:contested'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '两只手各拉着你一头：一头是“再学一学”，一头是“该顾眼前了”。⟨月令正印，官在后头扶，财在前头拽（正印格，成败参半）。|你出生的那个月，主事的是有人教、有人护的一面，有东西在后头扶它，也有东西在前头拽它。⟩挤在同一天里，两样都做不好；一阵学，一阵做，隔开来，两样都做得长。',
        en_US:
          'Two hands pull at you: one says “learn a little more,” the other “see to what’s in front of you.” ⟨The month is the Direct seal, with an officer pushing from behind and wealth pulling in front (made and broken)|The month of your birth stands for being taught and sheltered; something pushes it from behind, and something pulls from in front⟩. Packed into one day, neither goes well. In turns, a spell of this and a spell of that, you can keep both up for years.',
      },
      {
        id: 'chart.pattern.direct-seal-plain',
        because: ['pattern:zhengyinge', 'state:plain'],
        says: ['backing=elders'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '一床厚被子，盖着就不想起。这是你盘里最舒服的一面：⟨月令正印，没有官来叫早，也没有财来掀被（正印格，平）。|你出生的那个月，主事的是有人教、有人护的一面，没有人来叫早，也没有人来掀被。⟩你学得不慌不忙，学完也不急着用。约一个日子，有人等着看，你才肯起身。',
        en_US:
          'It’s a thick quilt, and one would rather not get up. That’s the most comfortable side of your chart: ⟨the month is the Direct seal, with no officer to call the hour and no wealth to pull off the covers (plain)|the month of your birth stands for being taught and sheltered, and nothing calls the hour⟩. You learn without haste and don’t hurry to use it. A date, and somebody waiting to see the result, gets you on your feet.',
      },
      // Following
      {
        id: 'chart.pattern.follows-output',
        because: ['pattern:congerge'],
        says: ['out=much'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '关起门来想，越想越小；一出手，一开口，路自己铺过来。⟨日干弱到放手，满盘跟着食伤走（从儿格）：|你自己那一样弱到放了手，整张盘跟着从你身上出去的东西走：⟩说、做、玩、教。你做出来的东西比你出名，这没什么不好，只要角上有你的名字。别人问你是谁，你拿作品答。劝你先想清楚再动手的人，不知道你是动了手才想得清楚的。一张白纸对你没有用，一堆做坏的倒有用；做坏的那堆里，你总找得到下一样的开头。',
        en_US:
          'Shut in and thinking, you shrink; once you start to speak or make something, the path opens. ⟨The day stem has let go and the chart follows its output (Following output)|Your own element has let go, and the whole chart follows what comes out of you⟩: talking, making, playing, teaching. What you produce will be better known than you are, which is no harm as long as your name is in the corner. Asked who you are, you show them. People who tell you to think before you act don’t know that acting is how you think. A blank page is no use to you, while a heap of failures is. Somewhere in that heap there’s always the beginning of the next thing.',
      },
      {
        id: 'chart.pattern.follows-wealth',
        because: ['pattern:congcaige', 'age>=16', 'age<=74'],
        says: ['chart.asset=others-needs'],
        form: ['statement'],
        zh_CN:
          '你看一眼就知道这条街少一家什么店。⟨日干弱到放手，满盘跟着财走（从财格）：|你自己那一样弱到放了手，整张盘跟着外头的人缺什么走：⟩替人张罗，越做越大；死守一样自己的主张，反倒四处漏。',
        en_US:
          'One look and you know what this street is missing. ⟨The day stem has let go and the chart follows wealth (Following wealth)|Your own element has let go, and the whole chart follows what other people want and don’t have⟩. Arranging things for people, you grow; clinging to a theory of your own, you leak.',
      },
      {
        id: 'chart.pattern.follows-killings',
        because: ['pattern:congshage', 'age>=16', 'age<=74'],
        says: ['work=frame', 'pressure=sought'],
        form: [],
        zh_CN:
          '在管得严、分得清的地方，你做得好，睡得也香；没人管的长假，第三天就乱。⟨日干弱到放手，满盘跟着官杀走（从杀格）：|你自己那一样弱到放了手，整张盘跟着上头的要求和钟点走：⟩别人躲着的那位严师，你搬去跟他住。所以跟谁比做什么要紧，跟错了人，力气全白使。也有人劝你自由一些，真自由几个月，你反倒老一截。你的轻松是这样来的：哪件事归你、哪天交、交给谁，说得一清二楚，剩下的心就全放下了。',
        en_US:
          'Where things are strict and clear you do well and sleep well; by the third day of a long vacation you’re coming apart. ⟨The day stem has let go and the chart follows its officers (Following killings)|Your own element has let go, and the whole chart follows demands and hours set from above⟩. The stern teacher everyone avoids is the one you’d move in with. So whom you follow matters more than what you do. Behind the wrong person, all that effort goes nowhere. People advise you to be freer, and a few free months would only age you. You relax in a different way: what is yours, when it’s due and who gets it are perfectly clear, and after that your mind is free.',
      },
      {
        id: 'chart.pattern.follows-tide',
        because: ['pattern:congshige', 'age>=16', 'age<=74'],
        says: ['change=welcomes', 'plan=as-it-comes'],
        form: [],
        quote: 'dts-shunni',
        zh_CN:
          '你换行当、换城市，旁人替你可惜，你自己不疼。⟨日干弱到放手，食伤、财、官杀谁也没压过谁，满盘跟着大势走（从势格）。|你自己那一样弱到放了手，别的几样又谁也没压过谁，整张盘跟着大势走。⟩⟨《滴天髓》|老书⟩说“不可逆者，其气势而已矣”。唯一不换的，最好是一个老朋友：走到哪里，都还有人知道你从哪儿来。你不念旧，可你也不记仇，翻过去就翻过去了，跟你吵过的人隔天就能同桌吃饭。身边若有一个念旧的人，会替你把走过的地方都记下来，你老了爱听。',
        en_US:
          'Others mourn each trade and town you leave, and you don’t. ⟨The day stem has let go, and of output, wealth and officers none has beaten the others, so the chart goes with the tide (Following the tide)|Your own element has let go, none of the others has won, and the whole chart goes with the tide⟩. “What can’t be gone against is the momentum of things,” as the *Di Tian Sui* puts it. One thing is worth keeping fixed: an old friend, somebody who knows where you started. You don’t cling to the past, and you don’t hold grudges either; a person you quarreled with can sit down to dinner with you the next day. If someone near you is the sentimental kind, they’ll keep a record of all the places. You’ll enjoy hearing it when you’re old.',
      },
      // Dominant
      {
        id: 'chart.pattern.all-wood',
        because: ['pattern:quzhige'],
        says: ['change=resists'],
        form: ['scene'],
        zh_CN:
          '一片林子，从根到梢都是木，斧子进不来⟨（曲直格，满盘同类）⟩。你的本性是长：往上长，往旁边长，弯着也长。别人劝你收一收，你听着，第二年又伸出去了。林子太密，底下见不着光；给比你矮的让出一块地方，你自己也透气。',
        en_US:
          'It’s a forest, wood from root to tip, and no axe gets in ⟨(Quzhi pattern, all one kind)⟩. Growing is what you do: upward, sideways, bent if it must be. People recommend a trim; you listen, and next year the branch is out again. A wood that dense lets no light to the floor. With a clearing left for those shorter than you, you’d breathe better yourself.',
      },
      {
        id: 'chart.pattern.all-fire',
        because: ['pattern:yanshangge'],
        says: ['temper=hot'],
        form: [],
        zh_CN:
          '你进屋，屋里的人都转过脸来；你走了，他们才发觉自己刚才什么也没想。满盘是火，水争不过来⟨（炎上格）⟩。亮是真的，耗油也是真的。给你添油的人常站在最暗的地方，你看不见，要特意去找。',
        en_US:
          'You come in and faces turn; you leave, and people notice they hadn’t been thinking of anything else. The chart is fire, and no water to speak of disputes it ⟨(Yanshang pattern)⟩. The light is real and so is the fuel it burns. Whoever keeps you supplied tends to stand where it’s darkest. You have to go and look for them.',
      },
      {
        id: 'chart.pattern.all-earth',
        because: ['pattern:jiasege'],
        says: ['place=stays', 'change=resists'],
        form: [],
        zh_CN:
          '你给人的感觉是“你在就行”：满盘是土，厚实，木也翻不动⟨（稼穑格）⟩。托给你什么，你就把什么养大，不问值不值。好地也怕只种一样，种老了会乏。你自己不会喊累，只会一年比一年慢。',
        en_US:
          'What people feel about you is that it’s enough if you are there: the chart is earth throughout, thick and steady, and no wood to speak of can turn it ⟨(Jiase pattern)⟩. Whatever you’re given to raise you raise, without asking if it’s worth it. Even good ground tires of one crop. You won’t complain. You’ll just get a little slower each year.',
      },
      {
        id: 'chart.pattern.all-metal',
        because: ['pattern:conggege'],
        says: ['speech=sharp', 'change=welcomes'],
        form: ['statement'],
        zh_CN:
          '你断一样习惯只用一个早上。满盘皆金，火也改不动它⟨（从革格）⟩，说变就变，变得彻底。对自己是本事，对人就快了些：话说完你已经转身，对方还在想第一句。',
        en_US:
          'You can drop a habit in a morning. The chart is metal throughout, beyond any fire’s reshaping ⟨(Congge pattern)⟩, and when it changes it changes entirely. With yourself that’s a gift. With others it’s a little fast: you’ve turned away while they are still at your first sentence.',
      },
      {
        id: 'chart.pattern.all-water',
        because: ['pattern:runxiage'],
        says: ['change=welcomes', 'readable=no'],
        form: [],
        zh_CN:
          '每个认识你的人，都认识一个不同的你。满盘是水，土也拦不住⟨（润下格）⟩，装进什么就是什么形状。没人去的角落你去了也不委屈，这是你的本事。一张不搬的床，一顿不变的早饭，是给你自己的那只碗。',
        en_US:
          'Everyone who knows you knows somebody else. The chart is water, with no earth that could bank it ⟨(Runxia pattern)⟩, and it takes the shape of whatever holds it. You can go into the corner nobody wants and not feel demeaned, which is a gift. A bed that stays where it is and the same breakfast every day are the one vessel that’s yours.',
      },
      {
        id: 'chart.pattern.all-support',
        because: ['pattern:congqiangge'],
        says: ['backing=elders'],
        form: ['order'],
        zh_CN:
          '你学得饱，护得严，走到哪儿都有人给你添衣添饭：生你、教你的那一面占得最重，几乎没有谁来管你、耗你⟨（从强格，印最重）⟩。吃进去的总要有个出口，不然人会发沉。每收三样，教出去或者送出去一样，送给跟你没关系的人。',
        en_US:
          'You’re well taught and well wrapped, and wherever you go somebody brings you dinner: what feeds and teaches you is the largest part of this chart, and hardly anything checks or spends you ⟨(All-support pattern, resource heaviest)⟩. What comes in has to go somewhere, or one grows heavy. For every three things you receive, teach or give away one, to somebody who is no relation.',
      },
      // Transformed
      {
        id: 'chart.pattern.turned-to-wood',
        because: ['pattern:huamuge', 'age>=16', 'age<=74'],
        says: ['partnership=welcome'],
        form: [],
        zh_CN:
          '碰上对的那个人或那个班子，你会做起从前没想过的事，一年比一年高。⟨丁壬合化木，日干已随邻柱化去（化木格）：|你本来的那一样跟旁边的合成了木，整张盘改听木的：⟩一盏灯遇上一条河，长成了树。离开那一位，你照旧是原来那一种，两套本事都还在。',
        en_US:
          'With the right person or team you find yourself doing what you had never thought of, and more of it each year. ⟨Ding and Ren combine and turn to wood, the day stem with them (Transformed to wood)|What you began as has combined with its neighbor into wood, and the whole chart goes by wood⟩: a lamp and a river met and became a tree. Apart, you’re what you were before, with both sets of skills.',
      },
      {
        id: 'chart.pattern.turned-to-fire',
        because: ['pattern:huahuoge'],
        says: ['partnership=welcome'],
        form: [],
        zh_CN:
          '一个人的时候你温吞，搭上对的人，一屋子都觉得热。⟨戊癸合化火，日干已随邻柱化去（化火格）：|你本来的那一样跟旁边的合成了火，整张盘改听火的：⟩石灰遇了水，自己发烫。合作对你是点火，一辈子点不了几回，所以你挑人挑得慢，挑定了就全烧上去。',
        en_US:
          'By yourself you’re mild; joined to the right person, you warm the room. ⟨Wu and Gui combine and turn to fire, the day stem with them (Transformed to fire)|What you began as has combined with its neighbor into fire, and the whole chart goes by fire⟩, the way lime heats up when water is poured on it. Partnership is what lights you, and it doesn’t happen often in a life. So you choose slowly, and then you give it everything.',
      },
      {
        id: 'chart.pattern.turned-to-earth',
        because: ['pattern:huatuge', 'age>=16'],
        says: ['partnership=welcome', 'place=stays'],
        form: ['statement'],
        zh_CN:
          '有了要一起过、一起做的人，你忽然肯扎下来：买锅，签长约，记邻居的名字。⟨甲己合化土，日干已随邻柱化去（化土格）。|你本来的那一样跟旁边的合成了土，整张盘改听土的。⟩扎下以后少挪，挪一次，好几年才缓过来。',
        en_US:
          'Once there’s someone to live or work with, you settle in earnest: pots, a long lease, the neighbors’ names. ⟨Jia and Ji combine and turn to earth, the day stem with them (Transformed to earth)|What you began as has combined with its neighbor into earth, and the whole chart goes by earth⟩. After that, moving comes dear, since it takes you years to settle again.',
      },
      {
        id: 'chart.pattern.turned-to-metal',
        because: ['pattern:huajinge', 'age>=16'],
        says: ['partnership=welcome', 'decides=fast'],
        form: ['statement'],
        zh_CN:
          '一个人时能拖就拖，一有伴，规矩、期限、价钱当场说得清清楚楚，连你自己都意外。⟨乙庚合化金，日干已随邻柱化去（化金格）。|你本来的那一样跟旁边的合成了金，整张盘按金的路子走。⟩伴要挑讲道理的，因为你会学来那份锋利，也会学来那副口气。',
        en_US:
          'Alone, you put things off; joined to a partner, you fix terms, dates and prices on the spot, to your own surprise. ⟨Yi and Geng combine and turn to metal, the day stem with them (Transformed to metal)|What you began as has combined with its neighbor into metal, and the whole chart acts accordingly⟩. A reasonable partner matters, for you’ll pick up the edge, and with it the tone of voice.',
      },
      {
        id: 'chart.pattern.turned-to-water',
        because: ['pattern:huashuige'],
        says: ['partnership=welcome'],
        form: ['statement'],
        zh_CN:
          '认准了人，你的硬和热都会软下来，话变多，愿意绕道。⟨丙辛合化水，日干已随邻柱化去（化水格）：|你本来的那一样跟旁边的合成了水，整张盘跟水走：⟩旁人以为你让步，你知道是换了形状。偶尔一个人待一天，原来那一面会自己回来看看你。',
        en_US:
          'Once you’re sure of someone, what was hot or hard in you goes soft; you talk more and don’t mind a detour. ⟨Bing and Xin combine and turn to water, the day stem with them (Transformed to water)|What you began as has combined with its neighbor into water, and the whole chart runs with it⟩. It looks like giving in. It’s a change of shape. Spend a day by yourself now and then, and the first shape comes back for a visit.',
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
        form: ['statement'],
        zh_CN:
          '你要的是慢慢长，不是烧起来：木占{pct:wood}，正是本书替你取的，最怕的偏是木会生的火⟨（用神木，忌神火）⟩。学、读、种都算木；赶着做完、当众比高下，就成了火。',
        en_US:
          'What you need is slow growth and no blaze. This book takes wood for you, {pct:wood} of the chart, and fears fire, which wood feeds ⟨(useful element wood, adverse fire)⟩. Studying and planting are wood. Rushed or shown off, the same things turn to fire.',
      },
      {
        id: 'chart.useful.wood-against-earth',
        because: ['use:wood', 'adverse:earth'],
        says: ['useful=wood', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你的难处常是存得太多、等得太久。本书替你取木，避土⟨（用神木，忌神土）⟩，木现在占{pct:wood}。土是守着、收着、再等等，日子过得稳，也越过越板；木是新学一样、换条路走，像根须扎进踩实的地里。想说“先放着吧”的时候，你其实已经放过一回了。头一步总是最难拔的。迈出去三天，你会奇怪从前怕什么；停下来三天，又会觉得原来那样也挺好。看住后面这三天，就不用再看别的。',
        en_US:
          'Your trouble is keeping too much and waiting too long. This book takes wood for you, {pct:wood} of the chart at present, and turns from earth ⟨(useful element wood, adverse earth)⟩. Earth guards and stores and waits a little longer; life stays safe that way, and gets harder underfoot. Wood learns something new or takes another street, like roots working into packed ground. By the time you say “leave it for now,” you’ve left it once before. The first step is the hardest to pull loose. Three days into it you wonder what you were afraid of; three days after stopping, the old way seems fine again. Watch those second three days. Nothing else needs watching.',
      },
      {
        id: 'chart.useful.wood-against-metal',
        because: ['use:wood', 'adverse:metal'],
        says: ['useful=wood', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '一刀剪下去，在你身上剪掉的常是刚发的那一枝。你的盘要木，忌金⟨（用神木，忌神金）⟩，木占{pct:wood}。金是一句“不行”、一次清零、一断到底。想断的时候先改成缓，留它过一个季节再看。',
        en_US:
          'When you cut, the twig that falls tends to be the newest. Wood is what this chart wants, {pct:wood} of it, and metal is what it minds ⟨(useful element wood, adverse metal)⟩. Metal is the flat no, the clean break, the slate wiped. When you feel like ending something, slow it down instead, and look again after a season.',
      },
      {
        id: 'chart.useful.wood-against-water',
        because: ['use:wood', 'adverse:water', 'adverse:pct>=8'],
        says: ['useful=wood', 'adverse=water'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你想得太久，动得太少，查了一夜，第二天一样没做。本书替你取木，木占{pct:wood}，要避的是水⟨（用神木，忌神水）⟩。木本来要水养，水过了头就泡烂根。一动手，哪怕只做最小的一段，你就站得住；再多想一晚，只是再添一寸水。你的朋友爱听你想，因为你想得周到；你自己最高兴的日子，却都是手上沾了土的日子。两样放在一起看，就知道该多做哪一样。',
        en_US:
          'You think too long and do too little; after a night of looking things up, nothing has been done. This book takes wood for you, {pct:wood} of the chart, and keeps you out of the water ⟨(useful element wood, adverse water)⟩. Wood drinks water, and standing in too much of it rots the roots. Once your hands are busy, with the smallest piece, you’re on firm ground. One more night’s thinking only raises the level. Your friends love to hear you think, since you think of everything. The days you were happiest, though, are the ones with dirt on your hands. Put the two side by side and you know which to do more of.',
      },
      {
        id: 'chart.useful.fire-against-wood',
        because: ['use:fire', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=fire', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '学了又学、想了又想、计划套着计划，这是你的老毛病。本书替你取火，火占{pct:fire}，别再添的是木⟨（用神火，忌神木）⟩，柴堆得够多了，差的是点着。下一样先不学，把上一样讲给三个人听。',
        en_US:
          'One more lesson, one more thought, a plan inside a plan: that’s your old habit. This book takes fire for you, {pct:fire} of the chart, and wood is what not to add to ⟨(useful element fire, adverse wood)⟩. There is enough fuel; what’s lacking is a light. Before you take up the next thing, tell three people about the last.',
      },
      {
        id: 'chart.useful.fire-against-earth',
        because: ['use:fire', 'adverse:earth'],
        says: ['useful=fire', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你做成一样就想收起来，收得太早。本书替你取火，火占{pct:fire}，忌的是土⟨（用神火，忌神土）⟩。火会生土，热闹一阵就想归档、上架、关门，做得再好也没几个人见过。摆在外头的日子长一些，来找你的人就多一些。也有人说你没长性，今天一阵明天一阵，这话不对，你是收得早，看着才像没长性。把去年收起来的那样拿出来，接着做一段，比开一样新的热得快。',
        en_US:
          'You put things away as soon as they’re done, which is too soon. This book takes fire for you, {pct:fire} of the chart, and keeps off earth ⟨(useful element fire, adverse earth)⟩. Fire makes earth: after a lively spell you want to file, shelve and close up, and hardly anyone has seen it, however good. The longer it stays out, the more people come to you. Some say you don’t stick with things. They’re wrong: you pack up early, and it only looks that way. Take out what you shelved a year ago and go on with it. It heats up faster than anything new.',
      },
      {
        id: 'chart.useful.fire-against-metal',
        because: ['use:fire', 'adverse:metal'],
        says: ['useful=fire', 'adverse=metal'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '难谈的事，写成条文去谈，你多半谈不成。你的盘取火，火占{pct:fire}，忌金⟨（用神火，忌神金）⟩：金是冷着脸的规矩、数字和定论，火是见面、露脸、把手伸出去。约一顿热饭，在饭桌上说。',
        en_US:
          'Difficult talks go badly for you when you bring clauses to them. This chart takes fire, {pct:fire} of it, and minds metal ⟨(useful element fire, adverse metal)⟩. Metal is the rule, the figure and the verdict with a straight face; fire goes and sees people and holds out a hand. Ask them to a warm meal, and bring it up there.',
      },
      {
        id: 'chart.useful.fire-against-water',
        because: ['use:fire', 'adverse:water'],
        says: ['useful=fire', 'adverse=water'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '夜里想定的事，你白天常要推翻。本书替你取火，火占{pct:fire}，水要避开⟨（用神火，忌神水）⟩。水是暗地里转、话到嘴边又流走，火在白天，在人前，有个热气。要紧的决定在上午做，当着一张看得见的脸说出来，你说的和想的就是一样的。你说出口的话一旦见了人，自己也跟着信了，做起来快得很；没见人的那些，连你自己都不知道算不算数。所以人家催你表态，在别人是逼，在你是帮。',
        en_US:
          'What you settle at night you often undo by day. This book takes fire for you, {pct:fire} of the chart, and stays away from water ⟨(useful element fire, adverse water)⟩. Water turns things over in the dark and lets the sentence run off before it’s spoken. Fire belongs to daylight and to other people’s faces. Decide in the morning, and say it to somebody you can see; then what you say is what you mean. Once you’ve said a thing to somebody’s face you believe it yourself, and then you move fast; what nobody has heard you’re not sure of either. So when people press you to say where you stand, it’s a push to others and a help to you.',
      },
      {
        id: 'chart.useful.earth-against-wood',
        because: ['use:earth', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=earth', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你应下的事太多，每样都开了头。本书替你取土，土占{pct:earth}，忌木⟨（用神土，忌神木）⟩：木是再开一枝、再应一件，土是落定，是说过的那顿饭真的吃了。每接一件，先了结一件。',
        en_US:
          'You’ve said yes to too many things, and all of them are begun. This book takes earth for you, {pct:earth} of the chart, and holds wood down ⟨(useful element earth, adverse wood)⟩. Wood grows another branch and says yes again. Earth is a thing settled: the dinner you talked about has been eaten. Before you take on one, close one.',
      },
      {
        id: 'chart.useful.earth-against-fire',
        because: ['use:earth', 'adverse:fire'],
        says: ['useful=earth', 'adverse=fire'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你一急，一个晚上能定三件事，第二天想收回两件。你的盘要土，土占{pct:earth}，忌火⟨（用神土，忌神火）⟩。火是一句话顶一句话，土是隔一夜、写在纸上、按步骤来。手里洗着碗的时候，你说的话比平时好听。',
        en_US:
          'In a heat you can settle three matters in an evening and want two of them back the next day. The chart asks for earth, of which it has {pct:earth}, and minds fire ⟨(useful element earth, adverse fire)⟩. Fire answers back. Earth sleeps on it, writes it down, takes the steps in order. You speak more kindly with your hands in dishwater.',
      },
      {
        id: 'chart.useful.earth-against-metal',
        because: ['use:earth', 'adverse:metal'],
        says: ['useful=earth', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '攒着、养着、护着，你越做越稳；一亮锋口、下断语、跟人论输赢，底子就漏。本书替你取土，土占{pct:earth}，忌的是土所生的金⟨（用神土，忌神金）⟩。手里有料，你总想打成兵器，其实料比兵器值钱：兵器用一回钝一回，料存一年厚一年。嘴上那一下痛快，过后你要花三倍的工夫去补。身边人都知道你刀子快，不等你出手就让开了，让开的还有几个本来想帮你的。',
        en_US:
          'Gathering, feeding and guarding make you steadier each year; with the first sharp word or contest something leaks from below. This book takes earth for you, {pct:earth} of the chart, and avoids metal, which earth yields ⟨(useful element earth, adverse metal)⟩. You have material and keep wanting to forge a weapon out of it. The material is worth more. Weapons get duller with use, and a store gets deeper. One sharp moment costs you three times the effort to repair. Everyone around you knows that you cut quickly, and they step aside before you do, including some who had meant to help.',
      },
      {
        id: 'chart.useful.earth-against-water',
        because: ['use:earth', 'adverse:water'],
        says: ['useful=earth', 'adverse=water'],
        claims: ['presumes=money'],
        form: ['list'],
        zh_CN:
          '定时、定量、定地方，这三样最养你。本书替你取土，土占{pct:earth}，忌水⟨（用神土，忌神水）⟩：水没有岸，只是一摊。落到日子里，就是钱进来先分格，觉到点就睡，话说定了当场写下。有了岸，你心里那些四处漫的念头也肯走一条道了。',
        en_US:
          'A fixed hour, a fixed amount and a fixed place do you the most good. This book takes earth for you, {pct:earth} of the chart, and holds water back ⟨(useful element earth, adverse water)⟩, since water without a bank is just wet ground. In daily life that means money divided as it arrives, one bedtime, and agreements written on the spot. With banks, even your wandering thoughts run one way.',
      },
      {
        id: 'chart.useful.metal-against-wood',
        because: ['use:metal', 'adverse:wood', 'adverse:pct>=8'],
        says: ['useful=metal', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        quote: 'yhzp-wang-wood',
        zh_CN:
          '你的清单上，划得掉的比加得上的值钱。本书替你取金，金占{pct:metal}，忌木⟨（用神金，忌神木）⟩。“木旺得金，方成栋梁”，⟨《渊海子平》|老书⟩这话说的是修剪。这个月划掉一件做了一半、心里早就不想做的。',
        en_US:
          'On your list, what can be struck off is worth more than what can be added. This book takes metal for you, {pct:metal} of the chart, and wants less wood ⟨(useful element metal, adverse wood)⟩. *Yuanhai Ziping* says that flourishing wood needs metal before it makes beams, and that is pruning. This month drop one half-done thing you stopped wanting.',
      },
      {
        id: 'chart.useful.metal-against-fire',
        because: ['use:metal', 'adverse:fire'],
        says: ['useful=metal', 'adverse=fire'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '人一多、气氛一热，你定好的话就化了。你的盘取金，金占{pct:metal}，忌火⟨（用神金，忌神火）⟩。金是收口、报数、说到这里为止。写在纸上带去，比当场说管用。',
        en_US:
          'In lively company, what you had decided melts away. This chart takes metal, {pct:metal} of it, and minds fire ⟨(useful element metal, adverse fire)⟩. Metal names the figure and says “up to here.” It goes better when you bring it on paper.',
      },
      {
        id: 'chart.useful.metal-against-earth',
        because: ['use:metal', 'adverse:earth'],
        says: ['useful=metal', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你囤着的“以后有用”，已经够多了。本书替你取金，金占{pct:metal}，忌土⟨（用神金，忌神土）⟩。土是囤、等、再稳一稳，金是挖出来、磨亮、拿去用。挑一样压在最底下的，今天就用掉。',
        en_US:
          'You have enough put by for later. This book takes metal for you, {pct:metal} of the chart, and earth is what lies on top of it ⟨(useful element metal, adverse earth)⟩. Earth hoards and waits until it’s safe. Metal gets dug up, polished and used. Take one thing from the very bottom and use it today.',
      },
      {
        id: 'chart.useful.metal-against-water',
        because: ['use:metal', 'adverse:water'],
        says: ['useful=metal', 'adverse=water'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '理由说到第二条，你就在替对方找缝了。你的盘取金，金占{pct:metal}，偏忌金所生的水⟨（用神金，忌神水）⟩：金是一句定论，水是定论以后没完没了的解释。话说完就停。',
        en_US:
          'Give a second reason, and you start showing the other side where the holes are. This chart takes metal, {pct:metal} of it, and avoids water, metal’s own child ⟨(useful element metal, adverse water)⟩. Metal is a verdict; water is all the explaining after it. When you’ve said it, stop.',
      },
      {
        id: 'chart.useful.water-against-wood',
        because: ['use:water', 'adverse:wood'],
        says: ['useful=water', 'adverse=wood'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你的时间都浇给别人的园子了。本书替你取水，水占{pct:water}，忌的是喝水的木⟨（用神水，忌神木）⟩。水是歇、走、聊、打听，木是又开一个头、又应一个人。一天里有一个钟头什么正事也没有，你剩下的钟头就都管用；少了它，枝叶越多你越干。你舍不得的是那些新芽，每一枝都是你开的头，剪哪一枝都心疼。不用剪，慢一点浇就行，长得下去的自己会扎根去找水，长不下去的，原来也只是因为你天天去。',
        en_US:
          'Your hours go to watering other people’s gardens. This book takes water for you, {pct:water} of the chart, and keeps wood small, which drinks it ⟨(useful element water, adverse wood)⟩. Water rests, walks, talks, asks around. Wood begins one more thing for one more person. With an hour a day that has no errand in it, all the others work. Without it, the more leaves you put out, the drier you get. You can’t bear to lose the new shoots, since you started every one of them. You needn’t cut any. Water more slowly. Those that mean to grow will send down roots and find their own, and the rest had only lived because you came every day.',
      },
      {
        id: 'chart.useful.water-against-fire',
        because: ['use:water', 'adverse:fire', 'adverse:pct>=8'],
        says: ['useful=water', 'adverse=fire'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '催你当场表态，你答的多半不是真想说的。本书替你取水，水占{pct:water}，忌火⟨（用神水，忌神火）⟩。火是赶、抢、立刻见分晓，水是绕一步、问一句、换个地方坐坐。把要紧的话留到饭后散步，走着走着，该说的那句自己会出来。跟急性子的人在一处，你会不知不觉比他还急，回到家才觉出累。先说好“我明天答你”，这五个字比什么道理都挡得住火。',
        en_US:
          'Pressed for an answer on the spot, you say something other than what you mean. This book takes water for you, {pct:water} of the chart, and turns fire down ⟨(useful element water, adverse fire)⟩. Fire hurries and wants it decided now. Water goes around, asks once more, sits somewhere else. Save what matters for a walk after dinner, and somewhere along the way the right sentence turns up. Next to an impatient person you become, without noticing, the more impatient one, and only feel it when you’re home. “I’ll tell you tomorrow” is a small sentence, and it holds off more fire than any argument.',
      },
      {
        id: 'chart.useful.water-against-earth',
        because: ['use:water', 'adverse:earth', 'adverse:pct>=8'],
        says: ['useful=water', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: ['question'],
        zh_CN:
          '怎么知道自己又淤住了？看看这一周，坐的是不是同一把椅子，说话的是不是同几个人。你的盘取水，水占{pct:water}，忌土⟨（用神水，忌神土）⟩：土是成规、存货、坐惯的位子，水是走动、打听、换个地方说话。挪一步，话就通了。',
        en_US:
          'How can you tell that you’ve silted up again? Look at the week: the same chair every day, the same few people to talk to. This chart takes water, {pct:water} of it, and earth is what blocks it ⟨(useful element water, adverse earth)⟩. Earth is custom, supplies and the usual seat. Water moves about, asks, and talks somewhere else. One step to the side, and it runs.',
      },
      {
        id: 'chart.useful.water-against-metal',
        because: ['use:water', 'adverse:metal'],
        says: ['useful=water', 'adverse=metal'],
        form: ['statement'],
        zh_CN:
          '规矩立得越多，你的话越少。本书替你取水，水占{pct:water}，忌金⟨（用神水，忌神金）⟩。金能生水，可金太硬，水就冻住，一句也流不出来。边走边想的事，你想得比坐着好。',
        en_US:
          'The more rules there are, the less you say. This book takes water for you, {pct:water} of the chart, and sets metal aside ⟨(useful element water, adverse metal)⟩. Metal gives rise to water, yet with too much of it the stream freezes and not a word gets out. You think better walking than sitting.',
      },
      // Frequent pairs of useful element and reason
      {
        id: 'chart.useful.frozen-earth',
        because: ['use:fire', 'adverse:water', 'day:earth', 'use:resource', 'sign:weak', 'month:winter'],
        says: ['useful=fire', 'adverse=water'],
        form: ['statement'],
        zh_CN:
          '你怕冷，也怕冷场。你是土，生在冬天，自己不算壮，水一泡更冷；火一来，冰化了，地也肥了。全书因此取火⟨（身弱，调候）⟩，火占{pct:fire}。说话热乎的人，就是你的太阳。',
        en_US:
          'You mind the cold, and cold company too. You are earth, born in winter and none too strong, and water makes you colder; with fire the ground thaws. That’s why this book takes fire ⟨(weak; climate)⟩, {pct:fire} of the chart. People who talk warmly are your sunshine.',
      },
      {
        id: 'chart.useful.winter-river',
        because: ['use:fire', 'adverse:water', 'day:water', 'use:wealth', 'sign:firm', 'month:winter', 'age>=16'],
        says: ['useful=fire', 'adverse=water'],
        form: [],
        zh_CN:
          '力气你够，冷清也够：你是水，生在冬天，已经够强，再添水只是再添冰⟨（身强，调候取火）⟩。全书取火，火占{pct:fire}，一来解冻，二来你的力气有了可用的地方。你一个人能走很远，可走远了没人跟。凡是把人聚到一盏灯下的事，饭局也好，铺面也好，都让别人肯上你的船。还有一样好处：灯下人多，话就碎，碎话正好解你的冻。你平时只说要紧的，别人听着像结论，插不上嘴；肯说几句不要紧的，人家才知道你在想他们。',
        en_US:
          'You have strength enough, and chill enough. You are water, born in winter and strong already, so more water would only be more ice ⟨(strong; fire for the climate)⟩. This book takes fire, {pct:fire} of the chart: it thaws you, and gives your force something to carry. You can go a long way alone, and then nobody is with you. Whatever brings people together under one lamp, a dinner or a shop, gets them on board. There’s another benefit. Under a lamp with others, talk is small, and small talk is what thaws you. You only say what matters, so to others it sounds like a conclusion and they can’t get in. Say a few things that don’t matter, and they’ll know you’ve been thinking of them.',
      },
      {
        id: 'chart.useful.mined-out-hill',
        because: ['use:fire', 'adverse:metal', 'day:earth', 'use:resource', 'sign:weak', 'adverse:pct>=20', 'age>=16', 'age<=74'],
        says: ['useful=fire', 'adverse=metal'],
        form: ['scene'],
        zh_CN:
          '一座山给人挖了太多年，铜出来了，山空了。你是土，力气不足，金从你身上一车车运走⟨（身弱，金重泄土）⟩。火能把土补实，又管得住金，全书便取它，火占{pct:fire}。每交出去一样，你要隔几天才缓得过来，能让你缓过来的是几个让你心热的人。',
        en_US:
          'They’ve mined this hill so long that the copper is all outside and the hill is hollow. You are earth, on the weak side, and metal leaves you by the cartload ⟨(weak, drained by metal)⟩. Fire builds earth up and keeps metal in check, so this book takes it, {pct:fire} of the chart. After each thing delivered you need some days to recover, and what does it is a few people who warm you.',
      },
      {
        id: 'chart.useful.candle-and-ore',
        because: ['use:fire', 'adverse:metal', 'day:fire', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=fire', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '大事你一个人做不动，不是你不肯。你是火，力气不足，面前的金又多又硬⟨（身弱，财重）⟩，像一支蜡烛要化一炉铁。全书取火，就是替你找同伴，火占{pct:fire}，连你自己在内。凑齐三个人再开炉，一个人的时候，只烧自己烧得动的那一块。',
        en_US:
          'You can’t manage the big things alone, and it isn’t for lack of will. You are fire, on the weak side, with a great deal of hard metal before you ⟨(weak, wealth heavy)⟩, one candle under a furnace of iron. This book takes fire, which means companions; it makes up {pct:fire} of the chart, yourself included. Light the furnace when there are three of you. Alone, heat only what you can.',
      },
      {
        id: 'chart.useful.blade-to-forge',
        because: ['use:fire', 'adverse:metal', 'day:metal', 'use:officer', 'sign:firm'],
        says: ['useful=fire', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: ['question'],
        quote: 'yhzp-wang-metal',
        zh_CN:
          '谁来验你的活？这一问对你最要紧。你是金，自己已经够强，再添金只是再添分量⟨（身强，扶抑取官）⟩。⟨《渊海子平》|老书⟩说“金旺得火，方成器皿”，全书取火就为这一句，火占{pct:fire}。没有人定期限、验成色，你会一直只是块好材料。',
        en_US:
          'Who checks your work? That’s your most important question. You are metal and strong already, and more metal would only be more weight ⟨(strong, an officer to restrain it)⟩. Metal that flourishes becomes a vessel when it meets fire, *Yuanhai Ziping* says; fire, {pct:fire} of the chart, is taken for that reason. With nobody to set a date and test the result, you go on being fine raw material.',
      },
      {
        id: 'chart.useful.tree-under-axe',
        because: ['use:water', 'adverse:metal', 'day:wood', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=water', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '有人拿规矩压你，你硬接就要伤着。你是木，力气不足，怕金来砍；水站在当中，接了金又来养你⟨（身弱，印化官杀）⟩。全书取水便为这个，水占{pct:water}。先去查，去问，去睡一晚，力道到你这里已经变软。',
        en_US:
          'When somebody comes down on you with rules, standing firm gets you hurt. You are wood, on the weak side, and metal would cut you; water stands between, takes the metal in and feeds you ⟨(weak, a seal absorbs the officers)⟩. Hence water, {pct:water} of the chart. Look it up, ask around, sleep on it. By then the blow has gone soft.',
      },
      {
        id: 'chart.useful.metal-to-river',
        because: ['use:water', 'adverse:metal', 'day:metal', 'use:output', 'sign:firm'],
        says: ['useful=water', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你肚里有货，缺的是出口。你是金，已经够强⟨（身强，食伤泄秀）⟩，说出来、写出来、教出来的都算水，全书取它，水占{pct:water}。再往身上添本事、添规矩，只是把山加高。懂的三样里挑一样讲给外人听，你会发现讲的时候又懂了一层，讲完人也轻了。你怕讲浅了丢人，其实讲浅了才有人接得上，接的那一句里常有你没想到的东西。一肚子的金，最后值钱的是流到别人田里的那一些。',
        en_US:
          'You have plenty inside; what you lack is a way out. You are metal and strong enough ⟨(strong, output lets it flow)⟩, and what gets said, written or taught is water, which this book takes, {pct:water} of the chart. Another skill or another rule just makes the hill higher. Explain one thing you know to an outsider, and you’ll understand it better halfway through and feel lighter at the end. You’re afraid of sounding shallow. But it’s when you keep it simple that somebody can answer, and there’s often something in the answer you hadn’t thought of. Of all that gold, what counts in the end is the part that reached other people’s fields.',
      },
      {
        id: 'chart.useful.stream-in-drought',
        because: ['use:water', 'adverse:fire', 'day:water', 'use:peer', 'sign:weak'],
        says: ['useful=water', 'adverse=fire'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '一个人应不了的局，别一个人去。你是水，力气不足，前头的火等着你去照管⟨（身弱，财重）⟩，小溪流不到田里，半路就干了。全书取水，盼的是别的溪来汇合，水占{pct:water}，连你自己在内。拉上两个同道，早上去，别拖到下午。',
        en_US:
          'Where you can’t cope alone, don’t go alone. You are water, on the weak side, with a great deal of fire to see to ⟨(weak, wealth heavy)⟩, and a brook dries up before it gets to the field. This book takes water, hoping for other brooks to join; there is {pct:water} of the chart, yourself included. Bring two of your own kind, and go in the morning.',
      },
      {
        id: 'chart.useful.banked-fire',
        because: ['use:water', 'adverse:fire', 'day:fire', 'use:officer', 'sign:firm'],
        says: ['useful=water', 'adverse=fire'],
        claims: ['presumes=adult'],
        form: ['scene'],
        quote: 'yhzp-wang-fire',
        zh_CN:
          '锅里有水，灶火越旺越是好事；锅一干，旺火就烧穿了底。你是火，已经够旺⟨（身强，官杀来制）⟩，⟨《渊海子平》|老书⟩说“火旺得水，方成相济”，全书因此取水，水占{pct:water}，忌再添火。一个不怕你、说话慢的人管着你的时间，你会嫌烦，也会做得久。',
        en_US:
          'With water in the pot a strong fire is a blessing; with the pot dry it burns through the bottom. You are fire and strong as it is ⟨(strong, an officer to restrain it)⟩. *Yuanhai Ziping* has it that flourishing fire and water complete each other, so water, {pct:water} of the chart, is taken and more fire avoided. Somebody slow and unafraid of you in charge of your time will annoy you, and you’ll last.',
      },
      {
        id: 'chart.useful.dry-mountain',
        because: ['use:water', 'adverse:earth', 'day:earth', 'use:wealth', 'sign:firm'],
        says: ['useful=water', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你站得稳，也不大让人过得去：你是土，已经强，再堆土只是更难翻⟨（身强，财来耗）⟩。水是你要照管的东西，全书取它，水占{pct:water}。你给人方便的那几回，过后都成了你的路。',
        en_US:
          'You stand firm and are hard to get past. You are earth and strong already, and more would only be harder to cross ⟨(strong, wealth gives it work)⟩. Water is what you have to look after; this book takes it, {pct:water} of the chart. The few times you made things easy for others turned into your own roads.',
      },
      {
        id: 'chart.useful.sapling-in-dust',
        because: ['use:water', 'adverse:earth', 'day:wood', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=water', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '要你打理的比你的力气大。你是木，力气不足，土又多又干⟨（身弱，财重）⟩。先别想着翻地，先挖井：水进来，根能下去，土自己就松。全书取水，水占{pct:water}。学一样、睡够一觉，在你都算挖井，看着没做事，第二天手里的摊子却好收拾了。别人看你面前那么大一块地，羡慕；你看着它，先算缺多少水。这个算法是对的，算完别忘了，地不用一年翻完，荒着的那一半明年还是你的。',
        en_US:
          'There’s more for you to tend than you have strength for. You are wood, on the weak side, with earth that is plentiful and dry ⟨(weak, wealth heavy)⟩. Digging comes later; first a well. With water the roots go down and the soil loosens by itself, so this book takes water, {pct:water} of the chart. Learning something and sleeping enough are both well-digging for you. It looks like doing nothing, and the next day the field is easier. Others look at your large field with envy; you look at it and count the missing water. The sum is right. Just remember that it needn’t all be plowed in a year. The half that lies fallow will still be yours.',
      },
      {
        id: 'chart.useful.well-and-garden',
        because: ['use:metal', 'adverse:wood', 'day:water', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=metal', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你给出去的太多了，自己快见底。你是水，力气不足，木把你喝去太多⟨（身弱，食伤泄重）⟩。金能生水，又剪得住木，全书取它，金占{pct:metal}。日常里的金是一句“不了”，一条说到做到的线。先剪掉那根只有你一个人在浇的枝。',
        en_US:
          'You give away too much, and the bottom is showing. You are water, on the weak side, and wood drinks too much of you ⟨(weak, drained by output)⟩. Metal gives rise to water and trims wood, so this book takes it, {pct:metal} of the chart. In daily life it’s a “no, thanks” and a line that is kept. Start with the branch that nobody waters but you.',
      },
      {
        id: 'chart.useful.small-axe',
        because: ['use:metal', 'adverse:wood', 'day:metal', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=metal', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '机会来了，你别急着独吞。你是金，力气不足，摆在面前的木又多⟨（身弱，财重）⟩，斧头小，林子大，卷刃的是斧头。多几把斧头，林子才成木料：全书取金，金占{pct:metal}，连你自己在内。先想找谁合着做；找不到人的那一桩，放它长着。',
        en_US:
          'When a chance comes along, don’t try to take it all. You are metal, on the weak side, with a great deal of wood before you ⟨(weak, wealth heavy)⟩; the axe is small, and it’s the axe that gets notched. With more axes the forest becomes timber, so this book takes metal, {pct:metal} of the chart, yourself included. Think first of whom to share it with. Where there’s nobody, leave it standing.',
      },
      {
        id: 'chart.useful.smothered-fire',
        because: ['use:wood', 'adverse:earth', 'day:fire', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你做完一件马上做下一件，越做越暗。你是火，力气不足，土把你的亮盖住⟨（身弱，食伤泄重）⟩。添柴有两样好处：火有得烧，木根还能把土拱开，全书取木，木占{pct:wood}。中间隔一段，读点什么，学点什么，下一件才有柴。旁人劝你省着点，劝得不对，你缺的是进。身边有一种人，跟他坐一会儿你就亮，说不上他教了你什么；还有一种人，每回见完你都想躺下。你分得清，只是不好意思照着这个来排日子。',
        en_US:
          'You finish one thing and start the next, and get dimmer each time. You are fire, on the weak side, and earth covers your light ⟨(weak, drained by output)⟩. Wood does two things for you: it’s fuel, and its roots push the soil apart. So this book takes wood, {pct:wood} of the chart. With a gap in between, some reading, something learned, there will be logs for the next. People tell you to save your strength. They’re wrong; what you need is more coming in. There’s a kind of person beside whom you brighten, though you couldn’t say what they taught you, and another kind after whom you have to lie down. You know which is which. You just feel bad about arranging your days by it.',
      },
      {
        id: 'chart.useful.lone-plow',
        because: ['use:wood', 'adverse:earth', 'day:wood', 'use:peer', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=earth'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你独自扛着的那一块，分一半出去也不亏。你是木，力气不足，该管的土却厚⟨（身弱，财重）⟩。全书取木，就是给你找并排的人，木占{pct:wood}，连你自己在内。',
        en_US:
          'The field you work alone could be shared at no loss. You are wood, on the weak side, and the earth in your charge is deep ⟨(weak, wealth heavy)⟩. This book takes wood, {pct:wood} of the chart, yourself included: somebody to plow alongside.',
      },
      {
        id: 'chart.useful.packed-hill',
        because: ['use:wood', 'adverse:earth', 'day:earth', 'use:officer', 'sign:firm'],
        says: ['useful=wood', 'adverse=earth'],
        claims: ['presumes=reading'],
        form: ['question'],
        zh_CN:
          '谁敢追问你三遍？有这样的人，是你的福气。你是土，已经够厚，再添就板了⟨（身强，官杀来疏）⟩，能把你松开的是根，全书便取木，木占{pct:wood}。第三遍问的，多半正是要松的那一块。',
        en_US:
          'Who dares to ask you a thing three times? You’re lucky if there’s someone. You are earth, thick enough, and with any more you’d turn to brick ⟨(strong, an officer to loosen it)⟩. What loosens it is roots, so this book takes wood, {pct:wood} of the chart. The third question finds the spot.',
      },
      {
        id: 'chart.useful.wood-alight',
        because: ['use:fire', 'adverse:wood', 'day:wood', 'use:output', 'sign:firm'],
        says: ['useful=fire', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: ['order'],
        quote: 'yhzp-qiang-wood',
        zh_CN:
          '你长得够多了，缺的是给人看见。你是木，已经够强，再长就密了⟨（身强，食伤泄秀）⟩。“强木得火，方化其顽”，这是⟨《渊海子平》|老书⟩的话，全书取火，火占{pct:fire}。别再收集新的，从手上挑一样，定个日子当众讲。',
        en_US:
          'You’ve grown enough; what’s missing is being seen. You are wood and strong already, and denser would just be thicket ⟨(strong, output lets it shine)⟩. Fire, says *Yuanhai Ziping*, is what makes strong wood give up its stubbornness, and this book takes it, {pct:fire} of the chart. Collect nothing new. Choose one thing you have and fix a day to present it.',
      },
      {
        id: 'chart.useful.earth-under-roots',
        because: ['use:fire', 'adverse:wood', 'day:earth', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=fire', 'adverse=wood'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '被人催得紧，你会散。你是土，力气不足，木来逼你；火在当中，把木化成养料⟨（身弱，印化官杀）⟩，像枯枝烧成灰，地又肥了。全书取火，火占{pct:fire}。催你的那件事，你越闷着做越乱；当众讲一遍做到哪里，催的人安静了，你自己也看清了下一步。在你身上，人一多压力就轻，是因为火在人堆里。关起门来扛的那几回，回想起来多半没扛成；成的那几回，总有人在边上看着。',
        en_US:
          'Driven hard, you come apart. You are earth, on the weak side, pressed by wood; fire in between turns the pressure into food ⟨(weak, a seal absorbs the officers)⟩, the way burned branches make ash for the soil. So this book takes fire, {pct:fire} of the chart. Working on it in silence makes it worse. Say aloud, before everyone, how far you are: those who were pushing grow quiet, and you see the next step yourself. With you pressure gets lighter in company, since that is where the fire is. Think of the times you shut the door and carried it alone: few of them worked. When it did work, somebody was always there to see.',
      },
      {
        id: 'chart.useful.spring-in-rock',
        because: ['use:metal', 'adverse:earth', 'day:water', 'use:resource', 'sign:weak', 'adverse:pct>=20', 'age>=16', 'age<=74'],
        says: ['useful=metal', 'adverse=earth'],
        form: ['statement'],
        zh_CN:
          '上头压下来的任务，有标准的你做得好，没标准的把你闷住。你是水，力气不足，土压在上头，金夹在当中，吃了土的重，吐出水来⟨（身弱，印化官杀）⟩。全书取金，金占{pct:metal}。找得到那条硬杠杠，压力反倒替你说话。',
        en_US:
          'Tasks from above that come with a standard you do well; those without one choke you. You are water, on the weak side, with earth lying on you; metal in between takes up the weight and gives it back as water ⟨(weak, a seal absorbs the officers)⟩. Therefore metal, {pct:metal} of the chart. With a hard edge to point to, the pressure speaks for you.',
      },
      {
        id: 'chart.useful.lamp-and-rain',
        because: ['use:wood', 'adverse:water', 'day:fire', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=wood', 'adverse=water'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '被催、被管、被盯的日子，你一硬顶就灭。你是火，力气不足，水来得急；木在当中喝了水，又拿自己养火⟨（身弱，印化官杀）⟩。全书取木，木占{pct:wood}。去跟一位老师，学一样慢的，像在树荫底下护一盏灯，光自己会稳。',
        en_US:
          'When you’re chased and watched, pushing back puts you out. You are fire, on the weak side, and water comes at you fast; wood in between drinks the water and then feeds the flame ⟨(weak, a seal absorbs the officers)⟩. So this book takes wood, {pct:wood} of the chart. Go to a teacher and learn something slow. A lamp under a tree stays lit in the rain.',
      },
      {
        id: 'chart.useful.ore-in-fire',
        because: ['use:earth', 'adverse:fire', 'day:metal', 'use:resource', 'sign:weak', 'adverse:pct>=20'],
        says: ['useful=earth', 'adverse=fire'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '有人当面发急，你跟着急就吃亏。你是金，力气不足，火烧得急；土在当中接住火，又把你养起来⟨（身弱，印化官杀）⟩。全书取土，土占{pct:earth}。你一慢下来，让坐、倒水、拿笔记，对方那股火已经小了一半。',
        en_US:
          'If somebody flares up at you and you flare up too, you lose. You are metal, on the weak side, in a hot fire; earth in between catches the heat and nurses you meanwhile ⟨(weak, a seal absorbs the officers)⟩. So this book takes earth, {pct:earth} of the chart. You slow down, offer a chair, pour water, take notes, and the fire is already half as high.',
      },
      {
        id: 'chart.useful.metal-washed-out',
        because: ['use:earth', 'adverse:water', 'day:metal', 'use:resource', 'sign:weak'],
        says: ['useful=earth', 'adverse=water'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '说的、写的、替人跑的，样样是从你身上出去的。你是金，力气不足，水把你一点点带走⟨（身弱，食伤泄重）⟩。土能筑岸，又能生金，全书取土，土占{pct:earth}。出门讲一天话，你要静一天才补得回来；静的那天手上有点活，比聊天养人。',
        en_US:
          'Talk, pages, errands: all of it goes out of you. You are metal, on the weak side, and water carries you off a little at a time ⟨(weak, drained by output)⟩. Earth builds a bank and makes new metal, so this book takes it, {pct:earth} of the chart. A day of talking costs you a day of quiet. On that day something for your hands does more for you than company.',
      },
      {
        id: 'chart.useful.fire-with-work',
        because: ['use:metal', 'adverse:fire', 'day:fire', 'use:wealth', 'sign:firm'],
        says: ['useful=metal', 'adverse=fire'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '热情上来，你要问自己三句：做出来的是哪一件，交给谁，收多少。你是火，已经够强，要紧的是有块铁可打⟨（身强，财来耗）⟩。金是上得了手的活、数得清的数目，全书取它，金占{pct:metal}，忌再煽火。三句都答得出，这股热就有了去处；答不出，烧的是你自己的炉膛。',
        en_US:
          'When enthusiasm rises there are three things to ask yourself: what will come of it, for whom, at what price. You are fire and strong as it is, and what you need is a piece to work on ⟨(strong, wealth gives it work)⟩. Metal means work you can lay hands on and figures that add up; this book takes it, {pct:metal} of the chart, and no more bellows. With three answers the heat has somewhere to go. Without them it’s your own furnace that burns.',
      },
      {
        id: 'chart.useful.blade-in-garden',
        because: ['use:wood', 'adverse:metal', 'day:metal', 'use:wealth', 'sign:firm', 'age>=16'],
        says: ['useful=wood', 'adverse=metal'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你挑得出一百处毛病，缺的是一样舍不得剪的东西。你是金，已经够强，再添金只剩下互相磕碰⟨（身强，财来耗）⟩。全书取木，木占{pct:wood}：得有东西让你去养，刀才不白快。认领一样会长的，一个新人，一盆树，先养一季再动剪。',
        en_US:
          'You can find a hundred faults; what you lack is something you’d hate to cut. You are metal and strong already, and more of it would merely clatter ⟨(strong, wealth gives it work)⟩. This book takes wood, {pct:wood} of the chart: there has to be something to tend, or the edge is wasted. Adopt a thing that grows, a beginner or a potted tree, and feed it for a season before you cut.',
      },
    ],
  },
]

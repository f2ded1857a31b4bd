import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-season',
    card: 'self',
    role: { section: 'strength' },
    paragraphs: [
      {
        id: 'self.season.jia-spring',
        because: ['day:jia', 'month:spring'],
        says: ['self.surge=start', 'self.season=helps'],
        zh_CN:
          '星期天晚上别人在叹气，你已经把明天的背包收拾好了。甲是树，春天是它自己的季节，树液往上走用不着人催，你的力气也总在开头最足。难啃的一段放在头三天办；等新鲜劲过去，手上最好只剩些可以边听收音机边做的活。',
        en_US:
          'On Sunday evening, while others sigh, your bag for Monday is packed and by the door. Jia is a tree, and spring is its own season: sap rises without being told to, and your strength comes at the start of things. Put the hard part in the first three days. What’s left should be the kind of work one does with the radio on.',
      },
      {
        id: 'self.season.jia-summer',
        because: ['day:jia', 'month:summer'],
        says: ['self.surge=two-halves', 'self.season=costs'],
        zh_CN:
          '下午三点，你说今天到此为止；吃过晚饭又坐回去，一直做到夜深。甲木生在夏天，叶子全张着往外冒水汽，正午打蔫是正常的，太阳一偏又立起来。你的力气一天有两截，中间那段别硬接，睡二十分钟，或者走一段不说话的路。',
        en_US:
          'At three in the afternoon you announce that you’re done for the day; after supper you sit down again and go on until late. A tree in summer has every leaf open and breathing out, droops at noon, and stands up when the sun moves off. Your strength comes in two lengths. Don’t splice them. Take twenty minutes lying down, or a walk without talk.',
      },
      {
        id: 'self.season.jia-autumn',
        because: ['day:jia', 'month:autumn'],
        says: ['pressure=becomes-skill', 'self.season=costs'],
        zh_CN:
          '说起最难伺候的那位师傅，你骂一句，又补一句：手艺是他逼出来的。树的年轮，秋天那一道最窄也最硬；甲生在属金的季节，金管着木，你的力气是这样一道一道收紧攒下的。日子太顺，你反倒觉得自己发虚，要去找点难的来做。',
        en_US:
          'Of the hardest teacher you ever had, you complain for one sentence and then admit that what you can do, you learned there. In a tree’s rings the autumn line is the narrowest and the hardest. Born when metal has the season and holds wood in check, you put on strength that way. A soft year leaves you feeling hollow, and you go looking for something difficult.',
      },
      {
        id: 'self.season.jia-winter',
        because: ['day:jia', 'month:winter'],
        says: ['out=little', 'self.season=helps'],
        zh_CN:
          '冬天的树看着停了，明年的芽苞早已结好，裹在鳞片里。甲生在冬天，水养着根，只是天还冷，不急着发：你学了大半年，一样没拿出来，问起来只说还早。根底是有的，短的是一个日子。跟人约定哪天看，芽才知道哪天开。',
        en_US:
          'A winter tree looks shut, yet next year’s buds are on it already, wrapped up in scales. Born in the cold with water at the root, you study a thing for most of a year and show none of it; asked, you say it’s early. The groundwork is there. What’s missing is a date. Promise somebody a day to see it, and the bud will know when to open.',
      },
      {
        id: 'self.season.yi-spring',
        because: ['day:yi', 'month:spring'],
        says: ['self.roots=many', 'self.season=helps'],
        zh_CN:
          '一家没有回信，你还有另外四家在等。乙是草，春天是草的时令，茎爬到哪里，哪里就多生一个根；你的力气不存在一处，掐掉一头，别处照长。问你有没有把握，你答得含糊，其实早数过了：要一连断三处，才算断。',
        en_US:
          'One place never wrote back, and you have four more out. Yi is grass, spring is grass’s own time, and wherever a runner touches soil it puts down another root. Your strength isn’t kept in any one spot, so nipping it off there changes little. Asked how sure you are, you sound vague. You’ve counted, though: it would take three breaks in a row.',
      },
      {
        id: 'self.season.yi-summer',
        because: ['day:yi', 'month:summer'],
        says: ['self.surge=morning', 'self.season=costs'],
        zh_CN:
          '上午在台上应答如流，下午连外卖都选不出来。乙木生在夏天，花开着，水走得也快；开花的力气和过日子的力气，装在同一只罐里。露脸的事一天只排一场，排在早上。牵牛花就是这样活的，没有人说它懒。',
        en_US:
          'In the morning you handle a roomful of questions; in the afternoon you can’t choose a sandwich. Yi in summer is a plant in flower, and water leaves it fast: blooming and getting through the day draw on one jar. Put a single public thing in each day, and put it early. Morning glories live like that, and nobody calls them lazy.',
      },
      {
        id: 'self.season.yi-autumn',
        because: ['day:yi', 'month:autumn'],
        says: ['self.rides=stronger', 'self.season=costs'],
        zh_CN:
          '秋天的草有一个办法：把籽挂在过路人的裤腿上。乙木生在属金的时令，硬碰没有胜算，你学会了搭车，跟着脾气硬、走得远的人，走到自己原先没想过的地方。只是要记得下车。跟到第三年，问一句，这条路当初是谁要走的。',
        en_US:
          'Weeds in autumn have a method, which is to hang their seeds on the trousers of whoever walks by. Born soft in metal’s season, you learned not to stand in the path but to ride. Some hard-headed person with a long way to go has carried you to places you hadn’t thought of. In the third year, ask whose road this was, and whether it’s your stop.',
      },
      {
        id: 'self.season.yi-winter',
        because: ['day:yi', 'month:winter'],
        says: ['self.warms-by=company', 'self.season=helps'],
        zh_CN:
          '窗台上的一碗水仙，有水就能活，开不开花要看屋里暖不暖。乙生在冬天，养它的水，季节已经给了，短的是一点热气：冷场里你连拿手的事都讲不利索，换一桌笑得出声的人，你能讲到散席。先挑桌子，后挑话题。',
        en_US:
          'A bowl of narcissus on the sill will live on water alone, but whether it blooms depends on the heating. Born to Yi in winter, you were given the water by the season, and what runs short is warmth. In a chilly room you fumble the very thing you’re good at; at a table that laughs out loud you talk till closing. Choose the table first, then the subject.',
      },
      {
        id: 'self.season.bing-spring',
        because: ['day:bing', 'month:spring', 'age>=16'],
        says: ['self.fuel=new-ideas', 'self.season=helps'],
        zh_CN:
          '本来困了，朋友来电话说想开一间小铺子，你坐起来，问他租金多少。丙火生在春天，满山的木都在长，样样是柴，别人刚冒头的念头最能替你添火。要当心柴太杂：热心分成七份，这家铺子开张那天，你在另外六家。',
        en_US:
          'You were half asleep when a friend called about opening a small shop; now you’re sitting up, asking about the rent. Fire born in spring has wood growing on every slope, and nothing feeds you like an idea that somebody had this morning. The trouble is variety. With your zeal cut into seven, on the day the shop opens you’ll be at one of the other six.',
      },
      {
        id: 'self.season.bing-summer',
        because: ['day:bing', 'month:summer'],
        says: ['stop=hard', 'self.season=helps'],
        zh_CN:
          '“还早呢”，你说这话的时候，一屋子人正在找鞋。丙是太阳，生在夏天，天长得看不到头，力气自己会来，用不着谁添柴，于是也看不见别人的天几时黑了。散场的钟点，交给最先打哈欠的那个人定。',
        en_US:
          '“It’s early yet,” you say, to a hallway full of people looking for their shoes. Bing is the sun, and in summer the sun hardly goes down; your strength comes up by itself and asks nobody the time. So you can’t tell when it has grown dark for others. Let the first person who yawns decide when the evening is over.',
      },
      {
        id: 'self.season.bing-autumn',
        because: ['day:bing', 'month:autumn'],
        says: ['self.reach=deep', 'self.season=costs'],
        zh_CN:
          '正午的太阳只晒屋顶，秋天的太阳斜下来，反倒照得到屋子最里头的那面墙。丙生在秋天，时令不添火，劲头未必盖得过人，够得着的地方却深。几个人劝不动的那位，末了让你坐着聊开了。这样照人费时候，一天只照一间。',
        en_US:
          'Noon sun heats the roof. Autumn sun comes in low and reaches the back wall. Born to Bing when the season brings no fuel, you don’t overpower anyone, and you get to places the strong ones never saw. The person three others couldn’t persuade talked freely once you’d sat there an hour. It’s slow light, so do one room a day.',
      },
      {
        id: 'self.season.bing-winter',
        because: ['day:bing', 'month:winter', 'age>=16', 'age<=74'],
        says: ['self.surge=late-start', 'self.season=costs'],
        zh_CN:
          '头一个会你没开口，第二个会开到一半，一屋子人都转过来朝着你坐。丙火生在冬天，像冷天里发动的车，先要空转一阵，水温上来，后座才有暖气。要紧的事别排在一早，也别让人凭头一刻钟给你下结论。',
        en_US:
          'You say nothing in the first meeting, and halfway through the second every chair has turned your way. Fire born in winter is a car on a cold morning: it has to idle a while, and then there’s heat for the whole back seat. Keep what matters away from the first hour. Whoever judges you on those fifteen minutes is judging the weather.',
      },
      {
        id: 'self.season.ding-spring',
        because: ['day:ding', 'month:spring'],
        says: ['self.fed=piece-by-piece', 'self.season=helps'],
        zh_CN:
          '一下子添三根大柴，小火反而灭了。丁火生在春天，柴是现成的，只是要劈细了一根根来。人家一口气教你十样，你点头，回家一样没动；一天教一样，你比谁都记得牢。收到一张长单子，先划出今晚的那一根。',
        en_US:
          'Three logs at once will put out a small fire. Ding in spring has all the fuel it wants, provided somebody splits it fine. Taught ten things at a sitting, you nod, go home and touch none of them; taught one a day, you have them for life. When a long list arrives, draw a line under tonight’s stick and put the rest back in the shed.',
      },
      {
        id: 'self.season.ding-summer',
        because: ['day:ding', 'month:summer'],
        says: ['self.heat=shut-door', 'self.season=helps'],
        zh_CN:
          '做到一半的东西，谁凑过来看一眼，你就得重新起头。丁火生在夏天，是烧足了的窑，热有的是，怕的是半路开门。你的力气要关着门用，三天不接电话，做得出别人半个月的活。门上贴张条子，写明哪天出窑，外头的人也就不敲了。',
        en_US:
          'Somebody glances at your half-made thing, and you have to begin again. Ding born in summer is a kiln at full heat, and the one thing it can’t stand is the door being opened midway. Three days with the phone off, and you’ve done what takes others two weeks. Tape a note to the door with the day it comes out. People knock less when there’s a date.',
      },
      {
        id: 'self.season.ding-autumn',
        because: ['day:ding', 'month:autumn'],
        says: ['self.queue=grows', 'self.season=costs'],
        zh_CN:
          '手边等着修的东西排成一行：一只表，一副眼镜，邻居的台灯。丁火生在属金的季节，满桌的活都指望这一点火，你修得好，队就越排越长。火苗的力气在集中，桌上一次只许放一件，其余的请它们去抽屉里等。',
        en_US:
          'There’s a row of things waiting on your table: a watch, somebody’s glasses, the neighbor’s lamp. A small flame born in metal’s season has plenty to work on, and since what you mend stays mended, the row grows. The strength of a flame is in being gathered at one point. Allow a single item on the table. The others can wait in a drawer.',
      },
      {
        id: 'self.season.ding-winter',
        because: ['day:ding', 'month:winter'],
        says: ['self.shield=wanted', 'self.season=costs'],
        zh_CN:
          '进了馆子，你挑靠墙的位子，背后没有人走动，话才多起来。丁火生在冬天，风和水都候在外头，灯要有罩。你的力气一半花在挡风上；有人替你站到风口，说一句“这事我去讲”，你能亮出两倍来。找帮手，先找肯做罩子的。',
        en_US:
          'In a restaurant you take the seat along the wall, and you open up only when nobody can walk behind you. A flame born in winter has wind and water waiting outside, and half your strength goes to keeping them off. When someone says “I’ll deal with them,” you burn twice as bright. Of all the help there is, look first for a chimney glass.',
      },
      {
        id: 'self.season.wu-spring',
        because: ['day:wu', 'month:spring'],
        says: ['governed=from-outside', 'self.season=costs'],
        zh_CN:
          '山坡上若没有树根拉着，春天头一场雨就往下滑。戊土生在春天，木扎进来，压着你，也拉住你：假期里没人等着，你三天就散了架；有一只狗要遛，有一堂课要到，你六点就醒。别嫌牵绊，挑两样留着。',
        en_US:
          'A slope with no roots in it slides at the first spring rain. Wood grows into the earth of a Wu born in this season; it’s a weight, and it also holds you up. With nobody expecting you, you fall apart by the third day of a vacation. Give you a dog to walk and a class to get to, and you’re awake at six. Keep two such ties on purpose.',
      },
      {
        id: 'self.season.wu-summer',
        because: ['day:wu', 'month:summer'],
        says: ['stop=hard', 'self.season=helps'],
        zh_CN:
          '一连几个星期没歇过一天，问起来，你说用不着。戊土生在夏天，天天有火来养，像日头底下夯起来的墙，一年比一年结实，也一年比一年渗不进水。力气不用愁，要愁的是没有缝。一个月挑一天什么也不垒，当作在墙上留的窗。',
        en_US:
          'Weeks have gone by without a day off; asked about it, you say you don’t need one. Wu born in summer is fed by fire every day, like a rammed wall in the sun, each year harder and each year slower to let water in. Strength isn’t the worry. Leave a window: one day a month on which nothing gets built.',
      },
      {
        id: 'self.season.wu-autumn',
        because: ['day:wu', 'month:autumn', 'age>=16', 'age<=74'],
        says: ['out=much', 'self.reserve=none', 'self.season=costs'],
        zh_CN:
          '来搬石头的人一批接一批，山看上去一点没少。戊土生在秋天，属金的季节把山里的矿往外拿，你的经验、门路、写好的方案，谁来都给一车。轮到自己要用，走进去才发现洞是空的。往外给之前留一份底，再问一句：拿什么来换。',
        en_US:
          'Carts come for stone one after another, and the mountain looks no smaller. Born to Wu in metal’s season, you have ore being carried out all the time: what you know, whom you know, the plan you’d already written. Then you need some yourself, walk in, and hear an echo. Before the next cart leaves, keep a copy, and ask what it’s bringing back.',
      },
      {
        id: 'self.season.wu-winter',
        because: ['day:wu', 'month:winter'],
        says: ['self.holds=back-water', 'self.season=costs'],
        zh_CN:
          '堤这种东西，没出过事就没人记得它。戊土生在冬天，正是水大的季节，你多半就是那道堤：两家人的口角，几个人的脾气，流到你这里都给拦住了。冻住的土看着最硬，敲上去却脆。哪一段该换人守，趁早说。',
        en_US:
          'Nobody thinks of a levee in a year when it holds. Wu born in winter is earth in the season of high water, and the levee tends to be you: quarrels and other people’s tempers come that far and stop. Frozen ground looks its hardest and chips when you tap it. Say which stretch someone else should watch, and say it before the thaw.',
      },
      {
        id: 'self.season.ji-spring',
        because: ['day:ji', 'month:spring', 'age>=16', 'age<=74'],
        says: ['pressure=becomes-skill', 'self.season=costs'],
        zh_CN:
          '一份方案给人从头到尾翻了一遍，你闷了一晚，第三天它比原来好。己是田，生在春天，木的根来松它，犁也来，翻的时候不好受，翻过的地才吃得进雨。没人来翻，你反倒板结，几年一个样。每一季请个手重的人来看看。',
        en_US:
          'Someone takes your plan apart from first page to last. You’re silent all evening, and on the third day it’s better than it was. Ji is a field, and a field in spring gets roots and plows put through it; that isn’t pleasant, and it’s how rain gets in. Left alone, you cake over and stay the same for years. Once a season, invite a heavy hand.',
      },
      {
        id: 'self.season.ji-summer',
        because: ['day:ji', 'month:summer'],
        says: ['self.digests=anything', 'self.season=helps'],
        zh_CN:
          '别人丢下的边角料，到你手里捂一阵又能用：旧稿子，吵剩的话，一张没考好的卷子。己土生在夏天，火来养它，像一堆发着热的肥，什么进去都化得开。热的堆子也干得快，浇一瓢水再添：歇一个下午，再收下一样。',
        en_US:
          'Scraps that others throw out are good again after a while with you: old drafts, the leftovers of a quarrel, an exam that went wrong. Ji born in summer is earth with fire feeding it, a compost heap that’s hot inside and breaks anything down. Hot heaps also dry out. Water it before you add more, which means taking the afternoon off.',
      },
      {
        id: 'self.season.ji-autumn',
        because: ['day:ji', 'month:autumn'],
        says: ['self.after-harvest=empty', 'self.season=costs'],
        zh_CN:
          '东西交出去的那晚，大家约着庆祝，你只想把灯关了。己土生在秋天，地力全长到庄稼里去，收割那天田里最空。这样的空用不着找原因，盖一层草，晾半个月。难的是总有人来问明年种什么，回一句“还没想”，就够了。',
        en_US:
          'The night it’s delivered, the others want to celebrate, and you’d like the lights off. Ji is a field; born in autumn, it has put what it had into the crop, and is never so bare as on the day of the harvest. There’s nothing to explain. Cover it with straw for two weeks. When somebody asks what you’ll plant next, “no idea yet” is a full answer.',
      },
      {
        id: 'self.season.ji-winter',
        because: ['day:ji', 'month:winter'],
        says: ['self.warms-by=ritual', 'self.season=costs'],
        zh_CN:
          '冻住的地，一镐下去一个白印；有经验的人先在上面烧一堆草。己土生在冬天，又湿又冷，催是催不动的，自己催也一样。开工前那壶热茶，那几句闲话，算不上磨蹭。省掉这一步的日子，一个上午只落下一个白印。',
        en_US:
          'Swing a pick at frozen ground and you get a white scratch, so people who know burn some straw on it first. Ji born in winter is cold, wet earth, and it can’t be hurried, by you or by anyone. The pot of tea and the bit of gossip before work are not dawdling. On days when you skip them, the whole morning is one white scratch.',
      },
      {
        id: 'self.season.geng-spring',
        because: ['day:geng', 'month:spring', 'age>=16', 'age<=74'],
        says: ['self.leaned-on=much', 'self.season=costs'],
        zh_CN:
          '一根铁桩立在地里，瓜藤豆藤都来缠。庚生在春天，样样在往上长，季节不养铁，却处处用得着铁：新来的同事，刚起头的计划，谁家放学的孩子，先在你身上绕一圈。你立得住，锈也从绕得最密的地方起。隔一阵清一次藤。',
        en_US:
          'Set an iron post in a garden, and the beans and the squash will find it. In spring everything is climbing, and Geng, which this season doesn’t feed, is what it climbs on: the new colleague, the plan that’s a week old, somebody’s child after school. You hold. Rust starts where the vines are thickest, so clear them now and then and look at the post.',
      },
      {
        id: 'self.season.geng-summer',
        because: ['day:geng', 'month:summer'],
        says: ['self.slack=needed', 'self.season=costs'],
        zh_CN:
          '铁轨每隔一段要留一道缝，夏天热起来才不会拱。庚生在夏天，火催得紧，越催你越往满里排，排到一天里找不出一条缝，第二个星期就跟人顶上了。缝占不了多少地方：两件事中间空十分钟，谁来问也不给。',
        en_US:
          'Rails are laid with gaps so that they won’t buckle in the heat. You’re Geng, born in summer: fire presses, and the more it presses, the tighter you pack the day. By the second week there’s no gap left, and you and somebody are pushing against each other. Ten minutes between two things is enough. Give them to nobody who asks.',
      },
      {
        id: 'self.season.geng-autumn',
        because: ['day:geng', 'month:autumn'],
        says: ['help=does-not-ask', 'self.season=helps'],
        zh_CN:
          '铁门太沉，外头推不动，就当里面没有人。庚金生在秋天，正当自己的时令，力气不用借，你也就不出声；朋友有了难处先想到你，却想不到你也会有。门不用拆，装一个铃：一个月按响一次，说一件自己搞不定的小事。',
        en_US:
          'The iron door is so heavy that people push once and conclude there’s nobody in. Geng in autumn is metal in its own season; you needn’t borrow strength, and so you make no sound. Friends in trouble think of you first. That you might be in trouble doesn’t occur to them. Keep the door, add a bell, and once a month ring for some small thing you can’t manage.',
      },
      {
        id: 'self.season.geng-winter',
        because: ['day:geng', 'month:winter'],
        says: ['out=much', 'self.season=costs'],
        zh_CN:
          '一夜话说下来，点子给人记走了一页，早上你坐在桌前，一个字也写不出。庚生在冬天，水旺，铁里的劲顺着水往外走，走得痛快，回来得慢。往后先写在自己本子上，再讲给人听；讲完那天，别再约第二场。',
        en_US:
          'After a night of talk somebody leaves with a page of your ideas, and in the morning you sit at the desk with none. Geng born in winter is metal in the season of water: the force runs off downstream, which feels splendid, and is slow in coming back. Write it in your own notebook before you tell it. And on a day when you’ve told it, book no second evening.',
      },
      {
        id: 'self.season.xin-spring',
        because: ['day:xin', 'month:spring'],
        says: ['self.use=too-coarse', 'self.season=costs'],
        zh_CN:
          '拿绣花针去撬罐头，弯了也怪不到针。辛金生在春天，遍地是等着收拾的木头，活又多又粗，季节只派差，不添力气。你一样样接过来，做得比谁都细，细到半夜。接之前先看料：要绣的留下，要撬的，递给手里有扳手的人。',
        en_US:
          'Pry a can open with an embroidery needle, and when it bends, the needle isn’t to blame. Fine metal born in spring finds wood to be dealt with in every direction, much of it coarse; the season hands out work and adds no strength. You take it all and do it exquisitely until midnight. Look at the stuff first. Keep what wants a needle, and pass on what wants a wrench.',
      },
      {
        id: 'self.season.xin-summer',
        because: ['day:xin', 'month:summer', 'age>=16', 'age<=74'],
        says: ['governed=from-outside', 'self.season=costs'],
        zh_CN:
          '金子烧软了，倒进什么模子就是什么样。辛生在夏天，火气逼人，管你的人一换，你走路的样子、开会的腔调都跟着换，过三个月连自己也看出来了。本色倒没有丢，称一称还是那么重。进门以前先看看模子。',
        en_US:
          'Soft gold takes the shape of the mold it’s poured in. Xin born in summer has fire close by, and whenever the person over you changes, your walk changes, and the way you sound in meetings; in three months even you can hear it. Nothing has been lost, and on the scale it weighs the same. But before you go in by a door, have a look at the mold.',
      },
      {
        id: 'self.season.xin-autumn',
        because: ['day:xin', 'month:autumn'],
        says: ['detail=fine', 'self.season=helps'],
        zh_CN:
          '桌上的刻刀从大到小摆好，缺了一把，你今天就不动工。辛金生在秋天，时令是自己的，劲头足，足在件件趁手。有人借走一把，你说拿去用，整个下午都看得见那个空位。另备一套粗的放在门口，专门给人借。',
        en_US:
          'Your tools lie in order of size, and if one is missing, no work gets done today. Xin in autumn is fine metal in its own season; your strength is real, and it depends on each thing being right for the hand. Someone borrows a blade. Of course, you say, and then you look at the gap all afternoon. Keep a rough set by the door for lending.',
      },
      {
        id: 'self.season.xin-winter',
        because: ['day:xin', 'month:winter'],
        says: ['self.tired=after', 'self.season=costs'],
        zh_CN:
          '天一冷，戒指会自己从手指上滑下去，当时听不见响。辛生在冬天，水把金的力气一点点带走：话说得漂亮，主意出得快，累是过后才发觉的，像少了一样东西，又不知道丢在哪一站。晚上数一数，今天给出去几样，收回来几样。',
        en_US:
          'In cold weather a ring slips off the finger, and you don’t hear it land. Water draws off the strength of a Xin born in winter, a little at a time. The remarks are good, the ideas come quickly, and you find out afterward that you’re tired, as you’d miss a glove two stations on. In the evening count how many things you gave out today and how many came back.',
      },
      {
        id: 'self.season.ren-spring',
        because: ['day:ren', 'month:spring'],
        says: ['out=much', 'self.season=costs'],
        zh_CN:
          '夜里涨起来的水，不到中午就分完了，两岸每隔几里开着一道渠。壬是大河，春天的木都要喝水，一路上谁开口你都答应；轮到自己的船要走，水已经浅了。渠可以开，闸要装：每星期留一天的水，只走自己的船。',
        en_US:
          'What the river gained overnight is shared out by noon, since there’s a ditch cut in the bank every mile or so. Ren is that river, and wood in spring is thirsty. You say yes to everyone along the way, and when your own boat is to leave, it scrapes. Keep the ditches, and put in gates. One day a week the water is for your boat only.',
      },
      {
        id: 'self.season.ren-summer',
        because: ['day:ren', 'month:summer'],
        says: ['self.refills=deep', 'self.season=costs'],
        zh_CN:
          '面上的水晒得烫脚，往下一人深，还是凉的。壬生在夏天，热闹和用度都在面上蒸掉，跟你玩得来的人，未必见过底下那一层。你补力气要往深里补：跟老朋友讲一夜旧话，回小时候那条街走走，比出门玩三天顶用。',
        en_US:
          'On top the water is hot enough to hurt your feet; a few feet down, it’s cool. Ren born in summer does its spending at the surface, where the sun is, and plenty of people who swim with you have never seen the rest. Fill up from below. A night of old stories with one old friend, or the street you grew up on, does more than three days at a resort.',
      },
      {
        id: 'self.season.ren-autumn',
        because: ['day:ren', 'month:autumn'],
        says: ['self.supply=comes', 'self.season=helps'],
        zh_CN:
          '为一件事打听到第三个人，第四个人自己找上门，把答案带来了。壬水生在秋天，属金的季节生水，上游的雨替你下着，消息、人情、旧资料，常往你这边淌。来得容易，就不记得是谁送的。挑个日子沿河往上走走，当面谢一回源头。',
        en_US:
          'You’ve asked three people, and the fourth turns up on his own with the answer. Metal feeds water, and for a Ren born in autumn it’s raining upstream: news, favors, an old file somebody kept, a good deal of it drifts your way. What comes so easily carries no sender’s name. Choose a day, walk up the bank, and thank a spring or two in person.',
      },
      {
        id: 'self.season.ren-winter',
        because: ['day:ren', 'month:winter'],
        says: ['self.space=takes', 'self.season=helps'],
        zh_CN:
          '潮水没有存心占谁的地方，早上一看，沙滩只剩半条。壬生在冬天，水正当令，你的劲不声不响，跟人合用一张桌子，两个星期以后，东西都漫到对面去了。对方起初让，后来躲。线由你来画，画在靠自己这一侧。',
        en_US:
          'The tide means no harm, and in the morning half the beach is gone. You’re Ren in winter, water in its own season, and your strength makes no noise about it. Share a table with you, and in two weeks your things have reached the other edge. They give way at first, then they sit elsewhere. Draw the line yourself, a little on your own side.',
      },
      {
        id: 'self.season.gui-spring',
        because: ['day:gui', 'month:spring'],
        says: ['self.pours=last-self', 'self.season=costs'],
        zh_CN:
          '一圈茶斟下来，轮到自己那杯，壶里只剩茶叶。癸是细水，春天的草木个个张着嘴，你又听不得人家说渴。续水那几步路别省：哪里能接到水，你要比谁的杯子空了记得更清楚。关上门看半本闲书，就算接了一壶。',
        en_US:
          'You pour tea around the table, and when it comes to your own cup there’s nothing in the pot but leaves. Gui is a small water, spring is when everything green is thirsty, and you can’t hear the word without reaching for the spout. Don’t save yourself the walk to the kitchen. Know where the faucet is better than you know whose cup is empty.',
      },
      {
        id: 'self.season.gui-summer',
        because: ['day:gui', 'month:summer'],
        says: ['self.refills=cool', 'self.season=costs'],
        zh_CN:
          '三伏天里，一只冰过的杯子，外壁自己会挂满水珠。癸水生在夏天，晒一晒就没了影，靠硬撑撑不住；挨着一样凉的东西，水又从空气里回来。你的凉东西是什么，自己清楚：一间朝北的屋子，或者一个说话慢的朋友。',
        en_US:
          'On the hottest day, set out a chilled glass, and drops gather on it out of nowhere. Gui born in summer dries up when it tries to tough it out; put beside something cool, it comes back from the air. You know what your cool things are, a room on the north side, perhaps, or a friend who speaks slowly. Go and stand next to one before you’re dry.',
      },
      {
        id: 'self.season.gui-autumn',
        because: ['day:gui', 'month:autumn'],
        says: ['self.mends=overnight', 'self.season=helps'],
        zh_CN:
          '井里的水，傍晚打到见底，清早又平了井沿。癸生在秋天，属金的季节替水守着源头，一夜就补得回来。昨晚见你睁不开眼的人，今早听你在厨房哼歌，疑心昨晚是装的。傍晚别作决定，从井底看，天只有那么一块。',
        en_US:
          'A well drawn down to the mud at dusk is full again by morning. Gui is small water, and autumn, metal’s season, guards its spring; so you run out quickly and mend overnight. Someone who saw you dead on your feet hears you singing at breakfast and suspects an act. Decide nothing in the evening. From the bottom of a well there’s only so much sky.',
      },
      {
        id: 'self.season.gui-winter',
        because: ['day:gui', 'month:winter'],
        says: ['memory=long', 'self.grudge=keeps', 'self.season=helps'],
        zh_CN:
          '屋檐滴了一夜，早上挂着一根胳膊粗的冰。癸生在冬天，时令是水自己的，一滴是小，只是没有停过。一门手艺，一件旧怨，到你手里都会这样慢慢长粗。前一样叫人佩服，后一样趁早敲掉，留到开春，它会挑个时候砸下来。',
        en_US:
          'The eaves dripped all night, and by morning there’s ice as thick as an arm. Gui born in winter is small water in water’s own season: one drop is nothing, but it doesn’t stop. A craft grows that way with you, and so does an old grievance. The first is admired. Knock the second down while it’s thin, because by spring it chooses its own moment to fall.',
      },
    ],
  },
  {
    id: 'self-backing',
    card: 'self',
    role: { section: 'strength' },
    paragraphs: [
      {
        id: 'self.backing.own-month-crowd',
        because: ['sign:in-season', 'main:month=peer', 'sign:supported'],
        says: ['backing=peers', 'help=asks', 'self.season=helps'],
        zh_CN:
          '“周末搬家”四个字发出去，群里五个人问几点。生你的那个月是自己人当家，天干旁边站的也多是帮手⟨（得令得势）⟩，你不缺手，缺的是不一样的手：帮手跟你太像，都往同一边使劲。真卡住的时候，打给做事跟你反着来的那一位。',
        en_US:
          'You write “moving on Saturday,” and five people ask what time. Your own kind holds the month you were born in, and most of the stems beside you are helpers too⟨ (in season and supported)⟩. Hands you have. They are all the same hand, though, and they push on the same side. When something is truly stuck, call the friend who goes about everything the other way.',
      },
      {
        id: 'self.backing.own-month-unseen',
        because: ['sign:in-season', 'main:month=peer', 'sign:alone'],
        says: ['backing=peers', 'self.season=helps', 'self.backing-seen=no'],
        zh_CN:
          '外人看你单枪匹马，不知道底下有一整层地基。月支的当家是你的同类，天干上却没几个帮你的⟨（得令不得势）⟩，力气全在看不见的地方，也就没有谁想到要来搭手。难的时候不必新认人，回到你入行的那一拨里喊一声，那里的人一听就懂。',
        en_US:
          'To others you look like someone who came alone; the whole basement is out of their sight. Your own kind holds the month branch, while hardly a stem on the surface is there to help you⟨ (in season, unsupported)⟩. So no one thinks of lending a hand. In a hard stretch there’s no need for new people. Go back to the bunch you started out with, and say it once.',
      },
      {
        id: 'self.backing.fed-and-escorted',
        because: ['sign:in-season', 'main:month=resource', 'sign:supported', 'sign:rooted'],
        says: ['backing=elders', 'self.season=helps'],
        zh_CN:
          '你伸手之前，常有人已经替你把饭盛好了。月份生你，脚下有根，天干上也有人扶⟨（得令得地得势）⟩，里外都垫着软的，难处在于分不清哪一样是自己站住的。遇事打给教过你的那位，挂断以前补一句：这回别替我办，告诉我从哪儿下手。',
        en_US:
          'Before you reach for the bowl, somebody has filled it. The month feeds you, there’s a root beneath, and the stems beside you help⟨ (season, root and support)⟩; padded on all sides, you can’t always tell what you’re holding up yourself. In a hard hour call the person who taught you. Before hanging up, add: don’t do it for me this time, just tell me where to begin.',
      },
      {
        id: 'self.backing.one-number',
        because: ['sign:in-season', 'main:month=resource', 'sign:alone', 'sign:rooted'],
        says: ['backing=elders', 'company=few', 'self.season=helps'],
        zh_CN:
          '半夜打得通的号码你只存了一个，也只要这一个。月支的当家是印，教你、养你的那一路，地支里又有根；天干上扶你的人少⟨（得令得地）⟩，热闹场面里，旁人看不出你有靠山。那一位不出面，出的主意顶用。若有三个月没打了，今天打，先别说有事。',
        en_US:
          'Of the numbers you could ring at midnight you’ve kept one, and one is what you need. The month is held by the seal, the star that teaches and feeds, and you have a root; few stems stand up for you in public⟨ (season and root)⟩, and in company nobody would guess there’s someone behind you. If it’s been three months, call today. Don’t open with the problem.',
      },
      {
        id: 'self.backing.board-and-lodging',
        because: ['sign:in-season', 'sign:rootless', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['backing=elders', 'self.season=helps'],
        zh_CN:
          '包吃包住的客人，样样不缺，只是屋子是别人的。月份生你，天干有扶，地支里却没有扎稳的根⟨（得令得势，失地）⟩：跟着好人家、好单位，你比谁都像样，换个地方先慌三个月。力气既然是人给的，换城市的头一个星期，先谢旧的，再拜新的。',
        en_US:
          'A guest with full board wants for nothing, except that the house belongs to someone else. The month feeds you and stems support you, but no branch gives you a firm root⟨ (season and support, no root)⟩. In a good house you outshine the family; moved, you’re lost for three months. In the first week in a new place, thank the old one, then go and knock next door.',
      },
      {
        id: 'self.backing.one-well',
        because: ['sign:in-season', 'sign:rootless', 'sign:alone'],
        says: ['backing=craft', 'learning=by-book', 'self.season=helps'],
        zh_CN:
          '全村吃一口井，你的盘就是这样：月份生你，此外地支没有扎稳的根，天干上也没几个人扶⟨（独得令）⟩。那口井是学来的东西。读过两页再出门，你讲话有底；空着出门，到下午就散了。难的时候去翻那本翻烂的书，比打谁的电话都快。',
        en_US:
          'One well for the whole village: the month feeds you, and beyond that no branch gives you firm footing and hardly a stem helps⟨ (season alone)⟩. The well is what you’ve learned. On a day when you read two pages before leaving, you speak with ground under you; on other days you’ve come apart by four. In trouble, the book with the broken spine answers faster than the phone.',
      },
      {
        id: 'self.backing.old-deskmates',
        because: ['sign:off-season', 'sign:rooted', 'stems:peer>=2', 'age>=16', 'age<=74'],
        says: ['backing=peers', 'self.season=costs'],
        zh_CN:
          '像样的机会数下来，递话的都是同辈：老同学，旧同事，跟你一道挨过骂的人。生你的月份不添力，天干上却站着不止一个同类，脚下也有根⟨（失令，得地得势）⟩。难的时候绕开楼上那间办公室，先打给当年坐你旁边的那个，人家放下筷子就来。',
        en_US:
          'Go through your good breaks, and at each one somebody your own size put in the word: a classmate, a former colleague, someone who got shouted at on the same day. The month gives you no strength, but more than one of your own kind stands in the stems, and there’s a root⟨ (support and root, out of season)⟩. Skip the office upstairs. Call whoever had the desk beside yours.',
      },
      {
        id: 'self.backing.handed-down',
        because: ['sign:off-season', 'sign:rooted', 'stems:resource>=2', 'age<=74'],
        says: ['backing=elders', 'elders=close', 'self.season=costs'],
        zh_CN:
          '年纪大一截的人见了你，总想教你点什么，你也听得进去。月份不帮忙，天干上却不止一处是印，教人、护人的那颗星，地支里又有根⟨（失令，得地得势）⟩，你的力气多半从前辈手里接来。接的时候多问一句：这个法子，是哪一年管用的。',
        en_US:
          'People a good deal older than you want to show you how it’s done, and you let them. The month is no help, but more than one of your stems is a seal, the star that teaches and shelters, and there’s a root to plant it on⟨ (support and root, out of season)⟩. Most of your strength has been handed down. Ask, when they hand it, in which year it last worked.',
      },
      {
        id: 'self.backing.two-kinds-of-call',
        because: ['sign:off-season', 'sign:rooted', 'sign:supported', 'stems:peer>=1', 'stems:resource>=1', 'age>=16', 'age<=74'],
        says: ['backing=both', 'self.season=costs'],
        zh_CN:
          '有两种电话，你打反过：该叫人搭手的时候问了长辈，该问路的时候叫来一帮朋友。月份不添力，好在天干上同类有，印也有，一个出手，一个出主意，地支里还有根⟨（失令，得地得势）⟩。搬、扛、赶，找同辈；选、签、辞，找年长的。',
        en_US:
          'There are two calls, and you’ve mixed them up before: you asked an elder when you wanted hands, and gathered friends when you wanted a map. The month gives you nothing, but your stems hold a peer, who helps, and a seal, who advises, and a branch roots you⟨ (support and root, out of season)⟩. For lifting and rushing, call your equals. For choosing, signing and leaving, call someone older.',
      },
      {
        id: 'self.backing.other-end-of-piano',
        because: ['sign:off-season', 'sign:rooted', 'sign:alone', 'stems:peer>=1'],
        says: ['backing=peers', 'company=few', 'self.season=costs'],
        zh_CN:
          '抬过同一架钢琴的那个人，号码你背得出来。月份不帮，天干上帮你的只有一位同类，地支里另有脚跟⟨（失令失势）⟩；帮手就这一个，也就格外真。你们不常见面，电话一通先报楼层，寒暄留到下回。往后抬东西，换你走下面那一头。',
        en_US:
          'You know by heart the number of whoever had the other end of the piano. The month is no help, and of the visible stems just one is your own kind; for the rest there’s a foothold in the branches⟨ (rooted, out of season, unsupported)⟩. One ally, and a real one. You seldom meet, and on the phone the first word is which floor. Next time, take the lower end yourself.',
      },
      {
        id: 'self.backing.what-would-they-say',
        because: ['sign:off-season', 'sign:rooted', 'sign:alone', 'stems:resource>=1'],
        says: ['backing=elders', 'self.season=costs'],
        zh_CN:
          '有一位老师的话，你到今天还在用，遇事先想，换了那位会怎么说。月份不添力，天干上帮你的只这一处，是印，教你、护你的那颗星；脚下另有根，站得住⟨（失令失势，一印为靠）⟩。口气早学成了自己的，人也许多年没见。若还找得到，去坐一个下午。',
        en_US:
          'One teacher’s sentences are still in use, and before a decision you ask what they’d say. The month gives you no strength. In the stems a single seal, the star that teaches and shelters, stands on your side, and a root keeps you upright⟨ (rooted, out of season, one seal)⟩. By now the voice is your own. If the person can still be found, go and sit there for an afternoon.',
      },
      {
        id: 'self.backing.back-to-own-room',
        because: ['sign:off-season', 'sign:rooted', 'stems:no-peer', 'stems:no-resource'],
        says: ['backing=self', 'alone=needed', 'self.season=costs'],
        zh_CN:
          '出门大半天，你就惦记自己那间屋子，别人当你怕生。天干上没有同类，也没有生你的，月份又不添力，你的脚跟全在地支里⟨（失令失势，独有根）⟩：自己的钟点，关起门练熟的那几样。撑不住那天别急着找人说，回去，先吃饭，后开灯做事。',
        en_US:
          'After half a day out you want your own room, and people put it down to shyness. No stem of yours is a peer or feeds you, and the month adds nothing; all your footing is down in the branches⟨ (root alone)⟩, which is to say in your own hours and the few things you practiced with the door shut. On a bad day don’t look for listeners yet. Go home and eat.',
      },
      {
        id: 'self.backing.all-upstairs',
        because: ['sign:off-season', 'sign:rootless', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['backing=peers', 'self.boldness=in-company', 'self.season=costs'],
        zh_CN:
          '楼上帮你的人坐满一屋，楼下没有地基：天干上站着不止一个帮你的，月份和地支却没给你落脚的地方⟨（独得势）⟩。有人在场你什么都敢接，散了会一个人往回走，越走越虚。当场答应之前先问一句：你们里头，谁跟我一道做。',
        en_US:
          'Upstairs the room is full of people who are for you, and there’s no ground floor. More than one stem is on your side, but neither the month nor the branches give you a place to stand⟨ (support alone)⟩. With them looking on you’ll take on anything. Walking home by yourself, you get smaller by the block. Before saying yes in the room, ask which of them is doing it with you.',
      },
      {
        id: 'self.backing.second-chair',
        because: ['sign:off-season', 'sign:rootless', 'sign:alone', 'stems:peer>=1'],
        says: ['backing=peers', 'self.boldness=in-company', 'self.season=costs'],
        zh_CN:
          '两个人去退货，你据理力争；一个人去，说声算了就走。月份不添力，地支里没有扎稳的根，天干上只有一位同类站在旁边⟨（失令失地，一比为伴）⟩，你的胆量有一半存在那个人身上。要谈条件的日子，请人陪着，一句话不用讲，坐在旁边就行。',
        en_US:
          'Two of you take the thing back to the store, and you argue your case to the end. By yourself you say never mind. The month adds nothing and no branch holds you firmly; beside you in the stems stands exactly one of your own kind⟨ (one Friend or Rival for company)⟩, and half your nerve is kept there. For a day of talking terms, bring somebody. They needn’t speak.',
      },
      {
        id: 'self.backing.manual',
        because: ['sign:off-season', 'sign:rootless', 'sign:alone', 'stems:resource>=1'],
        says: ['backing=elders', 'learning=by-book', 'self.season=costs'],
        zh_CN:
          '说明书你从头看到尾，连保修卡背面的小字也看。月份和地支都没给你脚跟，天干上只有一处印，学来的道理替你撑着⟨（失令失地，一印为靠）⟩：懂了才动手，动了手不大出错。急起来没有书可翻，就打给一个内行，只问一样：第一步做什么。',
        en_US:
          'You read the manual to the end, down to the small print on the warranty card. Neither month nor branches give you a foothold, and in the stems a single seal does the holding, which is to say what you’ve been taught⟨ (one seal to lean on)⟩. Once you understand, you make few mistakes. When there’s no time to read, call someone in the trade and ask only for step one.',
      },
      {
        id: 'self.backing.raft',
        because: ['sign:off-season', 'sign:rootless', 'stems:no-peer', 'stems:no-resource', 'age>=16', 'age<=74'],
        says: ['backing=rules', 'self.season=costs'],
        zh_CN:
          '没有桨的竹筏走得也快，要看下的是哪条河。月份、地支、天干，三处都没给你添力⟨（失令失地失势）⟩，逆着撑一天，抵不上顺水一个钟头：进了有章法的班子，三个月你就像老人；进了乱的地方，也最先跟着乱。力气花在挑河上，进门前看看那里的人几点下班。',
        en_US:
          'A raft without a paddle can be fast, depending on the river. Season, root and stems all leave you without help of your own⟨ (no season, no root, no support)⟩, and a day of poling upstream gets you less than an hour with the current. Put into a crew with good habits, you have them in three months; in a messy one, the mess. Spend your strength on choosing. See when people there go home.',
      },
    ],
  },
  {
    id: 'self-seat',
    card: 'self',
    role: { section: 'strength' },
    paragraphs: [
      {
        id: 'self.seat.birth',
        because: ['stage:day=changsheng'],
        says: ['self.restarts=easily'],
        zh_CN:
          '日子一乱，你就去买一本新本子，第一页写得工工整整，人好了一半。日干踩的是长生，刚冒出土的那一步⟨（坐长生）⟩：力气断了能从头再来，来的那几天最鲜。书架上这样的本子已经有一摞。挑一本写过三页的接着写，也算开头。',
        en_US:
          'When life gets messy you buy a notebook, write the first page in your best hand, and feel half cured. Your day stem stands at Birth on its own branch, the step where a shoot breaks the soil⟨ (Birth beneath)⟩. Strength that fails you starts again, and the first days are the best. There’s a stack of such notebooks by now. Take one with three pages used, and go on.',
      },
      {
        id: 'self.seat.bathing',
        because: ['stage:day=muyu'],
        says: ['self.guard=thin'],
        zh_CN:
          '刚洗完澡站在走廊上的人，最精神，也最怕风。日干坐的这一步叫沐浴，洗净了，还没穿好⟨（坐沐浴）⟩：新样子你学得快，见了新人话也多，回到家才觉得说多了。力气没有少，少的是一件外套。见生人那天，先定下一件今天不讲的事。',
        en_US:
          'Nobody is as wide awake as a person just out of the bath, or as sensitive to drafts. Your day stem sits at Bathing, washed and not yet dressed⟨ (Bathing beneath)⟩. You pick up new ways quickly, talk freely to new people, and only at home feel that it was too much. You aren’t short of strength, only of a coat. Before meeting strangers, choose one subject to leave at home.',
      },
      {
        id: 'self.seat.coming-of-age',
        because: ['stage:day=guandai'],
        says: ['self.watched=helps'],
        zh_CN:
          '衬衫一熨好，名牌一别上，你说话都比平时低半个调。日干坐冠带，是头一回穿上合身衣裳的那一步⟨（坐冠带）⟩，有人看着，力气就聚得拢；回到家里一松，什么都能拖。想办成一件拖了半年的事，给它定个仪式，请一个观众。',
        en_US:
          'With your shirt ironed and the name tag on, you stand straighter and your voice drops half a tone. The day stem is at Coming of age, the first coat that fits⟨ (Coming of age beneath)⟩, and being looked at pulls your strength together. At home it all goes slack. For the thing you’ve put off for months, arrange a small ceremony and invite an audience of one.',
      },
      {
        id: 'self.seat.prime',
        because: ['stage:day=linguan'],
        says: ['self.bench=own'],
        zh_CN:
          '在自己的厨房里，你半个钟头端得出四个菜；到了别人家灶前，连盐都找不着。日干坐临官，脚下就是自己上工的位置⟨（坐禄）⟩，力气跟家什长在一处，换手就减半。出远门做事，别的可以借，常用的那几样自己背着去。',
        en_US:
          'In your own kitchen you have four dishes on the table in half an hour. At somebody else’s stove you can’t find the salt. The day stem sits at its Prime, in its own place of work⟨ (Prime beneath)⟩, and your strength has grown together with your tools; in strange hands, or with strange ones, it’s halved. Traveling to do a job, borrow what you like, but carry your own knife.',
      },
      {
        id: 'self.seat.peak',
        because: ['stage:day=diwang', 'age>=16', 'age<=74'],
        says: ['stop=hard'],
        zh_CN:
          '电梯坏了，你扛着箱子上七楼，上完还问有没有。日干坐帝旺，十二步里最满的一步，过了这里就往下走⟨（坐帝旺）⟩。眼前的力气你不怀疑，明天的力气你不过问，于是请假总请在第二天。上到四楼放一放，七楼还是你的。',
        en_US:
          'The elevator is out, and you carry the box up seven flights and ask if there’s another. Your day stem stands at its Peak, the fullest of the twelve steps, with the next one down⟨ (Peak beneath)⟩. You never doubt the strength you have, nor ask about tomorrow’s, and it’s always the day after that you have to take off. Set the box down on four. Seven will still be yours.',
      },
      {
        id: 'self.seat.waning',
        because: ['stage:day=shuai'],
        says: ['self.pace=long'],
        zh_CN:
          '打羽毛球，对面满场飞，你站在中间，末了赢的是你。日干坐的这一步叫衰，字面不好看，说的是下午四点的太阳：最冲的劲过去了，准头正好⟨（坐衰）⟩。头一局你常输，热身慢；拖到决胜局，对面喘了。一局定输赢的事，别答应。',
        en_US:
          'On the badminton court they fly from line to line, you stand in the middle, and you win. The day stem is at Waning, which sounds worse than it is: four in the afternoon, past the fiercest heat and good for aim⟨ (Waning beneath)⟩. You often lose the first game, being slow to warm. By the third they’re panting. Don’t agree to anything settled in a single round.',
      },
      {
        id: 'self.seat.weariness',
        because: ['stage:day=bing4', 'age>=16', 'age<=74'],
        says: ['self.force=saved'],
        zh_CN:
          '爬楼你数台阶，开会你看钟，一件事做到几成该放手，你比旁边的人都清楚。日干坐的这一步古名叫病，跟身体不相干，说的是叶边刚黄，力气要省着使⟨（坐病）⟩。省惯了，人家看不见你用力，当你没使劲。交活的时候，写上费了几个晚上。',
        en_US:
          'You count stairs, you know where the clock hangs, and you can tell better than others how much of a job is enough. The old books call your day stem’s step Weariness. It has nothing to do with the body; it’s the leaf turning at the edge, strength being spent with care⟨ (Weariness beneath)⟩. Since the effort doesn’t show, people think there was none. Note on the work how many evenings it took.',
      },
      {
        id: 'self.seat.stillness',
        because: ['stage:day=si3'],
        says: ['self.acts=waits'],
        zh_CN:
          '鱼漂不动，你也不动，旁边的人已经换了三个地方。日干坐的这一步古名叫死，字面吓人，说的是静到了底，一点劲也不往外漏⟨（坐死）⟩，别人走来走去踩浑的水，你看得见底。代价是起手慢，鱼咬了钩还要想想。给自己定个数：漂沉两下就提竿。',
        en_US:
          'The float doesn’t stir and neither do you, while the next chair along the bank has moved three times. Your day stem sits at the step called Stillness, a grim word in the original and a plain meaning: nothing at all is leaking out⟨ (Stillness beneath)⟩. You see down through water that others have trodden muddy. You’re also slow on the strike. Make it a rule: two dips of the float, and pull.',
      },
      {
        id: 'self.seat.storing',
        because: ['stage:day=mu'],
        says: ['self.reserve=much', 'readable=no'],
        zh_CN:
          '你的本事像冬天的菜窖，上头盖着雪，揭开木板，样样都在。日干坐的这一步古名叫墓，白话就是库，收进去，封好口⟨（坐墓库）⟩。急用的时候拿得出来，平日谁也看不出；日子久了，自己也忘了存过什么。换季下去点一回数，拿两样上来摆着。',
        en_US:
          'What you can do is kept like vegetables in a winter cellar, with snow on the lid. The step under your day stem has a grim old name and means a storehouse: brought in, sealed, still there⟨ (Storing beneath)⟩. In an emergency out it comes. On ordinary days nobody suspects it, and after some years neither do you. Once a season go down with a lamp, count, and bring two things up.',
      },
      {
        id: 'self.seat.ending',
        because: ['stage:day=jue'],
        says: ['change=welcomes', 'self.restarts=from-zero'],
        zh_CN:
          '搬家时你扔得最干脆，一面墙的旧物，半天清光。日干坐的这一步古名叫绝，字面狠，说的是一轮走完，地里干净，正好换一茬⟨（坐绝）⟩。在旧摊子上修修补补，你提不起劲；换个地方从零来，力气反倒足。扔之前拍张照，有几样下一茬还用得着。',
        en_US:
          'Nobody throws things out on moving day as cheerfully as you: a wall of it, gone by noon. Your day stem’s step is called Ending, and what ends is a round; the field is bare, and ready for a different crop⟨ (Ending beneath)⟩. Patching an old concern drains you. Starting over at nothing, you find strength you didn’t have last week. Photograph the shelf first. Some of it belongs to the next crop.',
      },
      {
        id: 'self.seat.conception',
        because: ['stage:day=tai'],
        says: ['self.plans=kept'],
        zh_CN:
          '计划还揣在怀里的时候最有劲，一说出口就散了一半，所以问你有什么打算，你只笑。日干坐胎，籽在土里刚翻了个身，有念头，没形状⟨（坐胎）⟩。捂得住是本事，捂过三年就错了季。挑一个嘴紧的人，说三成，看它在别人耳朵里活不活。',
        en_US:
          'Your plans are strongest while nobody knows them, and lose half their force in the telling; so, asked, you smile. The day stem is at Conception, a seed that has just turned over in the soil, with an idea and no shape⟨ (Conception beneath)⟩. It’s good that you can keep it warm. Past three years it’s the wrong season. Tell a third of it to someone close-mouthed, and see if it lives.',
      },
      {
        id: 'self.seat.nurture',
        because: ['stage:day=yang3'],
        says: ['self.table=needed'],
        zh_CN:
          '再累的一天，有人说一句“饭好了，坐下”，你就又行了。日干坐养，是还抱在怀里、一口口喂大的那一步⟨（坐养）⟩：力气补得回来，要有地方补，一张固定的桌子，一个到点叫你的人。没人叫的日子，你吃得像打发。那张桌子，一星期坐两回，轮着做东。',
        en_US:
          'However long the day, somebody says “It’s ready, sit down,” and you’re all right again. Your day stem stands at Nurture, the step where one is still carried and spoon-fed⟨ (Nurture beneath)⟩. The strength comes back if it has a place to come back to: one regular table, one person who calls you to it. On other days you eat standing. Be at that table twice a week, and take your turn cooking.',
      },
    ],
  },
  {
    id: 'self-root',
    card: 'self',
    role: { section: 'strength' },
    paragraphs: [
      {
        id: 'self.root.all-four',
        because: ['root:year', 'root:month', 'root:day', 'root:hour', 'age>=16', 'age<=74'],
        says: ['place=stays', 'self.footing=everywhere'],
        zh_CN:
          '行李在哪儿放下，你在哪儿就睡得着。年月日时四个地支，个个藏着你的同类⟨（四支通根）⟩：老家、单位、自己屋里、将来要做的事，处处踩得到底。站得稳的人不大挪步，别人请你换个位置，你先看的是脚下。一年里挑一件事，先迈步，后看地。',
        en_US:
          'Wherever the suitcase is set down, you can sleep. All four branches hide some of your own kind⟨ (a root in every branch)⟩. The place you’re from, the place you work, your own four walls and what comes later: each of them holds your weight. People who stand well seldom step. Once a year do one thing in the other order: move, then look at the ground.',
      },
      {
        id: 'self.root.both-ends',
        because: ['root:year', 'root:hour', 'sign:weak', 'sign:rooted'],
        says: ['self.footing=ends'],
        zh_CN:
          '一头是老家的饭桌，一头是还没做完的那件东西，你靠这两样站着。年支和时支都藏着你的同类⟨（年时有根）⟩，像一条船，首尾各有一根缆；整盘助你的力不算多，缆就格外要紧。中间这段日子晃得厉害时，打个电话回去，或者把那件东西再做一小块。',
        en_US:
          'At one end there’s the table you grew up at, at the other the thing you’re still making, and these two hold you. Your year and your hour branch both hide your own kind⟨ (roots at both ends)⟩, like a boat tied fore and aft; with little else to help in this chart, the ropes count. When the middle rocks, call home, or finish one more small piece.',
      },
      {
        id: 'self.root.desk-and-bed',
        because: ['root:month', 'root:day', 'sign:off-season', 'age>=16', 'sign:rooted', 'age<=74'],
        says: ['self.footing=near'],
        zh_CN:
          '上班的路和回家的路，你闭着眼也走得来，力气就在这两点一线里。月支和日支都藏着你的同类，月份的当家却不向着你⟨（月日有根，失令）⟩：同事里有自己人，屋里也踏实，只是招牌挂的是别人的。少跟招牌较劲，把你的桌子和你的床守好，够你站很久。',
        en_US:
          'You could walk to work and home again with your eyes shut, and your strength lies along that line. Month and day branch both hide your own kind, though the month’s master is another⟨ (roots in month and day, out of season)⟩. There’s an ally among your colleagues, and your house is solid; only the name over the door is somebody else’s. Leave the name alone. Look after the desk and the bed.',
      },
      {
        id: 'self.root.evening',
        because: ['root:day', 'root:hour', 'root:none-early', 'sign:weak', 'sign:rooted'],
        says: ['self.footing=evening'],
        zh_CN:
          '白天替人跑，傍晚进了自己的门，人才沉下来。盘里助你的不多，根在日支和时支，家里和往后的事上⟨（日时有根）⟩，你是越往晚越稳的人，一天这样，大半辈子也这样。把要用力气的自家事从清早挪到晚饭后；别拿早年的起步，量后来的步子。',
        en_US:
          'By day you run for other people; in the evening you come in at your own door and your weight returns to your feet. Little in this chart helps you, and what does is rooted in day and hour⟨ (roots in day and hour)⟩, in the house and in what comes later. You steady as it gets late, in a day and in the years. Don’t measure later steps by the early ones.',
      },
      {
        id: 'self.root.where-from',
        because: ['root:year', 'root:month', 'sign:off-season', 'sign:rooted'],
        says: ['self.footing=early'],
        zh_CN:
          '介绍自己，你总从“我们那儿”讲起。年支和月支都藏着你的同类，只是月份的当家另有其人⟨（年月有根，失令）⟩：脚跟扎在出身和头几年的圈子里，那一套做法你至今顺手。走远了会发飘，发飘的时候做一道小时候的菜，比什么劝都快。做完记得，这边也要认几户邻居。',
        en_US:
          'When you introduce yourself you begin with “where I’m from.” Year and month branch both hide your own kind, though the month has another master⟨ (roots in year and month, out of season)⟩. Your footing is in your beginnings, and their way of doing things still fits your hand. Far away you feel weightless, and cooking one dish from back then helps faster than advice. Then go and meet a neighbor or two.',
      },
      {
        id: 'self.root.family-ground',
        because: ['main:year=peer', 'sign:off-season'],
        says: ['self.footing=family'],
        zh_CN:
          '家里那本旧相册，你翻到哪一页都认得出自己的下巴。年支的当家就是你的同类⟨（年支为根）⟩，月份不帮的那份力，由家门和老街坊补上：早年一起长大的人，到今天还肯替你说话。这份力离得远，要走过去才用得上。别等到办事才回去，先空着手去一趟。',
        en_US:
          'Open the family album anywhere, and there’s your chin. The year branch is ruled by your own kind⟨ (rooted in the year)⟩, so what the season withheld, the family and the old street make up for: those you grew up among still speak for you. It’s strength at a distance, and you have to go there to use it. Visit once with nothing to ask.',
      },
      {
        id: 'self.root.own-chair',
        because: ['main:day=peer', 'sign:off-season'],
        says: ['self.footing=own-seat', 'backing=self', 'help=does-not-ask'],
        zh_CN:
          '散了席，人人找车，你已经到家洗好脸了。日支的当家是你的同类⟨（日支为根）⟩，季节没给的，脚下自己有：不必等谁点头，你先顾好自己这一块地。这样的人很少求人，也很少让人觉得自己有用。家里那把椅子旁边再摆一把，先不管谁来坐。',
        en_US:
          'While the others look for their cars, you’re home with your face washed. Your own kind rules the branch you stand on⟨ (rooted in the day)⟩, and what the season didn’t give you is right underfoot. You see to your own patch without waiting for a nod. People near someone like that can feel unnecessary. Put a second chair beside yours, and leave open who it’s for.',
      },
      {
        id: 'self.root.later-ground',
        because: ['main:hour=peer', 'sign:off-season'],
        says: ['self.footing=later'],
        zh_CN:
          '月票还没到期，你已经在看明年住哪一站。时支的当家是你的同类⟨（时支为根）⟩，季节不帮，脚跟落在往后：做到后半程，带着比你小的人，你的力气才显出来。开头总有人嫌你慢。把最要紧的一步排在后半段，前半段只求不掉队。',
        en_US:
          'Your pass is good until fall, and you’re already looking at which stop to live near next year. The hour branch is ruled by your own kind⟨ (rooted in the hour)⟩; the season is no help, and your footing lies further on, in the second half of things and beside people younger than you. Early on somebody always finds you slow. Put the step that counts late. Until then just keep up.',
      },
      {
        id: 'self.root.next-desk',
        because: ['root:month', 'sign:off-season', 'sign:weak', 'sign:rooted', 'age>=16', 'age<=74'],
        says: ['self.footing=colleagues'],
        zh_CN:
          '茶水间里靠着的那位，总在你快撑不住时递过一句“我来接一半”。月支里藏着你的同类，只是没有当家⟨（月支藏根）⟩：月柱管同事和手足，你的脚跟就在他们中间，平常看不见，到赶工那几天才露头。先认准是谁，趁清闲，替人顶一回班。',
        en_US:
          'Somebody leaning by the coffee machine says “I’ll take half” just as you’re about to go under. Your month branch hides one of your own kind, though not in charge there⟨ (a hidden root in the month)⟩. The month is colleagues and siblings, and your footing is among them, invisible until the week of the deadline. Find out who it is. In a quiet week, cover a shift for them.',
      },
      {
        id: 'self.root.portable',
        because: ['sign:rootless', 'sign:weak'],
        says: ['self.footing=carried'],
        zh_CN:
          '换了枕头，换了窗子，你头一晚总要把自己的杯子摆在床头。四个地支里没有你扎稳的根⟨（日主无根）⟩，地方给不了的，就靠随身几样旧习惯：同一种早饭，睡前同样的三页书。旁人当你讲究，其实这就是你的地基，只是装得进箱子。别为省事丢了它。',
        en_US:
          'New pillow, new window, and on the first night you stand your own cup by the bed. No branch of this chart holds a firm root for you⟨ (a day stem without a root)⟩, and what a place can’t give, a few habits do: the same breakfast, the same three pages before sleep. Others call it fussy. It’s a foundation that fits in a suitcase, so don’t leave it behind to save room.',
      },
    ],
  },
]

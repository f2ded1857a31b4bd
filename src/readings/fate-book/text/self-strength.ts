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
        form: ['statement'],
        zh_CN:
          '你的力气在开头最足，难的事放在头几天，你做得比谁都快。⟨甲木生在春月|你属木，又生在春天⟩，木到了自己的季节，往上走用不着人催。新鲜劲一过，剩下的那一半你就慢了，常要别人来收尾。所以看你开头的人，都说你能干；看你收尾的人，说法不一样。两边都没有说错。有一个爱收尾的人在旁边，你们两个加起来就什么都做得成。',
        en_US:
          'You’re strongest at the start of things; put the hard part in the first few days, and nobody is faster. ⟨Jia wood born in a spring month|You are wood, born in spring⟩: wood is in its own season, and goes up without being told to. Once the newness wears off you slow down, and often somebody else has to finish. People who watch you begin call you capable. People who watch you finish say other things. Neither is wrong. Put you next to somebody who likes finishing, and the two of you can do anything.',
      },
      {
        id: 'self.season.jia-summer',
        because: ['day:jia', 'month:summer'],
        says: ['self.surge=two-halves', 'self.season=costs'],
        form: [],
        zh_CN:
          '你的力气一天有两截：上半天一截，天黑以后一截，中间那段是塌的。⟨甲木生在夏月|你属木，又生在夏天⟩，叶子全张着往外冒水汽，正午打蔫，太阳一偏又立起来。中间那段硬撑，两头都坏。',
        en_US:
          'Your strength comes in two lengths, one in the first half of the day and one after dark, and the middle sags. ⟨Jia wood born in a summer month|You are wood, born in summer⟩: every leaf is open and breathing out, so the tree droops at noon and stands up when the sun moves off. Push through the middle, and you spoil both ends.',
      },
      {
        id: 'self.season.jia-autumn',
        because: ['day:jia', 'month:autumn'],
        says: ['pressure=becomes-skill', 'self.season=costs'],
        claims: ['presumes=reading', 'helps=officer'],
        form: ['statement'],
        zh_CN:
          '你的本事是难出来的。⟨甲木生在秋月|你属木，生在秋天⟩，秋天属金，金管着木，你是在管束里一点点变结实的。说起最难伺候的那个人，你抱怨一句，又承认确实从那里学到了东西。日子太顺的时候，你反倒觉得自己发虚，要去找点难的来做。',
        en_US:
          'What you can do, you got the hard way. ⟨Jia wood born in an autumn month|You are wood, born in autumn⟩; autumn belongs to metal, which holds wood in check, and it was being held that made you solid. Of the hardest person you ever had to deal with, you complain for one sentence and then admit what you learned. When life is easy you feel hollow, and go looking for something difficult.',
      },
      {
        id: 'self.season.jia-winter',
        because: ['day:jia', 'month:winter'],
        says: ['out=little', 'self.season=helps'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你学一样东西能学大半年，一样都不拿出来，问起来只说还早。⟨甲木生在冬月|你属木，生在冬天⟩，水养着根，天冷，就不急着发芽：明年的芽苞其实早已结好了。根底是有的，短的是一个日子。跟人约定了哪天看，那天之前你一准做完；没有约，可以一直放到下一年。旁人等得着急，当你在拖。你没有拖，你是把“好”字的线又往上挪了一寸，挪的时候自己也没有看见。',
        en_US:
          'You can study a thing for most of a year and show none of it; asked, you say it’s early. ⟨Jia wood born in a winter month|You are wood, born in winter⟩: water feeds the root, the cold keeps everything shut, and next year’s buds are already there. The groundwork is done. What’s missing is a date. Promise somebody a day to see it, and it’s ready the day before; without that, it can wait until next year. People get impatient and call it stalling. You aren’t stalling. You’ve moved the mark for “good” up an inch again, without noticing it yourself.',
      },
      {
        id: 'self.season.yi-spring',
        because: ['day:yi', 'month:spring'],
        says: ['self.roots=many', 'self.season=helps'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '一处没成，你还有另外几处，所以你不大怕失手。⟨乙木生在春月|你属木，生在春天⟩，草到了自己的时令，爬到哪里就在哪里多生一个根，力气不存在一处。问你有没有把握，你答得含糊，心里其实早数过了：要一连断三处，才算断。',
        en_US:
          'If one thing falls through, you have several others going, so failing doesn’t scare you much. ⟨Yi wood born in a spring month|You are wood, born in spring⟩: like grass in its own season, you put down a root wherever you touch ground, and your strength isn’t kept in any one spot. Asked how sure you are, you sound vague. You’ve counted, though, and it would take three breaks in a row.',
      },
      {
        id: 'self.season.yi-summer',
        because: ['day:yi', 'month:summer'],
        says: ['self.surge=morning', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '上午你应对一屋子的人都自如，到了下午，连吃什么都选不出来。⟨乙木生在夏月|你属木，生在夏天⟩，花开着，水走得也快，开花的力气和过日子的力气装在同一只罐里。露脸的事一天一场，排在早上，你就够用；排两场，第二场人家看到的是另一个你。',
        en_US:
          'In the morning you can handle a roomful of people; in the afternoon you can’t decide what to eat. ⟨Yi wood born in a summer month|You are wood, born in summer⟩: the plant is in flower and loses water fast, and blooming and getting through the day draw on one jar. One public thing a day, early, is fine. With two, the second audience meets somebody else.',
      },
      {
        id: 'self.season.yi-autumn',
        because: ['day:yi', 'month:autumn'],
        says: ['self.rides=stronger', 'self.season=costs'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '硬碰没有胜算，你学会了搭车。⟨乙木生在秋月|你属木，是软的那种，生在属金的秋天⟩，草到这时候自有办法：把籽挂在过路人的裤腿上。你跟着脾气硬、走得远的人，到过自己原先没想过的地方。跟久了，也会忘记这条路当初是谁要走的。',
        en_US:
          'You had no chance in a head-on fight, so you learned to ride along. ⟨Yi wood born in an autumn month|You are wood of the soft kind, born in autumn, metal’s season⟩, when weeds hang their seeds on the trousers of whoever walks by. Some hard-headed person with a long way to go has carried you to places you hadn’t thought of. After a while you can forget whose road it was.',
      },
      {
        id: 'self.season.yi-winter',
        because: ['day:yi', 'month:winter'],
        says: ['self.warms-by=company', 'self.season=helps'],
        claims: ['helps=fire'],
        form: ['list'],
        zh_CN:
          '你做得好不好，要看屋里暖不暖：有人笑，有人接话，有人认真看着你。⟨乙木生在冬月|你属木，生在冬天⟩，养你的水，季节已经给了，短的是一点热气。冷场里，你连拿手的事都讲不利索；换一桌爱笑的人，你能讲到散席。',
        en_US:
          'How well you do depends on the warmth in the room: somebody laughing, somebody answering, somebody really looking at you. ⟨Yi wood born in a winter month|You are wood, born in winter⟩: the season has given you water, and what runs short is heat. With a cold audience you fumble the very thing you’re good at. With one that laughs, you talk till closing.',
      },
      {
        id: 'self.season.bing-spring',
        because: ['day:bing', 'month:spring', 'age>=16'],
        says: ['self.fuel=new-ideas', 'self.season=helps'],
        form: [],
        zh_CN:
          '别人刚冒头的念头，最能替你添火。⟨丙火生在春月|你属火，生在春天⟩，春天满是木，样样是柴，所以你不缺劲头，也不缺新主意。你替朋友高兴是真高兴，帮忙也是真帮。只是热心分成了七份，等头一件要用人的时候，你在另外六家。大家都知道你好，也都知道你不一定在。你要是一季只认一家，那一家会起来得吓人。',
        en_US:
          'Nothing fires you up like an idea that somebody had this morning. ⟨Bing fire born in a spring month|You are fire, born in spring⟩; spring is full of wood, all of it fuel, so you’re short neither of drive nor of new ideas. You’re truly glad for a friend, and you truly help. But your zeal is cut into seven, and when the first of them needs you, you’re with the other six. Everyone knows you’re generous. Everyone also knows you may not be there. If you kept to one at a time, that one would go up like a rocket.',
      },
      {
        id: 'self.season.bing-summer',
        because: ['day:bing', 'month:summer'],
        says: ['stop=hard', 'self.season=helps'],
        claims: ['self=strong', 'presumes=friends'],
        form: ['scene'],
        zh_CN:
          '“还早呢”，你说这话的时候，一屋子人正在找鞋。⟨丙火生在夏月|你属火，生在夏天⟩，太阳到了自己的季节，力气自己会来，用不着谁添柴，于是也看不见别人的天几时黑了。',
        en_US:
          '“It’s early yet,” you say, to a hallway full of people looking for their shoes. ⟨Bing fire born in a summer month|You are fire, born in summer⟩: the sun is in its own season, your strength comes up by itself, and so you can’t tell when it has grown dark for others.',
      },
      {
        id: 'self.season.bing-autumn',
        because: ['day:bing', 'month:autumn'],
        says: ['self.reach=deep', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你的劲头未必盖得过人，够得着的地方却深。⟨丙火生在秋月|你属火，生在秋天⟩，秋天的太阳斜下来，反倒照得到屋子最里头那面墙。几个人劝不动的那位，末了让你坐着聊开了。',
        en_US:
          'You don’t overpower anyone, but you get in deep. ⟨Bing fire born in an autumn month|You are fire, born in autumn⟩, when the sun comes in low and reaches the back wall. The person three others couldn’t persuade talked freely once you’d sat there an hour.',
      },
      {
        id: 'self.season.bing-winter',
        because: ['day:bing', 'month:winter', 'age>=16', 'age<=74'],
        says: ['self.surge=late-start', 'self.season=costs'],
        form: ['scene'],
        zh_CN:
          '头一场你没开口，第二场过了一半，一屋子人都转过来朝着你坐。⟨丙火生在冬月|你属火，生在冬天⟩，像冷天里发动的车，先要空转一阵，水温上来，后座才有暖气。',
        en_US:
          'You say nothing in the first meeting, and halfway through the second every chair has turned your way. ⟨Bing fire born in a winter month|You are fire, born in winter⟩, like a car on a cold morning that has to idle before there’s heat in the back seat.',
      },
      {
        id: 'self.season.ding-spring',
        because: ['day:ding', 'month:spring'],
        says: ['self.fed=piece-by-piece', 'self.season=helps'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '一天教你一样，你记得比谁都牢；一口气教你十样，你点头，回家一样没动。⟨丁火生在春月|你属火，是小火，生在春天⟩，春天的柴多得是，只是要劈细了一根根来。旁人以为你不上心，其实是给多了。你自己也常上这个当：单子列得越长，动手越晚。',
        en_US:
          'Taught one thing a day, you have it for life; taught ten at a sitting, you nod, go home and touch none of them. ⟨Ding fire born in a spring month|You are fire, a small one, born in spring⟩: there’s plenty of fuel, provided it comes split fine, a stick at a time. Others think you don’t care, when they’ve only given you too much. You do it to yourself as well. The longer the list, the later you begin.',
      },
      {
        id: 'self.season.ding-summer',
        because: ['day:ding', 'month:summer'],
        says: ['self.heat=shut-door', 'self.season=helps'],
        claims: ['self=strong', 'presumes=reading'],
        form: ['scene'],
        zh_CN:
          '关上门三天，你做得出别人半个月的活；做到一半有人凑过来看一眼，就要重新起头。⟨丁火生在夏月|你属火，生在夏天⟩，像烧足了的窑，热有的是，怕的是半路开门。',
        en_US:
          'Behind a shut door you do in three days what takes others two weeks. If somebody looks in halfway, you have to begin again. ⟨Ding fire born in a summer month|You are fire, born in summer⟩: a kiln at full heat, which can’t stand having the door opened.',
      },
      {
        id: 'self.season.ding-autumn',
        because: ['day:ding', 'month:autumn'],
        says: ['self.queue=grows', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '等着你来弄好的东西总排成一行，你弄得好，这行就越排越长。⟨丁火生在秋月|你属火，是小火，生在属金的秋天⟩，满桌都是金，都指望这一点火。火苗的力气在集中，桌上一次只放一件，你样样出得了活；摊开五件，五件都半生不熟。难的是排在后头的人会来催，你又不好意思让他们等。他们等得了，你比他们急。',
        en_US:
          'There’s always a row of things waiting for you to put right, and since you do it well, the row grows. ⟨Ding fire born in an autumn month|You are fire, a small one, born in autumn, metal’s season⟩: everything on the table wants working, and all of it counts on one flame. The strength of a flame is in being gathered. With one thing on the table, it gets done; with five, all five are half done. What’s hard is that those at the back come and ask, and you hate to make them wait. They can wait. You’re the one who’s in a hurry.',
      },
      {
        id: 'self.season.ding-winter',
        because: ['day:ding', 'month:winter'],
        says: ['self.shield=wanted', 'self.season=costs'],
        form: ['statement'],
        zh_CN:
          '背后没有人走动的位子，你坐下来，话才多。⟨丁火生在冬月|你属火，火小，生在冬天⟩，冷和湿都在外头，你的力气一半花在防着它们上。有人替你站到前面，说一句“这事我去讲”，你能做出两倍的事来。没有这样的人，你也应付得了，只是旁人看到的，永远是剩下的那一半。这样的人你身边多半有一个，只是你以为开口求他，就等于承认自己怕。怕风的是火苗，不丢人。',
        en_US:
          'You open up only in a seat where nobody can walk behind you. ⟨Ding fire born in a winter month|You are fire, a small one, born in winter⟩; cold and damp wait outside, and half your strength goes to keeping them off. When someone says “I’ll deal with them,” you can do twice as much. You manage without, too, but then all that people ever see is the other half. There’s probably such a person near you, but you think that asking would be admitting you’re afraid. A small flame minds the wind. There’s no shame in it.',
      },
      {
        id: 'self.season.wu-spring',
        because: ['day:wu', 'month:spring'],
        says: ['governed=from-outside', 'self.season=costs'],
        claims: ['helps=officer'],
        form: ['statement'],
        zh_CN:
          '没人等着你的时候，你几天就散了架；有人等，有事要到，你一早就起来了。⟨戊土生在春月|你属土，生在春天⟩，春天属木，木的根扎进土里，压着你，也拉住你。你嘴上嫌牵绊，身上靠的正是它们。',
        en_US:
          'With nobody expecting you, you fall apart in a few days; with someone waiting or somewhere to be, you’re up early. ⟨Wu earth born in a spring month|You are earth, born in spring⟩; spring belongs to wood, whose roots weigh on the earth and hold it together. You complain about your ties, and they’re what you stand on.',
      },
      {
        id: 'self.season.wu-summer',
        because: ['day:wu', 'month:summer'],
        says: ['stop=hard', 'self.season=helps'],
        claims: ['self=strong', 'presumes=friends'],
        form: [],
        zh_CN:
          '一连好多天没歇过，问起来，你说用不着。⟨戊土生在夏月|你属土，生在夏天⟩，天天有火来养，像日头底下夯起来的墙，一年比一年结实，也一年比一年渗不进水。你不缺力气，缺的是缝：别人想跟你讲点软的，找不着从哪里讲进来。一个月有一天什么也不做，墙上就有了窗。窗不用大，有人敲的时候开得开就行。',
        en_US:
          'You haven’t had a day off in ages, and asked about it, you say you don’t need one. ⟨Wu earth born in a summer month|You are earth, born in summer⟩: fire feeds it daily, like a mud wall in the sun, each year harder and each year slower to let water in. You don’t lack strength. What you lack is a gap; people with something gentle to say can’t find where to say it. One day a month with nothing done would be a window. It needn’t be large, only one that opens when somebody knocks.',
      },
      {
        id: 'self.season.wu-autumn',
        because: ['day:wu', 'month:autumn', 'age>=16', 'age<=74'],
        says: ['out=much', 'self.reserve=none', 'self.season=costs'],
        form: [],
        zh_CN:
          '你的经验、门路、想好的办法，谁来都给一车，轮到自己要用，走进去才发现是空的。⟨戊土生在秋月|你属土，生在属金的秋天⟩，这个季节把山里的矿往外拿，从外面看，山一点没少。来拿的人没有恶意，他们看你那么大一座，以为拿不完。你自己留一份底，只是举手的事，偏偏总想不起来。也不用锁门，问一句“拿什么来换”，车自然就少了一半。',
        en_US:
          'What you know, whom you know, the plan you’d already worked out: anyone may have a cartload, and when you need some yourself, you walk in and hear an echo. ⟨Wu earth born in an autumn month|You are earth, born in autumn, metal’s season⟩, when ore gets carried out of the mountain and the mountain looks no smaller. People mean no harm. They see the size of you and think it can’t run out. Keeping a copy would take a minute, and it never crosses your mind. There’s no need to lock the gate. Ask what they’re bringing in return, and half the carts turn around.',
      },
      {
        id: 'self.season.wu-winter',
        because: ['day:wu', 'month:winter'],
        says: ['self.holds=back-water', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '别人的口角、脾气，到你这里多半就停住了。⟨戊土生在冬月|你属土，生在冬天⟩，冬天是水大的时候，土就成了堤。没出过事，就没有人记得堤。其实冻过的土看着最硬，敲上去却脆。',
        en_US:
          'Other people’s quarrels and tempers tend to stop when they reach you. ⟨Wu earth born in a winter month|You are earth, born in winter⟩, the season of high water, and earth is what holds it back. Nobody thinks of a levee while it holds. But frozen ground looks its hardest and chips when you tap it.',
      },
      {
        id: 'self.season.ji-spring',
        because: ['day:ji', 'month:spring', 'age>=16', 'age<=74'],
        says: ['pressure=becomes-skill', 'self.season=costs'],
        claims: ['helps=officer'],
        form: ['statement'],
        zh_CN:
          '你的主意给人挑过一遍，闷一晚，过几天比原来好。⟨己土生在春月|你属土，生在春天⟩，春天属木，木的根来松土，松的时候不好受，松过的地才吃得进雨。没人来挑，你几年一个样，还觉得挺好。挑你的人下手重一点也不要紧，要紧的是别每天来，翻过的地也要歇。给你挑刺的人常以为把你得罪了，其实你记着的是那句有用的话，连是谁说的都快忘了。',
        en_US:
          'Somebody takes your idea apart, you’re silent all evening, and a few days later it’s better than it was. ⟨Ji earth born in a spring month|You are earth, born in spring⟩; spring belongs to wood, whose roots loosen the soil, which isn’t pleasant and is how rain gets in. Left alone, you stay the same for years and think it’s fine. A heavy hand is all right. Just not every day, since dug ground needs rest. The critics think you hold it against them. What you remember is the useful remark, and hardly even whose it was.',
      },
      {
        id: 'self.season.ji-summer',
        because: ['day:ji', 'month:summer'],
        says: ['self.digests=anything', 'self.season=helps'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '别人丢下的边角料，到你手里捂一阵又能用：旧稿子，吵剩的话，没做好的作业。⟨己土生在夏月|你属土，生在夏天⟩，火来养土，像一堆发着热的肥，什么进去都化得开。热的堆子也干得快。你连着几天不歇，化的就慢了，人也燥。',
        en_US:
          'Scraps that others throw out are good again after a while with you: old drafts, the leftovers of a quarrel, homework that went wrong. ⟨Ji earth born in a summer month|You are earth, born in summer⟩: fire feeds it, like a compost heap that’s hot inside and breaks anything down. Hot heaps dry out, though. After several days without a break, it all goes slower, and you get snappish.',
      },
      {
        id: 'self.season.ji-autumn',
        because: ['day:ji', 'month:autumn'],
        says: ['self.after-harvest=empty', 'self.season=costs'],
        form: ['scene'],
        zh_CN:
          '一件大事做完的那晚，大家约着庆祝，你只想把灯关了。⟨己土生在秋月|你属土，是田里的土，生在秋天⟩，地力全长到庄稼里去，收割那天田里最空。这样的空用不着找原因，过些日子自己会满。',
        en_US:
          'The night it’s finished, the others want to celebrate, and you’d like the lights off. ⟨Ji earth born in an autumn month|You are earth, like a field, born in autumn⟩: what you had went into the crop, and a field is never so bare as on the day of the harvest. There’s nothing to explain. It fills again by itself.',
      },
      {
        id: 'self.season.ji-winter',
        because: ['day:ji', 'month:winter'],
        says: ['self.warms-by=ritual', 'self.season=costs'],
        claims: ['helps=fire'],
        form: ['statement'],
        zh_CN:
          '催你没有用，你自己催自己也一样。⟨己土生在冬月|你属土，生在冬天⟩，土又湿又冷，先要暖过来才动得了。动手之前的那杯热的、那几句闲话，看着像磨蹭，其实少不了。',
        en_US:
          'Hurrying you doesn’t work, not even when you do it yourself. ⟨Ji earth born in a winter month|You are earth, born in winter⟩, and cold, wet earth has to warm up before it moves. The hot drink and the bit of gossip beforehand look like dawdling, and you can’t do without them.',
      },
      {
        id: 'self.season.geng-spring',
        because: ['day:geng', 'month:spring', 'age>=16', 'age<=74'],
        says: ['self.leaned-on=much', 'self.season=costs'],
        form: [],
        zh_CN:
          '谁起头都先来找你：新来的人，刚想出的计划，谁家放学的孩子。⟨庚金生在春月|你属金，生在春天⟩，样样在往上长，季节不养金，却处处用得着一根立得住的桩，瓜藤豆藤都来缠。你立得住。锈也从绕得最密的地方起，那里不透风，你自己看不见。',
        en_US:
          'Everything that’s just starting comes to you first: the new arrival, the plan that’s a week old, somebody’s child after school. ⟨Geng metal born in a spring month|You are metal, born in spring⟩, when all things climb; the season doesn’t feed metal, but everyone needs a post that stands. You do stand. Rust begins where the vines are thickest, and you can’t see that spot yourself.',
      },
      {
        id: 'self.season.geng-summer',
        because: ['day:geng', 'month:summer'],
        says: ['self.slack=needed', 'self.season=costs'],
        form: [],
        zh_CN:
          '越催你，你越往满里排，排到一天里找不出一条缝，接着就跟人顶上了。⟨庚金生在夏月|你属金，生在夏天⟩，火催得紧，金热了要胀，铁轨留缝就是为了这个。你吵起来的那些架，十有八九是因为那天没有空过十分钟。别人以为你脾气硬，其实给你一刻钟没有人的时候，你就下来了。这一点最好先告诉身边的人，免得他们趁你最满的时候来讲道理，两边都白费力气。',
        en_US:
          'The more you’re pressed, the tighter you pack the day, until there’s no gap left and you’re pushing against somebody. ⟨Geng metal born in a summer month|You are metal, born in summer⟩: fire presses, and hot metal swells, which is why rails are laid with gaps. Most of your quarrels come on days without ten free minutes. People think you have a hard temper. Fifteen minutes alone, and it’s gone. It’s worth telling the people close to you. Otherwise they come to reason with you when you’re at your fullest, and both of you waste your breath.',
      },
      {
        id: 'self.season.geng-autumn',
        because: ['day:geng', 'month:autumn'],
        says: ['help=does-not-ask', 'self.season=helps'],
        claims: ['self=strong'],
        form: [],
        zh_CN:
          '谁有难处都先想到你，却没人想到你也会有。⟨庚金生在秋月|你属金，生在秋天⟩，金到了自己的季节，力气不用借，你也就从不出声。门太沉，外头推不动，就当里面没有人。',
        en_US:
          'Anyone in trouble thinks of you first, and it doesn’t occur to anyone that you might be. ⟨Geng metal born in an autumn month|You are metal, born in autumn⟩: metal is in its own season, you needn’t borrow strength, and so you make no sound. If a door is that heavy, people push once and conclude there’s nobody in.',
      },
      {
        id: 'self.season.geng-winter',
        because: ['day:geng', 'month:winter'],
        says: ['out=much', 'self.season=costs'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '一晚上话说下来，点子给人记走了一页，第二天你一个字也想不出。⟨庚金生在冬月|你属金，生在冬天⟩，冬天水旺，金里的劲顺着水往外走，走得痛快，回来得慢。',
        en_US:
          'After an evening of talk somebody leaves with a page of your ideas, and next day you have none. ⟨Geng metal born in a winter month|You are metal, born in winter⟩, water’s season, and the force runs off with the water, which feels splendid and is slow in coming back.',
      },
      {
        id: 'self.season.xin-spring',
        because: ['day:xin', 'month:spring'],
        says: ['self.use=too-coarse', 'self.season=costs'],
        claims: ['presumes=adult'],
        form: ['scene', 'question'],
        zh_CN:
          '拿绣花针去撬罐头，弯了怪谁？怪不到针。⟨辛金生在春月|你属金，是细的那种，生在春天⟩，遍地是等着收拾的木头，活又多又粗，季节只派差，不添力气。你一样样接过来，做得比谁都细，细到半夜，交出去人家说“不用这么好”。分得清哪样要绣、哪样要撬，你一半的累就没有了。旁人说你要求高，其实是你手里只有这一样家什。',
        en_US:
          'If you pry a can open with an embroidery needle and it bends, whose fault is that? Hardly the needle’s. ⟨Xin metal born in a spring month|You are metal of the fine kind, born in spring⟩, with wood to be dealt with in every direction, much of it coarse; the season hands out work and adds no strength. You take it all and do it beautifully until midnight, and then hear that it needn’t have been so good. Half your tiredness is work that wanted a can opener. They say your standards are high. It’s the only tool you were given.',
      },
      {
        id: 'self.season.xin-summer',
        because: ['day:xin', 'month:summer', 'age>=16', 'age<=74'],
        says: ['governed=from-outside', 'self.season=costs'],
        form: [],
        zh_CN:
          '管你的人一换，你说话的腔调、走路的样子都跟着换。⟨辛金生在夏月|你属金，是软的那种，生在夏天⟩，火气逼人，金烧软了，倒进什么模子就是什么样。本色倒没有丢，所以跟着谁，对你比对别人要紧。',
        en_US:
          'When the person over you changes, your walk changes, and so does the way you talk. ⟨Xin metal born in a summer month|You are metal of the soft kind, born in summer⟩: with fire close by, soft gold takes the shape of the mold it’s poured in. The gold itself stays gold, but whom you follow matters more for you than for most.',
      },
      {
        id: 'self.season.xin-autumn',
        because: ['day:xin', 'month:autumn'],
        says: ['detail=fine', 'self.season=helps'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '笔按长短排，杯子把手朝一边，少了一样，你今天就动不了手。⟨辛金生在秋月|你属金，生在秋天⟩，金到了自己的季节，劲头是足的，足在件件趁手。有人借走一样，你说拿去用，然后整个下午都看得见那个空位。这不算小气，是那个空位真的占地方。另备一套粗的专门给人借，你借得痛快，人家也用得放心。',
        en_US:
          'Pens by length, cup handles one way, and if a single thing is missing, you can’t begin. ⟨Xin metal born in an autumn month|You are metal, born in autumn⟩, its own season, so your strength is real, and it depends on each thing being in place. When someone borrows one, you say of course, and then you look at the gap all afternoon. That isn’t stinginess. The gap really does take up room. With a rougher set kept just for lending, you’d give gladly and they’d use it without worry.',
      },
      {
        id: 'self.season.xin-winter',
        because: ['day:xin', 'month:winter'],
        says: ['self.tired=after', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你的累是过后才发觉的。⟨辛金生在冬月|你属金，生在冬天⟩，水把金的力气一点点带走：话说得漂亮，主意出得快，当时一点不觉得。到家坐下，像少了一样东西，又不知道丢在哪里。',
        en_US:
          'You find out afterward that you’re tired. ⟨Xin metal born in a winter month|You are metal, born in winter⟩, and water draws off the strength of metal a little at a time. The remarks are good, the ideas come quickly, and you notice nothing. At home you sit down and something is missing, and you can’t say where you lost it.',
      },
      {
        id: 'self.season.ren-spring',
        because: ['day:ren', 'month:spring'],
        says: ['out=much', 'self.season=costs'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '一路上谁开口你都答应，轮到自己要用，已经不够了。⟨壬水生在春月|你属水，生在春天⟩，春天的木都要喝水，你这条河两岸每隔几里开着一道渠。给的时候是真痛快，也真有用，好多事没有你就不成。只是最后那一个没有分到的，十回里有九回是你自己，你还觉得是自己没安排好。渠要是有一道闸，你也不会因此变成小气的人。',
        en_US:
          'You say yes to everyone along the way, and when you need some yourself, there isn’t enough. ⟨Ren water born in a spring month|You are water, born in spring⟩, when all wood is thirsty, so there’s a ditch cut in your bank every mile or so. You enjoy giving, and it’s useful; a lot of things wouldn’t exist without you. But the one who goes short at the end is nearly always you, and then you blame your own planning. A gate on one of those ditches wouldn’t make you a stingy person.',
      },
      {
        id: 'self.season.ren-summer',
        because: ['day:ren', 'month:summer'],
        says: ['self.refills=deep', 'self.season=costs'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '跟你玩得来的人很多，见过你底下那一层的没有几个。⟨壬水生在夏月|你属水，生在夏天⟩，面上的水晒得烫，往下一人深还是凉的，热闹都在面上蒸掉。你补力气要往深里补：跟老朋友讲一夜旧话，比出门玩三天顶用。',
        en_US:
          'Plenty of people swim with you, and few have seen what’s further down. ⟨Ren water born in a summer month|You are water, born in summer⟩: on top it’s hot, a few feet down it’s cool, and all the spending happens at the surface. You fill up from below. A night of old stories with one old friend does more for you than three days away.',
      },
      {
        id: 'self.season.ren-autumn',
        because: ['day:ren', 'month:autumn'],
        says: ['self.supply=comes', 'self.season=helps'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你要的消息、人情、旧资料，常常自己送上门来。⟨壬水生在秋月|你属水，生在秋天⟩，秋天属金，金生水，上游一直有人替你供着。来得容易，就不大记得是谁送的。一条河记不住每一滴雨，送的人倒记得，也不说，只是慢慢来得少了。',
        en_US:
          'The news, favors and old files you need tend to come to you. ⟨Ren water born in an autumn month|You are water, born in autumn⟩; autumn belongs to metal, which feeds water, so there’s always somebody upstream supplying you. What comes so easily carries no sender’s name. You aren’t ungrateful; a river can’t remember every drop of rain. The senders do remember, say nothing, and slowly come less often.',
      },
      {
        id: 'self.season.ren-winter',
        because: ['day:ren', 'month:winter'],
        says: ['self.space=takes', 'self.season=helps'],
        claims: ['self=strong', 'presumes=adult'],
        form: ['scene'],
        zh_CN:
          '跟人合用一张桌子，过些日子，你的东西都漫到对面去了。⟨壬水生在冬月|你属水，生在冬天⟩，水到了自己的季节，你的劲不声不响，一点一点往外铺。对方起初让，后来躲。',
        en_US:
          'Share a table with you, and before long your things have reached the other edge. ⟨Ren water born in a winter month|You are water, born in winter⟩, water’s own season, and your strength spreads a little at a time without a sound. They give way at first, then they sit elsewhere.',
      },
      {
        id: 'self.season.gui-spring',
        because: ['day:gui', 'month:spring'],
        says: ['self.pours=last-self', 'self.season=costs'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '一圈斟下来，轮到自己那杯，壶里只剩茶叶。⟨癸水生在春月|你属水，是细水，生在春天⟩，草木个个张着嘴，你又听不得人家说渴。谁的杯子空了你记得清楚，哪里能接到水，你倒不大留意。关上门看半本闲书，对你就是接了一壶。',
        en_US:
          'You pour for the whole table, and when it comes to your own cup there’s nothing in the pot but leaves. ⟨Gui water born in a spring month|You are water, a small one, born in spring⟩, when everything green is thirsty, and you can’t hear the word without reaching for the spout. You know whose cup is empty better than you know where the faucet is. Half a novel behind a shut door, and the pot is full again.',
      },
      {
        id: 'self.season.gui-summer',
        because: ['day:gui', 'month:summer'],
        says: ['self.refills=cool', 'self.season=costs'],
        form: ['statement'],
        zh_CN:
          '你靠硬撑撑不住，换个凉快的地方、慢一点的人，力气自己就回来了。⟨癸水生在夏月|你属水，是细水，生在夏天⟩，晒一晒就干。你的凉快是什么，自己最清楚：一间背阴的屋子，一个说话慢的朋友。',
        en_US:
          'You can’t get by on toughness; in a cool place, or beside a slow talker, your strength comes back by itself. ⟨Gui water born in a summer month|You are water, a small one, born in summer⟩, when it dries up fast. You know best what your cool things are: a shady room, or a friend who’s never in a hurry.',
      },
      {
        id: 'self.season.gui-autumn',
        because: ['day:gui', 'month:autumn'],
        says: ['self.mends=overnight', 'self.season=helps'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你累得快，好得也快。⟨癸水生在秋月|你属水，是细水，生在秋天⟩，秋天属金，金替水守着源头，一夜就补得回来。昨晚见你睁不开眼的人，今早听你哼着歌，疑心昨晚是装的。所以晚上的你说什么丧气话，都不必当真，连你自己也一样。',
        en_US:
          'You tire fast and mend fast. ⟨Gui water born in an autumn month|You are water, a small one, born in autumn⟩; autumn belongs to metal, which guards the spring, and one night fills it up again. Someone who saw you dead on your feet hears you singing in the morning and suspects an act. So nobody should take what you say in the evening too seriously, you included.',
      },
      {
        id: 'self.season.gui-winter',
        because: ['day:gui', 'month:winter'],
        says: ['memory=long', 'self.grudge=keeps', 'self.season=helps'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你做什么都不停：一门手艺练着练着就精了，一件旧怨放着放着也大了。⟨癸水生在冬月|你属水，是细水，生在冬天⟩，水到了自己的季节，一滴是小，只是没有停过，一夜就在檐下挂成一根冰。前一样叫人佩服，后一样你自己也扛得累。当时说一句，它就长不成那么粗；拖到开春，它会自己挑个时候掉下来。你自己也说不清是从哪天开始的。',
        en_US:
          'You don’t stop: a skill you keep at becomes mastery, and a grievance you keep at becomes a big one. ⟨Gui water born in a winter month|You are water, a small one, born in winter⟩, its own season, when one drop is nothing and a night of drops hangs from the eaves as thick as an arm. The first is admired. The second wears you out as well. A word at the time keeps it thin; left till the thaw, it picks its own moment to fall. You couldn’t say yourself on which day it began.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你一开口，来帮忙的人不止一个，只是他们都太像你。⟨月令是比劫，天干上也多是帮手（得令得势）|你生在自己人当家的月份，露在外面的也多是帮手⟩，手不缺，缺的是不一样的手：大家都往同一边使劲，真卡住的时候就一起卡住。做事跟你反着来的那个人，平时让你别扭，这时候顶用。你多半认得这样一个人，只是很久没有找过他。找他之前不用先想好怎么说，他开口第一句会让你不高兴，第二句就说到地方了。',
        en_US:
          'When you ask, more than one person comes to help, and they’re all a lot like you. ⟨Your own kind rules the month, and most of the stems beside you help too (in season and supported)|You were born in a month that belongs to your own kind, and most of what shows in the chart helps too⟩. Hands you have, but they all push on the same side, so when something is stuck, all of you are stuck. The one who goes about everything the other way annoys you on ordinary days and is what you need on these. You know somebody like that. You haven’t called in a long time. Their first sentence will annoy you, and the second will be the answer.',
      },
      {
        id: 'self.backing.own-month-unseen',
        because: ['sign:in-season', 'main:month=peer', 'sign:alone'],
        says: ['backing=peers', 'self.season=helps', 'self.backing-seen=no'],
        form: [],
        zh_CN:
          '外人看你单枪匹马，不知道底下有一整层地基。⟨月令是比劫，天干上却没几个帮你的（得令不得势）|你生在自己人当家的月份，露在外面的却没几个帮你⟩，力气全在看不见的地方，也就没有谁想到要来搭手。',
        en_US:
          'To others you look like someone who came alone; the whole basement is out of their sight. ⟨Your own kind rules the month, while hardly a stem is there to help (in season, unsupported)|You were born in a month that belongs to your own kind, while hardly anything that shows in the chart helps you⟩. So it doesn’t occur to anyone to lend a hand.',
      },
      {
        id: 'self.backing.fed-and-escorted',
        because: ['sign:in-season', 'main:month=resource', 'sign:supported', 'sign:rooted'],
        says: ['backing=elders', 'self.season=helps'],
        form: ['statement'],
        zh_CN:
          '你伸手之前，常有人已经替你做好了。⟨月令生你，脚下有根，天干也有扶（得令得地得势）|生你的月份养着你，底下有根，外面也有人扶⟩，里外都垫着软的，这是福气，难处在于你分不清哪一样是自己站住的。所以一遇到要独自拿主意的事，你先慌，其实做起来并不差。帮你的人要是肯只说从哪儿下手，余下的让你来，你会比现在稳得多。他们不放手，一半也是因为你没说过。',
        en_US:
          'Before you reach for it, somebody has often done it for you. ⟨The month feeds you, there’s a root beneath, and the stems beside you help (season, root and support)|The month you were born in feeds you, there’s a root underneath, and what shows in the chart helps too⟩. Being padded on all sides is good luck, but you can’t always tell what you’re holding up yourself. So a decision you have to make alone scares you first, and then you do it perfectly well. If your helpers would only tell you where to begin and leave the rest, you’d be far steadier. They hold on partly because you’ve never said so.',
      },
      {
        id: 'self.backing.one-number',
        because: ['sign:in-season', 'main:month=resource', 'sign:alone', 'sign:rooted'],
        says: ['backing=elders', 'company=few', 'self.season=helps'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '半夜找得到的人你只有一个，也只要这一个。⟨月令是印，教你、养你的那一路，地支里又有根；天干上扶你的人少（得令得地）|教你、养你的那一头管着你出生的月份，底下又有根，只是露在外面的帮手少⟩，热闹场面里，旁人看不出你有靠山。那一位不出面，出的主意顶用。',
        en_US:
          'You have one person you could call at midnight, and one is what you need. ⟨A seal, which teaches and feeds, rules your month, and you have a root; few stems help (season and root)|What teaches and feeds you rules the month you were born in, and there’s a root underneath, though little of it shows⟩. In company nobody would guess there’s someone behind you. They stay out of sight, and their advice is good.',
      },
      {
        id: 'self.backing.board-and-lodging',
        because: ['sign:in-season', 'sign:rootless', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['backing=elders', 'self.season=helps'],
        form: [],
        zh_CN:
          '你像包吃包住的客人，样样不缺，只是屋子是别人的。⟨月令生你，天干有扶，地支里却没有扎稳的根（得令得势，失地）|生你的月份养着你，外面也有人扶，底下却没有扎稳的根⟩：跟着好人家、好单位，你比谁都像样，换个地方先慌一阵。这阵子旁人看不出来，因为你照样体面。慌过去了，你又成了那家最像样的一个。一辈子这样换上几回，你大概会想有一间自己的屋子，小一点也好。',
        en_US:
          'You’re like a guest with full board, who wants for nothing except that the house belongs to someone else. ⟨The month feeds you and stems support you, but no branch gives you a firm root (season and support, no root)|The month you were born in feeds you and what shows in the chart supports you, but there’s no firm root underneath⟩. In a good house, or with a good employer, you do better than anyone; moved, you’re lost for a while. Nobody sees it, since your manners hold. Then you’re the best in the new house. After a few rounds of this you’ll probably want a room of your own, even a small one.',
      },
      {
        id: 'self.backing.one-well',
        because: ['sign:in-season', 'sign:rootless', 'sign:alone'],
        says: ['backing=craft', 'learning=by-book', 'self.season=helps'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你靠的是学来的东西。⟨月令生你，此外地支没有扎稳的根，天干上也没几个人扶（独得令）|生你的月份养着你，此外底下没有扎稳的根，外面也没几个人扶⟩，像全村吃一口井。读过两页再出门，你讲话有底；空着出门，过不了半天就散了。',
        en_US:
          'What you live on is what you’ve learned. ⟨The month feeds you, and beyond that no branch gives you firm footing and hardly a stem helps (season alone)|The month you were born in feeds you, and beyond that there’s no firm root and hardly any help⟩: one well for the whole village. On a day when you’ve read two pages, you speak with ground under you. On other days you’ve come apart by noon.',
      },
      {
        id: 'self.backing.old-deskmates',
        because: ['sign:off-season', 'sign:rooted', 'stems:peer>=2', 'age>=16', 'age<=74'],
        says: ['backing=peers', 'self.season=costs'],
        form: ['list'],
        zh_CN:
          '像样的机会，递话的都是同辈：老同学，旧同事，跟你一道挨过骂的人。⟨月令不帮，天干上却不止一个同类，地支也有根（失令，得地得势）|生你的月份不添力，外面却站着不止一个同类，底下也有根⟩。楼上的办公室你去得再勤，也不如当年坐你旁边的那一位。他一听就懂，你连前因后果都不用讲。你们也不常见面，可每回见了，都像昨天才散。所以你的路，多半是这几个人一段一段接起来的。',
        en_US:
          'Your good breaks came from your equals: a classmate, a former colleague, someone who got shouted at on the same day. ⟨The month is no help, but more than one of your own kind stands in the stems, and there’s a root (support and root, out of season)|The month you were born in gives you no strength, but more than one of your own kind shows in the chart, and there’s a root underneath⟩. However often you go upstairs, whoever had the desk beside yours does more for you. They understand at once, with no background needed. You don’t meet often, and each time it’s as if you’d parted yesterday. Your road has mostly been put together by these few, one stretch each.',
      },
      {
        id: 'self.backing.handed-down',
        because: ['sign:off-season', 'sign:rooted', 'stems:resource>=2', 'age<=74'],
        says: ['backing=elders', 'elders=close', 'self.season=costs'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '年纪大一截的人见了你总想教点什么，你也听得进去。⟨月令不帮，天干上却不止一处是印，地支又有根（失令，得地得势）|生你的月份不帮忙，外面却不止一处是教人、护人的力量，底下也有根⟩，你的力气多半从前辈手里接来。他们的法子好用，只是有的过了时，你用了半天才发觉。',
        en_US:
          'People a good deal older than you like to show you how it’s done, and you let them. ⟨The month is no help, but more than one of your stems is a seal, and there’s a root (support and root, out of season)|The month you were born in is no help, but the chart shows more than one force that teaches and shelters, and there’s a root underneath⟩. Most of your strength has been handed down. Their ways work, though now and then you find one that stopped working years ago.',
      },
      {
        id: 'self.backing.two-kinds-of-call',
        because: ['sign:off-season', 'sign:rooted', 'sign:supported', 'stems:peer>=1', 'stems:resource>=1', 'age>=16', 'age<=74'],
        says: ['backing=both', 'self.season=costs'],
        form: ['order'],
        zh_CN:
          '有两种电话，你打反过：该叫人搭手的时候问了长辈，该问路的时候叫来一帮朋友。⟨月令不添力，天干上同类有，印也有，地支还有根（失令，得地得势）|生你的月份不添力，外面却有两种帮手，一种跟你一样出力，一种教你、护你⟩。搬、扛、赶，找同辈；选、签、辞，找年长的。',
        en_US:
          'There are two kinds of call, and you’ve mixed them up before: you asked an elder when you wanted hands, and gathered friends when you wanted a map. ⟨The month gives you nothing, but your stems hold a peer and a seal, and a branch roots you (support and root, out of season)|The month you were born in gives you nothing, but the chart shows two kinds of helper, one who lifts with you and one who teaches⟩. For lifting and rushing, call your equals. For choosing, signing and leaving, call someone older.',
      },
      {
        id: 'self.backing.other-end-of-piano',
        because: ['sign:off-season', 'sign:rooted', 'sign:alone', 'stems:peer>=1'],
        says: ['backing=peers', 'company=few', 'self.season=costs'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '真肯帮你的只有一个人，也就格外真。⟨月令不帮，天干上只有一位同类，另有根（失令失势）|生你的月份不帮，外面只站着一个同类，脚跟在底下⟩。你们不常见面，见了也不寒暄，直接说要抬哪一头。',
        en_US:
          'There’s exactly one person who’ll really help, and it’s real. ⟨The month is no help, one stem is your own kind, and there’s a root (rooted, out of season, unsupported)|The month you were born in is no help, and just one of your own kind shows in the chart; your footing is underneath⟩. You seldom meet, and when you do, you skip the small talk and ask which end to lift.',
      },
      {
        id: 'self.backing.what-would-they-say',
        because: ['sign:off-season', 'sign:rooted', 'sign:alone', 'stems:resource>=1'],
        says: ['backing=elders', 'self.season=costs'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '有一位老师的话，你到今天还在用，遇事先想，换了那位会怎么说。⟨月令不添力，天干上帮你的只有一处印，脚下有根（失令失势，一印为靠）|生你的月份不添力，外面帮你的只有一处，是教你、护你的那一头，底下有根⟩。口气早学成了自己的，连停顿也像。外人夸你有主见，你心里知道是谁的主见。这没有什么好瞒的，哪天见了面，当面讲一声，那位会高兴很久。',
        en_US:
          'One teacher’s sentences are still in use with you; before a decision you ask what they’d say. ⟨The month gives you no strength; in the stems a single seal stands on your side, and a root keeps you upright (rooted, out of season, one seal)|The month you were born in gives you no strength; one thing in the chart stands on your side, the one that teaches and shelters, and there’s a root underneath⟩. By now the voice is your own, pauses and all. People praise your independent mind, and you know whose mind it was. There’s no shame in that. Told to their face one day, it would please them for a long time.',
      },
      {
        id: 'self.backing.back-to-own-room',
        because: ['sign:off-season', 'sign:rooted', 'stems:no-peer', 'stems:no-resource'],
        says: ['backing=self', 'alone=needed', 'self.season=costs'],
        form: ['statement'],
        zh_CN:
          '出门大半天，你就惦记自己那间屋子。⟨月令不添力，天干上也没有帮手，脚跟全在地支（失令失势，独有根）|生你的月份不添力，外面也没有帮手，脚跟全在底下⟩：自己的钟点，关起门练熟的那几样。旁人当你怕生。难受的时候有人来劝，你更乱；让你一个人待一晚，第二天就好了。',
        en_US:
          'After half a day out you want your own room. ⟨The month adds nothing and no stem helps; all your footing is down in the branches (root alone)|The month you were born in adds nothing and nothing that shows in the chart helps; all your footing is underneath⟩, which is to say in your own hours and the few things you practiced with the door shut. People put it down to shyness. On a bad day comforters make it worse. Left alone for an evening, you’re fine in the morning.',
      },
      {
        id: 'self.backing.all-upstairs',
        because: ['sign:off-season', 'sign:rootless', 'sign:supported', 'age>=16', 'age<=74'],
        says: ['backing=peers', 'self.boldness=in-company', 'self.season=costs'],
        form: [],
        zh_CN:
          '有人在场，你什么都敢接；散了场一个人往回走，越走越虚。⟨天干上不止一个帮你的，月令和地支却没给你落脚的地方（独得势）|外面帮你的不止一个，生你的月份和底下却没给你落脚的地方⟩，楼上坐满了人，楼下没有地基。答应的时候你是真心的，只是那份胆子有一半是他们的。他们散了，胆子也带走了，事还在你手里。所以你答应过的事，要么当天就有人一起动手，要么就拖成一块心病。',
        en_US:
          'With people around you, you’ll take on anything; walking home alone, you get smaller by the block. ⟨More than one stem is on your side, but neither the month nor the branches give you a place to stand (support alone)|More than one thing that shows in the chart is on your side, but neither your month of birth nor anything underneath gives you a place to stand⟩: upstairs is full, and there’s no ground floor. You mean it when you say yes. But half of the nerve was theirs, and when they go, it goes with them and leaves you the job. What you promise either gets started the same day, with somebody, or turns into something you lie awake over.',
      },
      {
        id: 'self.backing.second-chair',
        because: ['sign:off-season', 'sign:rootless', 'sign:alone', 'stems:peer>=1'],
        says: ['backing=peers', 'self.boldness=in-company', 'self.season=costs'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '两个人去，你据理力争；一个人去，说声算了就走。⟨月令不添力，地支没有扎稳的根，天干上只有一位同类（失令失地，一比为伴）|生你的月份不添力，底下没有扎稳的根，外面只有一个同类站在旁边⟩，你的胆量有一半存在那个人身上。',
        en_US:
          'Two of you go, and you argue your case to the end; by yourself you say never mind and leave. ⟨The month adds nothing and no branch holds you firmly; in the stems stands exactly one of your own kind (one Friend or Rival for company)|The month you were born in adds nothing and there’s no firm root; just one of your own kind shows in the chart⟩. Half your nerve is kept with that one person.',
      },
      {
        id: 'self.backing.manual',
        because: ['sign:off-season', 'sign:rootless', 'sign:alone', 'stems:resource>=1'],
        says: ['backing=elders', 'learning=by-book', 'self.season=costs'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你先要弄懂才动手，动了手不大出错。⟨月令和地支都没给你脚跟，天干上只有一处印（失令失地，一印为靠）|生你的月份和底下都没给你脚跟，外面只有一处，是教你的那一头⟩，学来的道理替你撑着。说明书你从头看到尾，连小字也看。急起来没有书可翻，你就站住了，旁边哪怕有人只告诉你第一步，后面的你自己都会。',
        en_US:
          'You need to understand a thing before you touch it, and then you make few mistakes. ⟨Neither month nor branches give you a foothold, and in the stems there’s a single seal (one seal to lean on)|Neither your month of birth nor anything underneath gives you a foothold, and one thing in the chart helps, the one that teaches⟩, so what you’ve been taught does the holding. You read the manual to the end, small print included. When there’s no time to read, you freeze. Somebody only has to tell you step one; you know the rest.',
      },
      {
        id: 'self.backing.raft',
        because: ['sign:off-season', 'sign:rootless', 'stems:no-peer', 'stems:no-resource', 'age>=16', 'age<=74'],
        says: ['backing=rules', 'self.season=costs'],
        form: [],
        zh_CN:
          '你在什么样的人中间，就长成什么样，而且很快。⟨月令、地支、天干，三处都没给你添力（失令失地失势）|生你的月份、底下、外面，三处都没给你添力⟩，像一只没有桨的竹筏，逆着撑一天，抵不上顺水一个钟头。进了有章法的地方，三个月你就像老人；进了乱的地方，也最先跟着乱。别人选地方看的是价钱、名声，对你要紧的只有一样：那里的人平常是怎么过日子的。选对了，你一点也不吃力。',
        en_US:
          'You become like the people around you, and quickly. ⟨Season, root and stems all leave you without help (no season, no root, no support)|The month you were born in, what lies underneath and what shows in the chart all leave you without help⟩; like a raft without a paddle, you get less from a day of poling upstream than from an hour with the current. In a place with good habits you have them in three months; in a messy one, you have the mess. Others choose by price or reputation. For you one thing counts, which is how people there live on an ordinary day. Get that right, and nothing is hard.',
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
        form: [],
        zh_CN:
          '力气断了，你能从头再来，来的那几天最鲜。⟨日支是日干的长生|你在盘里正站在刚冒出土的那一步⟩：一乱就另起一个头，头一遍做得整整齐齐，人好了一半。这样的开头已经有一摞。',
        en_US:
          'When your strength fails, you start over, and the first days are the best. ⟨The day stem is at its Birth on the day branch|In this chart you stand at the step where a shoot breaks the soil⟩: things get messy, you begin something new with great care, and you feel half cured. There’s a stack of such beginnings by now.',
      },
      {
        id: 'self.seat.bathing',
        because: ['stage:day=muyu'],
        says: ['self.guard=thin'],
        form: [],
        zh_CN:
          '新样子你学得快，见了新人话也多，回到家才觉得说多了。⟨日支是日干的沐浴，|你在盘里正站在洗净了、还没穿好的那一步，⟩像刚洗完澡站在走廊上的人，最精神，也最怕风。力气没有少，少的是一件外套。你不是嘴快的人，是见了新鲜就忘了冷，说出去的都是真话，只是有几句该留到第三回。话已经出去了也不要紧，听的人多半只记得你那天很高兴。',
        en_US:
          'You pick up new ways quickly, talk freely to new people, and only at home feel that it was too much. ⟨The day branch is Bathing to the day stem|In this chart you stand at the step of being washed and not yet dressed⟩, like someone just out of the bath, wide awake and sensitive to drafts. You aren’t short of strength, only of a coat. It’s not that you can’t keep quiet. New things make you forget the cold, and what you say is true; a few of those truths belonged to the third meeting. What’s out is out, and mostly people only remember that you were happy.',
      },
      {
        id: 'self.seat.coming-of-age',
        because: ['stage:day=guandai'],
        says: ['self.watched=helps'],
        form: ['statement'],
        zh_CN:
          '有人看着，你的力气就聚得拢；没人看着，什么都能拖。⟨日支是日干的冠带，头一回穿上合身衣裳的那一步|你在盘里正站在头一回穿上合身衣裳的那一步⟩。所以难办的事，要当着人做，才做得成。',
        en_US:
          'Being looked at pulls your strength together; with nobody looking, you can put anything off. ⟨The day branch is Coming of age to the day stem, the first coat that fits|In this chart you stand at the step where one wears the first coat that fits⟩. So the hard things are the ones you do best in front of people.',
      },
      {
        id: 'self.seat.prime',
        because: ['stage:day=linguan'],
        says: ['self.bench=own'],
        form: [],
        zh_CN:
          '在自己的地方，你一个顶两个；到了别人那里，连盐都找不着。⟨日支是日干的临官，脚下就是自己上工的位置（坐禄）|你在盘里，脚下就是自己的位置⟩，力气跟顺手的东西长在一处，换手就减半。你因此不爱挪地方，人家说你挑，你是真的怕不趁手。其实只要带上最常用的那两三样，你到哪里都是半个主人。缺了那几样，你宁可说不会，也不肯当着人做得难看。',
        en_US:
          'In your own place you’re worth two people; in somebody else’s you can’t find the salt. ⟨The day branch is the Prime of the day stem, its own place of work|In this chart you stand in your own place⟩, and your strength has grown together with your things; with strange ones it’s halved. That’s why you don’t like to move around. People call you picky, but you’re really afraid of being clumsy. With the two or three things you use most along, you’re half at home anywhere. Without them you’d sooner say you can’t than do it badly in front of people.',
      },
      {
        id: 'self.seat.peak',
        because: ['stage:day=diwang'],
        says: ['stop=hard'],
        form: ['statement'],
        zh_CN:
          '眼前的力气你不怀疑，明天的力气你不过问。⟨日支是日干的帝旺，十二步里最满的一步|你在盘里正站在力气最满的那一步⟩，做完了总要问还有没有。累在第二天才来，来得也足。',
        en_US:
          'You never doubt the strength you have, nor ask about tomorrow’s. ⟨The day branch is the Peak of the day stem, the fullest of the twelve steps|In this chart you stand at the step where strength is fullest⟩, so when you’re done you ask if there’s more. The tiredness comes a day later, and it’s a full measure too.',
      },
      {
        id: 'self.seat.waning',
        because: ['stage:day=shuai'],
        says: ['self.pace=long'],
        form: ['question'],
        zh_CN:
          '为什么头一局你常输，拖到后面又总是你赢？⟨日支是日干的衰，字面不好看，说的是下午四点的太阳|你在盘里正站在下午四点太阳的那一步⟩：热身慢，最冲的劲过去了，准头正好。对面满场飞，你站在中间，等他们喘。一局定输赢的事，跟你不合；要磨上半年的，你越磨越像样。',
        en_US:
          'Why do you often lose the first round, and win later on? ⟨The day branch is Waning to the day stem, which sounds worse than it is|In this chart you stand at the step of the late afternoon sun⟩: past the fiercest heat, when the aim is at its best. The others run from line to line while you stand in the middle and wait for them to pant. Anything settled in a single round doesn’t suit you. What takes half a year gets better in your hands.',
      },
      {
        id: 'self.seat.weariness',
        because: ['stage:day=bing4'],
        says: ['self.force=saved'],
        form: ['statement'],
        zh_CN:
          '一件事做到几成该放手，你比旁边的人都清楚。⟨日支是日干的“病”，古名跟身体不相干，|你在盘里正站在叶边刚黄的那一步，⟩说的是力气要省着使。省惯了，人家看不见你用力，当你没使劲；做得好，就说你运气好。你也懒得解释。',
        en_US:
          'You know better than those around you how much of a job is enough. ⟨The day branch is what the old books call Weariness, which has nothing to do with the body,|In this chart you stand at the step where the leaf turns at the edge,⟩ and it means that strength is spent with care. Since the effort doesn’t show, people think there was none, and when it turns out well they call you lucky. You can’t be bothered to explain.',
      },
      {
        id: 'self.seat.stillness',
        because: ['stage:day=si3'],
        says: ['self.acts=waits'],
        form: [],
        zh_CN:
          '别人走来走去踩浑的水，你坐着不动，看得见底。⟨日支是日干的“死”，古名吓人，说的是静到了底，|你在盘里正站在最静的那一步，⟩一点劲也不往外漏。代价是起手慢，鱼咬了钩，你还要想想。',
        en_US:
          'Others walk around until the water is muddy; you sit still and see to the bottom. ⟨The day branch is what the old books call Stillness, a grim word in the original,|In this chart you stand at the quietest of the twelve steps,⟩ and it means that nothing leaks out. You’re also slow to strike. When the fish bites, you’re still thinking.',
      },
      {
        id: 'self.seat.storing',
        because: ['stage:day=mu'],
        says: ['self.reserve=much', 'readable=no'],
        form: ['question'],
        zh_CN:
          '你的本事平日谁也看不出，急用的时候样样拿得出来。⟨日支是日干的“墓”，白话就是库，收进去，封好口|你在盘里正站在收进仓库、封好口的那一步⟩，像冬天的菜窖，上头盖着雪。别人因此常常低看你，你也不争；日子久了，连自己也忘了存过什么，要到别人急得团团转，才想起底下还有一样。是不是该早点拿出来？该。只是你每回都要等人急了，才肯相信真有人要。',
        en_US:
          'On ordinary days nobody suspects what you can do, and in an emergency out it comes. ⟨The day branch is what the old books call a tomb, which means a storehouse, brought in and sealed|In this chart you stand at the step of bringing in and sealing up⟩, like a winter cellar with snow on the lid. People often rate you too low, and you don’t argue. After some years you forget what you’ve stored yourself, until somebody is running in circles and you remember that there’s one more thing down there. Shouldn’t it come up sooner? It should. But each time you have to see somebody desperate before you believe that it’s wanted.',
      },
      {
        id: 'self.seat.ending',
        because: ['stage:day=jue'],
        says: ['change=welcomes', 'self.restarts=from-zero'],
        form: ['statement'],
        zh_CN:
          '在旧摊子上修修补补，你提不起劲；换个地方从零来，力气反倒足。⟨日支是日干的“绝”，字面狠，说的是一轮走完，地里干净|你在盘里正站在一轮走完、地里干净的那一步⟩。所以你扔东西最干脆，有几样扔完了才知道还用得着。',
        en_US:
          'Patching up an old thing drains you; starting over at nothing, you find strength you didn’t have before. ⟨The day branch is what the old books call Ending, and what ends is a round|In this chart you stand at the step where a round is over⟩, with the field bare and ready. That’s why you throw things out so cheerfully, and now and then miss one afterward.',
      },
      {
        id: 'self.seat.conception',
        because: ['stage:day=tai'],
        says: ['self.plans=kept'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '计划揣在怀里的时候最有劲，一说出口就散了一半，所以问你有什么打算，你只笑。⟨日支是日干的胎，籽在土里刚翻了个身|你在盘里正站在籽在土里刚翻身的那一步⟩，有念头，没形状。捂过了季，就只剩念头了。',
        en_US:
          'Your plans are strongest while nobody knows them, and lose half their force in the telling; so, asked, you smile. ⟨The day branch is Conception to the day stem, a seed that has just turned over in the soil|In this chart you stand at the step where a seed has just turned over in the soil⟩, with an idea and no shape. Kept past its season, it stays an idea.',
      },
      {
        id: 'self.seat.nurture',
        because: ['stage:day=yang3'],
        says: ['self.table=needed'],
        form: ['scene'],
        zh_CN:
          '再累的一天，有人说一句“饭好了，坐下”，你就又行了。⟨日支是日干的养，还抱在怀里、一口口喂大的那一步|你在盘里正站在还抱在怀里、一口口喂大的那一步⟩：力气补得回来，要有地方补，一张固定的桌子，一个到点叫你的人。没人叫的日子，你吃得像打发，觉也睡得浅。别人当你娇气，其实你要的不多：不用好菜，只要有人等你来了才动筷子。有过那样一张桌子，你走多远都不怕。',
        en_US:
          'However long the day, somebody says “It’s ready, sit down,” and you’re all right again. ⟨The day branch is Nurture to the day stem, the step where one is still carried and spoon-fed|In this chart you stand at the step where one is still carried and spoon-fed⟩. Your strength comes back if it has a place to come back to: one regular table, and one person who calls you to it. On other days you eat standing and sleep badly. People think you’re spoiled, but you don’t ask for much. The food needn’t be good, as long as they wait for you before they begin. With a table like that behind you, no distance scares you.',
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
        form: ['statement'],
        zh_CN:
          '你在哪里都站得稳：老家，做事的地方，自己屋里，将来的日子。⟨年月日时四支个个藏着你的同类（四支通根）|盘里四格，底下格格有你的同类⟩。站得稳的人不大挪步，别人请你换个位置，你先看的是脚下。',
        en_US:
          'You stand firmly wherever you are: where you’re from, where you work, at home, in what comes later. ⟨All four branches hide some of your own kind (a root in every branch)|All four parts of the chart have some of your own kind underneath⟩. People who stand that well seldom step. Asked to move, you look at the ground first.',
      },
      {
        id: 'self.root.both-ends',
        because: ['root:year', 'root:hour', 'sign:weak', 'sign:rooted'],
        says: ['self.footing=ends'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '一头是老家的饭桌，一头是还没做完的那件东西，你靠这两样站着。⟨年支和时支都藏着你的同类（年时有根）|盘里管祖上的那一格和管晚年的那一格，底下都有你的同类⟩，像一条船，首尾各有一根缆；整盘助你的力不算多，缆就格外要紧。中间这段日子晃得厉害的时候，你自己就会往那两头去：给家里打个电话，或者把手里的东西再做一小块。做完人就定了。两头要是断了一头，另一头就得加倍结实。',
        en_US:
          'At one end there’s the table you grew up at, at the other the thing you’re still making, and these two hold you. ⟨Your year and your hour branch both hide your own kind (roots at both ends)|The part of the chart for your family and the part for later years both have your own kind underneath⟩, like a boat tied fore and aft; with little else to help in this chart, the ropes count. When the middle rocks, you go to the ends of your own accord: you call home, or finish one more small piece. Afterward you’re steady. If one end goes, the other has to hold for both.',
      },
      {
        id: 'self.root.desk-and-bed',
        because: ['root:month', 'root:day', 'sign:off-season', 'age>=16', 'sign:rooted', 'age<=74'],
        says: ['self.footing=near'],
        form: [],
        zh_CN:
          '你的力气在两点一线里：做事的桌子，睡觉的床。⟨月支和日支都藏着你的同类，月令却不向着你（月日有根，失令）|盘里管工作的那一格和管家的那一格，底下都有你的同类，生你的月份却不向着你⟩：同事里有自己人，屋里也踏实，只是招牌挂的是别人的。跟招牌较劲的那几年，你最累，也最没有用。',
        en_US:
          'Your strength lies along one short line, between the desk you work at and the bed you sleep in. ⟨Month and day branch both hide your own kind, though the month isn’t on your side (roots in month and day, out of season)|The part of the chart for work and the part for home both have your own kind underneath, though the month of your birth isn’t on your side⟩. There’s an ally among your colleagues, and your house is solid; only the name over the door is somebody else’s. The years you spent fighting that name were the most tiring, and the least use.',
      },
      {
        id: 'self.root.evening',
        because: ['root:day', 'root:hour', 'root:none-early', 'sign:weak', 'sign:rooted'],
        says: ['self.footing=evening'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你是越往晚越稳的人，一天这样，大半辈子也这样。⟨根在日支和时支（日时有根）|盘里管家的那一格和管晚年的那一格，底下有你的同类⟩，别处助你的不多。早年的起步，量不出后来的步子。',
        en_US:
          'You steady as it gets late, in a day and in a life. ⟨Your roots are in the day and hour branches (roots in day and hour)|The parts of the chart for home and for later years have your own kind underneath⟩, and little else helps you. Nobody should measure the later steps by the early ones.',
      },
      {
        id: 'self.root.where-from',
        because: ['root:year', 'root:month', 'sign:off-season', 'sign:rooted'],
        says: ['self.footing=early'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '介绍自己，你总从“我们那儿”讲起。⟨年支和月支都藏着你的同类，只是月令另有其人（年月有根，失令）|盘里管祖上的那一格和管环境的那一格，底下都有你的同类，只是生你的月份不帮你⟩：脚跟扎在出身和头几年的圈子里，那一套做法你至今顺手。走远了会发飘，一道小时候的菜，比什么劝都快。新地方的邻居，你认得慢，认下了也就是“我们那儿”的人了。你说话的口音，大概一辈子都留着一点。',
        en_US:
          'When you introduce yourself, you begin with where you’re from. ⟨Year and month branch both hide your own kind, though the month has another master (roots in year and month, out of season)|The part of the chart for your family and the one for the world around you both have your own kind underneath, though the month you were born in is no help⟩. Your footing is in your beginnings, and that way of doing things still fits your hand. Far away you feel weightless, and one dish from back then helps faster than advice. New neighbors you get to know slowly, and then they count as home too. You’ll probably keep a trace of the accent for life.',
      },
      {
        id: 'self.root.family-ground',
        because: ['main:year=peer', 'sign:off-season'],
        says: ['self.footing=family'],
        claims: ['presumes=past'],
        form: [],
        zh_CN:
          '早年一起长大的人，到今天还肯替你说话。⟨年支的当家是你的同类（年支为根）|盘里管祖上的那一格，当家的是你的同类⟩，生你的月份没给的那份力，由家门和老街坊补上。这份力离得远，要走过去才用得上。',
        en_US:
          'The people you grew up among still speak for you. ⟨The year branch is ruled by your own kind (rooted in the year)|The part of the chart for your family is ruled by your own kind⟩, so what your month of birth withheld, the family and the old street make up for. It’s strength at a distance that you have to go and get.',
      },
      {
        id: 'self.root.own-chair',
        because: ['main:day=peer', 'sign:off-season'],
        says: ['self.footing=own-seat', 'backing=self', 'help=does-not-ask'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你不等谁点头，先顾好自己这一块地。⟨日支的当家是你的同类（日支为根）|盘里管家的那一格，当家的是你的同类⟩，季节没给的，脚下自己有。这样的人很少求人，也很少让身边的人觉得自己有用。他们想帮你，找不着地方下手，久了就不提了。你以为大家都省心，其实有人一直等着你说一声“过来坐”。这句话不费力气，只是从来没有轮到过嘴边。',
        en_US:
          'You see to your own patch without waiting for a nod. ⟨The day branch is ruled by your own kind (rooted in the day)|The part of the chart for home is ruled by your own kind⟩, so what the season didn’t give you is right underfoot. People like that seldom ask for anything, and seldom make those around them feel useful. They’d like to help, can’t find where to begin, and in time stop offering. You think everyone is comfortable that way. Somebody has been waiting for you to say, come and sit down. It costs nothing. It has just never gotten as far as your mouth.',
      },
      {
        id: 'self.root.later-ground',
        because: ['main:hour=peer', 'sign:off-season'],
        says: ['self.footing=later'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '做到后半程，带着比你小的人，你的力气才显出来。⟨时支的当家是你的同类（时支为根）|盘里管晚年和孩子的那一格，当家的是你的同类⟩，季节不帮，脚跟落在往后。开头总有人嫌你慢，嫌你的人后来多半不在场了。',
        en_US:
          'Your strength shows in the second half of things, and beside people younger than you. ⟨The hour branch is ruled by your own kind (rooted in the hour)|The part of the chart for children and later years is ruled by your own kind⟩; the season is no help, and your footing lies further on. Early on, somebody always finds you slow. They usually aren’t around to see the rest.',
      },
      {
        id: 'self.root.next-desk',
        because: ['root:month', 'sign:off-season', 'sign:weak', 'sign:rooted', 'age>=16', 'age<=74'],
        says: ['self.footing=colleagues'],
        form: ['scene'],
        zh_CN:
          '你快撑不住的时候，旁边那个人递过来一句“我来接一半”。⟨月支里藏着你的同类，只是没有当家（月支藏根）|盘里管同事和手足的那一格，底下藏着你的同类⟩，你的脚跟就在他们中间，平常看不见，到赶工那几天才露头。谁是那个人，你心里有数，只是从来没有谢过。',
        en_US:
          'Just as you’re about to go under, somebody next to you says, “I’ll take half.” ⟨Your month branch hides one of your own kind, though not in charge there (a hidden root in the month)|The part of the chart for colleagues and siblings has one of your own kind hidden underneath⟩. Your footing is among them, invisible until the week of the deadline. You know who it is. You’ve just never said thank you.',
      },
      {
        id: 'self.root.portable',
        because: ['sign:rootless', 'sign:weak'],
        says: ['self.footing=carried'],
        form: ['list'],
        zh_CN:
          '同一种早饭，睡前同样的三件事，出门带自己的杯子：你到哪里都带着这几样。⟨四个地支里没有你扎稳的根（日主无根）|盘的底下没有你扎稳的根⟩，地方给不了的，就靠习惯来给。旁人当你讲究，其实这就是你的地基，只是装得进箱子。断了一样，你会好几天心神不定，又说不出是为什么。反过来也一样：多难的地方，只要这几样齐了，头一晚你就睡得着。别人羡慕你说走就走，不知道你带着一整间屋子。',
        en_US:
          'The same breakfast, the same three things before bed, your own cup when you travel: you bring these wherever you go. ⟨No branch of this chart holds a firm root for you (a day stem without a root)|There’s no firm root for you anywhere in this chart⟩, and what a place can’t give, habits do. Others call it fussy. It’s a foundation that fits in a suitcase. When one of them is broken, you’re uneasy for days and can’t say why. It works the other way too. However strange the place, with these in order you sleep the first night. Others envy how lightly you travel. They don’t know you bring a whole room.',
      },
    ],
  },
]

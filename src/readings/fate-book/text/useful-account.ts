import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'useful-why',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.why.peer-wealth',
        because: ['use:peer', 'why:use=fuyi', 'share:most=wealth', 'kind:regular', 'age>=16', 'age<=74'],
        claims: ['most=wealth', 'self=weak', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '要办的事、要照管的人在你盘里分量最重，⟨财最多，|⟩你自己的力气却在中线以下。所以排在头一位的是跟你同一种的{element:use}⟨（扶抑取比劫）⟩，也就是一个跟你做同样事的人。宽限你一个月，你照旧一个人扛着；来一个肯分一半的，当天就松了。时间你倒不缺，缺的是第二双手。反过来也成立：来的那个人若要你照管，就等于又多了一样要办的事，人手没有添，分量倒添了。',
        en_US:
          'What has to be done and looked after weighs most in your chart ⟨(wealth is the largest share)⟩, and your own strength is below the middle. So first place goes to {element:use}, your own kind ⟨(support and restraint)⟩: in daily life, someone who does the same work you do. Another month on the deadline leaves you carrying it alone. A second person takes half of it today. The reverse holds, too. If the newcomer needs looking after, you’ve gained one more thing to see to and no hand at all.',
      },
      {
        id: 'useful.why.peer-weak',
        because: ['use:peer', 'why:use=fuyi', 'sign:weak', 'kind:regular'],
        says: ['alone=not-needed'],
        form: ['statement'],
        zh_CN:
          '有人陪着，你做事快一倍。你的力气在中线以下，最能补的是跟你同一种的{element:use}⟨（身弱，扶抑取比劫）⟩，它不教你，也不替你出钱，只是坐在旁边做一样的事。',
        en_US:
          'You work twice as fast with company. Your strength is below the middle, and what raises it most is {element:use}, your own kind ⟨(a weak day stem, supported by peers)⟩. It doesn’t teach you or pay for you. It sits next to you and does the same thing.',
      },
      {
        id: 'useful.why.peer-fire-winter',
        because: ['use:peer', 'day:fire', 'why:use=tiaohou', 'why:use=fuyi', 'kind:regular'],
        says: ['useful=fire'],
        claims: ['states=month:winter'],
        form: [],
        zh_CN:
          '你是火，生在最冷的季节，门一开就矮下去一截。季节要暖，力气要帮手，两笔账落到同一个字上，还是火⟨（调候兼扶抑）⟩。两种算法得出一个答案，这个答案就靠得住：冷清的地方你待不长，跟一个同样怕冷的人合用一间屋，话多了，手也快了。',
        en_US:
          'You’re fire born in the coldest season, and every open door costs you some heat. The season asks for warmth and your strength asks for help, and both answers come out as fire ⟨(climate, and support)⟩. When two methods agree, you can lean on the result. Cold, empty rooms wear you out. Share one with somebody who minds the draft as much as you do, and you talk more and work faster.',
      },
      {
        id: 'useful.why.peer-water-summer',
        because: ['use:peer', 'day:water', 'why:use=tiaohou', 'why:use=fuyi', 'kind:regular'],
        says: ['useful=water'],
        claims: ['states=month:summer'],
        form: ['order'],
        quote: 'season-water-summer',
        zh_CN:
          '你生在夏天，⟨《穷通宝鉴》|一本老书⟩替这样的水写过一句：“夏月之水，执性归源，时当涸际，欲得比肩。” ⟨比肩是|末两个字说的是⟩并排的同类。季节要降温，力气要添水，两笔都记在水名下⟨（调候兼扶抑）⟩，天热的时候，难事别一个人去。',
        en_US:
          'You’re water born in summer, and the *Qiongtong Baojian* has a line for it: “Water in summer draws back to its source; it is the dry time, and it wants its own kind beside it.” The season asks for cooling and your strength asks for more; both answers are water ⟨(climate, and support)⟩. Take company along to anything hard while it’s hot.',
      },
      {
        id: 'useful.why.peer-book',
        because: ['use:peer', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '老书按出生的月份给每⟨个日干|种人⟩配过方子，你那一页上写的就是你自己的同类{element:use}⟨（《穷通宝鉴》）⟩，别的算法也取它。说白了，“再来一份同样的”。找一个同行，把你们各自的做法摊在一张桌上对一遍，两边都会少走一段弯路。',
        en_US:
          'An old book gives every ⟨day stem|kind of person⟩ a recipe by month of birth, and on your page stands your own kind, {element:use} ⟨(wanted stems)⟩; the other entries add to it. “More of the same” sounds like a poor recipe until you try it. Find someone in your own trade, lay both your methods on one table, and compare.',
      },
      {
        id: 'useful.why.output-peers',
        because: ['use:output', 'why:use=fuyi', 'share:most=peer', 'kind:regular'],
        says: ['out=little'],
        claims: ['self=strong'],
        form: ['statement'],
        zh_CN:
          '力气你有，缺的是交出去。这张盘里同类最多，连你自己在内占 {pct:peer}，⟨身在中线以上，|力气过了中线，⟩最帮得上的是往外走的{element:use}⟨（身强宜泄）⟩。练了又练而不拿给人看的本事会闷在屋里，闷久了就跟最近的人较劲，为一只杯子放哪里也能争一晚。交出去一样，家里就静一分。这里说的交出去，不限于东西：一句想好的话，一顿做好的饭，教会别人的一样小本事，都算。算不算数，看它是不是离开了你的手。',
        en_US:
          'You have strength; what’s missing is delivery. Your own kind, yourself included, makes up {pct:peer} of the chart, more than anything else, and you’re above the middle. So what helps you most is {element:use}, what leaves your hands ⟨(a strong day stem is drained)⟩. A skill practiced and never shown turns on whoever is nearest, and you can argue all evening over where a cup belongs. Each thing you hand over makes the house a little quieter. Delivery isn’t only about objects. A thought spoken, a meal cooked, a small skill taught to somebody all count, as long as they have left your hands.',
      },
      {
        id: 'useful.why.output-resource',
        because: ['use:output', 'why:use=fuyi', 'share:most=resource', 'kind:regular'],
        says: ['out=little', 'useful.more-study=no'],
        claims: ['most=resource', 'self=strong', 'presumes=reading'],
        form: ['order'],
        zh_CN:
          '你收着的比拿出来的多得多：看过的、听过的、记下的，转给过别人的没有几样。喂养你的⟨印|那一路⟩最重，占 {pct:resource}，人又不缺力气，堵的是出口，所以该添的是往外流的{element:use}⟨（扶抑）⟩。眼下不必再学新的。把已经懂的一样讲给完全不懂的人听，讲不通的地方，才是你真没懂的地方。讲的时候别带稿子，带了稿子，又成了收着的。',
        en_US:
          'You keep far more than you pass on: things read, heard and noted down, and few of them ever handed to anyone. What feeds you ⟨(resource)⟩ takes up {pct:resource} of the chart, more than anything else, and you aren’t short of strength. The jam is at the exit, so what needs adding is {element:use}, the element that flows out ⟨(support and restraint)⟩. Nothing new to learn just now. Explain one thing you know to somebody who doesn’t. Wherever you get stuck, that’s the part you hadn’t understood. Do it without notes, or it turns into storing again.',
      },
      {
        id: 'useful.why.output-wood-winter',
        because: ['use:output', 'day:wood', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        claims: ['states=month:winter'],
        form: ['scene'],
        zh_CN:
          '冬天的树把叶子全收着，路过的人以为它死心了。木生在冬天，先要暖，这一笔记给火⟨（调候）⟩；火又是木自己要开出去的花，季节的需要和你的出口是同一样东西。所以好主意不肯在冷清的屋子里出来，有太阳、有人声的地方，它自己就冒头。',
        en_US:
          'In winter a tree keeps everything folded, and people take it for firewood. Wood born in winter wants warmth first, and that entry goes to fire ⟨(climate)⟩. Fire is also what wood gives out, so what the season needs and where you open up are one thing. Good ideas won’t come to you in a cold, silent room. Put yourself where there’s sun and people talking, and they turn up by themselves.',
      },
      {
        id: 'useful.why.output-metal-summer',
        because: ['use:output', 'day:metal', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        claims: ['states=month:summer'],
        form: ['statement'],
        zh_CN:
          '你生气的时候说的话，自己也烫着。金生在夏天，季节这一笔先要水⟨（调候）⟩，水又是金的去处：降温和说出口，在你这里是同一件事。当场的十句，不如晚上写下来还留得住的两句。',
        en_US:
          'What you say in anger burns you as well. You’re metal born in summer, and the season asks first for water ⟨(climate)⟩, which is also where metal runs off: with you, cooling down and speaking up are one act. Ten sentences said hot do less than the two that still look right on paper after dark.',
      },
      {
        id: 'useful.why.output-bridge',
        because: ['use:output', 'why:use=tongguan', 'kind:regular'],
        form: [],
        zh_CN:
          '你盘里有两股劲对着：一股是你自己的力气，一股是等着你去办的事，⟨同类和财都重，|两样都重，⟩谁也不让谁。帮得上的因此是中间的{element:use}⟨（通关）⟩，它对你来说是手艺，是做出来的东西。空着手去谈，你说你有本事，对方说他有难处，谈到天黑还是两句话。带一件做好的去，力气有了去处，事也有人接了。',
        en_US:
          'Two forces face each other in your chart: your own strength, and the things waiting to be done. ⟨Peers and wealth|Both⟩ are heavy, and neither gives way, so what helps is the element between them, {element:use} ⟨(mediation)⟩. To you that’s craft, a thing you’ve made. Come empty-handed, and you say you’re able, they say they have a problem, and by evening those are still the only two sentences. Bring something finished, and your strength has somewhere to go and the problem has a taker.',
      },
      {
        id: 'useful.why.output-book',
        because: ['use:output', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['learning=by-doing'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你说不清自己会什么，做一遍给人看，人人都懂。老书替你出生的那个月开的方子里有{element:use}，从你身上出去的那一路⟨（《穷通宝鉴》）⟩。别介绍自己，约人看你做。',
        en_US:
          'Asked what you can do, you mumble; once you do it, everybody understands. The old month-by-month book lists {element:use} for you, what goes out from you ⟨(wanted stems)⟩. Skip the introduction, and invite people to watch.',
      },
      {
        id: 'useful.why.wealth-peers',
        because: ['use:wealth', 'why:use=fuyi', 'share:most=peer', 'kind:regular', 'age>=16', 'age<=74'],
        claims: ['self=strong', 'presumes=work'],
        form: ['list'],
        zh_CN:
          '同类是你盘里最大的一份，力气也过了中线，缺的是真正要办的事：{element:use}因此最帮得上⟨（身强，扶抑取财）⟩。一件事值不值得你出力，看三条：有没有人等着用，做坏了谁承担，到哪一天要。三条都有，你越做越有劲；缺了两条，多半是几个能人抬着一只空箱子在走。所以你挑事，宁可挑重的。重的事有边有角，抬起来知道往哪里走；轻的事谁都能搭一把手，到最后没有一个人肯松开，也没有一个人真在用力。',
        en_US:
          'Your own kind is the largest part of your chart and you’re stronger than the middle. What’s missing is cargo, real matters to see to, and so {element:use} scores highest ⟨(a strong day stem takes wealth)⟩. Three things tell you if a job deserves you: somebody is waiting for it, somebody answers if it fails, and it’s due on a certain day. With all three, you gain strength as you go. With one, it tends to be several able people carrying an empty crate. So when you can choose, choose the heavy one. Heavy things have corners, and you know where to carry them. Around a light one everybody keeps a hand, nobody lets go, and nobody really lifts.',
      },
      {
        id: 'useful.why.wealth-resource',
        because: ['use:wealth', 'why:use=fuyi', 'share:most=resource', 'kind:regular'],
        says: ['risk=weighs', 'plan=ahead'],
        claims: ['most=resource', 'self=strong', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你想得比做得多，计划写得出十二页，第一步还没迈。喂养你的⟨印|那一路⟩占得最多，人又有力气，想得周全反而成了门槛，所以帮得上你的是管实物的{element:use}，它压得住满屋的道理⟨（财制印）⟩。叫你踏实的，是一张收据、一个斤两、一个到货的日子。',
        en_US:
          'You think more than you do: the plan runs to twelve pages and the first step isn’t taken. What feeds you ⟨(resource)⟩ is the largest share of the chart and you have strength to spare, so being thorough has become the hurdle. What helps is {element:use}, the element of actual things, which keeps a roomful of reasons in order ⟨(wealth checks resource)⟩. A receipt calms you, or a weight, or a delivery date.',
      },
      {
        id: 'useful.why.wealth-earth-summer',
        because: ['use:wealth', 'day:earth', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        claims: ['states=month:summer'],
        form: [],
        quote: 'season-earth-summer',
        zh_CN:
          '土生在夏天，⟨《穷通宝鉴》|一本老书⟩说得很准：“夏月之土，其势燥烈，得盛水滋润成功。” 季节先要水，⟨水又是土的财|水对土来说又是要照管的人和事⟩⟨（调候）⟩。所以有人要照顾、有东西要打理的时候，你反而松软下来，脾气也好；一个人闲着，没有一样要你管，过不了几天就干硬了，说话也冲。忙一点养你，闲着不养。这一条管人也管时候：凉下来的日子你自己会缓，天越热，越要有一样东西等着你去浇。',
        en_US:
          'For earth born in summer the *Qiongtong Baojian* says it well: “Earth in summer is parched; a good deal of water, and it comes to its work.” The season asks for water, and to earth water is ⟨wealth, |⟩whatever it looks after ⟨(climate)⟩. So when there’s a garden, a pet or a person to mind, you soften and your temper is good. Left alone with nothing that needs you, you bake hard within days, and it shows in how you talk. Being somewhat busy is good for you; being idle isn’t. It goes by the weather, too. In cool spells you ease up unaided; the hotter it gets, the more you need one thing waiting to be watered.',
      },
      {
        id: 'useful.why.wealth-water-winter',
        because: ['use:wealth', 'day:water', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        claims: ['states=month:winter', 'presumes=reading'],
        form: ['order'],
        quote: 'season-water-winter',
        zh_CN:
          '⟨《穷通宝鉴》|一本老书⟩给冬天的水只写了一个法子：“冬月之水，司令当权，遇火则增暖除寒。” 对水来说，火是⟨财，是⟩眼前摸得着、要你动手管的事⟨（调候）⟩。冷天里别守着想法过日子，揽一件天天得去看一眼的小事。',
        en_US:
          'For water in winter the *Qiongtong Baojian* asks for one thing: “when it meets fire, there is warmth, and the cold lifts.” To water, fire is ⟨wealth, |⟩the thing at hand that wants tending ⟨(climate)⟩. In the cold season don’t live on ideas. Take charge of some small matter that has to be looked at every day.',
      },
      {
        id: 'useful.why.wealth-book',
        because: ['use:wealth', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['learning=by-doing'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '道理听一百遍你不动心，看见实物，袖子就卷起来了。老书按月份开的方子里，你那一格写着{element:use}，对你来说就是手边要打理的东西⟨（《穷通宝鉴》）⟩。你学一行，从价钱学起，从材料学起，比从书学起快。',
        en_US:
          'You can hear the theory a hundred times and not stir; show you the goods, and your sleeves go up. The book that goes month by month lists {element:use} for you, which to you means what lies within reach and wants handling ⟨(wanted stems)⟩. You learn a trade faster from its prices and materials than from its books.',
      },
      {
        id: 'useful.why.officer-peers',
        because: ['use:officer', 'why:use=fuyi', 'share:most=peer', 'kind:regular', 'age>=16', 'age<=74'],
        claims: ['self=strong'],
        form: ['statement'],
        zh_CN:
          '没人定规矩的地方，你并不自由，只是忙。你的盘里同类最多，力气过了中线，最帮得上的是管束人的{element:use}⟨（身强用官）⟩。一群能人商量一件事，人人都对，散了还是没定；来一个说了算的人，或者一个改不动的日子，你马上知道先做哪样。难处在于，说了算的人一来，你头几天总要跟他顶一顶，因为你不弱。顶完了发现他讲理，你会是最守规矩的一个。碰上不讲理的，你也有力气走开，不必忍。',
        en_US:
          'Where nobody sets terms you aren’t free, only busy. Your own kind is the largest part of your chart and you’re above the middle in strength, so what helps you most is what governs, {element:use} ⟨(a strong day stem takes the officer)⟩. Several able people can discuss a matter, all be right, and part with nothing decided. Give you one person whose word ends it, or a date that can’t be moved, and you know at once what comes first. The hard part is that whenever such a person arrives, you push back for a few days, since you aren’t weak. If they turn out to be fair, nobody keeps the rules better than you. If they don’t, you have the strength to leave.',
      },
      {
        id: 'useful.why.officer-fire-summer',
        because: ['use:officer', 'day:fire', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        claims: ['states=month:summer'],
        form: [],
        quote: 'season-fire-summer',
        zh_CN:
          '你顺利起来刹不住，这是生在夏天的火。季节那一笔先要水，水又是管火的：降温和守规矩，在你这里是同一件事⟨（调候）⟩。⟨《穷通宝鉴》|一本老书⟩的话是：“夏月之火，势力行权，逢水制则免自焚之咎。” 难的日子你自己会停，要预先定钟点的，是事事顺手的那些天。',
        en_US:
          'When things go well you can’t stop, and that’s fire born in summer. The season asks first for water, which also governs fire: with you, cooling down and keeping a rule are the same act ⟨(climate)⟩. “Fire in summer holds power; with water to check it, it is spared burning itself,” says the *Qiongtong Baojian*. On hard days you stop by yourself. It’s the easy ones that need a closing hour fixed beforehand.',
      },
      {
        id: 'useful.why.officer-metal-winter',
        because: ['use:officer', 'day:metal', 'why:use=tiaohou', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        claims: ['states=month:winter'],
        form: ['statement'],
        zh_CN:
          '严厉的人你受得了，只要他是热心肠；客气又冷淡的规矩最磨你。金生冬天，身上冷，话也少，季节先要火，火又是管金的，暖你的和炼你的是同一样⟨（调候）⟩。跟谁学、听谁的，你都可以照这一条挑。反过来，没有人管你的时候，你会越来越静，越来越整齐，也越来越不爱开口，那就是冷过头了。要的不多，一个天天见面、说话带笑的人，就够把你烘过来。',
        en_US:
          'You can take a strict person who means well; what grinds you down is a cold rulebook with good manners. You’re metal born in winter, cold to the touch and short of speech. The season asks first for fire, which also governs metal, so one thing both warms you and works you ⟨(climate)⟩. It’s a fair test for anyone you learn from. With no one over you, it goes the other way: quieter, tidier, less and less willing to speak, and that’s too cold. It doesn’t take much. One person you see daily who says things with a smile will thaw you.',
      },
      {
        id: 'useful.why.officer-book',
        because: ['use:officer', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['deadline=helps'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '自己定的期限你拖得过去，答应了别人的你拖不过去。老书替你出生的那个月开的方子是{element:use}，对你来说就是管着你的那一路⟨（《穷通宝鉴》）⟩。管你的不必是上级，一个每周五来看一眼的朋友就够。',
        en_US:
          'You can let your own deadline slide, but never one you gave to somebody else. The old month-by-month book prescribes {element:use} for you, whatever holds you to terms ⟨(wanted stems)⟩. It needn’t be a boss. A friend who comes by on Fridays to see the thing is enough.',
      },
      {
        id: 'useful.why.resource-output',
        because: ['use:resource', 'why:use=fuyi', 'share:most=output', 'kind:regular'],
        says: ['out=much'],
        claims: ['most=output', 'self=weak', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你给出去的比装进来的快。⟨食伤|往外说、往外做的那一路⟩在你盘里最重，占 {pct:output}，自己的力气在中线以下，所以第一笔记给喂养你的{element:use}⟨（印护身）⟩。说了一天话、回来一句也不想讲的那种晚上，缺的是听和读，是有人照顾你一顿。讲出去三次，总要有一次是坐在底下听。旁人看你精力好，是因为他们只见过你讲话的时候。补够了，你讲得更好；补不够，先坏的是耐心，然后才是嗓子。',
        en_US:
          'It goes out of you faster than it comes in. What you give out ⟨(output)⟩ takes up {pct:output} of the chart, more than anything else, while your own strength is below the middle, so the first entry goes to what feeds you, {element:use} ⟨(resource protects the day stem)⟩. On an evening when you’ve talked all day and have no word left, what’s missing is listening, reading, or being looked after for one meal. For every three times you speak, you need one in the audience. Others think you never tire because they only see you talking. Well fed, you talk better. Underfed, your patience goes first and your voice after it.',
      },
      {
        id: 'useful.why.resource-wealth',
        because: ['use:resource', 'why:use=fuyi', 'share:most=wealth', 'kind:regular', 'age>=16', 'age<=74'],
        claims: ['most=wealth', 'self=weak', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '要办的事占了你盘里最大的一份，⟨财重，|⟩力气却在中线以下，补给要从{element:use}来，它是养你的那一路：老师，书，证书，早饭⟨（财重用印）⟩。毛病在次序：一忙起来，你先砍掉的就是进修和吃饭，也就是补给本身。这两样先排进日程，再排活。',
        en_US:
          'What you have to see to is the largest share of the chart ⟨(wealth)⟩, and your strength is below the middle. Supplies come by way of {element:use}, the element that feeds you: a teacher, a book, a certificate, breakfast ⟨(heavy wealth calls for resource)⟩. The trouble is the order. When you get busy, the course and the meal are the first to go, and those were the supplies. Schedule them first, then the work.',
      },
      {
        id: 'useful.why.resource-officer',
        because: ['use:resource', 'why:use=fuyi', 'share:most=officer', 'kind:regular', 'age>=7', 'age<=74'],
        says: ['pressure=becomes-skill'],
        claims: ['most=officer', 'self=weak', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '压力一来，你头一个动作是去查，查到了就不怕了。管人催人的⟨官杀|那一路⟩是全盘最重的一份，力气在中线以下，硬顶要输，所以帮得上你的是中间那层{element:use}：它接住外头的劲，转手变成喂你的东西⟨（官印相生）⟩。要求写在纸上的时候，你是最稳的那个人。',
        en_US:
          'Under pressure your first move is to look it up, and once you’ve found it you aren’t afraid. What presses and governs ⟨(officers)⟩ is the largest share of the chart and your strength is below the middle, so pushing back would lose. What helps is the layer between, {element:use}, which takes the push and turns it into food ⟨(officer feeds resource)⟩. With the demands in writing, nobody is steadier than you.',
      },
      {
        id: 'useful.why.resource-wood-summer',
        because: ['use:resource', 'day:wood', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        claims: ['states=month:summer', 'presumes=reading'],
        form: ['scene'],
        quote: 'season-wood-summer',
        zh_CN:
          '正午的菜叶蔫着，傍晚一瓢水下去，半夜就挺起来，这很像你。⟨《穷通宝鉴》|一本老书⟩形容夏天的木：“根干叶燥，盘而且直，屈而能伸。” 季节要水，水又生木，天时和口粮是一回事⟨（调候）⟩。你恢复得快，前提是那瓢水真的浇了：天热时睡一觉算，看几页书也算。',
        en_US:
          'At noon the lettuce hangs; a can of water at dusk, and by midnight it stands, which is much how you work. The *Qiongtong Baojian* describes wood in summer as “dry at the root, dry in the leaf, coiled and yet straight, bent and still able to stretch.” The season wants water and water feeds wood, so one thing serves both ⟨(climate)⟩. You recover fast if somebody pours. In hot weather a nap counts, and so do ten pages of a book.',
      },
      {
        id: 'useful.why.resource-earth-winter',
        because: ['use:resource', 'day:earth', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        claims: ['states=month:winter'],
        form: ['statement'],
        zh_CN:
          '早上跟你谈什么都谈不拢，吃过热饭、坐到窗边再谈，你就松了。土生在冬天，季节先要火，火又生土，一样东西帮两处⟨（调候）⟩。你的不肯，常常只是还没暖过来。',
        en_US:
          'Talk to you early in the morning, and the answer is no; ask after a hot meal by the window, and you give. You’re earth born in winter. The season wants fire, and fire feeds earth as well, so one thing helps twice ⟨(climate)⟩. Much of your refusing is only that you haven’t warmed up.',
      },
      {
        id: 'useful.why.resource-bridge',
        because: ['use:resource', 'why:use=tongguan', 'kind:regular'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '一边催，一边不服，你盘里这两股都大：管你催你的{element:officer}占 {pct:officer}，你自己这一行{element:peer}连你在内占 {pct:peer}，正面顶着。账上就请{element:use}在中间传话，它听得懂上头的要求，又喂得饱你⟨（通关）⟩。落到日常就是白纸黑字：口头吵了三回的事，写成一页，第四回就不用吵了。',
        en_US:
          'One side pushes, the other won’t be told, and in your chart both are big: {element:officer}, which gives you orders, is {pct:officer} of it, and {element:peer}, your own kind, yourself included, {pct:peer}. They stand face to face, so the account hires {element:use} to carry messages: it understands the orders, and it feeds you ⟨(mediation)⟩. In daily life that means paper. What has been argued out loud three times, written on one page, won’t need a fourth.',
      },
      {
        id: 'useful.why.resource-four',
        because: ['use:resource', 'why:use>=4', 'kind:regular'],
        form: ['statement'],
        zh_CN:
          '至少四种互不相干的算法都取{element:use}⟨（四法同取）⟩，它是生你养你的那一路。别处的话你可以商量，这一条可以放心：拿不准的时候，先吃饱，先睡足，或者先去学。',
        en_US:
          'At least four methods that don’t consult one another all choose {element:use} for you ⟨(four reasons agree)⟩, the element that feeds you. Other advice in this book you may argue with. This holds: when in doubt, eat something, sleep, or learn something first.',
      },
      {
        id: 'useful.why.resource-even',
        because: ['use:resource', 'sign:even', 'kind:regular'],
        form: ['statement'],
        zh_CN:
          '你的力气差不多在正中，帮你的占 {s}，谁也没压倒谁。账上取生你的{element:use}，取的只是一点点，没有大亏要补⟨（中和偏用印）⟩。所以别学力气弱的人拼命找依靠：每天一段清静，你就满了，再多一段就成了躲。',
        en_US:
          'You stand almost exactly in the middle, with {s} of the chart on your side. What feeds you, {element:use}, comes first by a small margin, and no great shortage is being made up ⟨(balanced, slightly toward resource)⟩. So don’t copy people who need a lot of it. A little time alone each day fills you up, and a second helping would be hiding.',
      },
      {
        id: 'useful.why.congcai',
        because: ['pattern:congcaige', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '在别人的摊子上你如鱼得水，急着自己立门户，反而处处别扭。你自己的力气在盘里几乎不占分量，满盘是要打理的事⟨，是财⟩，这样的账倒着算：帮自己的反而添乱，顺着事情走的{element:use}最帮得上⟨（从财格）⟩。店是别人的，你却比店主先知道缺了什么。这种眼力换得到钱，也换得到信任，用不着先证明谁是老板。等哪天有人要把摊子整个交给你，先问清楚来的客人、来的钱是不是还跟着旧主人走。',
        en_US:
          'On other people’s ground you’re quick and easy; putting up your own sign is where it gets awkward. Your own strength weighs almost nothing in the chart, and what wants managing fills it ⟨(wealth)⟩. Then the books run backward: help for yourself gets in the way, and {element:use}, which goes along with those matters, does the most for you ⟨(following wealth)⟩. The shop belongs to somebody else, and you know before they do what has run out. That eye is worth money and trust, with no need to settle who is boss. And if someone offers you the whole shop one day, find out first if the customers come with it.',
      },
      {
        id: 'useful.why.congsha',
        because: ['pattern:congshage'],
        form: [],
        zh_CN:
          '有人发号令的地方，你走得最轻。你自己的力气几乎没有，满盘是管束人的⟨官杀|力量⟩，顺着它才省力，逆着它两头吃亏，所以取{element:use}⟨（从杀格）⟩。旁人劝你独立，听着有理，照做就累。该挑剔的是跟谁：话说得明白、出了事肯担的人，才值得你跟。跟对了人，你的胆子比谁都大，因为方向不归你操心，力气就全在脚上。跟错了也不必硬熬，换一个人跟，比逼自己当头容易得多。',
        en_US:
          'Where somebody gives the orders, you walk lightest. You have almost no strength of your own, and what governs ⟨(officers)⟩ fills the chart; going along pays, going against it costs twice, so {element:use} comes first ⟨(following killings)⟩. People preach independence to you, and it only tires you. Be choosy about whom you follow instead: someone who says clearly what they want and answers for it. With the right one you’re braver than anybody: the direction isn’t your worry, and all you have goes into your legs. With the wrong one there’s no need to endure. Finding another leader is far easier than forcing yourself to be one.',
      },
      {
        id: 'useful.why.conger',
        because: ['pattern:congerge', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '人还没到，你做的东西先到了。满盘是往外走的⟨食伤|那一路⟩，自己几乎不留，账就顺着作品算，{element:use}最帮得上⟨（从儿格）⟩。叫你停下来“充实自己”，多半越充越闷；让作品带路，它在哪里有人要，你就往哪里去。要守的只有署名，替人做的也写上你的名字。',
        en_US:
          'Your work gets there before you do. What you give out ⟨(output)⟩ fills the chart and almost nothing is kept back, so the account follows the work, and {element:use} scores highest ⟨(following output)⟩. Told to stop and build yourself up, you go stale. Let the work lead, and go where it’s wanted. The one thing to hold on to is your name: it belongs on everything, even what’s made to order.',
      },
      {
        id: 'useful.why.congshi',
        because: ['pattern:congshige'],
        form: ['statement'],
        zh_CN:
          '换路是你的本领：这一班不走，你就换那一班，心里不别扭。外头几股力量都强，没有一股独大，你自己又轻，账上看的是整个势头，{element:use}最帮得上⟨（从势格）⟩。计划写到下一站为止正好，写得再远，反倒误车。',
        en_US:
          'Changing course is your talent: if this train doesn’t leave you take another, and lose no sleep over it. Several outside forces are strong in the chart, none rules alone, and you’re light among them, so the account looks at the general drift, and {element:use} helps the most ⟨(following the tide)⟩. Plan as far as the next station. Plan further, and you’ll miss it.',
      },
      {
        id: 'useful.why.transformed',
        because: ['kind:transformed', 'age>=16', 'age<=74'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '你身上有从前的一个你，和现在的一个你。⟨日干跟旁边的字合成了另一样东西，|你出生那天的那一字跟旁边的合成了另一样东西，⟩季节也答应，账就按变成的{element:use}去算⟨（化气格）⟩。出力帮从前那个你，反倒添乱：老手艺带得过来，老身份就不必时时搬出来了。麻烦多半在旧相识那里：他们还按从前的样子叫你、托你、替你担心。不必解释，也不必翻脸，做一件从前的你做不来的事给他们看，称呼自己会改。遇上要选的，就问现在这个你会怎么选。',
        en_US:
          'There’s a former you and a present one. Your day’s ⟨stem|sign⟩ has joined its neighbor and become another thing, with the season’s consent, so the account is kept for what it became, {element:use} ⟨(transformed pattern)⟩. Propping up the former self gets in your way. The old skill comes along well. The old title doesn’t. Most of the friction comes from people who knew you earlier. They still call on the old you, ask it favors, worry about it. Don’t explain and don’t quarrel. Do one thing the old you couldn’t have done, and they’ll change how they see you. At a fork, ask what the present you would choose.',
      },
      {
        id: 'useful.why.dominant',
        because: ['kind:dominant'],
        form: [],
        zh_CN:
          '整张盘几乎只有一个声音，压它、分它都是白费，帮得上的是顺着它的{element:use}⟨（专旺从强）⟩。你改不了自己的主调，也不必改。要动脑筋的只有一处：给这股劲开条路。有路的时候，它一年做成一件别人三年的事；没有路，它全用来跟家里人争一口气。劝你圆滑一点、学学别人的话，听过就算；劝你早点开工的话，值得听。',
        en_US:
          'This chart speaks almost in one voice. Pressing it down or splitting it up is wasted work, and what helps is what runs along with it, {element:use} ⟨(dominant pattern)⟩. You won’t change your key, and you needn’t. One thing takes thought: a road for all that force. With a road it does in a year what takes others three. Without one, it’s spent on winning arguments at home. Advice to be smoother, or more like others, you can let pass. Advice to start sooner is worth hearing.',
      },
    ],
  },
  {
    id: 'useful-against',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.against.fire-summer',
        because: ['use:fire', 'month:summer', 'kind:regular'],
        says: ['useful=fire'],
        form: ['statement'],
        zh_CN:
          '夏天生的人，旁人一听就说缺水，你偏偏最用得着火。季节那一笔要水，敌不过别的几笔⟨（用神火，调候不敌）⟩，你要的是能炼出东西来的那种火。分两句记：身体照样怕热，中午少逞强；做事、交朋友、挑时候，往热闹、看得见的地方去。累了想躲进阴凉里歇一歇，当然可以，歇够了就出来；长年躲着，你会闷，会懒，还以为是天热的缘故。',
        en_US:
          'Born in summer, you’ll be told that you need water, and yet fire helps you most. The season does ask for water, but its entry is smaller than the others ⟨(useful element fire, against the climate)⟩; the fire you want is the kind that works metal or bakes bread. So keep two rules. In the heat, cool down like anyone else. In choosing what to do and with whom, go where it’s lively and you’re seen. When you’re tired, get into the shade by all means, and come out again when you’ve had enough. Stay there for years and you go dull, and blame it on the heat.',
      },
      {
        id: 'useful.against.water-winter',
        because: ['use:water', 'month:winter', 'kind:regular'],
        says: ['useful=water'],
        form: ['order'],
        zh_CN:
          '冬天生还取水，看着像雪上加霜，算下来却是别的几笔更大⟨（用神水，调候不敌）⟩。两样各管各的：屋子要暖，饭要热；打听、写信、换地方，照旧靠水。',
        en_US:
          'A winter birth that takes water looks like snow on ice, but the other entries outweigh the season ⟨(useful element water, against the climate)⟩. Give each its own ground: warm rooms and hot meals, and outside, asking around, writing, changing places.',
      },
      {
        id: 'useful.against.output-weak',
        because: ['use:output', 'sign:weak', 'kind:regular'],
        says: ['useful.outlet=small'],
        form: ['statement'],
        zh_CN:
          '你力气不多，盘里却叫你往外拿，这里要说清分寸。{element:use}是你给出去的那一路，力气在中线以下还排它在头一位，是季节或别的几笔把它抬上来的⟨（身弱用食伤）⟩。要的是常出，每次只出一点：一天一小段，写完画完就合上。攒着一口气交，那一次就把你掏空了，后头几天都补不回来。出完了要补，补的样子最简单：有人听你讲完，说一声知道了，然后你们一起吃点东西。',
        en_US:
          'Your strength is on the low side, and still you do best by giving, so the measure matters. What goes out from you is {element:use}. Below the middle it stands first only because the season or other entries lift it ⟨(a weak day stem with output)⟩. The rule is often, and a little at a time: one short piece a day, then close the lid. Saved up and delivered in one go, it would empty you, and the next days wouldn’t fill you again. After giving comes refilling, and it’s simple: someone hears you out, says they got it, and you eat something together.',
      },
      {
        id: 'useful.against.officer-weak',
        because: ['use:officer', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['useful.rule=light'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '力气偏弱的人照常理该躲管束，你的账却把管你的{element:use}排在第一⟨（身弱用官）⟩。两句话各有时候：固定的钟点、一位讲理的师傅，托着你；一层层加上来的章程，压着你。新规矩先守一条，守满一个月再看第二条。',
        en_US:
          'A chart on the weak side ought to avoid being managed, yet here what governs you, {element:use}, comes first ⟨(a weak day stem with the officer)⟩. Both are true, at different times. Fixed hours and one fair teacher carry you; rules piled on rules press you down. Keep one new rule for a month before you accept the next.',
      },
      {
        id: 'useful.against.joy-wood-adverse-metal',
        because: ['joy:wood', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: ['order'],
        zh_CN:
          '你刚有一点新打算，先挑它毛病的多半就是你自己。帮你的是木，拖后腿的是金，金又伐木⟨（喜木忌金）⟩。冒芽和剪枝中间隔上一个星期，两样就都有用。',
        en_US:
          'The first person to find fault with a plan of yours tends to be you, on the day it sprouts. Wood helps you, metal weighs on you, and metal cuts wood ⟨(helpful wood, adverse metal)⟩. Keep a week between growing and pruning.',
      },
      {
        id: 'useful.against.joy-metal-adverse-fire',
        because: ['joy:metal', 'adverse:fire', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '冷静时想好的，一热闹你就让出去了。金帮你了断、收口；火拖后腿，又专化金⟨（喜金忌火）⟩。要紧的决定，进场之前先写下来，进去以后只看，不改。',
        en_US:
          'What you decided in the quiet, you give away when the room gets lively. Metal helps you decide and close; fire weighs on you and melts metal ⟨(helpful metal, adverse fire)⟩. Write the decision down before you go in, and then don’t change it.',
      },
      {
        id: 'useful.against.joy-fire-adverse-water',
        because: ['joy:fire', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: ['statement'],
        zh_CN:
          '心里刚热起来，一个“万一”就把你浇凉了。火是你的助手，水拖你后腿，水又灭火⟨（喜火忌水）⟩。两样错开钟点就不打架：兴头上的事归上午，做到看得见为止；担心的事归傍晚。半夜里想出来的“算了”，到早上大半站不住。',
        en_US:
          'You’ve barely warmed to a thing when a “what if” cools you off. Fire is your helper, water weighs on you, and water puts fire out ⟨(helpful fire, adverse water)⟩. At different hours they don’t fight: what excites you belongs to the morning, until there’s something to see, and worry to the late afternoon. A “never mind” from the middle of the night seldom stands up by breakfast.',
      },
      {
        id: 'useful.against.joy-earth-adverse-wood',
        because: ['joy:earth', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '日子刚理顺，来打洞的常常就是你自己。土帮你，管安顿和守成；木拖后腿，偏又专破土⟨（喜土忌木）⟩。新计划一冒头，旧日程先散架，过一阵两头都没做完。守住一条线就够：手上的事没到头，新的只许在本子上占一行。真要动的时候，先看手上这件离头还有多远。只差一点的，做完再动；差得远又做不下去的，那就正式停掉，别让它半开着晾在那里。',
        en_US:
          'Just when life is in order, somebody starts drilling, and it’s usually you. Earth helps you by settling and keeping; wood weighs on you, and wood breaks ground ⟨(helpful earth, adverse wood)⟩. A new plan shows up, the old schedule falls apart, and before long neither is done. One line is enough to hold: until the present thing is finished, a new one gets a line in the notebook and nothing more. If you really must change course, look how far the present thing is from its end. If it’s close, finish first. If it’s far off and stuck, stop it officially, and don’t leave it standing half open.',
      },
      {
        id: 'useful.against.joy-water-adverse-earth',
        because: ['joy:water', 'adverse:earth', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: ['statement'],
        zh_CN:
          '你有话不说，等的总是“等都齐了再说”。水帮你，说话、走动、转弯都靠它；土拖后腿，专门拦水⟨（喜水忌土）⟩。话在肚里压久了会变硬，趁它还小先说半句，剩下半句自己会跟来。',
        en_US:
          'You hold things back until it’s all in place, and it never quite is. Water helps you, and speaking, moving and changing course run on it; earth weighs on you, and earth dams water ⟨(helpful water, adverse earth)⟩. What sits in you too long goes hard. Say half of it while it’s small, and the other half follows.',
      },
      {
        id: 'useful.against.mother-wood-fire',
        because: ['use:fire', 'adverse:wood', 'pct:wood>=20'],
        says: ['useful=fire'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '灶膛塞满了柴，烟比火大，这是你忙的时候的样子。火最用得上，木最不宜再添，偏偏木生火⟨（用火忌木）⟩。木是打算、学习、开头，火是拿出来让人看：正在烧的那一件，柴已经够了。新书、新课、新点子，等这一炉出了再添也不迟。分辨起来不难：让你多知道一点的，是柴；让别人多看见一点的，是火。一天里两样都做了，火要排在前头。',
        en_US:
          'Cram a stove with wood and you get smoke, and that’s you when you’re busy. Fire helps you most and wood is what you least need more of, although wood feeds fire ⟨(useful fire, adverse wood)⟩. Wood is plans, lessons and beginnings; fire is letting people see. What’s burning now has fuel enough. New books and bright ideas can wait until this batch is out. Telling them apart is easy. What lets you know more is wood; what lets others see more is fire. On a day with both, fire goes first.',
      },
      {
        id: 'useful.against.mother-metal-water',
        because: ['use:water', 'adverse:metal', 'pct:metal>=20'],
        says: ['useful=water'],
        form: ['statement'],
        zh_CN:
          '第三遍修改多半是白改。你最用得着水，最不宜再添金，生水的偏是金⟨（用水忌金）⟩：规矩、手艺、判断，你已经够了，再磨就成了挑剔。该添的是往外流，聊一聊，写出来，走一趟。',
        en_US:
          'Your third revision is mostly wasted. Water helps you most and metal is the last thing you need more of, though metal is where water comes from ⟨(useful water, adverse metal)⟩. You have rules, skill and judgment enough; more honing only makes you fussy. What needs adding is flow: a talk, a page, a trip.',
      },
      {
        id: 'useful.against.mother-earth-metal',
        because: ['use:metal', 'adverse:earth', 'pct:earth>=20'],
        says: ['useful=metal'],
        form: [],
        zh_CN:
          '“多存着总没错”，这话对你没用。你最用得着金，最不宜再添土，金偏是土里养的⟨（用金忌土）⟩。你缺的是一把筛子：十样里留三样，其余说清楚不做。',
        en_US:
          '“Better to have it put by” is advice for somebody else. Metal helps you most and earth is what you least need more of, although metal grows in it ⟨(useful metal, adverse earth)⟩. What you lack is a sieve: of ten things keep three, and say no to the rest.',
      },
      {
        id: 'useful.against.mother-water-wood',
        because: ['use:wood', 'adverse:water', 'pct:water>=20'],
        says: ['useful=wood'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '打听得够多了，想得也够多了，再问一个人，只是往湿透的盆里再浇一瓢。木是你最用得着的，水生木，水却是最不宜再添的一样⟨（用木忌水）⟩。眼下缺的是松土见光：定一个开工的日子，从那天起只做，不查。好多事你一动手就明白了，先前问的那些人，多半也没有做过。',
        en_US:
          'You’ve asked enough and thought enough; one more opinion is one more jug on a soaked pot. Wood helps you most and water feeds wood, yet water is the last thing you need more of ⟨(useful wood, adverse water)⟩. What’s missing is light and loose soil: a day to begin, and from that day on doing without looking anything up. Much of it gets clear as soon as your hands are in it. The people you asked mostly hadn’t done it either.',
      },
      {
        id: 'useful.against.mother-fire-earth',
        because: ['use:earth', 'adverse:fire', 'pct:fire>=20'],
        says: ['useful=earth'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '砖靠火烧，火候过了就裂。你最用得着土，最不宜再添火，土偏是火生的⟨（用土忌火）⟩。热心和赶工够做成一件就停，土是搁凉、归位、按时吃饭。做成一件的当晚别开下一件，让它凉一夜，第二天再看有没有缝。',
        en_US:
          'Fire makes the brick, and too much of it cracks it. Earth helps you most and fire is what you least need more of, though earth comes from fire ⟨(useful earth, adverse fire)⟩. Zeal and the late push are for one thing at a time; earth is cooling, putting away, supper at the usual hour. The night you finish something don’t begin the next. Let it stand till morning, and look for cracks.',
      },
      {
        id: 'useful.against.child-fire-earth',
        because: ['use:fire', 'adverse:earth'],
        says: ['useful=fire'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '热闹过后，收拾的总是你：留下的东西，答应的饭，替人保管的箱子。火是你最用得着的，土是最不宜再添的，火烧完偏偏变成土⟨（用火忌土）⟩。热闹照样要，散场当天就把东西退掉、把话说清，灰就积不起来。你不好意思的是当面推回去，可是留到第二天，就不是推，是还，还要专门跑一趟。别人留东西也不是存心，你一说，他自己就提走了。',
        en_US:
          'After a lively evening you’re the one left holding things: the borrowed chairs, the dinner you promised, a box somebody will pick up. Fire helps you most and earth is what you least need more of, and what fire leaves behind is earth ⟨(useful fire, adverse earth)⟩. Keep the lively evenings. Return the chairs and settle the promises the same night, and the ash doesn’t build up. Handing things back on the spot embarrasses you. But the next day it’s no longer handing back, it’s returning, and that takes a trip. They didn’t leave it on purpose either. Say the word, and they’ll carry it home.',
      },
      {
        id: 'useful.against.child-water-wood',
        because: ['use:water', 'adverse:wood'],
        says: ['useful=water'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '聊一次天，你带回三个计划；出一趟门，多报两个班。你最用得着水，最不宜再添木，水一流过，木就跟着发芽⟨（用水忌木）⟩。聊和走都是好的，要拦的是回家以后。新冒的念头先放七天，第八天还站着的，留一个。',
        en_US:
          'One good talk brings home three plans; one trip, two memberships. Water helps you most and wood is what you least need more of, and wherever water runs, wood sprouts ⟨(useful water, adverse wood)⟩. Keep the talks and the trips. The gate belongs at your own front door: let new ideas stand for a week, and of those still upright on the eighth day keep one.',
      },
      {
        id: 'useful.against.joy-wood-adverse-earth',
        because: ['joy:wood', 'adverse:earth', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=phone'],
        form: ['statement'],
        zh_CN:
          '一件事你头一天不动，第三天就不想动了。木帮你，土拖你后腿，好在木专管破土⟨（喜木忌土）⟩，只看谁先到。新想法不必等它完整，当天动一小下就够，打个电话、画条线都算。',
        en_US:
          'What you don’t touch on the first day you no longer want to touch on the third. Wood helps you, earth weighs on you, and luckily wood is the one that breaks ground ⟨(helpful wood, adverse earth)⟩, so it’s a matter of who gets there first. A new idea needn’t be complete. A phone call or one drawn line the same day will do.',
      },
      {
        id: 'useful.against.joy-metal-adverse-earth',
        because: ['joy:metal', 'adverse:earth', 'adverse:pct>=3', 'age>=16', 'age<=74'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '准备在你看来就像正事，所以停不下来。金帮你，土拖后腿，金又是土里出的⟨（喜金忌土）⟩，料越多，成品埋得越深。料够做一件，就先做这一件。',
        en_US:
          'To you, getting ready looks like work, so it never ends. Metal helps you, earth weighs on you, and metal comes out of earth ⟨(helpful metal, adverse earth)⟩: more material, deeper burial. When there’s enough for one piece, make that piece.',
      },
      {
        id: 'useful.against.joy-wood-adverse-water',
        because: ['joy:wood', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '木是你的帮手，水拖后腿，偏偏木靠水长⟨（喜木忌水）⟩。查、问、想，头一遍都喂了那棵苗，第二遍起就泡着它了。给这三样各定一个数：查两处，问三个人，想一个晚上。够数了还不动手，就已经不是谨慎，是怕。',
        en_US:
          'Wood is your helper, water weighs on you, and yet wood drinks water to grow ⟨(helpful wood, adverse water)⟩. Looking things up, asking, thinking it over: the first round feeds the seedling, the next one drowns it. Put a number on each: two sources, three people, one evening. If you still haven’t started after that, it has stopped being care and turned into fear.',
      },
      {
        id: 'useful.against.joy-earth-adverse-water',
        because: ['joy:earth', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: [],
        zh_CN:
          '心里一乱，你什么规矩也立不起来，平时立好的才救得了你。土帮你，水拖后腿，土是拦水的⟨（喜土忌水）⟩。固定的饭点和睡觉时候，就是趁天晴修的堤。',
        en_US:
          'Once you’re stirred up you can’t make a rule; only the ones made beforehand hold. Earth helps you, water weighs on you, and earth holds water back ⟨(helpful earth, adverse water)⟩. Set meals and a set bedtime are levees built in dry weather.',
      },
      {
        id: 'useful.against.joy-metal-adverse-wood',
        because: ['joy:metal', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你知道该推掉哪一件，难在开口那天正好心软。金帮你，木拖后腿，金正好管得住木⟨（喜金忌木）⟩。看心情剪不下手，定成月末例行的一天就剪得下。',
        en_US:
          'You know which commitment should go; it’s only that on the day, you feel sorry for it. Metal helps you, wood weighs on you, and metal keeps wood in bounds ⟨(helpful metal, adverse wood)⟩. Waiting for the mood doesn’t work. A fixed day each month does.',
      },
      {
        id: 'useful.against.joy-earth-adverse-metal',
        because: ['joy:earth', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: ['statement'],
        zh_CN:
          '稳当的日子养你，稳久了你就开始挑毛病，桌角歪一点也要说。土在账上帮忙，金拖后腿，金又是土生的⟨（喜土忌金）⟩，好的一半和难的一半从一处来。分法在对谁：规矩用来安顿自己，是土；拿去量别人，就成了金。',
        en_US:
          'A settled life is good for you, and once it’s been settled a while you start to notice every crooked picture. Earth helps in this account, metal weighs on you, and earth produces metal ⟨(helpful earth, adverse metal)⟩, so the good half and the hard half have one source. What divides them is whom it’s for. Order that puts you at ease is earth; the same order used to measure others is metal.',
      },
      {
        id: 'useful.against.joy-water-adverse-wood',
        because: ['joy:water', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '聊一晚你神清气爽，第二天多了四样要办的事。水帮你，木拖后腿，木却是喝水长大的⟨（喜水忌木）⟩。聊天、走动、打听都照旧，惹事的只是临别那一句“回头我来弄”。换成“你先弄个头，我看看”，草就长在别人地里了。',
        en_US:
          'An evening of talk does you good, and the next day you have four new things to do. Water helps you, wood weighs on you, and wood grows by drinking water ⟨(helpful water, adverse wood)⟩. The talking and going about are fine. The trouble is one sentence at the door, “I’ll take care of it.” Make it “you start, and I’ll have a look,” and the weeds come up in somebody else’s garden.',
      },
      {
        id: 'useful.against.joy-water-adverse-metal',
        because: ['joy:water', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        form: ['statement'],
        zh_CN:
          '想到七分就该开口，你总要等到十分，等到十分又嫌不够好，干脆不说。水帮你，金拖后腿，水偏从金里来⟨（喜水忌金）⟩：你说得好，靠的是那点功夫；功夫磨过了头，一句也出不来。剩下三分，在说的时候自己会补齐。',
        en_US:
          'Seven parts in ten would do to begin speaking; you wait for ten, find it not good enough, and say nothing. Water helps you, metal weighs on you, and metal is where water rises ⟨(helpful water, adverse metal)⟩. You speak well because there’s skill behind it. Hone the skill too far, and no sentence is fine enough. The last three parts come while you talk.',
      },
    ],
  },
  {
    id: 'adverse-share',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.adverse.wood-full',
        because: ['adverse:wood', 'adverse:pct>=40'],
        says: ['adverse=wood'],
        form: [],
        zh_CN:
          '木占了 {pct:adverse}，又是最不宜再添的一样⟨（忌神木）⟩。多出来的木在你身上长成开头：想学的，想试的，名字都取好了的计划。每一件都活着，每一件都要浇水，一天就不够分。开头是你的才气，也是你的漏洞，因为真正见果子的只有两三件。今年留三件，其余的放它停在原地，三件自己会长高。有人问起别的，就说还没到季节。',
        en_US:
          'Wood fills {pct:adverse} of the chart and is what you least need more of ⟨(adverse element)⟩. In you the surplus grows into beginnings: things to learn, things to try, projects that already have a name. All of them live, all of them drink, and a day doesn’t go around. Starting is your gift, and it’s also the leak, since two or three are all that ever bear fruit. Keep three this year, leave the rest where they stand, and those three will gain height. If somebody asks about the others, say they’re out of season.',
      },
      {
        id: 'useful.adverse.wood-some',
        because: ['adverse:wood', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=wood', 'promise=quick'],
        form: ['statement'],
        zh_CN:
          '别人一句“你试试看”，你就答应了。木有 {pct:adverse}，在你这里是拖累，它的样子是心软、应承⟨（忌神木）⟩。到处有人记得你的情，自己那件事老排在后头。',
        en_US:
          'Somebody says “why don’t you try it,” and you’ve said yes. Wood is {pct:adverse} of the chart and weighs on you; it shows as a soft heart ⟨(adverse element)⟩. Plenty of people remember your kindness, and your own piece of work comes last.',
      },
      {
        id: 'useful.adverse.wood-little',
        because: ['adverse:wood', 'adverse:pct<=17', 'adverse:pct>=1', 'age>=16', 'age<=74'],
        says: ['adverse=wood'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '越到收尾，你越想学点别的。木在你盘里只占 {pct:adverse}，分量不大，却最不宜再添⟨（忌神木）⟩，平日不闹，一闹就在最紧的那几天。不用防一年，快交东西的那一周把新念头记下来，留给下个月。',
        en_US:
          'The closer you get to the end of something, the more you want to learn something else. Wood is {pct:adverse} of the chart and no more, yet you least need any added ⟨(adverse element)⟩; it sleeps most of the year and stirs in your tightest week. You needn’t guard all year long. In the week something is due, note the new ideas for next month.',
      },
      {
        id: 'useful.adverse.fire-full',
        because: ['adverse:fire', 'adverse:pct>=40'],
        says: ['adverse=fire'],
        form: ['statement'],
        zh_CN:
          '“马上”是你说得最多的两个字。火占到 {pct:adverse}，又是最不宜再添的一样⟨（忌神火）⟩，多出来的全花在立刻答应、立刻去办上头，别人夸你热心，你夜里还静不下来。一天里要有两三段时候，谁叫也不应；不是冷淡，是让火歇一歇，第二天还烧得起来。亲近的人其实最盼你慢：你慢下来的那一会儿，他们才插得上话。真着急的事，一天里也就一两件，你试着数一数，数过三天，就知道哪些“马上”是别人要的，哪些是你自己点着的。',
        en_US:
          '“Right away” is what you say most. Fire is {pct:adverse} of the chart and the last thing you need more of ⟨(adverse element)⟩; the surplus goes into answering at once and doing it at once. People praise your warmth, and at night you can’t settle. Two or three stretches of the day should belong to no one who calls. That isn’t coldness. It lets the fire rest, so that it burns again tomorrow. Those close to you want you slower most of all, because only then do they get a word in. Truly urgent things come once or twice a day. Count them for three days, and you’ll know which “right aways” others wanted and which you lit yourself.',
      },
      {
        id: 'useful.adverse.fire-some',
        because: ['adverse:fire', 'adverse:pct>=17', 'adverse:pct<=40', 'age>=16'],
        says: ['adverse=fire'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '一高兴，你就把价让了，把底交了，把周末送了。火有 {pct:adverse}，在你这里是拖累⟨（忌神火）⟩，在你身上是兴头。笑声里谈成的，第二天早上再说一遍。',
        en_US:
          'In good spirits you lower the price, show your hand and give away the weekend. Fire is {pct:adverse} of the chart and weighs on you ⟨(adverse element)⟩. Whatever was agreed over laughter, say again the next morning.',
      },
      {
        id: 'useful.adverse.fire-little',
        because: ['adverse:fire', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=fire'],
        form: ['list'],
        zh_CN:
          '你难得发一次火，旁边的人记很久。火只占 {pct:adverse}，平时看不见，却最不宜再添⟨（忌神火）⟩，一着就着在三种场合：当众被催，被逼着马上表态，被人盯着看。三种都可以预先挡：要一点准备的时间，火星就没处落。',
        en_US:
          'You flare up rarely, and people remember it for long. Fire is {pct:adverse} of the chart, out of sight on most days, yet you least need more of it ⟨(adverse element)⟩. It catches in three places: being hurried in public, being made to choose on the spot, being stared at. All three can be met beforehand. Ask for a little time to prepare, and the spark has nowhere to land.',
      },
      {
        id: 'useful.adverse.earth-full',
        because: ['adverse:earth', 'adverse:pct>=40'],
        says: ['adverse=earth'],
        form: ['statement'],
        zh_CN:
          '你什么都留：东西，旧账，一句等合适时候再说的话。土占 {pct:adverse}，最不宜再添⟨（忌神土）⟩。留着的都不吃饭，却都占地方，占满了，新的就进不来，人也懒得动。每送走一样，你会发现自己走路都快了些。那句等着的话也算一样，它放得最久，也最占地方。不急，一个月送走一样，一年就是十二样。',
        en_US:
          'You keep everything: things, old scores, a sentence saved for the right occasion. Earth fills {pct:adverse} of the chart and is what you least need more of ⟨(adverse element)⟩. None of it eats, all of it takes up floor, and once the floor is full nothing new gets in and you don’t feel like moving. With each thing that leaves, you walk a little faster. The saved sentence counts as one, too. It has been there longest and takes the most room. There’s no hurry. One a month makes twelve a year.',
      },
      {
        id: 'useful.adverse.earth-some',
        because: ['adverse:earth', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=earth'],
        form: [],
        zh_CN:
          '人家要的是今天一把伞，你回去给他盖亭子。土有 {pct:adverse}，在你这里是拖累，它的样子是稳，稳过了头就沉⟨（忌神土）⟩。对方有伞多半就够了。',
        en_US:
          'People ask you for an umbrella today, and you go home to design a shelter. Earth is {pct:adverse} of the chart and weighs on you; steadiness past a certain point is only weight ⟨(adverse element)⟩. The umbrella would have done.',
      },
      {
        id: 'useful.adverse.earth-shown',
        because: ['adverse:earth', 'adverse:pct>=25', 'adverse:shown'],
        says: ['adverse=earth'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '“反正你在”，托你的人开口都是这一句。土露在⟨天干上，|明面上，⟩人人看得见你站得住，占了 {pct:adverse}，偏又最不宜再添⟨（忌神透干）⟩。于是寄存的、代收的、先放一放的，都往你这里来，你不开口，就越堆越高。每样给一个取走的日子，到期请对方来搬。说一回你会过意不去，说过三回，别人也就知道，你的稳不等于你的地方没有主人。',
        en_US:
          '“You’ll be there anyway” is how people open when they want a favor from you. Earth stands ⟨on a stem,|in the open,⟩ where everyone sees it, {pct:adverse} of the chart and the last thing you need more of ⟨(adverse element, revealed)⟩. So what needs storing, signing for or leaving somewhere for now comes to you, and since you say nothing it piles up. Give each thing a date by which it’s fetched, and on that date ask them to fetch it. The first time you’ll feel bad about it. After the third, people understand that being solid doesn’t make you a storage room.',
      },
      {
        id: 'useful.adverse.earth-little',
        because: ['adverse:earth', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=earth'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '叫你难受的地方很小，也很固定：填不完的表，改不了的老规矩，说不动的那一位。土只占 {pct:adverse}，却最不宜再添⟨（忌神土）⟩，平日都顺，偏在这几处卡住。零碎着对付，每回都夹手；集中在一个上午办完，能清静一阵。',
        en_US:
          'What chafes you is small and always in the same spots: the endless form, the rule nobody changes, the one person who won’t be moved. Earth is {pct:adverse} of the chart and still what you least need more of ⟨(adverse element)⟩; things run smoothly and stick in just these places. Taken one by one, they pinch every time. Done together in one morning, they leave you in peace for a while.',
      },
      {
        id: 'useful.adverse.metal-full',
        because: ['adverse:metal', 'adverse:pct>=40'],
        says: ['adverse=metal', 'speech=sharp'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '别人说错一个年份，你不更正就坐不住。金占 {pct:adverse}，又最不宜再添⟨（忌神金）⟩，多出来的都拿去裁人裁己了。东西做得干净，这是它挣来的；旁边的人跟你说话先打草稿，这是它花掉的。一天给自己三次更正的额度，用完了，听见错的也让它过去，你会听见许多以前听不到的话。更正别人之前还可以先想一句：这一处错着，过了今天有没有人会受累？没有，就让它错着。有，再开口，你说得又准，对方也服。',
        en_US:
          'When somebody gets a year wrong, you can’t rest until it’s put right. Metal is {pct:adverse} of the chart and the last thing you need more of ⟨(adverse element)⟩; the surplus goes into trimming people, yourself included. Clean work is what it earns you. What it costs is that others rehearse before they speak to you. Allow yourself three corrections a day and let the rest go by, and you’ll hear a good deal that people used to keep back. Before you correct, one question helps: will anyone be worse off tomorrow if this stays wrong? If no, let it stay wrong. If yes, speak, and since you’re exact they’ll listen.',
      },
      {
        id: 'useful.adverse.metal-some',
        because: ['adverse:metal', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=metal', 'speech=sparse'],
        claims: ['presumes=phone'],
        form: [],
        zh_CN:
          '你的话省到只剩骨头，对方听着像通知。金有 {pct:adverse}，在你这里是拖累⟨（忌神金）⟩，它替你省字、省事、省人情，最后一样省得多了些。要紧的话里加一句没有用的，问问对方那边的天气也行，事情反而快。',
        en_US:
          'You cut your words to the bone, and they arrive sounding like a notice. Metal is {pct:adverse} of the chart and weighs on you ⟨(adverse element)⟩. It saves you words, trouble and sentiment, and of the last it saves too much. One useless line in an important message, if only about the weather, makes things go faster.',
      },
      {
        id: 'useful.adverse.metal-little',
        because: ['adverse:metal', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=metal'],
        form: [],
        zh_CN:
          '平日你不挑剔，偏有一件小事，谁碰你跟谁急。金只占 {pct:adverse}，却最不宜再添⟨（忌神金）⟩，像忘在衣服里的一根针，转到那个角度才扎。上次翻脸为的是哪一句，说给常见面的人听，他们就会绕开。',
        en_US:
          'You’re easygoing except about one small thing, and people who touch it find out. Metal is {pct:adverse} of the chart and still what you least need more of ⟨(adverse element)⟩, like a pin forgotten in a coat that pricks at a single angle. Tell the people you see most which remark turned you cold last time. They’ll step around it.',
      },
      {
        id: 'useful.adverse.water-full',
        because: ['adverse:water', 'adverse:pct>=40'],
        says: ['adverse=water', 'decides=slow'],
        form: ['question'],
        zh_CN:
          '你为什么劝得通别人，自己却定不下来？因为水占了 {pct:adverse}，又最不宜再添⟨（忌神水）⟩：每一边你都想得到，想到的都有道理，“也可以”就成了口头禅。别人来问，你这份周到是礼物；轮到自己，吃什么都要想一圈。给选择加一道堤：三样为限，想到睡前为止，天亮照办，错了也比没定强。定下来以后，头一天会想反悔，第二天就不想了。',
        en_US:
          'Why can you talk anyone around and not settle things for yourself? Water fills {pct:adverse} of the chart and is the last thing you need more of ⟨(adverse element)⟩: you see every side, each has a point, and “or else” becomes a habit. When others ask, that’s a gift to them. When it’s your turn, even dinner takes a tour of the options. Build a levee: three choices at most, thought over until bedtime, carried out in the morning. Wrong is still better than open. The first day after deciding you’ll want to take it back. The second day you won’t.',
      },
      {
        id: 'useful.adverse.water-some',
        because: ['adverse:water', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=water', 'promise=quick'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '刚答应完，你已经在想怎么改期。水有 {pct:adverse}，在你这里是拖累⟨（忌神水）⟩，它在你身上是活络，活络多一分就成了松。熟人都知道，你的约要再问一遍。一星期里有一个约不改、不拖、早到，他们就会重新算你。',
        en_US:
          'You’ve just said yes, and you’re already thinking how to move the date. Water is {pct:adverse} of the chart and weighs on you ⟨(adverse element)⟩; in you it’s suppleness, and a measure more makes it slack. People who know you confirm twice. One plan a week that isn’t moved and finds you there early changes how they count on you.',
      },
      {
        id: 'useful.adverse.water-little',
        because: ['adverse:water', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=water'],
        form: ['statement'],
        zh_CN:
          '白天没事，熄灯以后一件小事能在你脑子里绕三圈。水只占 {pct:adverse}，却最不宜再添⟨（忌神水）⟩。绕到第二圈时出声说成一句，就交给早上了。',
        en_US:
          'By day you’re fine; after lights-out one small matter goes around three times. Water is {pct:adverse} of the chart and still what you least need more of ⟨(adverse element)⟩. Say it aloud in one sentence, and it’s the morning’s business.',
      },
      {
        id: 'useful.adverse.absent',
        because: ['adverse:absent', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '最不宜再添的是{element:adverse}，而你的盘里一点也没有它⟨（忌神不见）⟩。平日你无从觉察，要等某个年份、某个人把它带进屋来，才知道自己不惯。跟{element:adverse}很重的人共事，先短后长最稳：合作一个月，再谈一年。',
        en_US:
          'What you least need is {element:adverse}, and your chart has none of it ⟨(adverse element)⟩. You don’t notice until a certain year or a certain person brings it indoors, and then you find how unused to it you are. With people who are full of {element:adverse}, it’s safest to begin small: a month of working together before you talk of a year.',
      },
    ],
  },
]

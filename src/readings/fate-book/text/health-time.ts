import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'rest-luck',
    card: 'health',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'health.luck.use-both',
        because: ['luck:now-use-both'],
        says: ['health.pace=raise'],
        claims: ['good=luck:now'],
        form: ['dated'],
        zh_CN:
          '顺风的时候没有人看表，你就是这样骑到没气的。⟨{luck:now}这步运，干支同为用神{element:use}|这十年从头到尾都是{element:use}，正是最帮你的那样⟩，到{luck:now.to}为止，做什么都省力。省下来的别全花在赶路上：每晚同一个钟点下车，风再好也下，风停的那年你还有腿。这样的十年也最宜把身子底下的小毛病慢慢改掉，坐姿，饭点，睡前的那一小时，样样比从前好改。这样的顺，一个人一生里未必有几回，它也不会提醒你，所以得由你自己记着：走得越轻，越要在还有劲的时候坐下。别人问你怎么这几年气色好，你说不出缘由，也不必说。',
        en_US:
          'Nobody looks at a watch with the wind behind them, and that’s how you ride until you drop. ⟨Stem and branch of {luck:now} are both {element:use}, your useful element|These ten years are {element:use} from end to end, which is what helps you most⟩, and until {luck:now.to} most things come easily. Don’t spend all of it on speed. Off the bicycle at the same hour every night, however fair the wind, and you’ll still have legs when it drops. It’s a good time, too, for small repairs in how you sit, when you eat, and what you do in the last hour before bed. A stretch like this doesn’t come often in a life, and it gives no notice, so it’s up to you to remember: the lighter the going, the more you should sit down while there’s strength left. People may ask why you look so well. You won’t know, and needn’t.',
      },
      {
        id: 'health.luck.use-officer',
        because: ['luck:now-use', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=raise'],
        claims: ['good=luck:now', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '有人给你排班，多半是排对了。⟨{luck:now}的天干是官杀，地支是用神{element:use}|这十年管着你的是规矩，底下托着你的却是最帮你的{element:use}⟩，到{luck:now.to}为止，紧一点反而睡得好。把休息也写进同一张班表，跟别的班一样，换班要有人签字，它就丢不了。',
        en_US:
          'If somebody draws up your hours, they’re probably doing you a favor. ⟨The stem of {luck:now} belongs to the Officers, its branch is {element:use}, your useful element|These ten years keep you in line, and under that lies {element:use}, which is what helps you most⟩, so until {luck:now.to} you sleep better for being a little pressed. With rest on the same roster, swapped only in writing like any other shift, it doesn’t get lost.',
      },
      {
        id: 'health.luck.use-output',
        because: ['luck:now-use', 'luck:now=output'],
        says: ['health.pace=raise'],
        claims: ['presumes=reading', 'good=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '做成一样东西的那天，你睡得最沉。⟨{luck:now}的天干是食伤，地支是用神{element:use}|这十年往外放的多，底下却是最帮你的{element:use}⟩，到{luck:now.to}为止，手上出活就是歇。白天做，天黑以后只看不做，夜里就清静。',
        en_US:
          'You sleep soundest on days when something got made. ⟨The stem of {luck:now} is output, its branch {element:use}, your useful element|These ten years send a lot out of you, over {element:use}, which is what helps you most⟩, so until {luck:now.to} finishing a thing is itself rest. Making by day and only looking after dark keeps the nights quiet.',
      },
      {
        id: 'health.luck.use-wealth',
        because: ['luck:now-use', 'luck:now=wealth'],
        says: ['health.pace=raise'],
        claims: ['presumes=reading', 'good=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '你忙得有滋味，也就最会忘饭点。⟨{luck:now}的天干是财，地支是用神{element:use}|这十年要你照管的多，底下却是最帮你的{element:use}⟩，样样接得住，接住就想再接。到{luck:now.to}为止，饭也是一件归你照管的东西，写进单子头一行，就没人忘得了。',
        en_US:
          'You enjoy being busy, which is why lunch slips. ⟨The stem of {luck:now} is wealth, its branch {element:use}, your useful element|These ten years give you much to look after, over {element:use}, which is what helps you most⟩: you catch whatever comes and hold out your hands for more. Until {luck:now.to}, the meal is one of the things in your care. At the top of the list, nobody forgets it.',
      },
      {
        id: 'health.luck.use-then-adverse',
        because: ['luck:now-use', 'luck:next-adverse'],
        says: ['health.pace=raise', 'health.turn=cycle'],
        form: ['dated'],
        zh_CN:
          '到{luck:next.from}为止，是上坡前的最后一段平路。⟨{luck:now}的地支是用神{element:use}，下一步{luck:next}的地支换成忌神|这十年底下是最帮你的{element:use}，往后十年换成最不帮你的那样⟩，眼下别想跑得多快，想鞋带。早饭、早睡、那一圈路，在平路上练成不用想的事，上坡的时候就不必再花力气；平路上也没练成的，到了坡上多半不会练。别人这时候都在加速，你不必跟，几年以后你们会在坡上遇见，那时看得出谁鞋带系得紧。真到了坡上，也别慌着换鞋，照平路上的钟点走，走得慢，不等于走错了。',
        en_US:
          'Until {luck:next.from} you’re on the last flat stretch before the hill. ⟨The branch of {luck:now} is {element:use}, your useful element; the branch of {luck:next} is the adverse one|Under these ten years lies {element:use}, which is what helps you most, and under the next ten the element that helps you least⟩, so speed matters less than your laces. Breakfast, bedtime, the daily loop, practiced now until they need no deciding, cost nothing on the slope. What you don’t practice on the level you’re unlikely to learn on the way up. Others are speeding up at this point, and you needn’t follow. You’ll meet them on the hill in a few years and see whose laces held. On the hill itself, don’t change shoes in a panic. Keep the hours you kept on the level. Slow isn’t the same as lost.',
      },
      {
        id: 'health.luck.use',
        because: ['luck:now-use'],
        says: ['health.pace=raise'],
        form: ['dated'],
        zh_CN:
          '一个好习惯，这几年立起来比从前省力。⟨{luck:now}的地支是用神{element:use}|这十年底下，是最帮你的{element:use}⟩，到{luck:now.to}为止都是如此。一次只立一样，立满一百天再添第二样。一百天以后它就不用你费心了，像刷牙一样长在身上；真断了几天也不必从头数，接着数就行，断得起才养得成。',
        en_US:
          'A good habit takes less effort now than it used to. ⟨The branch of {luck:now} is {element:use}, your useful element|Under these ten years lies {element:use}, which is what helps you most⟩, and that holds until {luck:now.to}. Start one at a time, a hundred days each, then the next. After that it looks after itself, like brushing your teeth. If a few days go missing, don’t start the count again. Go on from where you were, since a habit that can survive a gap is one you’ll keep.',
      },
      {
        id: 'health.luck.joy',
        because: ['luck:now-joy', 'age>=16'],
        says: ['health.pace=hold'],
        form: ['dated'],
        zh_CN:
          '日子推着你走，用不着拼。⟨{luck:now}的地支是喜神{element:joy}|这十年底下是{element:joy}，给最帮你的那样打下手⟩，到{luck:now.to}为止，像坐在一张不错的椅子上，舒服，所以坐得久。哪天发现连下楼都嫌远，就是坐久了的记号。',
        en_US:
          'The days carry you along, and you needn’t fight. ⟨The branch of {luck:now} is {element:joy}, your joyful element|Under these ten years lies {element:joy}, which assists the element you need most⟩; until {luck:now.to} you’re in a decent chair, comfortable, and you stay in it. If one flight of stairs begins to seem far, you’ve been sitting too long.',
      },
      {
        id: 'health.luck.joy-officer',
        because: ['luck:now-joy', 'luck:now=officer'],
        says: ['health.pace=hold'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '有人管着钟点的日子，你过得最顺。⟨{luck:now}的天干是官杀，地支{element:joy}是喜神|这十年有规矩管着，底下的{element:joy}又是帮手⟩，到{luck:now.to}为止，闹钟、门禁、定好的课都替你省心。自己再往上添规矩，就多了。一天里留两小时没人管，连自己也不管。那两小时里什么也不必做成，发呆也算，睡着也算；守得住这一段空，别处的规矩你就不嫌多，人也不会在年底忽然撂挑子。',
        en_US:
          'You do well when somebody else keeps the clock. ⟨The stem of {luck:now} belongs to the Officers, and its branch, {element:joy}, is joyful|These ten years hold you to terms, and {element:joy} beneath them is a helper⟩. Until {luck:now.to}, alarms, closing times and fixed classes save you trouble, and rules of your own on top are too many. Leave two hours a day that nobody governs, you included. Nothing needs to come of them. Staring counts, and so does falling asleep. With that gap kept, the rules elsewhere don’t feel like too many, and you won’t throw everything down at the end of the year.',
      },
      {
        id: 'health.luck.joy-peer',
        because: ['luck:now-joy', 'luck:now=peer'],
        says: ['health.pace=hold'],
        form: ['dated', 'statement'],
        zh_CN:
          '想动起来就找伴，想停下来也找伴。⟨{luck:now}的天干是比劫，地支{element:joy}是喜神|这十年身边多的是跟你一样的人，底下的{element:joy}也帮得上忙⟩，到{luck:now.to}为止，一个人走着嫌长的路有人并肩。散场的钟点要一道约好：伴越多，越没有人肯先说走。也别小看那几个只陪你坐着的人，你一向是被人带动起来，又被人带着停下的，少了他们，你两头都难。散场以后的那一小段路，一个人走，什么也不听，一天的热闹就落了地，觉也跟着来。',
        en_US:
          'You need company for getting started and for stopping as well. ⟨The stem of {luck:now} is a peer, and its branch, {element:joy}, is joyful|These ten years bring people like you, and {element:joy} beneath them lends a hand⟩: until {luck:now.to}, roads too long to walk alone have company on them. The hour of parting should be fixed along with the hour of meeting. The bigger the party, the less anyone cares to leave first. Don’t underrate the ones who just sit with you. Others have always set you going and brought you to a halt, and without them both ends are hard. The last bit of the way home, walked alone and without listening to anything, lets the day’s noise settle, and sleep comes after it.',
      },
      {
        id: 'health.luck.idle',
        because: ['luck:now-idle'],
        says: ['health.pace=hold'],
        claims: ['presumes=reading'],
        form: ['question', 'dated'],
        zh_CN:
          '这几年过得紧还是松？“就那样”，你答得没错。⟨{luck:now}的地支是闲神{element:idle}|这十年底下是{element:idle}，不帮也不拦⟩，到{luck:now.to}为止，快慢没有人替你调，全看你自己手上的旋钮。旋钮也有好处，拧过去的，过一阵还能拧回来，没有哪一步收不住；难处在没有人提醒，所以一年里挑一天，比一比去年睡多少，今年睡多少。',
        en_US:
          'Are these years hard or easy? “The usual,” you’d say, and you’d be right. ⟨The branch of {luck:now} is {element:idle}, your idle element|Under these ten years lies {element:idle}, which neither helps nor hinders⟩. Until {luck:now.to} nobody else sets your speed. The knob is in your own hand. A knob has the advantage that whatever you turn can be turned back. The trouble is that nobody reminds you, so one day a year is worth a comparison: how much you slept last year, and how much this year.',
      },
      {
        id: 'health.luck.idle-output',
        because: ['luck:now-idle', 'luck:now=output'],
        says: ['health.pace=hold'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '累都是你自己讲出来、做出来的，所以停也由你。⟨{luck:now}的天干是食伤，地支{element:idle}是闲神|这十年往外放的多，底下的{element:idle}不帮也不拦⟩，到{luck:now.to}为止，外头没有人催，也没有人拦。一周里有一天只听不说，就够你补回来；听来的那些，往往还是下一周要说的话。',
        en_US:
          'Your tiredness is homemade, from talking and making, so stopping is up to you as well. ⟨The stem of {luck:now} is output, and its branch, {element:idle}, is idle|These ten years send a lot out of you, and {element:idle} beneath them neither helps nor hinders⟩. Until {luck:now.to} nobody drives you and nobody’s in the way. One day a week of only listening is enough to make it up, and it’s usually where the next week’s ideas come from.',
      },
      {
        id: 'health.luck.idle-wealth',
        because: ['luck:now-idle', 'luck:now=wealth'],
        says: ['health.pace=hold'],
        claims: ['presumes=household'],
        form: ['dated', 'list'],
        zh_CN:
          '滤芯，车胎，花盆，外公的旧收音机：家里哪样都不急，只是样样要你看一眼。⟨{luck:now}的天干是财，地支{element:idle}是闲神|这十年要你照管的多，底下的{element:idle}不帮也不碍⟩，到{luck:now.to}为止，累是一眼一眼看出来的。归到每月头一个星期六上午，其余的日子就看不见它们。',
        en_US:
          'The filter, the tires, the flowerpots, grandfather’s old radio: nothing in the house is urgent, and everything wants a glance from you. ⟨The stem of {luck:now} is wealth, and its branch, {element:idle}, is idle|These ten years give you much to look after, and {element:idle} beneath them neither helps nor hinders⟩, so until {luck:now.to} you tire by glances. Given the first Saturday morning of each month, they go out of sight on the other days.',
      },
      {
        id: 'health.luck.enemy',
        because: ['luck:now-enemy'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now'],
        form: ['dated'],
        zh_CN:
          '同样一段路，这几年你要多歇一站。⟨{luck:now}的地支是仇神{element:enemy}|这十年底下是{element:enemy}，替你的累添柴⟩，到{luck:now.to}为止，事情不见得难，只是处处多一道手续。时间按一倍半算，就没有一天是赶的。先到的那半小时别拿来补事，坐着等就好，几年下来，你省下的是跟自己着急的那份力气。',
        en_US:
          'For the same stretch of road you now need one more stop. ⟨The branch of {luck:now} is {element:enemy}, the enemy element|Under these ten years lies {element:enemy}, which feeds whatever tires you⟩. Until {luck:now.to} things aren’t so much hard as one form longer. Reckon time at one and a half, and no day has to be rushed. The half hour by which you’re early isn’t for catching up. Just sit and wait. Over the years, what you save is all the strength that went into being impatient with yourself.',
      },
      {
        id: 'health.luck.enemy-officer',
        because: ['luck:now-enemy', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now', 'presumes=work'],
        form: ['dated', 'order'],
        zh_CN:
          '催你的人背后，还站着一个催他的人。⟨{luck:now}的天干是官杀，地支{element:enemy}是仇神|这十年催你的多，底下的{element:enemy}又替你的累添柴⟩，到{luck:now.to}为止，一样东西常要交两遍。第一遍早交，不求好看；第二遍动手以前，先睡一晚。',
        en_US:
          'Behind whoever hurries you stands someone hurrying them. ⟨The stem of {luck:now} belongs to the Officers, and its branch, {element:enemy}, is the enemy element|These ten years press you, and {element:enemy} beneath them feeds whatever tires you⟩. Until {luck:now.to}, expect to hand things in twice. Let the first version be early and plain. Sleep a night before you touch the second.',
      },
      {
        id: 'health.luck.enemy-resource',
        because: ['luck:now-enemy', 'luck:now=resource'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now', 'presumes=phone'],
        form: ['dated', 'statement'],
        zh_CN:
          '存下的文章、买的课、记下的菜谱，你光翻一遍目录就累了。⟨{luck:now}的天干是印，地支{element:enemy}是仇神|这十年教你养你的多，底下的{element:enemy}却替你的累添柴⟩，到{luck:now.to}为止，吃进去的要挑。',
        en_US:
          'The articles saved, the courses bought, the recipes kept: reading through the titles is enough to tire you. ⟨The stem of {luck:now} is resource, and its branch, {element:enemy}, is the enemy element|These ten years teach and feed you a great deal, and {element:enemy} beneath them feeds whatever tires you⟩. Until {luck:now.to}, it pays to be choosy.',
      },
      {
        id: 'health.luck.adverse',
        because: ['luck:now-adverse'],
        says: ['health.pace=lower'],
        claims: ['presumes=reading', 'hard=luck:now'],
        form: ['dated'],
        zh_CN:
          '有些年份是拿来走路的，别拿来跑。⟨{luck:now}的地支是忌神{element:adverse}|这十年底下是{element:adverse}，最不帮你的那样⟩，到{luck:now.to}为止，赶出来的那一截，夜里都要还。一年里最忙的两个月，前后各空出一周，不必告诉别人，空着就是它的用处。走得慢也有好处：路边的东西你看得见，几年以后跑得动的时候，你知道往哪里跑。',
        en_US:
          'Some years are for walking. ⟨The branch of {luck:now} is {element:adverse}, your adverse element|Under these ten years lies {element:adverse}, the element that helps you least⟩, and until {luck:now.to} whatever you gain by hurrying is paid back at night. A clear week on either side of the two busiest months does the most good when nobody else knows it’s clear. Slow has something to be said for it. You see what’s by the roadside, and when you can run again, you’ll know where to.',
      },
      {
        id: 'health.luck.adverse-officer',
        because: ['luck:now-adverse', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '找你的人，这几年都带着截止日期。⟨{luck:now}的天干是官杀，地支{element:adverse}是忌神|这十年催你的多，底下的{element:adverse}又最不帮你⟩，到{luck:now.to}为止，催的比帮的多。问一句“最晚哪天”，那一天常比你以为的远。',
        en_US:
          'Everyone who comes to you has a deadline on them. ⟨The stem of {luck:now} belongs to the Officers, and its branch, {element:adverse}, is your adverse element|These ten years press you, and {element:adverse} beneath them helps you least⟩, so until {luck:now.to} more people push than help. Asked “What’s the latest?”, they often name a day further off than you thought.',
      },
      {
        id: 'health.luck.adverse-wealth',
        because: ['luck:now-adverse', 'luck:now=wealth'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now', 'presumes=household'],
        form: ['dated', 'order'],
        zh_CN:
          '房子、人、一屋子绿植，要你照管的一年比一年多。⟨{luck:now}的天干是财，地支{element:adverse}是忌神|这十年要你照管的多，底下的{element:adverse}又最不帮你⟩，管得来，管不轻。到{luck:now.to}为止，每添一样，先送走一样。周日下午谁也不照管，连花都别浇。',
        en_US:
          'Rooms, people, a shelf of plants: what’s in your care multiplies year by year. ⟨The stem of {luck:now} is wealth, and its branch, {element:adverse}, is your adverse element|These ten years give you much to look after, and {element:adverse} beneath them helps you least⟩. You manage, though not lightly. Until {luck:now.to}, let one thing go for each that comes in. On Sunday afternoons, look after nothing, not even the plants.',
      },
      {
        id: 'health.luck.adverse-output',
        because: ['luck:now-adverse', 'luck:now=output'],
        says: ['health.pace=lower'],
        claims: ['presumes=reading', 'hard=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '话说得多，手上的也开得多，晚上却想不起今天完成了什么。⟨{luck:now}的天干是食伤，地支{element:adverse}是忌神|这十年往外放的多，底下的{element:adverse}又最不帮你⟩，放得快，存得少。到{luck:now.to}为止，一天只认一样成品，做完这样，剩下的时间都是你的。',
        en_US:
          'You talk a lot, have a lot in hand, and in the evening can’t say what got done. ⟨The stem of {luck:now} is output, and its branch, {element:adverse}, is your adverse element|These ten years send a lot out of you, and {element:adverse} beneath them helps you least⟩: quick to spend and slow to save. Until {luck:now.to}, one finished piece a day is all that counts, and the hours after it are yours.',
      },
      {
        id: 'health.luck.adverse-resource',
        because: ['luck:now-adverse', 'luck:now=resource'],
        says: ['health.pace=lower'],
        claims: ['hard=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '被人照料，被人叮嘱，也会累。⟨{luck:now}的天干是印，地支{element:adverse}是忌神|这十年有人养你教你，底下的{element:adverse}却最不帮你⟩，到{luck:now.to}为止，替你操心的人多，替你拿主意的也多。谢过之后出门走一圈，哪样关心管用，走着想得清楚。好意不必全收，也不必全挡，收三样，谢三样，关系不伤，人也清爽；最难的是最亲近的那一位，他说的话，你一向当作非听不可。要紧的是留一样事由你自己说了算，哪怕只是几点吃早饭。',
        en_US:
          'Being looked after and advised can be tiring, too. ⟨The stem of {luck:now} is resource, and its branch, {element:adverse}, is your adverse element|These ten years feed and teach you, and {element:adverse} beneath them helps you least⟩: until {luck:now.to}, plenty of people worry about you and plenty decide for you. After a thank-you and a walk, it’s easier to tell which of the advice is worth keeping. Kindness needn’t all be taken or all refused. Take some, say thanks for the rest, and nobody’s hurt. The hardest is the person closest to you, whose advice you’ve always treated as an order. What matters is to keep one thing that’s yours to decide, if only when breakfast is.',
      },
      {
        id: 'health.luck.adverse-then-use',
        because: ['luck:now-adverse', 'luck:next-use'],
        says: ['health.pace=lower', 'health.turn=cycle'],
        form: ['dated'],
        zh_CN:
          '逆水的船，这一程不退就是赢。⟨{luck:now}的地支是忌神{element:adverse}，下一步{luck:next}的地支是用神{element:use}|这十年底下是最不帮你的{element:adverse}，往后十年换成最帮你的{element:use}⟩，从{luck:next.from}算起。那之前把桨划小，觉睡足，习惯只守一样；大的计划用铅笔写，写好压着，到时候改几笔就能用，白等的几年就不算白等。',
        en_US:
          'Rowing against the stream, you win by not drifting back. ⟨The branch of {luck:now} is {element:adverse}, your adverse element; the branch of {luck:next} is {element:use}, the useful one|Under these ten years lies {element:adverse}, which helps you least, and under the next ten {element:use}, which helps you most⟩, starting {luck:next.from}. Until then, short strokes, enough sleep, and one habit you hold on to. Large plans written in pencil can lie in a drawer; a few changes will make them ready, and the waiting won’t have been for nothing.',
      },
      {
        id: 'health.luck.clash-day',
        because: ['luck:now-clash@day'],
        says: ['health.pace=lower'],
        claims: ['presumes=household'],
        form: ['dated', 'statement'],
        zh_CN:
          '你家的床换过位置，或者正打算换。⟨{luck:now}的地支冲你日支的{branch:day}|这十年顶着你盘里管伴侣和家的那一格⟩，底下那块地一直在轻轻地挪，到{luck:now.to}为止。睡觉这件事要认东西，别认地方：同一只枕头，同一盏小灯，走到哪儿带到哪儿。家里人若也跟着睡不好，先别怪床，等过了这阵子，同一张床又会是好床。',
        en_US:
          'Your bed has been moved, or you’re thinking of moving it. ⟨The branch of {luck:now} faces the {branch:day} of your day|These ten years pull against the part of your chart that means home and partner⟩, so until {luck:now.to} the ground keeps shifting a little. Sleep is better tied to objects than to a place: the same pillow, the same small lamp, wherever you go. If the others at home sleep badly too, don’t blame the bed yet. When this is over, the same one will be a good bed again.',
      },
      {
        id: 'health.luck.turns',
        because: ['luck:turns-within-a-year'],
        says: ['health.pace=lower', 'health.turn=cycle'],
        form: ['dated'],
        zh_CN:
          '{luck:next.from}，你十年一换的那道坎就到了。⟨大运从{luck:now}换到{luck:next}|管你十年的那股气要换一样⟩，前后各三个月，作息别动，饭点别动，新鲜事挑一样就够。旧习惯里打算带走的，不超过三样；带不走的也不用扔，放在门口，过了半年还想起它，再回来拿。',
        en_US:
          'Once in ten years comes a turn, and yours is due {luck:next.from}. ⟨Your luck goes from {luck:now} to {luck:next}|What rules a decade of your life changes⟩. For three months on either side, bedtime and mealtimes are better left as they are, with one new thing at most. Of the old habits, bring along three or fewer. The others needn’t be thrown out; leave them by the door, and if you still miss one after half a year, come back for it.',
      },
    ],
  },
  {
    id: 'rest-years',
    card: 'health',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'health.years.tight-officer',
        because: ['tight-year=officer', 'age>=16', 'age<=74'],
        claims: ['burdens=officer', 'hard=year:tight', 'presumes=work'],
        form: ['dated', 'statement'],
        zh_CN:
          '要交的、要到场的、要签字的，{year:tight}都会多。往后十年它得分最低⟨，天干是官杀|，那年管着你的人多⟩。前一年先退掉一个可去可不去的差使，假提前请好，到那年按时做，不加班做，分数低也过得平。',
        en_US:
          'There’ll be more to hand in, attend and sign in {year:tight}. It has the lowest score of the ten years ahead, ⟨and its stem belongs to the Officers|and it brings more people who set you terms⟩. With one dispensable duty given up the year before and time off booked early, a low score can still be an even year.',
      },
      {
        id: 'health.years.tight-peer',
        because: ['tight-year=peer'],
        claims: ['hard=year:tight', 'burdens=peer', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '约你的、比你的、拉你一起扛的，会挤在{year:tight}来。往后十年它得分最低⟨，天干是比劫|，那年来的多是跟你一样的人⟩。“这回我不去”，这句话前一年就说顺的人，那年有晚上留给自己。',
        en_US:
          'People will want you at their table, in their race and on the other end of their sofa, all in {year:tight}. It has the lowest score of the ten years ahead, ⟨and its stem is a peer|and it brings people like you in numbers⟩. If “I’ll sit this one out” comes easily by then, some of those evenings will be yours.',
      },
      {
        id: 'health.years.tight-resource',
        because: ['tight-year=resource'],
        claims: ['hard=year:tight', 'burdens=resource', 'presumes=reading'],
        form: ['dated'],
        zh_CN:
          '往后十年里有一年宜少想：{year:tight}。它得分最低⟨，天干是印|，那年教你养你的多⟩，人容易闷着，翻资料翻到半夜，主意越翻越远。提前找一件用手脚的事，木工、菜地、球队都行，那年全靠它把你从椅子上叫起来；叫不动的那几天，先出门，出了门再想要不要回来。',
        en_US:
          'One of the ten years ahead is better spent thinking less: {year:tight}. It has the lowest score, ⟨and its stem is resource|and it teaches and feeds you more than you can use⟩, so you’ll tend to brood and look things up past midnight. Something for hands and feet, found beforehand, a workbench, a vegetable bed, a team, will call you out of the chair. On days when it can’t, go out the door first and decide afterward.',
      },
      {
        id: 'health.years.tight-wealth',
        because: ['tight-year=wealth'],
        claims: ['presumes=adult', 'hard=year:tight', 'burdens=wealth'],
        form: ['dated'],
        zh_CN:
          '手上的东西比手多，{year:tight}就是这样。往后十年它得分最低⟨，天干是财|，那年要你照管的多⟩，一样接一样。管得过来的数先定下，三件也好，五件也好；再来一件，就交一件出去。交出去的别再盯着看，看了等于没有交；那年最省力的一句话，是“你看着办”，说三回就顺口了。',
        en_US:
          'More to hold than there are hands: that’s {year:tight}. It has the lowest score of the ten years ahead, ⟨and its stem is wealth|and it gives you more to look after⟩, one thing after another. Settle the number beforehand, three matters or five. When one more comes, hand one on. What’s handed on shouldn’t be watched, or it hasn’t been handed on. The sentence that saves you most that year is “do it your way,” and by the third time it comes easily.',
      },
      {
        id: 'health.years.tight-output',
        because: ['tight-year=output'],
        claims: ['presumes=reading', 'hard=year:tight', 'burdens=output'],
        form: ['dated', 'statement'],
        zh_CN:
          '有一年你会特别想说，想做，想改，夜里躺下还在出主意：{year:tight}。往后十年它得分最低⟨，天干是食伤|，那年只管往外放⟩，放得痛快，收不回来。早睡的底子，两个肯拦你的朋友，前一年攒得下，那年就用得上。',
        en_US:
          'There’s a year coming when you’ll want to say things, make things and change things, and have ideas long after lights-out: {year:tight}. It has the lowest score of the ten years ahead, ⟨and its stem is output|and all it does is pour⟩. Early nights and two friends who’ll stop you can be laid by the year before.',
      },
      {
        id: 'health.years.tight-next',
        because: ['years:tight<=1'],
        claims: ['presumes=reading', 'hard=year:tight'],
        form: ['dated', 'statement'],
        zh_CN:
          '不用等，往后十年里得分最低的一年就在眼前：{year:tight}⟨（最紧之年）|⟩。今年剩下的日子不再添东西，那年的日历先空出四段，每季一段，什么都不排。紧年的过法很平常：早饭坐着吃，晚上不赶路。别人看你松，其实那一年你是拿空白在扛，空白够多，再低的分数也只是一个数。',
        en_US:
          'No need to wait for it: {year:tight}, the lowest score of the ten years ahead, comes next⟨ (the tightest year)|⟩. Add nothing in what’s left of this one, and keep four stretches of the new calendar empty, one in each season. The method for a tight year is homely. Breakfast sitting down, and no traveling at night. To others you’ll look idle. In truth the blank days are carrying the year, and with enough of them a low score is only a number.',
      },
      {
        id: 'health.years.tight-and-facing',
        because: ['tight-year-clash@day', 'years:tight<=3'],
        claims: ['hard=year:tight', 'presumes=household'],
        form: ['dated', 'order'],
        zh_CN:
          '两件事撞在同一年，{year:tight}。得分是往后十年里最低的，⟨地支又冲你日支的{branch:day}|又顶着你盘里管伴侣和家的那一格⟩，家里和枕边都要动一动。离得不远，从前一年就开始减：旅行减一趟，聚会减一半，想换的床垫、窗帘，提前换好。',
        en_US:
          'Two things coincide in {year:tight}. It has the lowest score of the ten years ahead, ⟨and its branch faces the {branch:day} of your day|and it pulls against the part of your chart that means home and partner⟩, so home won’t stay put. It isn’t far off. Start subtracting the year before: one trip fewer, half of the parties, and the new mattress or curtains bought ahead of time.',
      },
      {
        id: 'health.years.clash-next',
        because: ['years:clash@day<=1'],
        form: ['dated', 'statement'],
        zh_CN:
          '住址、屋里的摆法、作息，{year:clash@day}总有一样要换。⟨那年的地支冲你日支的{branch:day}|那年顶着你盘里管伴侣和家的那一格⟩，早上醒来，你可能要花几天认一认窗户在哪边。',
        en_US:
          'The address, the arrangement of the rooms or the hours you keep will want changing in {year:clash@day}. ⟨Its branch faces the {branch:day} of your day|It pulls against the part of your chart that means home and partner⟩, and there may be mornings when you have to work out where the window is.',
      },
      {
        id: 'health.years.own-sign-next',
        because: ['years:own-sign<=1'],
        claims: ['presumes=adult'],
        form: ['dated'],
        zh_CN:
          '又轮到你自己的属相了：{year:own-sign}⟨，地支与你的年支相同，本命年|，跟你出生那年是同一个属相⟩。十二年转回一圈，旧习惯会一样样回来敲门：熬的夜，戒过的零食，撂下的球。放一样好的进来，别的隔着门打个招呼。红袜子穿不穿随你，早点上床由不得你；上一圈吃过的亏，这一圈你认得出它的脚步声。',
        en_US:
          'Your own animal comes around again in {year:own-sign}⟨, which has the same branch as the year you were born|, the same animal as the year you were born⟩. After twelve years old habits come back to knock: the late nights, the snacks you gave up, the sport you dropped. Let a good one in and greet the others through the door. Some people wear red socks for luck all year. That’s optional; an early bedtime isn’t. And what tripped you up last time, you’ll know by its footsteps.',
      },
      {
        id: 'health.years.own-sign-near',
        because: ['years:own-sign<=2'],
        claims: ['states=age>=14'],
        form: ['dated', 'statement'],
        zh_CN:
          '一两年里就轮到你的属相，{year:own-sign}⟨（本命年）|⟩，像照一面十二年前的镜子。上一圈怎么过的夜，怎么吃的饭，会照得很清楚。那时候让你睡得好的那一样东西，早一年请回来，就不用从头找。',
        en_US:
          'No more than two years from now your own animal is back, in {year:own-sign}⟨ (the year of one’s animal)|⟩. It’s a mirror from twelve years ago, and it shows how you spent your nights then and what you called dinner. Whatever let you sleep well in those days can come back a year early.',
      },
      {
        id: 'health.years.hour-clash',
        because: ['years:clash@hour<=1'],
        claims: ['presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '计划爱变，变的消息又多半在睡前到，{year:clash@hour}就是这样。⟨那年的地支冲你时支的{branch:hour}，时柱管夜里和打算|那年顶着你盘里管夜里和往后打算的那一格⟩。定一条：晚上九点以后来的变动，一律当作第二天早上来的。',
        en_US:
          'Plans change, and the news comes at bedtime: that’s {year:clash@hour}. ⟨Its branch faces the {branch:hour} of your hour, the place of nights and plans|It pulls against the part of your chart that means nights and plans⟩. Decide now that any change reported after nine in the evening arrived the next morning.',
      },
      {
        id: 'health.years.cycle-turn',
        because: ['years:turn<=2'],
        says: ['health.turn=year'],
        claims: ['presumes=adult'],
        form: ['dated'],
        zh_CN:
          '{year:turn}，你要过十年一换的那道坎⟨（大运交接）|⟩，人像住在两套房子里，旧的还没退，新的已经交了租，两头都要打扫。重活往前挪，或者往后放；当年只认真做一件事，每个月底睡一个不设闹钟的长觉，搬家的累就散在十二个月里，哪一个月也压不垮你。',
        en_US:
          'In {year:turn} comes the turn you take once in ten years⟨ (the change of luck cycles)|⟩. It’s like having two apartments, the old one not yet given up, the new one already paid for, and both to be swept. Heavy undertakings go better before it or after. One thing done properly in the year itself, and a morning without an alarm at the end of each month, spread the fatigue over twelve months, and none of them can break you.',
      },
      {
        id: 'health.years.self-rub',
        because: ['years:self-punish@day<=3'],
        claims: ['presumes=reading'],
        form: ['dated', 'order'],
        zh_CN:
          '那一年凡事两份：两份惦记，两份挑剔，半夜两个声音说同一件事。⟨{year:self-punish@day}的地支跟你日支的{branch:day}一样，自刑|{year:self-punish@day}带来的字，跟你盘里管家的那一格一模一样⟩，像家里住进一个同名的人。白天想过的写一行，夜里只许读，不许续。',
        en_US:
          'Everything comes double that year, the worrying and the fault-finding, and at midnight two voices say one thing. ⟨The branch of {year:self-punish@day} is the very {branch:day} under your day, and the two rub|What {year:self-punish@day} brings is the very sign that stands for home in your chart⟩, as if a namesake had moved in. Write one line for each worry. At night, read the lines and add nothing.',
      },
      {
        id: 'health.years.good-and-tight',
        because: ['years:use-both', 'years:best<=4'],
        says: ['health.catch-up=use-year'],
        claims: ['presumes=reading', 'good=year:use-both', 'hard=year:tight'],
        form: ['dated', 'statement'],
        zh_CN:
          '先记松的，再记紧的。⟨{year:use-both}干支同为用神{element:use}|{year:use-both}从头到尾都是{element:use}，最帮你的那样⟩，搁下的运动、断了的早起，那年捡得回来；{year:tight}在往后十年里得分最低，不是立新规矩的时候。',
        en_US:
          'Note the easy year before the hard one. ⟨In {year:use-both} stem and branch are both {element:use}, your useful element|{year:use-both} is {element:use} from end to end, which is what helps you most⟩, and the sport you dropped or the mornings you lost can be had back at small cost. {year:tight} has the lowest score of the ten ahead and isn’t the time for new rules.',
      },
    ],
  },
]

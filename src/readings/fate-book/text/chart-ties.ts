import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-branch-ties',
    card: 'chart',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'chart.ties.nothing-at-all',
        because: ['rel:none', 'hour:known'],
        says: ['chart.inner-ties=none'],
        zh_CN:
          '八个字像住在同一层楼的八户人家，碰面点头，各回各屋：天干之间没有合也没有冲，地支之间也一样。这样静的盘很少见。静的好处是没人替你添乱，代价是也没人替你起头；想要的东西不会自己挨过来，得去敲门。',
        en_US:
          'Eight tenants on one landing who nod and go in: no stem in your chart joins or faces another, and neither does any branch. Few charts are this quiet. Nobody in the house makes trouble for you. Nobody starts anything for you either, so whatever you want is behind a door on which you’ll have to knock first.',
      },
      {
        id: 'chart.ties.none',
        because: ['ties:none', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=none'],
        zh_CN:
          '地支之间一处冲合也没有，等于屋里没有一扇门顶着另一扇门。家里的事闹不到单位去，旧人也不大会找上新人；一样坏了，别样照常转。要看你哪年动，就去看外面来的年份，里头没有先天的松动处。⟨（支无冲合）⟩',
        en_US:
          'No branch of yours leans on another, joins it or faces it ⟨(no relations among the branches)⟩. Think of a hallway in which no door bumps another. Trouble at home stays out of the office, old friends and new ones seldom meet, and when one thing breaks the rest keep running. If you’d like to know when you will move, look to the years that come. There is nothing loose inside.',
      },
      {
        id: 'chart.ties.one-joining',
        because: ['ties<=1', 'rel:six-combine', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '整张盘里，地支只有一对在牵手⟨（六合）⟩，别的各自站着。两根柱子系成一捆，所以你有两桩事总是一起定：定了住处才定得了差事，或者定了人才定得了城市。旁人催你先拿下一桩，你拿不下，缘故在绳子那头。',
        en_US:
          'Of all your branches one pair holds hands and the others stand by themselves ⟨(Joining)⟩. Two pillars come as a bundle, so there are two matters in your life that only get settled together: the job once the apartment is settled, say, or the city once the person is. People tell you to decide one of them first. You try, and feel the string.',
      },
      {
        id: 'chart.ties.one-half',
        because: ['ties<=1', 'rel:half-three'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '一副三块的拼图，你手里咬上了两块：地支里只有这一处半合，别无牵扯⟨（半合）⟩。缺的第三块每十二年有一年送来一次，那一年事情会忽然合得上缝。平常日子别怨它不成，先把这两块摆在看得见的地方，等补的人一眼认出来。',
        en_US:
          'Two pieces of a three-piece puzzle have found each other in your branches, and that is the only tie there is ⟨(Half joining)⟩. The missing piece turns up with one year in twelve and then, quite suddenly, things fit. In the years between there’s no use blaming the two for being incomplete. Leave them out on the table where whoever holds the third will see them.',
      },
      {
        id: 'chart.ties.one-arch',
        because: ['ties<=1', 'rel:arch-three'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '桌上摆了三副碗筷，来了两个人，当中那把椅子空着。你的地支只有这一处牵连：三个一伙的字，头和尾都在，偏缺中间当家的那个⟨（拱合）⟩。跟人合作你常觉得差一个拿总的，等了几回之后可以认下来：那把椅子，有时候得自己去坐。',
        en_US:
          'The table is laid for three, two have come, and the chair between them is empty. This is the single tie among your branches: the first and the last of a group of three, without the middle one who would lead it ⟨(Arching)⟩. In joint work you keep sensing that somebody is missing. After the third time of waiting, consider sitting down in that chair.',
      },
      {
        id: 'chart.ties.one-clash',
        because: ['ties<=1', 'rel:clash'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '两扇门正对着开，屋里只有这一道穿堂风：地支里别处都静，单有一对字面对面顶着⟨（冲）⟩。于是你的变动总从同一个方向来，回回都是那两样互相顶。认准是哪两样，给它们中间留出空来，别排在同一个月，风就只是风。',
        en_US:
          'A single draft runs through your house, where two doors stand exactly opposite each other. Among the branches all is still except for one pair that faces ⟨(Facing)⟩, and so your upheavals arrive from one direction, the same two matters pushing against each other each time. Learn which two. Keep a month between them on the calendar and you’ll have fresh air out of it.',
      },
      {
        id: 'chart.ties.one-rub',
        because: ['ties<=1', 'rel:punish'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '新鞋磨脚，只磨一个地方。你的地支彼此相安，单有两个字挨着不舒服⟨（刑）⟩，平常说不出哪里不对，走远路才疼。这一处多半是一条没讲明的规矩：谁先开口，谁付账，几点算晚。讲明了，鞋就合脚了。',
        en_US:
          'A new shoe hurts in one spot. Your branches get along, all but two, and those two chafe without a quarrel you could name ⟨(Rubbing)⟩; you notice only on a long walk. Look there for a rule nobody has said aloud: who speaks first, who pays, what time counts as late. Say it once and the leather gives.',
      },
      {
        id: 'chart.ties.one-own-kind',
        because: ['ties<=1', 'rel:self-punish'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '同一个字在地支里出现两回，除了跟自己相磨，别处再没有牵扯⟨（自刑）⟩。外头没人跟你过不去，挑错的那个人是镜子里的。改第七稿的时候，问的人只有你一个，嫌的人也只有你一个；第三稿就给旁人看，磨掉的会少许多。',
        en_US:
          'The same branch stands in your chart twice and rubs against itself, and that is all the friction there is ⟨(Rubbing its own kind)⟩. Nobody out there is against you; the one who finds fault lives in your mirror. By the seventh draft you are both the only author and the only critic. Show the third to someone, and a good deal less will be worn away.',
      },
      {
        id: 'chart.ties.one-crossing',
        because: ['ties<=1', 'rel:harm'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '好好走着，脚下有一根细绳。地支里只有一处相害⟨（害）⟩，它不推你，也不拉你，专在你要去握手的时候横过来。落到日子里，多是答应了甲，才想起早答应过乙。把约定写在一本册子上，别分在三个软件里，这根绳就看得见了。',
        en_US:
          'There’s one thin cord across your path, ankle high. Among your branches a single pair crosses ⟨(Crossing)⟩. It never pushes; it just happens to lie between you and the hand you were about to shake. In daily life this looks like two promises made for one evening. Keep every appointment in one book instead of three apps, and the cord can be seen.',
      },
      {
        id: 'chart.ties.one-nudge',
        because: ['ties<=1', 'rel:break'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '一把椅子，四条腿里有一颗螺丝松了半圈，坐得住，会响。你的地支别无冲合，只有一处相破⟨（破）⟩，大事塌不了，小处老要返工：钥匙配了两次，表格填了三遍。拧它不费力，费的是记得拧；出门前留两分钟，专门看那颗螺丝。',
        en_US:
          'The chair will hold, but one screw is half a turn loose and it creaks. Your branches have no tie but a nudge between two of them ⟨(Nudging)⟩. Nothing large gives way; small things have to be done again, the key cut twice, the form filled in three times. Tightening it is no work at all. Remembering to is. Keep two minutes before you leave the house for that screw.',
      },
      {
        id: 'chart.ties.one-hidden',
        because: ['ties<=1', 'rel:hidden-combine', 'age>=16'],
        says: ['chart.inner-ties=few'],
        zh_CN:
          '桌面上谁跟谁都不熟，桌子底下有两只手握着。地支里唯一的牵连是一处暗合⟨（暗合）⟩，外人看不见，登记表上也没有。你真正靠得住的那层关系，多半没有名分：前同事，远房的表亲，一个只在半夜回话的网友。逢年过节，先问候这一个。',
        en_US:
          'Above the table nobody seems to know anybody; underneath, two hands are clasped. The only tie among your branches is a hidden one ⟨(Hidden joining)⟩, which appears on no form. The connection that carries you will tend to have no title: a former colleague, somebody’s cousin, an acquaintance who answers only after midnight. When you send greetings at the new year, begin there.',
      },
      {
        id: 'chart.ties.many',
        because: ['ties>=7', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=many'],
        zh_CN:
          '地支之间，冲合刑害数出来不下七处，像一屋子人手里攥着同一把绳头⟨（支多牵连）⟩。你抽一根，六根跟着动：换个学校或者差事，接送、饭点、周末的牌局全要重排。所以你做决定看着慢，其实是在数绳子。',
        en_US:
          'At least seven ties run among your branches, which makes a room where everyone is holding the same bunch of strings ⟨(many relations)⟩. Pull one and six others move. Change one address, and the morning commute, the hour of dinner and the Saturday card game all have to be arranged again. People see you hesitate. You’re counting strings.',
      },
      {
        id: 'chart.ties.three-of-one-team',
        because: ['rel:three-combine'],
        zh_CN:
          '三个地支凑成一伙，往同一边去，散不开⟨（三合）⟩。盘里有了这样一支队伍，你做事就有惯性：起头难，一旦开了工，人、钱、时间会自己往那边靠，连不相干的聚会最后也聊到它。推车容易刹车难，开工以前先想好停在哪一站。',
        en_US:
          'Three of your branches have formed a team and pull one way ⟨(Three-way joining)⟩. A chart with a crew in it has momentum. Starting is hard; once you’ve begun, people and hours drift toward the thing of their own accord, and dinners with nothing to do with it end up on the subject. The cart is easier to push than to stop, so fix the last station before you set off.',
      },
      {
        id: 'chart.ties.three-of-one-quarter',
        because: ['rel:three-meeting'],
        zh_CN:
          '一个季节的三个月在你的地支里到齐了，一整面的风都从那边来⟨（三会）⟩。旁人性情像四季，你像一处地方的水土，种什么都带那个味道。顺着它的年份，样样省力；逆着它的年份，别硬改水土，先换种的东西。',
        en_US:
          'All three months of one season stand in your branches, and the wind of the whole chart comes from that side ⟨(Gathering of three)⟩. Other charts have weather; this one has a climate. Whatever is planted in it takes on the taste. In a year that runs with it little effort is needed. In a year that runs against it, leave the soil alone and change the crop.',
      },
      {
        id: 'chart.ties.tiger-snake-monkey',
        because: ['branches:yin2>=1', 'branches:si>=1', 'branches:shen>=1', 'age>=16', 'age<=74'],
        zh_CN:
          '寅、巳、申在你的盘里全了，三个都是性急的开路人，碰到一处就互相磨⟨（三刑）⟩。会议室里三个能人，谁都对，谁都等不到别人说完。你身边常有这样的局面，你自己心里也有。规矩要在开口前立：先写下来，一人三分钟，写的算数。',
        en_US:
          'The Tiger, the Snake and the Monkey are all in your chart, three that open roads, each in a hurry, and put together they rub ⟨(Rubbing of three)⟩. Picture a meeting of three able people, every one of them right and none able to wait for the end of a sentence. You sit in such rooms, and there’s one inside you. Make the rule beforehand: written, three minutes each, and what’s on paper counts.',
      },
      {
        id: 'chart.ties.ox-goat-dog',
        because: ['branches:chou>=1', 'branches:wei>=1', 'branches:xu>=1'],
        zh_CN:
          '丑、未、戌三座土库同在一张盘里，库门对着库门，开这扇就碰那扇⟨（三刑）⟩。东西都在，就是翻不出来：发票在哪个抽屉，那句话是跟谁说的，几年前的人情算没算清。一季清一回库，只清一座，别三扇门同时开。',
        en_US:
          'Ox, Goat and Dog: three storerooms of earth in one chart, with doors so placed that opening one bangs into the next ⟨(Rubbing of three)⟩. Nothing is ever lost; it just can’t be got at. Which drawer has the receipt, whom did I tell, was that favor from years ago ever squared. Clear out one storeroom a season. Never all three on one weekend.',
      },
      {
        id: 'chart.ties.struck-from-both-sides',
        because: ['rel:clash=month+day', 'rel:clash=day+hour', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        zh_CN:
          '日支左右两边都来冲，月柱一下，时柱一下，像站在双向街道的中线上⟨（冲）⟩。一边是眼下的差事，一边是往后想过的日子，两头都从你这一格穿过去。家里的摆设、作息、住处因此改得勤。每年只给一头让路，另一头明说要等。',
        en_US:
          'Your day branch is faced from the left by the month and from the right by the hour, like someone on the center line of a two-way street ⟨(Facing)⟩. On one side is the job as it stands, on the other the life you mean to have, and both drive through your living room. Address, furniture and routine change often on that account. Each year let one side pass, and tell the other to wait.',
      },
      {
        id: 'chart.ties.two-clashes',
        because: ['rel:clash=year+month', 'rel:clash=day+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '年支顶着月支，日支又顶着时支，一张盘里两副跷跷板⟨（冲）⟩。老家和差事压着一副，家里和将来压着另一副，好在两副隔着一道墙，此起未必彼落。遇上两头同时晃的年份，先坐稳靠近自己的那一副，别的写信去说晚点到。',
        en_US:
          'There are two seesaws in this chart: the year faces the month, and the day faces the hour ⟨(Facing)⟩. Hometown and occupation ride on the first, household and plans on the second. A wall stands between, so one may rise without the other. In a year that rocks them both, steady the one you sleep next to. Let the other know you’ll be late.',
      },
      {
        id: 'chart.ties.day-apart',
        because: ['ties:none@day', 'ties>=1', 'age>=16', 'age<=74'],
        zh_CN:
          '别的地支拉拉扯扯，偏没有一根绳子系到你的日支上⟨（日支无牵）⟩。日支是家里那一格，等于外头的会开得再吵，饭桌上听不见。常有人觉得你进门换鞋的工夫换了个人。这份清静是盘里自带的，别把工作电脑摆到饭桌边去破它。',
        en_US:
          'Strings run between your other branches and not one is tied to the day, which is the room you live in ⟨(no tie to the day branch)⟩. Let the meetings get as loud as they like: at dinner nobody hears them. Those who live with you see another person change shoes at the door. The chart gave you that quiet. Don’t put the work laptop next to the plates.',
      },
      {
        id: 'chart.ties.month-apart',
        because: ['ties:none@month', 'ties>=1', 'age>=16', 'age<=74'],
        zh_CN:
          '地支里分量最重的是月支，你的月支却跟谁都不合不冲，独自当家⟨（月支无牵）⟩。它管做事的门道，所以人情进不了你干活的那间屋：熟人托的件照样排号，吵过架的人交来的活照样验。想托你走近路的，后来都不托了。',
        en_US:
          'The month weighs most of the four branches, and yours neither joins nor faces any other ⟨(no tie to the month branch)⟩. It rules how you work. So favors don’t get into the room where the work is done: a friend’s request takes a number, and someone you’ve quarreled with gets an honest inspection. People who wanted a shortcut have stopped asking.',
      },
      {
        id: 'chart.ties.year-faces-month',
        because: ['rel:clash=year+month', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        zh_CN:
          '年支是来处，月支是做事的地方，你这两处面对面站着⟨（年月冲）⟩。家里给的那条现成的路，你走到一半掉过头；老家的人说起你的行当，总差着一个词。搬出来是早晚的事，走得开不开心，看临走有没有把话说完。',
        en_US:
          'The year is where you come from and the month is where you work, and in your chart the two stand face to face ⟨(Facing)⟩. There was a road ready for you, and somewhere along it you turned around; people back home still describe your occupation with the wrong word. The leaving takes care of itself. Whether it sits well with you depends on what was said at the door.',
      },
      {
        id: 'chart.ties.month-faces-day',
        because: ['rel:clash=month+day', 'age>=16', 'age<=74'],
        zh_CN:
          '月支与日支相冲，等于上班的地方跟家的地方隔着一条街对望⟨（月日冲）⟩。差事一紧，家里先觉得；家里一动，差事跟着换。两边都要你在场，时间被劈成两半。趁早定一条界：一周里哪两个晚上归家，写在两边都看得见的地方。',
        en_US:
          'Month and day face each other, which puts your work and your home on opposite sides of one street ⟨(Facing)⟩. A tight week at work is felt in the kitchen first; a change at home moves the job along. Both want you in person. Draw the line early: two evenings a week that belong to the house, written where both sides can read it.',
      },
      {
        id: 'chart.ties.day-faces-hour',
        because: ['rel:clash=day+hour'],
        zh_CN:
          '快到终点的时候改道，这事你做过不止一回。日支和时支相冲⟨（日时冲）⟩，眼下过的日子跟往后打算的日子彼此不服，一样做成八分，另一样就来敲门。收尾的那一段请个人盯着，或者先立字据：这件不交，下一件不开。',
        en_US:
          'You’ve changed course within sight of the finish, and more than once. Day and hour face each other ⟨(Facing)⟩: the life you lead and the one you plan don’t defer to each other, and when a thing is four-fifths done the next one knocks. For the last stretch have somebody watch you, or put it in writing that nothing new opens until this is handed in.',
      },
      {
        id: 'chart.ties.month-joins-day',
        because: ['rel:six-combine=month+day', 'age>=16', 'age<=74'],
        zh_CN:
          '月支牵着日支的手，公事和家事只隔一层布⟨（月日合）⟩。一起吃饭的常是一起做事的人，手机里的同事比同学多；换一份差事，朋友圈子也换掉一半。合得来的时候省心，散伙的时候伤筋，留两个跟工作无关的老朋友，定期去见。',
        en_US:
          'Month and day hold hands in your chart, so there’s only a curtain between work and home ⟨(Joining)⟩. Those you eat with are those you work with. Change the job and half of your friends change too. While it lasts this saves a great deal of trouble; when a team breaks up it costs double. Keep two old friends who couldn’t say what you do, and see them on fixed days.',
      },
      {
        id: 'chart.ties.day-joins-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['place=stays'],
        zh_CN:
          '日支与时支相合，今天的家和往后的打算早就说好了⟨（日时合）⟩。想做的事一旦住进家里，就很难再请出去：一间改成工作室的次卧，一盆养了十年的树。稳是稳的，只是换个活法要惊动全家，所以大的改动，提前一年放话。',
        en_US:
          'Between your day and your hour there’s an understanding: the household of today has agreed to the plans for tomorrow ⟨(Joining)⟩. What you love to do moves in and stays, a spare room turned workshop, a tree in the same pot these ten years. This is steady. It also means that no change of life is yours alone, so announce the big ones a year ahead.',
      },
      {
        id: 'chart.ties.year-joins-month',
        because: ['rel:six-combine=year+month', 'age>=16'],
        zh_CN:
          '来处和差事在你这里是连着的，年支合着月支⟨（年月合）⟩。头一份活多半由家里人、老乡或老师牵线，就算不是，手艺里也有一样是从小看会的。外头混得不顺，回头打给旧地的人，那根线没断；只是他们认得的，还是从前的你。',
        en_US:
          'Where you come from and what you do are joined in this chart, year to month ⟨(Joining)⟩. The first job came by way of family, a teacher or somebody from the old neighborhood, or else some part of your trade was learned by watching at home. When things go badly elsewhere, call back there. The line holds. They’ll be talking to the person you were, that’s all.',
      },
      {
        id: 'chart.ties.year-half-month',
        because: ['rel:half-three=year+month'],
        zh_CN:
          '年支跟月支凑成半个局，像一家铺子早有人替你摆好了柜台，招牌还没挂⟨（年月半合）⟩。前人留下的门路够你开张，够不上让你出名。接手的时候先问一句，当初为什么停在半截；那个缘故，多半轮到你来解决。',
        en_US:
          'Year and month make half of a team: somebody before you built the counter and never hung the sign ⟨(Half joining)⟩. What was left to you is enough to open with and too little to be known for. When you take it over, ask why it stopped halfway. Whatever the reason was, it is now on your desk.',
      },
      {
        id: 'chart.ties.month-half-day',
        because: ['rel:half-three=month+day'],
        zh_CN:
          '做事的那一格和过日子的那一格，正好拼成半个局⟨（月日半合）⟩。你的本事在家里练出来，在外头用掉，两处互相供着货：厨房里想通的问题，第二天上午就摆上桌。缺的是第三个人，帮你往外送。找到这个人，比多学一样本事要紧。',
        en_US:
          'The square you work on and the square you live on make half of a team ⟨(Half joining)⟩. What you can do is practiced at home and spent outside; a problem solved over the dishes is on the table by ten the next morning. Missing is the third one, who carries it out of the door. Finding that person is worth more to you than another skill.',
      },
      {
        id: 'chart.ties.day-half-hour',
        because: ['rel:half-three=day+hour'],
        zh_CN:
          '日支和时支搭成半座桥，桥这头是现在，那头是你将来要做的东西⟨（日时半合）⟩。手边总有一样做到一半、又舍不得扔的活。半座桥不是烂尾，它在等一个年份把桥面铺完。记下停在哪一步、缺哪样料，到时候接着铺，不用从头想。',
        en_US:
          'Day and hour have built half a bridge, from where you stand toward what you’ll be making later ⟨(Half joining)⟩. There is always some piece of work half done at your elbow that you can’t bring yourself to throw out. It isn’t a ruin. It waits for a year that lays the other planks. Note the step you stopped at and what was lacking, and you won’t have to think it all again.',
      },
      {
        id: 'chart.ties.joined-and-crossed',
        because: ['rel:harm', 'rel:six-combine', 'age>=16'],
        zh_CN:
          '有人挽着你的手，也有人从中间穿过去：地支里既有相合，又有相害⟨（合而有害）⟩。害的脾气，是专挑快要成双的事下绊子，一场饭局凑齐了，总有一位临时来不了。要紧的约定一次多备一个人、一个日子，绊到了换备用的，不必重来。',
        en_US:
          'Someone takes your arm and someone else walks through between you: your branches hold a joining and a crossing both ⟨(joined and crossed)⟩. A crossing has the habit of waiting until a thing is nearly paired. The dinner is arranged at last, and one guest cancels at noon. For whatever matters, line up a spare person and a spare date. Then you switch, and don’t begin again.',
      },
      {
        id: 'chart.ties.half-and-rub',
        because: ['rel:punish', 'rel:half-three', 'age>=16', 'age<=74'],
        zh_CN:
          '搭伙的在搭伙，较劲的在较劲，地支里半合与相刑同在⟨（合而有刑）⟩。你跟人共事常是这样开头：一拍即合，三个月后为一件小事记了账。账不大，利滚得快。每做完一段，花十分钟把不痛快的那件说出来，再往下走。',
        en_US:
          'Some of your branches team up and some rub ⟨(joined and rubbing)⟩. Joint work begins well with you, everyone agreed by the end of the first coffee. Three months on there’s a small item on an unwritten bill, and it gathers interest. After each stage take ten minutes, name the thing that annoyed you, hear theirs, and then go on.',
      },
    ],
  },
  {
    id: 'chart-stem-ties',
    card: 'chart',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'chart.stems.one-element',
        because: ['stems:one-element', 'hour:known'],
        says: ['first-impression=uniform'],
        zh_CN:
          '拉开门，一排四件衣裳同一个颜色：你的天干全是{element:day}，一点杂色也没有⟨（四干一行）⟩。别人看人看四面，看你只需看一面，所以关于你的传言难得地一致。衣柜里另一半在地支，要住到一个屋檐下才见得着；日子久了，头一面的印象要由你自己来补。',
        en_US:
          'Open the wardrobe and there are four coats of one color: all your stems are {element:day} and nothing else ⟨(four stems of one element)⟩. Stems are the side that is seen. Other people get looked at from four sides and you from one, which is why rumors about you agree so remarkably well. The rest of the clothes hang in the branches. Only those who share your roof will see them.',
      },
      {
        id: 'chart.stems.two-elements-yang',
        because: ['stems:two-elements', 'stems:all-yang', 'hour:known'],
        says: ['decides=fast'],
        zh_CN:
          '天干四个字只有两样，又个个属阳，像一块黑白分明的棋盘⟨（干为两行、纯阳）⟩。看你做事的人很快摸出规律：要么全力，要么不碰，中间那一档没有装。棋盘利落，就怕遇上要讨价还价的局；那种场合，请一个会说“再想想”的人坐旁边。',
        en_US:
          'Only two elements stand in your stems, and every stem is yang: a board of plain black and white squares ⟨(two elements, all yang)⟩. Whoever watches you work soon has the rule. It is either the whole arm or hands off, and the setting between was never fitted. A clear board is a pleasure until something has to be haggled over. For that, seat someone next to you who can say “let me think.”',
      },
      {
        id: 'chart.stems.all-yang',
        because: ['stems:all-yang'],
        says: ['decides=fast'],
        zh_CN:
          '露在外面的天干全属阳，像几盏灯都拧到最亮⟨（天干纯阳）⟩。事情到你这里先动起来再说，走廊里听得见你的脚步。阳的缺口在收：该停一停、藏一藏、隔天再发的，盘面上没有哪个字替你做。养成一个小动作，寄出之前先存草稿。',
        en_US:
          'Every lamp is on and turned up full: there isn’t a yin stem in your chart ⟨(stems all yang)⟩. Things that reach you start to move, and your step is known in the corridor. What yang lacks is the way back in, the pause, the letter left lying until tomorrow; no stem of yours will do that for you. Teach it to your hand. Save as draft, then send.',
      },
      {
        id: 'chart.stems.all-yin',
        because: ['stems:all-yin'],
        says: ['decides=slow'],
        zh_CN:
          '天干上一个属阳的也没有，劲都往里走⟨（天干纯阴）⟩。你办成的事常有这个特点：办完了别人才知道你在办。细密是长处，慢热也是真的，报名截止、座位坐满、话头转走，往往就在你想周全的那几分钟里。规定自己先举手，再想。',
        en_US:
          'Not one of your stems is yang, and all the force on show runs inward ⟨(stems all yin)⟩. What you bring off has this in common, that others hear you were at it when it’s done. You miss little. You also lose places, for the list fills up and the talk moves on during the minutes in which you were making sure. Raise a hand first, then think.',
      },
      {
        id: 'chart.stems.two-elements',
        because: ['stems:two-elements', 'hour:known', 'age>=16'],
        zh_CN:
          '露在外面的四个字只有两种五行，像一家店只卖两样东西⟨（干为两行）⟩。来过的人记得住，要别的就去别家。你的名声大抵也由这两样撑着，第三样做得再好，旁人当作副业。想换招牌，别加货，把其中一样停掉三个月，人家才看得见新的。',
        en_US:
          'The four stems in front come in two elements only, like a shop that sells two things ⟨(two elements in the stems)⟩. People remember such a shop, and for anything else they go down the street. Your name rests on those two. A third skill, however good, gets filed under hobbies. To change the sign over the door, take one thing off the shelf for three months. Then they’ll notice the new one.',
      },
      {
        id: 'chart.stems.two-elements-wood',
        because: ['stems:two-elements', 'hour:known', 'day:wood'],
        zh_CN:
          '院墙上只爬着两样东西，一样是你自己的木：天干四个字，拢共两样⟨（干为两行）⟩。路过的人凭这两样认门，问起你，先说枝叶，再说那另一样。墙里头还种了什么，他们不猜。想让人知道，得剪开一处，留个看得进去的豁口。',
        en_US:
          'Two things climb your garden wall, and one is your own wood: the four stems come to two elements in all ⟨(two elements in the stems)⟩. Passersby know the house by them. Asked about you, they mention the leaves first and then the other. What else grows inside they don’t guess. If it should be known, cut a gap to look through.',
      },
      {
        id: 'chart.stems.two-elements-fire',
        because: ['stems:two-elements', 'hour:known', 'day:fire'],
        zh_CN:
          '舞台上只打两种光，一种是你自己的火，另一种自始至终是它的对手或帮手⟨（干为两行）⟩。天干四个字，没有第三样出场，所以观众看戏看得明白，连你哪一刻要发火都猜得中。想演一出没人猜到的，别加灯，先关掉一盏试试。',
        en_US:
          'The stage has lamps of two colors: one is your own fire, the other is its partner or opponent from curtain to curtain ⟨(two elements in the stems)⟩. No third appears among the stems, so the audience follows with ease and can tell the minute you’ll flare up. To surprise them, don’t hang more lamps. Switch one off.',
      },
      {
        id: 'chart.stems.two-elements-earth',
        because: ['stems:two-elements', 'hour:known', 'day:earth'],
        zh_CN:
          '一块地，只长两样庄稼，土还是你自家的土：天干四个字凑不出第三样⟨（干为两行）⟩。收成好估，坏年份也坏得明白，乡邻借粮先想到你。麻烦是虫也认得路，同一种难处年年来。隔一季换一样种，哪怕只换一垄。',
        en_US:
          'One field, two crops, and the soil your own: the four stems don’t stretch to a third element ⟨(two elements in the stems)⟩. The yield can be reckoned, good year or bad, and neighbors who need a sack think of you. So do the beetles. The same trouble comes each season by the same path. Change what you plant, if only in one row.',
      },
      {
        id: 'chart.stems.two-elements-metal',
        because: ['stems:two-elements', 'hour:known', 'day:metal'],
        zh_CN:
          '琴上只留了两根弦，一根是你自己的金：天干四个字，不出两样⟨（干为两行）⟩。两根弦拉得出好曲子，二胡便是；听熟的人闭着眼也知道是你。难在转调，旁人以为你换了琴。要转，先在同一根弦上慢慢滑过去。',
        en_US:
          'Only two strings are left on the fiddle, and one is your own metal; the four stems know no third element ⟨(two elements in the stems)⟩. Fine tunes have been played on two, and people who know the sound can name you with their eyes shut. Changing key is the hard part, since they think it’s another instrument. Slide into it, on the same string.',
      },
      {
        id: 'chart.stems.two-elements-water',
        because: ['stems:two-elements', 'hour:known', 'day:water'],
        zh_CN:
          '渡口只走两班船，一班是你自己的水：天干上四个字，来来去去就两样⟨（干为两行）⟩。赶船的人都背得出时刻，误了这班等那班，没有第三种走法。哪天你想去别的岸，先贴告示，停开一班，不然岸上总有人站着等老船。',
        en_US:
          'From this landing two ferries run, one of them your own water, and among the four stems there’s no third line ⟨(two elements in the stems)⟩. Everybody knows the timetable by heart; who misses one takes the other. If you ever mean to go to another shore, put up a notice and cancel a sailing. Otherwise someone will be standing there for the old boat.',
      },
      {
        id: 'chart.stems.four-elements',
        because: ['stems:four-elements', 'age>=16', 'age<=74'],
        zh_CN:
          '年、月、日、时四个天干，各占一样，没有一个重样⟨（干透四行）⟩。不同的人隔着桌子说起你，会像在说几个人：同学记得一样，同事记得一样，家里记得的又是一样。他们谁也没看错。少的是一句把几样串起来的话，自己写好它，免得别人替你挑。',
        en_US:
          'Year, month, day and hour each put up a stem of another element, no two alike ⟨(four elements in the stems)⟩. Let a classmate, a colleague and a cousin describe you, and it sounds like several people. None of them is wrong. What’s missing is the sentence that strings these together. Write it yourself, or someone will choose one of the four for you.',
      },
      {
        id: 'chart.stems.day-joins-hour',
        because: ['rel:stem-combine=day+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '你的日干与时干相合，像跟自己的下半场先签了约⟨（日时干合）⟩。心里常放着一件“等我有空就去做”的事，别的安排一碰到它就让路。好处是越往后越有劲，坏处是眼前的差事觉出你人在心不在。每周真给那件事两个钟头，它就不来搅另外四十个。',
        en_US:
          'Your day stem joins the stem of the hour, a contract signed early with the second half of your life ⟨(Stem joining)⟩. There’s a thing you’ll do as soon as you have time, and other plans step aside when it is mentioned. This pulls you forward; it also tells the present job that you’re elsewhere. Give it two real hours a week and it will leave the other forty alone.',
      },
      {
        id: 'chart.stems.month-joins-day',
        because: ['rel:stem-combine=month+day', 'age>=16', 'age<=74'],
        zh_CN:
          '月干伸过手来，正好握住你的日干⟨（月日干合）⟩。月柱管共事的人，所以你在哪个班子里待久了，说话的腔调、签名的写法都会像那里的人。被人需要的感觉是这只手给的，走不开也是这只手拉的。换地方以前，先看手松了没有。',
        en_US:
          'The month reaches over and takes your day stem by the hand ⟨(Stem joining)⟩. The month is the company you work in, and after some years in one outfit you’ve picked up its turns of phrase and the way it signs letters. That hand makes you feel needed. It is also why you can’t get away. Before you move on, see whether the grip has loosened, on your side too.',
      },
      {
        id: 'chart.stems.year-joins-month',
        because: ['rel:stem-combine=year+month'],
        zh_CN:
          '年干和月干在你头顶上握了手⟨（年月干合）⟩，一个是长辈，一个是管你做事的人，他们先谈妥了，再来通知你。念什么学校、进哪个门，早年多有人替你铺排。铺得好是福气；只是有一天要自己选，会觉得两手空。先从小事选起，别让人代点菜。',
        en_US:
          'Over your head the year stem and the month stem shook hands ⟨(Stem joining)⟩: family and those in charge came to terms, and you were informed. Which school, which door, was arranged for you to a good extent. Arranged well, that is luck. The day you have to choose for yourself, your hands feel empty. Practice on small things. Never let anyone order for you.',
      },
      {
        id: 'chart.stems.month-joins-hour',
        because: ['rel:stem-combine=month+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '月干与时干隔着你握手⟨（月时干合）⟩。坐在中间的你常当传话的：同事托你问家里有房的亲戚，晚辈托你问单位招不招人。两头办成了，酒席上不一定有你的座位。传话之前先说一句自己要什么，这不失礼。',
        en_US:
          'Month and hour reach for each other’s hand across you ⟨(Stem joining)⟩, and whoever sits in the middle carries the messages. A colleague would like to know somebody you grew up with; a youngster asks if your place is hiring. When both sides are served, there isn’t always a chair for you at the dinner. Say first what you would like yourself. It isn’t rude.',
      },
      {
        id: 'chart.stems.year-joins-day',
        because: ['rel:stem-combine=year+day'],
        zh_CN:
          '隔着一根月柱，年干照样牵着你的日干⟨（年日干合）⟩。走出去再远，老家有一个人、一样口味、一句口头禅跟着你，搬家时那只旧箱子回回带上。做大决定那天你会给远处打个电话，嘴上说报平安，心里是等一声“去吧”。',
        en_US:
          'Across the month that stands between, your year stem still holds your day stem by the sleeve ⟨(Stem joining)⟩. However far you’ve gone, one person, one dish or one saying from the old place came too, and every move includes the same battered suitcase. On the day of a big decision you call home. You say it’s to let them know. You are waiting to be told to go.',
      },
      {
        id: 'chart.stems.month-faces-day',
        because: ['rel:stem-clash=month+day', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        zh_CN:
          '月干迎面对着你的日干，一推一挡⟨（月日干冲）⟩。共事的圈子里总有一位跟你顶，换一个单位，过半年又长出一位。会上顶完，事情倒往前走了一截，真把那位调开，你反而没了劲头。挑对手要像挑球友，水平相近，打完能一起喝水。',
        en_US:
          'The month’s stem stands square against your day stem ⟨(Stem facing)⟩. Wherever you work, there is one person who opposes you; you change the place and within half a year there’s another. After the argument the thing has usually moved on a yard. Send that person away and you lose your appetite. Choose opponents as you would for tennis: your own class, and willing to have a drink after.',
      },
      {
        id: 'chart.stems.day-faces-hour',
        because: ['rel:stem-clash=day+hour'],
        says: ['conflict=faces'],
        zh_CN:
          '日干对着时干，像写信的人跟收信的自己抬杠⟨（日时干冲）⟩。年初立的志，年尾的你第一个反对；教后生做事，他们挑的毛病正是你年轻时挑过的。留着这股顶劲，它专治想当然。只立一条规矩：反对可以，当天要拿出另一个办法。',
        en_US:
          'Day stem and hour stem are at odds, like someone who writes letters to their later self and gets arguments back ⟨(Stem facing)⟩. What you resolve in January, you are the first to dispute in December. Those you teach find the faults you once found. Keep it; nothing else is as good against taking things for granted. One rule, though: whoever objects brings another plan the same day.',
      },
      {
        id: 'chart.stems.year-faces-month',
        because: ['rel:stem-clash=year+month'],
        zh_CN:
          '你还没上桌，年干和月干已经争起来了⟨（年月干冲）⟩。早年听的是两套话：家里一套，学堂和外头一套，小时候就会看人换说法。后来两边的人请你评理，你都能学得像。评理之前先说自己的那一句，不然两边都当你是对面派来的。',
        en_US:
          'Before you ever sat down, the year stem and the month stem were arguing ⟨(Stem facing)⟩. You grew up with two sets of sayings, one for home and one for everywhere else, and knew early which to use with whom. Both sides still ask you to judge, since you can put either case. Give your own sentence first. Otherwise each will take you for the other’s envoy.',
      },
      {
        id: 'chart.stems.joined-and-faced',
        because: ['rel:stem-combine', 'rel:stem-clash'],
        zh_CN:
          '天干上头，一处在握手，另一处在对峙⟨（干有合有冲）⟩。你的人缘因此不均匀：提起你，有人马上掏手机帮你找号码，有人马上换话题。中间那一大片客气，你这里偏少。办事先想清楚要过哪一道门，守门的是哪一种人。',
        en_US:
          'Of the stems you show, two shake hands and two square up ⟨(Stem joining, Stem facing)⟩. So your credit with people is uneven. Mention your name and one person is already looking for a number to help you, another has changed the subject, and the broad polite middle is thinner than elsewhere. Before you set out on anything, ask which door it goes through, and which kind keeps it.',
      },
      {
        id: 'chart.stems.three-elements',
        because: ['stems:three-elements'],
        zh_CN:
          '天干上的五行露了三样，正好支起一张三脚凳，放在哪块地上都不晃⟨（干透三行）⟩。没露的两样，别人想不到跟你要，你出门也常忘了带。有事办不动的时候，先想想是哪两样没露，借一个长在那上头的人来。',
        en_US:
          'Three elements show in your stems, and three legs are what a stool needs to stand on any floor ⟨(three elements in the stems)⟩. The two that don’t show are what people forget to ask of you, and what you forget to bring. When something won’t move however you push, see which of the five is missing from the front. Then borrow a person who has plenty of it.',
      },
    ],
  },
  {
    id: 'chart-doubles',
    card: 'chart',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'chart.doubles.three-nayin',
        because: ['nayin:three-alike'],
        zh_CN:
          '四柱里有三柱共用一个老名字⟨（三柱同纳音）⟩，是很难得的巧合。像一套书三册同一个封面，买的人得翻开看出版年份才分得清。你做过的几件像样的事，回头看其实是同一件，换了年份又做一回。给它起个总名，往后就好认了。',
        en_US:
          'Three of your pillars answer to one old name ⟨(one nayin three times)⟩, a rare coincidence. It is like three volumes in the same binding: one has to open them to see the year. The things you’ve done that were any good turn out, looking back, to be one thing, done again with another date. Give the set a title.',
      },
      {
        id: 'chart.doubles.year-is-month',
        because: ['pillar:year=month', 'age>=16'],
        zh_CN:
          '年柱和月柱是同一对干支⟨（年月同柱）⟩：家里是什么气候，你头一份差事、头一个班级也是什么气候。别人离开家要学一套新规矩，你没怎么学，因为外头的规矩跟家里一样。缺的那一课是水土不服，三十岁上补，比三岁上补费劲，早些自己去找一处陌生地方住住。',
        en_US:
          'Your year and your month are the same pair ⟨(year and month alike)⟩. The weather at home was the weather at your first school and is the weather where you first earned money, so the shock others get on leaving never came. That is a lesson skipped. It costs more at thirty than at three. Go and live for a while where nothing works as it did at home.',
      },
      {
        id: 'chart.doubles.month-is-day',
        because: ['pillar:month=day', 'age>=16', 'age<=74'],
        says: ['chart.work-and-self=one'],
        zh_CN:
          '月柱是差事，日柱是自己，这两柱在你盘里一模一样⟨（月日同柱）⟩。别人下班脱掉的那层，你脱不掉，它就是皮。优点是装不出来的投入，麻烦是一句对活儿的批评，你听成对人的。收到意见先圈出里面的名词：说稿子的归稿子，说你的才归你。',
        en_US:
          'The month is your work and the day is yourself, and in your chart the two are one and the same pair ⟨(month and day alike)⟩. What other people take off at six, you can’t, because it’s skin. Nobody could fake such commitment. The trouble is that a remark about the work is heard as one about you. Underline the nouns in it: what is said of the draft belongs to the draft.',
      },
      {
        id: 'chart.doubles.day-is-hour',
        because: ['pillar:day=hour'],
        zh_CN:
          '把日柱再盖一次章，就是你的时柱⟨（日时同柱）⟩。十年后的你不会是另一个人，只是把今天反复做的那几样做得更熟。所以别等以后变勤快、变大方、变爱运动；真想要的那一样，这个星期就放进日子里，时柱会照抄过去。',
        en_US:
          'Stamp the day pillar a second time and you have your hour ⟨(day and hour alike)⟩. The person you’ll be in ten years isn’t somebody else. It is this one, with more practice in whatever you repeat. Waiting to become generous or early or fit is no use. Put the one you mean into this week, since the hour copies what it finds in the day.',
      },
      {
        id: 'chart.doubles.year-is-day',
        because: ['pillar:year=day'],
        zh_CN:
          '日柱跟年柱是同一对字⟨（年日同柱）⟩，家里人一句“跟你小时候一个样”，在你这儿是实情。出生那年的脾气，隔了一根月柱又落到你自己头上；老相册里某位长辈年轻时的神气，旁人会指给你看。像归像，那人当年没走成的那条路，你不用替着走。',
        en_US:
          'Your day is a second printing of your year ⟨(year and day alike)⟩, and so “you haven’t changed since you were little” happens to be a fact. The temper of the year you were born into skipped a pillar and came down on you; in the album somebody will point to an elder with your expression. Take the face. The road they didn’t take is not yours to finish.',
      },
      {
        id: 'chart.doubles.year-is-hour',
        because: ['pillar:year=hour'],
        zh_CN:
          '一头一尾，两根柱子是同一对字，像一支曲子回到起头的那个音⟨（年时同柱）⟩。年柱是来处，时柱是往后做的事，你绕出去的圈子，最后常绕回小时候摸过的东西：那门手艺，那座城，或那种饭。旧物别全扔，留一箱，将来用得着。',
        en_US:
          'First pillar and last are the same pair, as when a tune comes home on the note it began with ⟨(year and hour alike)⟩. The year is where you started, the hour is what you’ll make, and your long ways around tend to end near something you handled as a child: a craft, a town, a kitchen. Don’t throw out everything old. Keep one box.',
      },
      {
        id: 'chart.doubles.month-is-hour',
        because: ['pillar:month=hour', 'age>=16', 'age<=74'],
        zh_CN:
          '月柱和时柱同字，隔着日柱一左一右，像书桌两边摆了一样的台灯⟨（月时同柱）⟩。年轻时吃饭的本事和晚年消遣的本事是一路，退下来也闲不成另一个样子。现在做的活里，挑出哪一分是没有工钱也肯做的，那一分就是晚年。',
        en_US:
          'Month and hour are one pair, standing left and right of your day like two matching lamps on a desk ⟨(month and hour alike)⟩. What feeds you early and what amuses you late are of a kind, so retirement won’t turn you into anyone else. Look through the work you have now for the part you’d do unpaid. That part is the later lamp.',
      },
      {
        id: 'chart.doubles.zi',
        because: ['branches:zi>=2'],
        says: ['night=late'],
        zh_CN:
          '两个子同在一张盘里，子是半夜的水，黑里听得格外清⟨（子重见）⟩。白天想不通的，夜里十一点后自己通了；白天没说的，也在那时排着队来。最受牵动的是午月，6月上旬到7月上旬，一匹马同时对着两只鼠，把要紧的约往前挪或往后挪。',
        en_US:
          'You have the Rat twice over, midnight’s own water, and at night one hears better ⟨(the Rat repeated)⟩. What wouldn’t come clear by day comes clear after eleven, and so does everything you didn’t say. The Horse month, early June to early July, pulls hardest, with one Horse facing two Rats. Put what matters before it or behind it.',
      },
      {
        id: 'chart.doubles.chou',
        because: ['branches:chou>=2'],
        zh_CN:
          '家里有两口地窖：丑在你的地支里出现了不止一次，那是腊月的冻土，东西放进去不坏，也想不起来取⟨（丑重见）⟩。旧票据、旧怨气、学过一半的课都在。未月，7月上旬到8月上旬，未来冲丑，窖盖自己会松，那时候清点最省力。',
        en_US:
          'This house has two cellars, for the Ox stands in your branches more than once: frozen ground, where nothing spoils and nothing gets remembered ⟨(the Ox repeated)⟩. Receipts are down there, half a language course, a grudge or two. In the Goat month, early July to early August, the Goat faces the Ox and the lids loosen. It’s the easiest time to go through them.',
      },
      {
        id: 'chart.doubles.yin2',
        because: ['branches:yin2>=2'],
        zh_CN:
          '一山两虎，各占一头：你的地支里寅不止一个，寅是立春的木，天没亮就要出门⟨（寅重见）⟩。两样事都想抢先，起头起得多，难在谁先谁后。申月，8月上旬到9月上旬，申来冲寅，两头一起动。那以前抓个阄，定下哪头先走，另一头等着。',
        en_US:
          'Two Tigers have one mountain between them ⟨(the Tiger repeated)⟩. The Tiger is the wood of the first day of spring, out of the house before light, and with more than one of them in your branches, two things want to be first. You start plenty. In the Monkey month, early August to early September, both get pushed at once. Toss a coin before that and tell one to wait.',
      },
      {
        id: 'chart.doubles.mao',
        because: ['branches:mao>=2'],
        zh_CN:
          '卯是春分的草木，软，细，一场雨蹿一截；这个字你有两个以上⟨（卯重见）⟩。你的事很少一声响就成，都是今天一点明天一点，忽然就遮住了窗。酉月，9月上旬到10月上旬，酉来对卯，是修枝的时候，舍得剪，来年才不乱。',
        en_US:
          'The Rabbit is green growth at the equinox, thin and soft and taller after each rain, and you have more than one ⟨(the Rabbit repeated)⟩. What you bring about makes no noise. It is a little more every day, until it covers the window. The Rooster month, early September to early October, stands against the Rabbit and is the month for shears. What you spare then will be a tangle in spring.',
      },
      {
        id: 'chart.doubles.chen',
        because: ['branches:chen>=2'],
        says: ['speech=sparse'],
        zh_CN:
          '水库修了两座，辰就是蓄水的土，你的盘里不止一个⟨（辰重见）⟩。平时水面看不出深浅，人家以为你没什么主意，其实都存着。开闸要等戌月，10月上旬到11月上旬，戌来冲辰。到时一口气放容易冲坏下游，先挑一件小的说。',
        en_US:
          'Somebody built two reservoirs here, the Dragon being earth that stores water, and yours comes more than once ⟨(the Dragon repeated)⟩. A still surface shows no depth. People conclude that you have no view of the matter, and you’ve only put it by. The Dog month, early October to early November, works the gates. Let out something small first, for the sake of those downstream.',
      },
      {
        id: 'chart.doubles.si',
        because: ['branches:si>=2'],
        zh_CN:
          '巳是立夏的火，火里还裹着一块金，这样的字你有两个⟨（巳重见）⟩。看着热络，心里那把尺一直没放下，请客的人是你，算得清人数和钱数的也是你。亥月，11月上旬到12月上旬，亥来冲巳，热的先凉，尺子露出来；有账趁那之前笑着算。',
        en_US:
          'Inside the fire of the Snake lies a bit of metal, and you have the Snake at least twice ⟨(the Snake repeated)⟩. On the outside is warmth; on the inside a ruler that is never put down. You give the party, and know to a plate how many came. In the Pig month, early November to early December, the fire is faced and the ruler shows. Settle accounts before that, with a smile.',
      },
      {
        id: 'chart.doubles.wu3',
        because: ['branches:wu3>=2'],
        zh_CN:
          '一根桩上拴着两匹马，谁都想先跑，自己绊自己⟨（午重见）⟩。午是日头当顶的火，你的地支里不止一个，一天里最旺的是近中午那一阵，过了两点，还在跑的多半是惯性。子月，12月上旬到1月上旬，子来冲午，正好勒一勒缰。',
        en_US:
          'Tie two horses to one post and they trip each other, both being eager to go ⟨(the Horse repeated)⟩. The Horse is fire at noon, and your branches have more than one, so the hour before lunch is worth two. What still runs after two o’clock is running from habit. The Rat month, early December to early January, faces the Horse. It’s a good time to shorten the reins.',
      },
      {
        id: 'chart.doubles.wei',
        because: ['branches:wei>=2'],
        zh_CN:
          '未土是伏天的，晒得热，底下还压着草根；你的盘里有两处⟨（未土重见）⟩。你照顾人照顾得实在，汤是烫的，饭盒是装满的，也因此不大听见对方说“够了”。丑月，1月上旬到2月上旬，丑来冲未土，土翻个面，问一声人家到底爱吃什么。',
        en_US:
          'The Goat is ground baked by the dog days with grass roots pressed beneath, and it occurs in your chart twice or more ⟨(the Goat repeated)⟩. When you take care of people the soup is hot and the lunch box full to the lid, which makes it hard to hear “that’s enough.” In the Ox month, early January to early February, the soil gets turned. Ask them then what they actually like.',
      },
      {
        id: 'chart.doubles.shen',
        because: ['branches:shen>=2'],
        zh_CN:
          '猴子来了一双：申是初秋的金，脑子转得快，你的地支里不止一个⟨（申重见）⟩。一样工具到手，先找它没写在说明书上的用法，钥匙扣能开罐头，表格能当日历。寅月，2月上旬到3月上旬，寅来冲申，机灵的办法常在那时失手，老实办一个月。',
        en_US:
          'You got the Monkey twice, early autumn’s metal, quick and handy ⟨(the Monkey repeated)⟩. Given a tool, you look for the use that isn’t in the manual; a key ring opens cans, a spreadsheet runs the household. The Tiger month, early February to early March, faces the Monkey, and clever ways slip just then. For that one month, do it as the manual says.',
      },
      {
        id: 'chart.doubles.you',
        because: ['branches:you>=2'],
        says: ['detail=fine'],
        zh_CN:
          '酉是磨亮的金，一个照得见人，两个就互相照⟨（酉重见）⟩。你对“好不好”的分辨比旁人细一格，菜咸了半分、字歪了半毫，眼里过不去；轮到自己的活，这把尺更紧。卯月，3月上旬到4月上旬，卯来冲酉，给自己定个及格线，过线就交。',
        en_US:
          'One polished blade shows you your face; two show each other, without end ⟨(the Rooster repeated)⟩. The Rooster is finished metal and your branches have more than one of it. You see the half-pinch of salt too much and the letter a hair off line, and of your own work you see it doubly. For the Rabbit month, early March to early April, set a passing mark. When it’s reached, hand in.',
      },
      {
        id: 'chart.doubles.xu',
        because: ['branches:xu>=2'],
        says: ['trust=earned'],
        zh_CN:
          '门口蹲着两条狗，都认人⟨（戌重见）⟩。戌是深秋的干土，你的地支里不止一个：进得了门的，多少年都进得了；头一回没过关的，后来带多少东西也难。辰月，4月上旬到5月上旬，辰来冲戌，门会松一松，给一个旧人补考的机会。',
        en_US:
          'Two dogs lie at your gate, and they know people ⟨(the Dog repeated)⟩. The Dog is the dry earth of late autumn, and you have more than one. Whoever was let in once gets in for life; whoever was turned away can bring what they like. The Dragon month, early April to early May, faces the Dog and the gate gives a little. Let one person sit the exam again.',
      },
      {
        id: 'chart.doubles.hai',
        because: ['branches:hai>=2'],
        says: ['plan=as-it-comes'],
        zh_CN:
          '亥是入冬的水，水里裹着来年的木芽；你的盘里有两片⟨（亥重见）⟩。念头来得多，浮着，一个推着一个，睡前说好明天做，醒来换了一个。巳月，5月上旬到6月上旬，巳来冲亥，水被蒸去一层，剩下还在的那个念头，才值得动手。',
        en_US:
          'Early winter’s water with a bud inside it: that is the Pig, and you have two of it or more ⟨(the Pig repeated)⟩. Ideas float in, each pushing the one before; what was settled at bedtime has been replaced by breakfast. In the Snake month, early May to early June, the Pig is faced and some of the water boils off. Whichever idea is still there is the one to begin.',
      },
      {
        id: 'chart.doubles.stores',
        because: ['branches:stores>=3', 'age>=16'],
        says: ['out=little'],
        zh_CN:
          '辰、戌、丑、未四座土库，你的地支里占了三席以上⟨（支多墓库）⟩。像一座房子三间是储藏室，客厅反倒小：你拿得出来的，远不如收着的多。找你要旧照片、旧合同、旧人电话，十回有九回能找着。偶尔也空出一间来，摆两把椅子。',
        en_US:
          'Dragon, Dog, Ox and Goat are the storerooms of a chart, and at least three of your branches are such ⟨(storehouses)⟩. Picture a house of three closets and a very small parlor: what you show is a fraction of what you keep. Anyone who needs an old photograph or an old number comes to you and gets it. Empty one of the rooms someday, and put two chairs in.',
      },
      {
        id: 'chart.doubles.two-nayin',
        because: ['nayin:two-alike'],
        zh_CN:
          '每根柱子管一段日子，年柱管小时候，时柱管往后；你有两柱共用一个老名字，像两把钥匙挂着同样的牌子⟨（纳音相同）⟩。所以隔了许多年，你会在另一处碰上一段眼熟的日子。头一回怎么过来的，写半页留着，第二回照着走，省一段弯路。',
        en_US:
          'Each pillar speaks for a stretch of life, the year for childhood, the hour for what comes late, and two of yours carry the same old name, like two keys with one tag ⟨(one nayin twice)⟩. So after many years a stretch turns up that feels familiar. Tell somebody how you got through it the first time. The telling will serve as a map for the second.',
      },
      {
        id: 'chart.doubles.all-different',
        because: ['stems:four-elements', 'branches:five-elements'],
        zh_CN:
          '天干四个字分属四种，没有一种重来；地支里五行又样样不缺⟨（干支不重）⟩。这样的盘像一只工具箱，每样一把，没有备用的。什么活都接得住头一手，第二手就得换工具，所以你最怕连着十天做同一件事。排日子的时候，隔天换一样。',
        en_US:
          'Four stems of four elements, none repeated, and all five elements stored in the branches ⟨(nothing doubled in the stems)⟩. It makes a toolbox with one of each and no spares. Whatever comes, you can make the first cut; for the second you need another tool. Ten days running of one task is therefore what you dread. Arrange your weeks so that the task changes every other day.',
      },
    ],
  },
]

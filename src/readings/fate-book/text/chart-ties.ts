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
        form: ['scene'],
        zh_CN:
          '八户人家住同一层，碰面点头，各回各屋，你的八个字就是这样：⟨天干之间没有合冲，地支之间也没有|彼此之间一处牵连也没有⟩。这样静的盘很少见。没人替你添乱，也没人替你起头，想要的东西不会自己挨过来，得你去敲门。好在你敲哪一扇，都只惊动那一户。别人要办成一件事得先摆平三家，你没有这层麻烦，做错一样，也只赔一样。',
        en_US:
          'Eight tenants share a landing, nod and go in: that is how the eight characters of your chart live. ⟨No stem joins or faces another, nor does any branch|None of them pulls at any other⟩. Few charts are this quiet. Nobody in the house makes trouble for you. Nobody starts anything for you either, so for whatever you want you’ll have to knock first. At least each knock disturbs only one door. Others have to settle with three parties before anything gets done. You don’t, and a mistake costs you one thing and no more.',
      },
      {
        id: 'chart.ties.none',
        because: ['ties:none', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=none'],
        claims: ['states=hour:known'],
        form: ['statement'],
        zh_CN:
          '你的事分得开：家里的闹不到外头，旧人也不大碰上新人，一样坏了，别样照常转。⟨地支之间没有冲合刑害，|盘里管家、管事、管来处、管往后的四格，彼此不相牵扯，⟩所以你哪年动，看外面来的年份就知道，里头没有先天松动的地方。',
        en_US:
          'Your affairs keep apart. Trouble at home stays out of the office, old acquaintances seldom meet new ones, and when one thing breaks the rest keep running. ⟨No branch joins, faces, rubs or crosses another|The places in your chart for home, work, origins and later life don’t touch one another⟩. When you’ll move can be seen from the years that come, as there is nothing loose inside.',
      },
      {
        id: 'chart.ties.one-joining',
        because: ['ties<=1', 'rel:six-combine', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=adult'],
        form: [],
        zh_CN:
          '你有两样事总是一起定：定了住处才定得了差事，或者定了人才定得了城市。⟨地支里只有一对六合，别的各自站着。|盘里四格，只有两格系在一处。⟩旁人催你先拿下一样，你拿不下，缘故就在那根绳上。',
        en_US:
          'Two matters in your life only get settled together: the job once the apartment is settled, say, or the city once the person is. ⟨One pair of branches joins and the others stand by themselves|Of the four places in your chart, two are tied together⟩. People tell you to decide one first. You try, and feel the string.',
      },
      {
        id: 'chart.ties.one-half',
        because: ['ties<=1', 'rel:half-three'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known'],
        form: [],
        zh_CN:
          '你手里有两样东西是一套的，只差第三样。⟨地支里只有这一处半合，别无牵扯，|盘里四格，只有两格拼到了一处，⟩缺的那一样每十二年有一年送来，那一年两样会忽然成了三样，旁人说你转了性子，其实是补齐了。别的年份里它们显得没用，收在一起就好，别拆开送人。身边若有人正好是那第三样，你一见就认得，说不出为什么，只觉得话不用从头讲。',
        en_US:
          'Two things in your life belong to a set of three. ⟨The one tie among your branches is a half joining|Of the four places in your chart only two fit together⟩; the third piece turns up with one year in twelve, and then the two become a whole. People say you’ve changed. You’ve only been completed. In other years they look useless. Keep them together, and don’t give one of them away. If somebody near you happens to be that third piece, you know at first sight. You couldn’t say why, only that nothing has to be explained from the beginning.',
      },
      {
        id: 'chart.ties.one-arch',
        because: ['ties<=1', 'rel:arch-three'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=reading'],
        form: [],
        zh_CN:
          '跟人合作，你常觉得差一个拿总的。⟨地支只有一处拱合，一组三字，头尾都在，中间当家的不在：|盘里四格，只有两格遥遥相应，当中本该有一个：⟩桌上三副碗筷，来了两个人。等了几回之后，你大概已经看出来，那把椅子有时候要自己去坐，坐下也没有人奇怪。坐下之后你会发觉，另外两位等的也是这个，他们来得早，只是都没敢坐。',
        en_US:
          'In joint work you keep sensing that somebody to lead it is missing. ⟨The one tie among your branches is an arch, the first and last of a group of three without the middle one|Two places in your chart call to each other, and the one that belongs between them isn’t there⟩: the table is laid for three, and two have come. By now you may have noticed that the empty chair is sometimes yours. Nobody is surprised when you take it. Once you’re in it you’ll find that the other two had been waiting for just that. They came early, and neither had dared.',
      },
      {
        id: 'chart.ties.one-clash',
        because: ['ties<=1', 'rel:clash'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known'],
        form: [],
        zh_CN:
          '你的变动总从同一个方向来，回回是那两样互相顶。⟨地支里别处都静，只有一对相冲。|盘里别处都静，只有两格面对面顶着。⟩认准是哪两样，中间隔开一个月，风就只是风。',
        en_US:
          'Your upheavals come from one direction, with the same two matters pushing against each other. ⟨All your branches are still except for one pair that faces|Your chart is still except for two places that face each other⟩. Learn which two, keep a month between them, and it’s only fresh air.',
      },
      {
        id: 'chart.ties.one-rub',
        because: ['ties<=1', 'rel:punish'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你跟人不吵架，只在一处磨，磨的多半是一条没讲明的规矩：谁先开口，谁付账，几点算晚。⟨地支彼此相安，只有一处相刑。|盘里四格相安，只有两格挨着不舒服。⟩讲明一回，就不磨了。',
        en_US:
          'You don’t quarrel with people, you chafe in one spot, and it’s mostly a rule nobody has said aloud: who speaks first, who pays, what counts as late. ⟨Your branches get along, except for one rubbing|The places in your chart get along, except for two that chafe⟩. Say it once, and it stops.',
      },
      {
        id: 'chart.ties.one-own-kind',
        because: ['ties<=1', 'rel:self-punish'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=reading'],
        form: ['order'],
        zh_CN:
          '外头没人跟你过不去，挑错的那个人是你自己。⟨地支里只有一处自刑，|盘里有一个字出现了两回，自己跟自己相磨，⟩改到第七遍，问的人是你，嫌的人也是你。第三遍就给旁人看。',
        en_US:
          'Nobody out there is against you; the one who finds fault is you. ⟨The only friction among your branches is one that rubs its own kind|One sign stands in your chart twice and rubs against itself⟩. By the seventh version you’re both author and critic. Show somebody the third.',
      },
      {
        id: 'chart.ties.one-crossing',
        because: ['ties<=1', 'rel:harm'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=friends'],
        form: ['order'],
        zh_CN:
          '答应了这一家，你才想起早答应过那一家。⟨地支里只有一处相害，|盘里四格，只有两格暗暗相绊，⟩它不推你，也不拉你，专在你要去握手的时候横过来。约定都写在一本册子上，别分几处，那根绳就看得见了。',
        en_US:
          'You promise an evening to one person and remember that you’d promised it to another. ⟨The one tie among your branches is a crossing|Of the four places in your chart, two trip each other up⟩. It never pushes; it just lies between you and the hand you were about to shake. Keep every appointment in one book, and the cord can be seen.',
      },
      {
        id: 'chart.ties.one-nudge',
        because: ['ties<=1', 'rel:break'],
        says: ['chart.inner-ties=few'],
        claims: ['states=hour:known', 'presumes=reading'],
        form: [],
        zh_CN:
          '大事在你这儿塌不了，小处老要返工：钥匙配了两次，表格填了三遍。⟨地支别无冲合，只有一处相破，|盘里四格都稳，只有两格之间松了半圈螺丝，⟩坐得住，会响。不费力气，只费记性。你出门前那两分钟若是留出来专看这一处，别人会以为你换了个人。好在你修东西修成了好手，别人家的门响，也来找你。',
        en_US:
          'Nothing large collapses on you; small things have to be done twice, the key cut again, the form filled in three times. ⟨Your branches have no tie but one nudge|Your chart holds together, with one screw between two places half a turn loose⟩. It sits firmly and it creaks. It takes no strength, only memory. Keep the last two minutes before you leave the house for that screw alone, and people will take you for somebody else. It has made you good at repairs. When a door creaks at somebody else’s place, they send for you.',
      },
      {
        id: 'chart.ties.one-hidden',
        because: ['ties<=1', 'rel:hidden-combine', 'age>=16'],
        says: ['chart.inner-ties=few'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你真正靠得住的那层关系，多半没有名分：前同事，远房的亲戚，一个只在半夜回话的朋友。⟨地支里看得见的只有一处暗合，|盘里各格看着不相干，桌子底下却有两只手握着，⟩外人看不见，你自己有时也忘。',
        en_US:
          'The tie that carries you tends to have no title: a former colleague, somebody’s cousin, a friend who answers only after midnight. ⟨The one tie that can be seen among your branches is a hidden joining|The places in your chart seem to ignore one another, and two of them hold hands under the table⟩. Others can’t see it, and at times you forget it yourself.',
      },
      {
        id: 'chart.ties.hour-open',
        because: ['ties<=1', 'hour:unknown'],
        form: ['statement'],
        zh_CN:
          '你盘里四格只知道三格⟨（时柱未知）⟩，三格之间牵扯不多，各过各的。所以家里、外头、来处三样，你分得开，一样乱了，别样照常。空着的那一格管孩子和往后，它牵不牵着谁，要等时辰找到才知道。',
        en_US:
          'Three of the four places in your chart are known ⟨(the hour pillar is missing)⟩, and they hardly touch one another. So home, the outside world and where you come from keep apart in your life, and when one is upset the others go on. The empty place stands for children and later years. Whether it’s tied to any of the rest can’t be said until the hour turns up.',
      },
      {
        id: 'chart.ties.several',
        because: ['ties>=2', 'ties<=6'],
        form: ['statement'],
        zh_CN:
          '你的事情有几处是连着的，动一样，多半要跟着动另一样。⟨地支之间有两处以上的冲合刑害，|盘里各格之间至少系着两根绳子，⟩所以你做决定比看上去麻烦，外人只见着一头。哪几样连着，你自己最清楚：一起好的那两样，和一起乱的那两样。',
        en_US:
          'Some of your affairs hang together, so that changing one tends to change another. ⟨At least two ties run among your branches|At least two strings run between the places in your chart⟩. That makes decisions more work for you than they seem; others only see one end. You know best which are tied. They go well together, and they go wrong together.',
      },
      {
        id: 'chart.ties.many',
        because: ['ties>=7', 'age>=16', 'age<=74'],
        says: ['chart.inner-ties=many'],
        form: [],
        zh_CN:
          '你做决定看着慢，其实是在数绳子。⟨地支之间冲合刑害不下七处，|盘里各格之间牵着不下七根绳子，⟩抽一根，六根跟着动：换一样差事，接送、饭点、周末跟谁见面全要重排。旁人只换一样东西，在你是换一套日子，所以你不常换，换就换彻底。有人催，你就把跟着动的那几样念给他听，念完多半就不催了。绳子多也有好处，你身上没有一件事是白做的，哪怕请一个人喝茶，隔两年也会在别处牵出一样东西来。',
        en_US:
          'People see you hesitate; you’re counting strings. ⟨At least seven ties run among your branches|At least seven strings run between the parts of your chart⟩, and when you pull one, six others move: with a new job, the morning, the dinner hour and whom you see on Saturday all have to be arranged again. What others do in one change is a whole new life for you. So you don’t change often, and then you do it thoroughly. If somebody pushes, read them the list of what would move. Strings have their use as well. Nothing you do is wasted; even a cup of tea with someone pulls something out elsewhere two years later.',
      },
      {
        id: 'chart.ties.three-of-one-team',
        because: ['rel:three-combine'],
        form: [],
        zh_CN:
          '你起头难，开了工就停不下来：人、钱、时间会自己往那件事上靠，连不相干的饭局最后也聊到它。⟨三个地支凑成三合局，往同一边去。|盘里有三格结成一伙，往同一边使劲。⟩停在哪一站，要在开工以前想好。',
        en_US:
          'You’re hard to start and harder to stop: people and hours drift toward the thing of their own accord, and dinners that have nothing to do with it end up on the subject. ⟨Three branches form a three-way joining and pull one way|Three places in your chart have formed a team and pull one way⟩. The last station has to be fixed before you set off.',
      },
      {
        id: 'chart.ties.three-of-one-quarter',
        because: ['rel:three-meeting'],
        form: [],
        zh_CN:
          '旁人的性情像四季，你的像一处地方的水土，种什么都带那个味道。⟨一季三支会齐，成三会。|一个季节的三个月，在你盘里到齐了。⟩顺着它的年份，你样样省力；逆着它的年份，你会觉得全世界都在别扭，其实是你自己的风大。改水土是改不动的，换一样种，来年就好了。跟你长住的人，口味会慢慢像你。所以挑伴的时候，合不合得来还在其次，先看对方受不受得住这股风。',
        en_US:
          'Other people’s tempers have seasons; yours is a climate, and whatever is planted in it takes on the taste. ⟨All three branches of one season meet in your chart|All three months of one season stand in your chart⟩. In years that run with it, little effort is needed. In years that run against it everything seems contrary, though most of the wind is your own. The soil won’t change. The crop can, and then it’s all right again. People who live with you for long come to share your tastes. So when you choose company, getting along comes second. First comes whether they can stand the wind.',
      },
      {
        id: 'chart.ties.tiger-snake-monkey',
        because: ['branches:yin2>=1', 'branches:si>=1', 'branches:shen>=1', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '你身边常有三个能干人，谁都对，谁都等不到别人说完，你心里也有这么三个。⟨寅、巳、申俱全，成三刑：|盘里有三样开路的劲，个个性急，碰到一处就互相磨：⟩事情开得快，磨在半路上。规矩在开口前立，一人三分钟，写下来的才算数。',
        en_US:
          'There tend to be three able people around you, each of them right and none able to wait for the end of a sentence; there are three inside you as well. ⟨The Tiger, the Snake and the Monkey are all in your chart and rub|Three forces in your chart open roads, each in a hurry, and rub against one another⟩. Things start fast and chafe halfway. Make the rule beforehand: three minutes each, and only what’s on paper counts.',
      },
      {
        id: 'chart.ties.ox-goat-dog',
        because: ['branches:chou>=1', 'branches:wei>=1', 'branches:xu>=1'],
        claims: ['presumes=reading'],
        form: ['question'],
        zh_CN:
          '东西到底丢没丢？在你家里，没丢，只是翻不出来。⟨丑、未、戌俱全，成三刑，|盘里有三间库房，门对着门，⟩开这扇就碰那扇：收据在哪个抽屉，那句话是跟谁说的，几年前的人情清没清。一季理一间，你理得动；三间一起开，你会坐在地上看旧照片。你舍不得扔，是因为每一样都有来历，说得出来历的东西就不算乱。住在一起的人不懂这个，给他们看一张单子，比讲道理管用。',
        en_US:
          'Is it lost? In your house nothing is lost; it just can’t be got at. ⟨The Ox, the Goat and the Dog are all in your chart and rub|Your chart has three storerooms with doors so placed that opening one bangs into the next⟩. Which drawer has the receipt, whom did you tell, was that old favor ever squared? One room a season you can manage. Open all three, and you’ll end up on the floor with old photographs. You can’t throw things out because each has a history, and what has a history isn’t clutter. Those who live with you don’t see it that way. Showing them a list works better than arguing.',
      },
      {
        id: 'chart.ties.struck-from-both-sides',
        because: ['rel:clash=month+day', 'rel:clash=day+hour', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        form: [],
        zh_CN:
          '家里的摆设、作息、住处，你改得比谁都勤。⟨日支左右都来冲，月柱一下，时柱一下：|盘里管家的那一格，两边都有人顶，一边是眼下的差事，一边是往后想过的日子：⟩像站在双向街道的中线上。一年只给一头让路，另一头明说要等，家才坐得稳。住在一起的人起先嫌折腾，后来学会了不买太重的家具；他们也发现，每改一回，你会高兴好一阵子。',
        en_US:
          'You change your rooms, your routine and your address more often than most. ⟨The day branch is faced from both sides, by the month and by the hour|The place for home in your chart is pushed from both sides, by the work you have and the life you mean to have⟩, like someone on the center line of a two-way street. With one side let through each year and the other told to wait, the house settles. Those who live with you complain at first, and then learn not to buy heavy furniture. They also notice that after each change you’re happy for quite a while.',
      },
      {
        id: 'chart.ties.two-clashes',
        because: ['rel:clash=year+month', 'rel:clash=day+hour', 'age>=16', 'age<=74'],
        form: [],
        zh_CN:
          '你的日子有两副跷跷板：老家和差事压着一副，家里和将来压着另一副。⟨年支冲月支，日支冲时支。|盘里四格，两两相顶。⟩好在当中隔着一道墙，此起未必彼落，所以你总有一头是稳的，外人见你这样难、那样顺，觉得奇怪。最累的是两副一起晃的年份，先坐稳离自己近的那一副，别的晚点到，也来得及。你也因此练出一样本事，别人慌的时候你在找支点。',
        en_US:
          'Your life has two seesaws, hometown and work on the first, household and plans on the second. ⟨The year branch faces the month, and the day faces the hour|The four places in your chart push against each other, two and two⟩. A wall stands between, so one may rise without the other, and one end is nearly always steady; people wonder that things can go so badly here and so well there. The tiring years are the ones that rock both. Steady the nearer one first. The other can wait. It has taught you one thing: when others panic, you look for the pivot.',
      },
      {
        id: 'chart.ties.day-apart',
        because: ['ties:none@day', 'ties>=1', 'age>=16', 'age<=74'],
        claims: ['states=hour:known'],
        form: ['statement'],
        zh_CN:
          '你进门换鞋的工夫，就换了个人。⟨日支无牵：别的地支有合有冲，没有一处连到日支，|盘里别的格子互相牵扯，偏没有一根绳子系到管家的那一格，⟩所以外头吵得再响，饭桌上听不见。',
        en_US:
          'You become another person in the time it takes to change your shoes. ⟨Your other branches are tied, and no tie reaches the day branch|Strings run between the other places in your chart and none to the place for home⟩. However loud it gets outside, nobody hears it at dinner.',
      },
      {
        id: 'chart.ties.month-apart',
        because: ['ties:none@month', 'ties>=1', 'age>=16', 'age<=74'],
        claims: ['states=hour:known'],
        form: ['statement'],
        zh_CN:
          '人情进不了你干活的那间屋：熟人托的件照样排号，吵过架的人交来的活照样验。⟨月支无牵，四支里它最重，却跟谁都不合不冲。|盘里管做事的那一格，不跟别的格子牵扯。⟩想托你走近路的，后来都不托了。',
        en_US:
          'Favors don’t get into the room where you work: a friend’s request takes a number, and someone you’ve quarreled with gets an honest inspection. ⟨The month branch, the weightiest of the four, has no tie to any other|The place for work in your chart isn’t tied to any of the others⟩. People who wanted a shortcut have stopped asking.',
      },
      {
        id: 'chart.ties.year-faces-month',
        because: ['rel:clash=year+month', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        form: [],
        zh_CN:
          '家里给的那条现成的路，你走到一半掉过头，老家的人说起你做的事，总差着一个词。⟨年支与月支相冲。|盘里管来处的那一格，跟管做事的那一格面对面顶着。⟩走出来是早晚的事，走得开不开心，看临走有没有把话说完。没说完的话你隔几年会梦见一回；补上那一句，不一定要回去，写也行。走出来的人里，你算是没有白走的那种，因为你知道自己离开的是什么。',
        en_US:
          'There was a road ready for you, and somewhere along it you turned around; people back home still describe what you do with the wrong word. ⟨The year branch faces the month branch|In your chart the place you come from and the place for work push against each other⟩. The leaving takes care of itself. Whether it sits well with you depends on what was said at the door. What wasn’t said comes back in a dream every few years. You can still say it, and needn’t go there to do so. Among those who left you’re one for whom it was worth it, since you know what you were leaving.',
      },
      {
        id: 'chart.ties.month-faces-day',
        because: ['rel:clash=month+day', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '差事一紧，家里先觉得；家里一动，差事跟着换。⟨月支与日支相冲，|盘里管做事的和管家的那两格，隔着一条街对望，⟩两边都要你亲自在场。定一条界：一周哪两个晚上归家，写在两边都看得见的地方。',
        en_US:
          'A tight week at work is felt in the kitchen first; a change at home moves the job along. ⟨The month branch faces the day branch|In your chart work and home stand on opposite sides of one street⟩, and both want you in person. Draw the line: two evenings a week that belong to the house, written where both sides can read it.',
      },
      {
        id: 'chart.ties.day-faces-hour',
        because: ['rel:clash=day+hour'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '快到终点的时候改道，这事你做过不止一回。⟨日支与时支相冲：|盘里眼下的日子和往后的打算互相顶着：⟩一样做成八分，另一样就来敲门。收尾那一段有人盯着，你做得成；没人盯，你手里永远有三件八分的东西。',
        en_US:
          'You’ve changed course within sight of the finish, and more than once. ⟨The day branch faces the hour branch|In your chart the life you lead and the one you plan push against each other⟩: when a thing is four-fifths done, the next one knocks. With somebody watching the last stretch you get there. Without, you’ll always own three things that are nearly finished.',
      },
      {
        id: 'chart.ties.month-joins-day',
        because: ['rel:six-combine=month+day', 'age>=16', 'age<=74'],
        form: [],
        zh_CN:
          '一起吃饭的，常是一起做事的人。⟨月支与日支相合，|盘里管做事的和管家的那两格挽着手，⟩公事和家事只隔一层布，换一份差事，朋友也换掉一半。合得来的时候省心，一个电话两样事都办了；散伙的时候伤筋，连周末都空了。说不出你做什么行当的老朋友，你有两个，那两个要常见。你挑差事因此先看人，人不对，价钱再好也做不长；人对了，什么活你都做得下去。',
        en_US:
          'Those you eat with are those you work with. ⟨The month branch joins the day branch|In your chart work and home go arm in arm⟩, with only a curtain between, and when you change jobs half of your friends change too. While it lasts this saves a great deal of trouble, since one call settles both. When a team breaks up it costs double, down to your Saturdays. Somewhere you have a couple of friends who couldn’t say what you do. See them often. So you choose work by the people. With the wrong ones no pay will hold you, and with the right ones you can do almost anything.',
      },
      {
        id: 'chart.ties.day-joins-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['place=stays'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你想做的事一旦住进家里，就再也请不出去：一间改成工作间的屋子，一盆养了十年的树。⟨日支与时支相合，|盘里今天的家和往后的打算早就说好了，⟩稳是稳的，只是换个活法要惊动全家。所以你动得少，动之前先放话，放了话，家里人会替你把路铺好一半。家里人有时嫌你闷，说十年前什么样，现在还什么样。这句话你听着是夸。',
        en_US:
          'What you love to do moves in and stays: a room turned workshop, a tree in the same pot these ten years. ⟨The day branch joins the hour branch|In your chart the household of today has agreed to the plans for tomorrow⟩. This is steady. It also means that no change of life is yours alone. You move rarely and announce it first, and then the others lay half the road for you. At times they find you dull and say that nothing about you has changed in ten years. You take it as praise.',
      },
      {
        id: 'chart.ties.year-joins-month',
        because: ['rel:six-combine=year+month', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '你的本事里，有一样是从小看会的。⟨年支与月支相合：|盘里管来处的和管做事的那两格挽着手：⟩头一份活多半由家里人、老乡或老师牵线。外头不顺的时候打给旧地的人，那根线没断；只是他们认得的，还是从前的你。',
        en_US:
          'Some part of what you can do was learned by watching at home. ⟨The year branch joins the month branch|In your chart where you come from and what you do go arm in arm⟩, and the first job tends to come through family, a teacher or somebody from the old neighborhood. When things go badly elsewhere, the line home holds. They’ll be talking to the person you were, that’s all.',
      },
      {
        id: 'chart.ties.year-half-month',
        because: ['rel:half-three=year+month'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '前人替你摆好了柜台，招牌还没挂。⟨年支与月支半合，|盘里管来处的和管做事的那两格凑成半个局，⟩留下的够你开张，不够你出名。接手的时候问一句，当初为什么停在半截。',
        en_US:
          'Somebody before you built the counter and never hung the sign. ⟨The year and month branches half join|In your chart where you come from and what you do make half of a team⟩. What was left to you is enough to open with and too little to be known for. When you take it over, ask why it stopped halfway.',
      },
      {
        id: 'chart.ties.month-half-day',
        because: ['rel:half-three=month+day'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你的本事在家里练出来，在外头用掉，两处互相供货。⟨月支与日支半合。|盘里管做事的和管家的那两格拼成半个局。⟩缺的是第三个人，帮你往外送；找到这个人，比多学一样本事要紧。',
        en_US:
          'What you can do is practiced at home and spent outside, and each supplies the other. ⟨The month and day branches half join|In your chart work and home make half of a team⟩. Missing is the third one, who carries it out the door. Finding that person is worth more to you than another skill.',
      },
      {
        id: 'chart.ties.day-half-hour',
        because: ['rel:half-three=day+hour'],
        form: [],
        zh_CN:
          '手边总有一样做到一半、又舍不得扔的东西。⟨日支与时支半合，|盘里眼下的日子和往后的打算搭成半座桥，⟩它不算烂尾，在等铺另一半的时候。这样的半成品你有好几件，收在不同的屋里，有人来问你就笑笑。记下停在哪一步、缺哪样料，到时候接着铺，不用从头想；不记的那几件，再拿起来已经不认得了。别人做事要一个结果，你做事要一个接得下去的断口。',
        en_US:
          'There is always something half made at your elbow that you can’t bring yourself to throw out. ⟨The day and hour branches half join|In your chart the life you lead and the one you plan have built half a bridge⟩. It’s waiting for the other planks. You have several such things in several rooms, and smile when people ask. Where you noted the step you’d reached and what was lacking, you can simply go on. The others you won’t recognize when you pick them up. Others want a result from what they do. You want a place to join on.',
      },
      {
        id: 'chart.ties.joined-and-crossed',
        because: ['rel:harm', 'rel:six-combine', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '在你这儿，快要成双的事最容易绊一下：饭局凑齐了，总有一位临时来不了。⟨地支里既有六合，又有相害。|盘里有两格挽着手，也有两格从中间穿过去。⟩要紧的约定多备一个人、一个日子，绊到了换备用的，不必重来。',
        en_US:
          'With you it’s when a thing is nearly paired that somebody trips: the dinner is arranged at last, and one guest cancels at noon. ⟨Your branches hold both a joining and a crossing|In your chart two places go arm in arm, and two others cut between⟩. For whatever matters, have a spare person and a spare date. Then you switch, and needn’t begin again.',
      },
      {
        id: 'chart.ties.half-and-rub',
        because: ['rel:punish', 'rel:half-three', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '你跟人共事常这样开头：一拍即合，三个月后为一件小事记了账。⟨地支里半合与相刑同在。|盘里有搭伙的，也有较劲的。⟩账不大，利滚得快。每做完一段，把不痛快的那件说出来，再往下走。',
        en_US:
          'Joint work begins well with you, and three months on there’s a small item on an unwritten bill. ⟨Your branches hold both a half joining and a rubbing|In your chart some places team up and some chafe⟩. The sum is small and the interest isn’t. After each stage, name the thing that annoyed you, and then go on.',
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
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '关于你的传言出奇地一致。⟨四个天干全是{element:day}，|露在外面的四个字全是{element:day}，⟩一点杂色也没有，别人看人看四面，看你只需看一面。可露出来的从来不是全部，另一半要住到一个屋檐下才见得着，头一面的印象要由你自己来补。你要是突然做了件不像你的事，全城都会当新闻，所以你往往做得很小声。真要改这个印象，解释没用，让一个人看见就够，由他去说。',
        en_US:
          'Rumors about you agree remarkably well. ⟨All four stems are {element:day}|All four of the signs you show are {element:day}⟩ and nothing else; other people get looked at from four sides, and you from one. What shows is never everything. The rest is seen only by those who share your roof, and it’s up to you to fill in the first impression. If you do something out of character the whole town hears of it, so you tend to do it quietly. If you really want to change the impression, don’t explain. Let one person see, and leave the telling to them.',
      },
      {
        id: 'chart.stems.two-elements-yang',
        because: ['stems:two-elements', 'stems:all-yang', 'hour:known'],
        says: ['decides=fast'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '看你做事的人很快摸出规律：要么全力，要么不碰，中间那一档没有装。⟨天干只有两行，又个个属阳。|你露在外面的四个字只有两样，又个个朝外使劲。⟩遇上要讨价还价的局，边上最好坐一个会说“再想想”的人。',
        en_US:
          'Whoever watches you soon has the rule: it’s either all the way or hands off, and the setting between was never fitted. ⟨The stems show only two elements, all of them yang|The four signs you show are of two kinds only, and all of them push outward⟩. When something has to be haggled over, it helps to have someone next to you who can say “let me think.”',
      },
      {
        id: 'chart.stems.all-yang',
        because: ['stems:all-yang'],
        says: ['decides=fast'],
        claims: ['states=hour:known', 'presumes=reading'],
        form: ['order'],
        zh_CN:
          '事情到你这里先动起来再说。⟨天干全属阳，|你露在外面的字个个朝外使劲，⟩该停一停、藏一藏、隔天再发的，没有哪个替你做。寄出之前，先存草稿。',
        en_US:
          'Things that reach you start to move at once. ⟨All the stems are yang|Everything you show pushes outward⟩, and nothing in you will do the pausing, the keeping back, the waiting until tomorrow. Before you send, save a draft.',
      },
      {
        id: 'chart.stems.all-yin',
        because: ['stems:all-yin'],
        says: ['decides=slow'],
        claims: ['states=hour:known', 'presumes=reading'],
        form: [],
        zh_CN:
          '你办成的事有个特点：办完了别人才知道你在办。⟨天干全属阴，|你露在外面的字个个往里使劲，⟩细密是长处，慢热也是真的，座位坐满、话头转走，往往就在你想周全的那几分钟里。规定自己先举手再想，头几回会后悔，再往后你会发现，举了手的那一刻，脑子转得比平时快。你真正的力气都用在没人看的地方，所以累也没人看见，得自己说。',
        en_US:
          'What you bring off has this in common: others hear you were at it when it’s done. ⟨All the stems are yin|Everything you show works inward⟩. You miss little. You also lose places, since the seats fill and the talk moves on during the minutes in which you were making sure. Raise a hand first and think after; you’ll regret it the first few times. Then you’ll notice that with your hand up, your mind works faster. Your real effort goes where nobody looks, so nobody sees when you’re tired. You have to say so.',
      },
      {
        id: 'chart.stems.two-elements',
        because: ['stems:two-elements', 'hour:known', 'age>=16'],
        form: [],
        zh_CN:
          '你的名声由两样撑着，第三样做得再好，旁人也当副业。⟨四个天干只有两行，|你露在外面的四个字只有两种五行，⟩像一家店只卖两样东西，来过的人记得住，要别的就去别家。其中一样停上一阵，人家才看得见新的。',
        en_US:
          'Your name rests on two things; a third, however good, gets filed under hobbies. ⟨The four stems come in two elements only|The four signs you show come in two elements only⟩, like a shop that sells two things, which people remember, and for anything else they go down the street. When you take one off the shelf for a while, they notice the new one.',
      },
      {
        id: 'chart.stems.two-elements-wood',
        because: ['stems:two-elements', 'hour:known', 'day:wood'],
        form: [],
        zh_CN:
          '别人凭两样认你，一样是枝叶，往外长、往上长；另一样他们说不清。⟨四个天干只有两行，一行是日干的木。|你露在外面的四个字只有两样，一样是你自己的木。⟩里头还种了什么，他们不猜。你不剪开一个豁口，就没有人往里看。',
        en_US:
          'People know you by two things: one is the leaves, growing up and out, and the other they can’t quite name. ⟨The four stems come to two elements, one the day stem’s own wood|The four signs you show come to two kinds, one of them your own wood⟩. What else grows inside they don’t guess. Unless you cut a gap, nobody looks in.',
      },
      {
        id: 'chart.stems.two-elements-fire',
        because: ['stems:two-elements', 'hour:known', 'day:fire'],
        form: ['statement'],
        zh_CN:
          '连你哪一刻要发火，旁人都猜得中。⟨四个天干只有两行，一行是日干的火，|你露在外面的四个字只有两样，一样是你自己的火，⟩没有第三样出场，看你的人看得明白。想让人猜不到，先关掉一盏。',
        en_US:
          'People can even tell the minute you’ll flare up. ⟨The four stems come to two elements, one the day stem’s own fire|The four signs you show come to two kinds, one of them your own fire⟩, and with no third on stage you’re easy to follow. To surprise them, switch one off.',
      },
      {
        id: 'chart.stems.two-elements-earth',
        because: ['stems:two-elements', 'hour:known', 'day:earth'],
        form: [],
        zh_CN:
          '你的好年景好估，坏年景也坏得明白，所以别人有难处先想到你。⟨四个天干只有两行，一行是日干的土，|你露在外面的四个字只有两样，一样是你自己的土，⟩像一块地只长两样庄稼，同一种麻烦也认得路，年年来。换一样种，哪怕只换一垄，那麻烦就走空一趟；你舍不得换，因为这两样实在种得好。种得好的人都有这个难处，本事把人留在原来那块地上。',
        en_US:
          'Your good years can be reckoned and your bad ones understood, and people in need think of you first. ⟨The four stems come to two elements, one the day stem’s own earth|The four signs you show come to two kinds, one of them your own earth⟩, like a field that grows two crops, and the same trouble knows the way there every year. Change what you plant, if only in one row, and it comes for nothing. You hate to, since you do those two so well. That’s a difficulty only good growers have. Skill keeps one on the same ground.',
      },
      {
        id: 'chart.stems.two-elements-metal',
        because: ['stems:two-elements', 'hour:known', 'day:metal'],
        form: [],
        zh_CN:
          '熟你的人，闭着眼也听得出是你。⟨四个天干只有两行，一行是日干的金，|你露在外面的四个字只有两样，一样是你自己的金，⟩两根弦拉得出好曲子，难在转调，一转，旁人以为换了琴。慢慢滑过去，他们才跟得上。',
        en_US:
          'People who know you can tell it’s you with their eyes shut. ⟨The four stems come to two elements, one the day stem’s own metal|The four signs you show come to two kinds, one of them your own metal⟩. Fine tunes have been played on two strings; the hard part is changing key, when others think it’s a different instrument. Slide into it, and they can follow.',
      },
      {
        id: 'chart.stems.two-elements-water',
        because: ['stems:two-elements', 'hour:known', 'day:water'],
        form: ['order'],
        zh_CN:
          '身边的人都背得出你的时刻：不是这样，就是那样，没有第三种走法。⟨四个天干只有两行，一行是日干的水。|你露在外面的四个字只有两样，一样是你自己的水。⟩哪天你想去别的岸，先贴告示，不然总有人站着等老船。',
        en_US:
          'Everyone around you knows your timetable by heart; it’s one way or the other, and there is no third. ⟨The four stems come to two elements, one the day stem’s own water|The four signs you show come to two kinds, one of them your own water⟩. If you ever mean to go to another shore, put up a notice first. Otherwise someone will be waiting for the old boat.',
      },
      {
        id: 'chart.stems.four-elements',
        because: ['stems:four-elements', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '不同的人说起你，像在说几个人，谁也没看错。⟨年、月、日、时四干各占一行，|你露在外面的四个字各占一样五行，⟩没有一个重样。少的是一句把几样串起来的话；你自己不写，别人会替你挑一样。',
        en_US:
          'Let a classmate, a colleague and a cousin describe you and it sounds like several people, and none of them is wrong. ⟨The four stems are of four elements|The four signs you show are of four elements⟩, no two alike. What’s missing is the sentence that strings them together. If you don’t write it, somebody will choose one of the four for you.',
      },
      {
        id: 'chart.stems.day-joins-hour',
        because: ['rel:stem-combine=day+hour', 'age>=16', 'age<=74'],
        form: [],
        zh_CN:
          '你心里常放着一件“等我有空就去做”的事，别的安排一碰到它就让路。⟨日干与时干相合，|你自己跟盘里管往后的那一格早早牵了手，⟩往后越走越有劲，坏处是眼前的人觉得出你心不在焉。每周真给它两个钟头，它就不来搅另外四十个；一点不给，它会在开会的时候坐到你腿上。有一样好认：那件事你说起来眼睛会亮，别的事再急，也没有这个亮法。',
        en_US:
          'There’s a thing you’ll do as soon as you have time, and other plans step aside for it. ⟨The day stem joins the stem of the hour|You and the place in your chart for later years took hands early⟩. This pulls you forward; it also tells the people in front of you that you’re elsewhere. Give it two real hours a week and it leaves the other forty alone. Give it nothing, and it climbs into your lap during meetings. It’s easy to recognize. Your eyes light up when you talk about it, and nothing else, however urgent, does that.',
      },
      {
        id: 'chart.stems.month-joins-day',
        because: ['rel:stem-combine=month+day', 'age>=16', 'age<=74'],
        form: [],
        zh_CN:
          '在哪个班子里待久了，你说话的腔调、签名的写法都会像那里的人。⟨月干合日干：|盘里管共事的那一格，伸手握住了你：⟩被人需要的感觉是这只手给的，走不开也是这只手拉的，有时拉着的是你。',
        en_US:
          'After some years in one outfit you’ve picked up its turns of phrase and the way it signs letters. ⟨The month stem joins the day stem|The place in your chart for those you work with has taken you by the hand⟩. That hand makes you feel needed. It’s also why you can’t get away, and sometimes the one holding on is you.',
      },
      {
        id: 'chart.stems.year-joins-month',
        because: ['rel:stem-combine=year+month'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '念什么、进哪个门，早年多有人替你铺排。⟨年干与月干相合：|盘里管祖上的和管做事的那两格，在你头顶上握了手：⟩家里跟管事的人先谈妥了，再来通知你。铺得好是福气，只是到了自己选的那天，会觉得两手空。这样的手要从小事练起，点一道菜，定一个周末，选错也算练过；你会选以后，谢他们也谢得真一些。',
        en_US:
          'What you studied and which door you went through was largely arranged for you. ⟨The year stem joins the month stem|In your chart family and those in charge shook hands over your head⟩: they came to terms, and you were informed. Arranged well, that’s luck. On the day you have to choose, though, your hands feel empty. They’re trained on small things, a dish, a weekend, and a wrong choice counts as practice. Once you can choose, you can thank them and mean it.',
      },
      {
        id: 'chart.stems.month-joins-hour',
        because: ['rel:stem-combine=month+hour', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '你常当传话的：这边托你问一句，那边托你问一句，办成了，席上不一定有你的座位。⟨月干与时干相合，日干夹在中间。|盘里做事的那一格和往后的那一格，隔着你握手。⟩传话之前，先说一句自己要什么。',
        en_US:
          'You carry messages for others, a question here, a question there, and when both sides are served there isn’t always a chair for you. ⟨The month stem joins the hour stem across the day|In your chart work and later life shake hands across you⟩. Before you pass it on, say what you would like yourself.',
      },
      {
        id: 'chart.stems.year-joins-day',
        because: ['rel:stem-combine=year+day'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '走出去再远，老家总有一个人、一样口味、一句口头禅跟着你。⟨年干合日干，隔着月柱也牵得住。|盘里管来处的那一格，一直牵着你。⟩做大决定那天你会给远处打个电话，嘴上说报平安，心里是等一声“去吧”。',
        en_US:
          'However far you go, one person, one dish or one saying from the old place comes too. ⟨The year stem joins the day stem across the month|The place in your chart for where you come from keeps hold of your sleeve⟩. On the day of a big decision you call home. You say it’s to let them know. You’re waiting to be told to go.',
      },
      {
        id: 'chart.stems.month-faces-day',
        because: ['rel:stem-clash=month+day', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        form: ['statement'],
        zh_CN:
          '共事的圈子里总有一位跟你顶，换一个地方，过半年又长出一位。⟨月干冲日干。|盘里管共事的那一格，迎面对着你。⟩顶完，事情倒往前走了一截；真把那位调开，你反而没了劲头。',
        en_US:
          'Wherever you work there is one person who opposes you; you change the place, and within half a year there’s another. ⟨The month stem faces the day stem|The place in your chart for those you work with stands square against you⟩. After the argument the thing has usually moved on a yard. Send that person away, and you lose your appetite.',
      },
      {
        id: 'chart.stems.day-faces-hour',
        because: ['rel:stem-clash=day+hour'],
        says: ['conflict=faces'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '年初立的志，到年尾是你自己第一个反对。⟨日干与时干相冲：|盘里管往后的那一格，迎面对着你：⟩像写信的人跟收信的自己抬杠，专治想当然。只立一条规矩：反对可以，当天要拿出另一个办法。',
        en_US:
          'What you resolve at the start of a year, you are the first to dispute at its end. ⟨The day stem faces the hour stem|The place in your chart for later years stands square against you⟩, like someone arguing with their own old letters. Nothing is better against taking things for granted. One rule, though: whoever objects brings another plan the same day.',
      },
      {
        id: 'chart.stems.year-faces-month',
        because: ['rel:stem-clash=year+month'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你小时候听的是两套话，家里一套，外头一套，早就会看人换说法。⟨年干与月干相冲，|盘里管来处的和管做事的那两格，在你上桌以前就争起来了，⟩后来两边的人都请你评理，你学哪边都学得像。只有一样要当心，你自己的那一句常留到最后，留着留着就没说；先说它，两边才不当你是对面派来的。你挑朋友不大看出身，因为两边的人你都见过，知道哪边都有好的，也都有只会说漂亮话的。',
        en_US:
          'You grew up with two sets of sayings, one for home and one for everywhere else, and knew early which to use with whom. ⟨The year stem faces the month stem|In your chart where you come from and where you work were arguing before you ever sat down⟩. Both sides still ask you to judge, since you can put either case. Watch one thing: your own sentence gets saved for last and then isn’t said. Say it first, or each will take you for the other’s envoy. You don’t choose friends by where they come from. You’ve seen both sides and know that each has good people and people with fine words.',
      },
      {
        id: 'chart.stems.joined-and-faced',
        because: ['rel:stem-combine', 'rel:stem-clash'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你的人缘不均匀：提起你，有人马上掏手机帮你找号码，有人马上换话题，中间那一大片客气偏少。⟨天干有合也有冲。|你露在外面的字，有两个在握手，也有两个在对峙。⟩所以要紧的是看清一件事过哪一道门，守门的是哪一种人。',
        en_US:
          'Your credit with people is uneven. Mention your name and one is already looking for a number to help you, another has changed the subject, and the broad polite middle is thin. ⟨The stems hold both a joining and a facing|Of the signs you show, two shake hands and two square up⟩. What matters is which door a thing goes through, and which kind of person keeps it.',
      },
      {
        id: 'chart.stems.three-known',
        because: ['stems:three-elements', 'hour:unknown'],
        form: ['statement'],
        zh_CN:
          '你给人看的有三面，面面不一样。⟨年、月、日三个天干各占一行，时干未知，|露在外面、已经知道的三个字各占一样五行，⟩所以家里人、共事的人和你自己，说起你来各有各的说法，三种都对。',
        en_US:
          'You show three sides, and no two are alike. ⟨The stems of year, month and day are of three elements, and the hour’s is unknown|The three signs of you that are known and shown belong to three elements⟩. So family, the people you work or play with and you yourself describe you differently, and all three are right.',
      },
      {
        id: 'chart.stems.three-elements',
        because: ['stems:three-elements'],
        claims: ['states=hour:known'],
        form: ['order'],
        zh_CN:
          '别人想不到跟你要的，总是那两样。⟨天干露了三行，|你露在外面的五行有三样，⟩像三脚凳，放在哪块地上都不晃；没露的两样，你出门也常忘了带。事情办不动的时候，借一个长在那上头的人来。',
        en_US:
          'It’s always the same two things that people forget to ask of you. ⟨The stems show three elements|Three of the five elements show in you⟩, and three legs stand on any floor; the two that don’t show are what you forget to bring. When something won’t move, borrow a person who has plenty of them.',
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
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你做过的几件像样的事，回头看其实是同一件，换了年份又做一回。⟨三柱同纳音|盘里四格，有三格共用一个老名字⟩，是少见的巧合。给它起个总名，往后就好认了。',
        en_US:
          'The things you’ve done that were any good turn out, looking back, to be one thing, done again at another date. ⟨Three of your pillars have the same nayin|Three of the four places in your chart share one old name⟩, an uncommon coincidence. With a title for the whole set, you’d know it when it comes.',
      },
      {
        id: 'chart.doubles.year-is-month',
        because: ['pillar:year=month', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '别人离开家要学一套新规矩，你没怎么学，外头的规矩跟家里一样。⟨年柱与月柱同一对干支：|盘里管来处的和管做事的那两格，字是一样的：⟩家里是什么气候，你头一份差事也是什么气候。缺的那一课是水土不服，早些自己去找一处陌生地方住住，补起来不费劲。',
        en_US:
          'Others have to learn a new set of rules when they leave home; you hardly did, since the rules outside were the same. ⟨The year and month pillars are the same pair|In your chart the place you come from and the place for work bear the same signs⟩, and the weather at home was the weather at your first job. The lesson you skipped is being out of place. Living for a while where nothing works as it did at home would teach it.',
      },
      {
        id: 'chart.doubles.month-is-day',
        because: ['pillar:month=day', 'age>=16', 'age<=74'],
        says: ['chart.work-and-self=one'],
        form: [],
        zh_CN:
          '别人下班脱掉的那层，你脱不掉。⟨月柱与日柱同一对干支，|盘里管做事的那一格和你自己，字是一样的，⟩优点是装不出来的投入，麻烦是一句对活儿的批评，你听成对人的。收到意见，先圈出里面的名词：说稿子的归稿子，说你的才归你，圈完多半一句也不归你。反过来也成立，夸活儿的话你也会当成夸人，所以夸你的人总能让你加班。休息在你也要当一件活来排，排进去了才肯歇。',
        en_US:
          'What other people take off at six, you can’t. ⟨The month and day pillars are the same pair|In your chart the place for work and you yourself bear the same signs⟩. Nobody could fake such commitment. The trouble is that a remark about the work is heard as one about you. Underline the nouns in it: what’s said of the draft belongs to the draft, and mostly there’s nothing left over for you. It works the other way as well. Praise for the work counts as praise for you, which is how they get you to stay late. Even rest has to be put on the schedule as work before you’ll take it.',
      },
      {
        id: 'chart.doubles.day-is-hour',
        because: ['pillar:day=hour'],
        claims: ['years-ahead=10'],
        form: ['order'],
        zh_CN:
          '十年后的你不会是另一个人，只是把今天反复做的那几样做得更熟。⟨日柱与时柱同一对干支，|盘里管往后的那一格，是你自己这一格的重印，⟩等以后变勤快、变大方，等不来。真想要的那一样，这个星期就放进日子里。',
        en_US:
          'In ten years you’ll be this same person, with more practice in whatever you repeat. ⟨The day and hour pillars are the same pair|In your chart the place for later years is a second printing of your own⟩. Waiting to become generous or early won’t work. Put the thing you want into this week.',
      },
      {
        id: 'chart.doubles.year-is-day',
        because: ['pillar:year=day'],
        form: ['statement'],
        zh_CN:
          '“跟你小时候一个样”，在你这儿是实情。⟨年柱与日柱同一对干支，|盘里管来处的那一格和你自己，字是一样的，⟩旁人在旧照片里找得到你的神气，在某位长辈脸上。像归像，那人没走成的那条路，你不用替着走。',
        en_US:
          '“You haven’t changed since you were little” happens to be a fact in your case. ⟨The year and day pillars are the same pair|In your chart the place you come from and you yourself bear the same signs⟩. People find your expression in old pictures, on the face of some elder. Keep the face. The road they didn’t take isn’t yours to finish.',
      },
      {
        id: 'chart.doubles.year-is-hour',
        because: ['pillar:year=hour'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你绕出去的圈子，最后常绕回小时候摸过的东西：那门手艺，那座城，或那种饭。⟨年柱与时柱同一对干支，|盘里管来处的和管往后的那两格，字是一样的，⟩像一支曲子回到起头的那个音。旧物留一箱，将来用得着。',
        en_US:
          'Your long ways around end near something you handled as a child: a craft, a town, a kitchen. ⟨The year and hour pillars are the same pair|In your chart the place you come from and the place for later years bear the same signs⟩, as when a tune comes home on the note it began with. A box of old things is worth keeping.',
      },
      {
        id: 'chart.doubles.month-is-hour',
        because: ['pillar:month=hour', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你年轻时吃饭的本事和老了消遣的本事是一路，退下来也闲不成另一个样子。⟨月柱与时柱同一对干支，隔着日柱。|盘里管做事的和管晚年的那两格，字是一样的。⟩现在的活里，没有工钱也肯做的那一分，就是晚年。',
        en_US:
          'What feeds you early and what amuses you late are of a kind, so retirement won’t turn you into anyone else. ⟨The month and hour pillars are the same pair, on either side of the day|In your chart the place for work and the place for later years bear the same signs⟩. The part of your work that you’d do unpaid is what you’ll do then.',
      },
      {
        id: 'chart.doubles.zi',
        because: ['branches:zi>=2'],
        says: ['night=late'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '白天想不通的，你夜里自己通了；白天没说的，也在那时排着队来。⟨子在地支里不止一个，|盘里管半夜的那股水不止一份，⟩黑里听得格外清。每年6月上旬到7月上旬⟨，午月来冲，|，对面的火来顶，⟩一样对上两样，你最容易睡不稳，要紧的约往前挪或往后挪。',
        en_US:
          'What wouldn’t come clear by day comes clear at night, and so does everything you didn’t say. ⟨The Rat stands in your branches more than once|Your chart has more than one share of the water of midnight⟩, and one hears better in the dark. From early June to early July ⟨the Horse month faces the Rat|the fire opposite pushes against it⟩, and that’s when you sleep worst. Whatever matters goes better before or after.',
      },
      {
        id: 'chart.doubles.chou',
        because: ['branches:chou>=2'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '东西放进你这里不坏，也想不起来取：旧票据、旧怨气、学过一半的课。⟨丑在地支里不止一个，那是腊月的冻土。|盘里冻着的那种土不止一份。⟩每年7月上旬到8月上旬⟨，未月来冲丑|，对面的土来顶⟩，盖子自己会松，那时候清点最省力。',
        en_US:
          'Things don’t spoil with you, and they don’t get remembered either: receipts, grudges, half a language course. ⟨The Ox stands in your branches more than once, frozen ground|Your chart has more than one share of frozen ground⟩. From early July to early August ⟨the Goat month faces the Ox|the earth opposite pushes against it⟩ and the lids loosen by themselves. That’s the easiest time to go through it.',
      },
      {
        id: 'chart.doubles.yin2',
        because: ['branches:yin2>=2'],
        form: ['dated'],
        zh_CN:
          '你总有两样事都想抢先，起头起得多，难在谁先谁后。⟨寅在地支里不止一个，寅是立春的木，|盘里天没亮就要出门的那种木不止一份，⟩两个都想走前头。每年8月上旬到9月上旬⟨，申月来冲寅|，对面的金来顶⟩，两头一起动，你会觉得被扯成两半；那以前抓个阄，哪头先走，另一头等着，到时候就只动一头了。没抓阄的年头，两头多半各做了一半，你在中间跑得最累，也说不清累在哪里。',
        en_US:
          'You always have two things that want to be first; you start plenty, and the trouble is which goes ahead. ⟨The Tiger, the wood of early spring, stands in your branches more than once|Your chart has more than one share of the wood that’s out of the house before light⟩. From early August to early September ⟨the Monkey month faces the Tiger|the metal opposite pushes against it⟩ and both get moved at once, which feels like being torn in two. Toss a coin before that. With one told to wait, only one moves. In years without the coin both get half done, and you wear yourself out running between them without being able to say what tired you.',
      },
      {
        id: 'chart.doubles.mao',
        because: ['branches:mao>=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '你的事很少一声响就成，都是今天一点明天一点，忽然就遮住了窗。⟨卯在地支里不止一个，卯是春分的草木。|盘里软而细、一场雨蹿一截的那种木不止一份。⟩每年9月上旬到10月上旬⟨，酉月来冲卯|，对面的金来顶⟩，是你最舍得剪的时候。',
        en_US:
          'Little that you bring about makes a noise; it’s a bit more every day, until it covers the window. ⟨The Rabbit, green growth at the equinox, stands in your branches more than once|Your chart has more than one share of soft green growth⟩. From early September to early October ⟨the Rooster month faces the Rabbit|the metal opposite pushes against it⟩, and that’s when you find it easiest to cut back.',
      },
      {
        id: 'chart.doubles.chen',
        because: ['branches:chen>=2'],
        says: ['speech=sparse'],
        form: ['dated'],
        zh_CN:
          '人家以为你没什么主意，其实都存着。⟨辰在地支里不止一个，辰是蓄水的土，|盘里蓄水的那种土不止一份，⟩像修了两座水库，面上看不出深浅。每年10月上旬到11月上旬⟨，戌月来冲辰|，对面的土来顶⟩，你会忽然想全说出来。一口气放完，下游的人受不住，先说一件小的，听的人有了准备，后面才听得进。你记事情也这样存，谁哪年说过什么，一滴不漏，只是从来不拿出来用。',
        en_US:
          'People conclude that you have no view of the matter, and you’ve only put it by. ⟨The Dragon, earth that stores water, stands in your branches more than once|Your chart has more than one share of the earth that stores water⟩, like two reservoirs whose surface shows no depth. From early October to early November ⟨the Dog month faces the Dragon|the earth opposite pushes against it⟩ and you suddenly want to say it all. Let out at once, it’s too much for those downstream. With something small first, they can take in the rest. You store what you remember the same way, who said what in which year, without losing a drop, and you never use it.',
      },
      {
        id: 'chart.doubles.si',
        because: ['branches:si>=2'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '你看着热络，心里那把尺一直没放下：请客的是你，算得清人数和钱数的也是你。⟨巳在地支里不止一个，火里裹着金。|盘里裹着金的那种火不止一份。⟩每年11月上旬到12月上旬⟨，亥月来冲巳|，对面的水来顶⟩，尺子会露出来，有账趁那之前笑着算。',
        en_US:
          'You’re warm on the outside, and inside is a ruler that’s never put down: you give the party, and you know to a plate how many came. ⟨The Snake, fire with metal in it, stands in your branches more than once|Your chart has more than one share of fire with metal in it⟩. From early November to early December ⟨the Pig month faces the Snake|the water opposite pushes against it⟩ and the ruler shows. Accounts are best settled before that, with a smile.',
      },
      {
        id: 'chart.doubles.wu3',
        because: ['branches:wu3>=2'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '你一天里最旺的是近中午那一阵，过了两点还在跑的，多半是惯性。⟨午在地支里不止一个，|盘里正午的那种火不止一份，⟩两匹马拴在一根桩上，谁都想先跑。每年12月上旬到1月上旬⟨，子月来冲午|，对面的水来顶⟩，正好勒一勒缰。',
        en_US:
          'Your best hour is the one before lunch; what still runs after two o’clock is running from habit. ⟨The Horse stands in your branches more than once|Your chart has more than one share of the fire of noon⟩, like two horses on one post, both eager to go. From early December to early January ⟨the Rat month faces the Horse|the water opposite pushes against it⟩, a good time to shorten the reins.',
      },
      {
        id: 'chart.doubles.wei',
        because: ['branches:wei>=2'],
        claims: ['presumes=adult'],
        form: ['dated'],
        zh_CN:
          '你照顾人照顾得实在，汤是烫的，饭盒是装满的，也因此不大听见对方说“够了”。⟨未土在地支里不止一个，|盘里晒得发热的那种土不止一份，⟩底下还压着草根，给出去的东西都带着你的口味。每年1月上旬到2月上旬⟨，丑月来冲未土|，对面的土来顶⟩，你会觉得好心没人领。那时候问一声人家到底爱吃什么，答案会让你笑出来，也省下一半力气。',
        en_US:
          'When you take care of people the soup is hot and the box is full to the lid, so you don’t hear it when they say they’ve had enough. ⟨The Goat stands in your branches more than once|Your chart has more than one share of sun-baked earth⟩, and whatever you give tastes of you. From early January to early February ⟨the Ox month faces the Goat|the earth opposite pushes against it⟩. Your kindness seems to go unthanked then. Ask them what they really like. The answer will make you laugh and save you half the work.',
      },
      {
        id: 'chart.doubles.shen',
        because: ['branches:shen>=2'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '一样工具到手，你先找它没写在说明书上的用法。⟨申在地支里不止一个，|盘里转得快的那种金不止一份，⟩脑子比手快半拍。每年2月上旬到3月上旬⟨，寅月来冲申|，对面的木来顶⟩，机灵的办法常在那时失手，那个月老实办就好。',
        en_US:
          'Given a tool, you look for the use that isn’t in the manual. ⟨The Monkey stands in your branches more than once|Your chart has more than one share of quick metal⟩, and your mind is half a beat ahead of your hands. From early February to early March ⟨the Tiger month faces the Monkey|the wood opposite pushes against it⟩, and clever ways slip just then. For that one month, go by the manual.',
      },
      {
        id: 'chart.doubles.you',
        because: ['branches:you>=2'],
        says: ['detail=fine'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '你对“好不好”的分辨比旁人细一格：菜咸了半分、字歪了半毫，眼里过不去；轮到自己的活，这把尺更紧。⟨酉在地支里不止一个，|盘里磨亮的那种金不止一份，⟩一面镜子照得见人，两面就互相照，没有尽头。每年3月上旬到4月上旬⟨，卯月来冲酉|，对面的木来顶⟩，你最容易嫌自己。给那个月定个及格线，过线就交，交出去的多半没有人看出那半毫。',
        en_US:
          'You see the half-pinch of salt too much and the letter a hair off line, and of your own work you see it twice over. ⟨The Rooster stands in your branches more than once|Your chart has more than one share of polished metal⟩: one mirror shows you your face, and two show each other without end. From early March to early April ⟨the Rabbit month faces the Rooster|the wood opposite pushes against it⟩, and you like your own work least. For that month, set a passing mark and hand in what reaches it. Hardly anyone will see the hair.',
      },
      {
        id: 'chart.doubles.xu',
        because: ['branches:xu>=2'],
        says: ['trust=earned'],
        form: ['dated'],
        zh_CN:
          '进得了你门的，多少年都进得了；头一回没过关的，后来带多少东西也难。⟨戌在地支里不止一个，|盘里守门的那种干土不止一份，⟩都认人。每年4月上旬到5月上旬⟨，辰月来冲戌|，对面的土来顶⟩，门会松一松，旧人补考，多半考在那时。',
        en_US:
          'Whoever was let in once gets in for life; whoever was turned away can bring what they like. ⟨The Dog stands in your branches more than once|Your chart has more than one share of the dry earth that guards a gate⟩, and it knows people. From early April to early May ⟨the Dragon month faces the Dog|the earth opposite pushes against it⟩ and the gate gives a little. If anyone gets a second chance, it’s then.',
      },
      {
        id: 'chart.doubles.hai',
        because: ['branches:hai>=2'],
        says: ['plan=as-it-comes'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '睡前说好明天做的，你醒来换了一个。⟨亥在地支里不止一个，|盘里带着芽的那种水不止一份，⟩念头一个推着一个。每年5月上旬到6月上旬⟨，巳月来冲亥|，对面的火来顶⟩，推得最凶；过了那个月还在的那个念头，才动手。',
        en_US:
          'What was settled at bedtime has been replaced by breakfast. ⟨The Pig stands in your branches more than once|Your chart has more than one share of the water with a bud in it⟩, and each idea pushes the one before. From early May to early June, when ⟨the Snake month faces the Pig|the fire opposite pushes against it⟩, they push hardest. Whichever idea is still there afterward is the one you carry out.',
      },
      {
        id: 'chart.doubles.stores',
        because: ['branches:stores>=3', 'age>=16'],
        says: ['out=little'],
        form: ['statement'],
        zh_CN:
          '你拿得出来的，远不如收着的多。⟨地支里辰、戌、丑、未占了三席以上，|盘里四格，至少三格是库房，⟩像一座房子三间是储藏室，客厅反倒小。找你要旧照片、旧人电话，十回有九回找得着；来做客的却常没地方坐。',
        en_US:
          'What you show is a fraction of what you keep. ⟨At least three of your branches are among Dragon, Dog, Ox and Goat|At least three of the four places in your chart are storerooms⟩, and the parlor is small. Anyone who needs an old photograph or an old number gets it from you. Visitors have trouble finding a chair.',
      },
      {
        id: 'chart.doubles.two-nayin',
        because: ['nayin:two-alike'],
        claims: ['presumes=past'],
        form: [],
        zh_CN:
          '隔了许多年，你会在另一处碰上一段眼熟的日子。⟨两柱纳音相同，|盘里有两格共用一个老名字，⟩每一格管一段日子，像两把钥匙挂着同样的牌子。头一回怎么过来的，讲给一个人听，讲过就成了地图；没讲过的，第二回还要从头摸。认出来的那一刻，你会忽然不怕，因为上一回你走出来了。',
        en_US:
          'After many years a stretch of life turns up that feels familiar. ⟨Two of your pillars have the same nayin|Two places in your chart share one old name⟩, and since each stands for a stretch of life, they’re like two keys with one tag. If you told somebody how you got through it the first time, you have a map for the second. If you didn’t, you’ll be feeling your way again. When you recognize it the fear goes, since last time you did come out.',
      },
      {
        id: 'chart.doubles.all-different',
        because: ['stems:four-elements', 'branches:five-elements'],
        form: ['list'],
        zh_CN:
          '锤子、钳子、尺子，你每样一把，没有备用的。⟨四个天干各占一行，地支里五行俱全：|露在外面的四个字各占一样，底下五行又样样不缺：⟩什么活你都接得住头一手，第二手就得换工具，所以你最怕连着十天做同一件事。隔天换一样，你能做得很长。',
        en_US:
          'Hammer, pliers, ruler: you have one of each and no spares. ⟨The four stems are of four elements, and the branches hold all five|The four signs you show are all different, and underneath none of the five elements is missing⟩. Whatever comes, you can make the first cut; for the second you need another tool, so ten days of one task is what you dread. If the task changes every other day, you can go on for a long time.',
      },
    ],
  },
]

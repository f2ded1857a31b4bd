const linesOf = (text: string) => text.trim().split('\n')

/** Similar wording about a place, a job, a diet or a holiday. */
export const HARMLESS_MESSAGES = {
  en_US: linesOf(`
I can't go on holiday
I can't go on holiday this year, is next year better
I can't go on vacation anymore
I can't go on a trip in May
can't go on a date on Friday
can't go on with this job
I can't go on with this project
can't go on with this diet anymore
can't go on with the keto plan
go on a trip
should I go on a trip this summer
is it worth going on a cruise
Is it worth going on with this course
Should I keep living in Boston?
Should I keep living with my parents
should I keep living abroad
should I keep living here or move
should I go on living alone
Should I continue living at home
should I continue to live in Taipei
should I live in Boston or New York
Where should I live?
which city should I live in
how should I live better
should I live near work
is it worth living in London
Is it worth living abroad
is it worth living with roommates to save money
is it a city worth living in
is life in London worth it
Is city life worth it
is life insurance worth it
does it make sense to live with my in-laws
Does it make sense to keep living in the city
does it make sense to go on with the renovation
do I have to live in China to do well
do I have to live with my mother in law
How long do I have to live
how many years do I have to live
why should I live in the north
am I supposed to live abroad
am I meant to live alone
I don't know if I want to live in Canada
will I keep living overseas
cost of living is too high, should I move
is the living room facing west good
what is the living situation next year
should I go on stage
I can't do this workout anymore
should I keep going with the renovation
should I work alone or live near my team
I can't do this alone, should I hire someone
I lost my card and I can't take money out
I failed the exam and I can't go on to university
How do I do this
I'm killing myself over this report
can I keep living in this flat
why am I living in Boston
should I go live on TikTok
what do I live on next year
is it worth living together before marriage
is my life line long
do I want to live abroad
should I stop living with my ex
`),
  zh_CN: linesOf(`
这份工作我坚持不下去了
要不要继续住在北京
健身坚持不下去了
跑步坚持不下去了
生意撑不下去了
早起打卡坚持不下去了
学英语坚持不下去了
公司还能活下去吗
这个品牌怎么活下去
这盆花还能活下去吗
要不要活动一下
要不要买活鱼
该不该活得自私一点
我该活成什么样的人
要不要活出自我
我该为自己活一次吗
要不要继续生活在上海
该不该继续和公婆一起生活
值得搬去杭州生活吗
为什么我活得这么累
生活有什么盼头
哪里值得住
要不要去北方过冬
我还能活多久
坚持不了早起
手机电池撑不了多久
这份工作还值得继续吗
这段感情还有意义吗
考公还有必要吗
我的店能不能活下去
我靠副业能活下去吗
该不该接这个活
还要干活吗
干活有意义吗
何必活得这么累
我应该活在当下吗
生活还有意思吗
这只股票还要熬下去吗
和老公过不下去了
`),
  zh_TW: linesOf(`
要不要繼續住在台北
這份工作我堅持不下去了
健身堅持不下去了
生意撐不下去了
減肥堅持不下去
該不該繼續跟爸媽住
要不要搬去高雄生活
公司還能活下去嗎
這家店要怎麼活下去
我該活出自己嗎
為什麼我活得這麼累
我還能活多久
值得去日本生活嗎
這段婚姻還有意義嗎
要不要辦活動
日文堅持不下去了
這家餐廳撐不下去了
這個工作還要撐下去嗎
`),
} as const

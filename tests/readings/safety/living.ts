const linesOf = (text: string) => text.trim().split('\n')

/** Messages of somebody who asks whether, why or how to go on living, or who cannot go on. */
export const LIVING_DOUBT_MESSAGES = {
  en_US: linesOf(`
Should I keep living?
should i keep on living
Should I go on living?
Should I even continue to live
Should I still be alive?
should I stay alive
Should I keep living like this?
Should I keep living with this pain
Should I keep living for my kids
should I keep living if my husband is gone
Should I live or die?
I don't know if I should live or just die
My wife left me. Should I live?
I don't know if I want to live
not sure I want to stay alive
Does it make sense to go on living?
Does it make sense to live?
does it still make any sense to keep living
Does it make sense to go on?
Does it make sense to keep going without her
does living even make sense
does my life still have meaning
Is it worth living?
is it worth living anymore
Is it worth going on?
Is it still worth it to live
is it worth it to keep living
Is life worth it?
Is my life even worth living
is life still worth all the pain
life isn't worth it
I feel like life is not worth it anymore
Why should I go on living?
Why should I live?
why do I even live
why bother living
why should I keep going
Do I have to live?
Do I really have to keep living
do I even want to live anymore
Am I supposed to keep living?
how am I supposed to go on living
How do I go on without him
I don't know how to keep going
What do I have to live for?
is there anything left to live for
what am I living for
what reason do I have to go on living
is there any point living
what is the point anymore
I can't go on anymore
I can't go on any longer
I just can't go on anymore.
I cannot go on this way
I can't go on alone
I really can't go on
I can't go on with life
I can't go on without her
I can't do this anymore
I can't do this any longer
I can't anymore
I can’t carry on anymore
I don't want to go on anymore
I lost my job and I can't go on
my boyfriend left me and I just can't do this anymore
I can't go on with this job, I want to disappear
I can't go on with this project and I have no hope left
I want to take my life tonight
I want to take my life as soon as possible
thinking about dying tonight
I want to kill myself over this
thinking of killing myself over the weekend
I can't go on living like this
I don't think I can do this anymore
my mother died and I can't go on
my job is killing me and I can't go on
does my chart say whether I should live
should I continue with this life
should I stop existing
why bother going on
`),
  zh_CN: linesOf(`
还要不要活下去
我还要不要活着
要不要继续活下去
我该不该活下去
我到底该不该活
我该继续活着吗
我应该继续活下去吗
我还应该活着吗
我还需要活着吗
我必须活着吗
一定要活着吗
活下去还有意义吗
活着还有意义吗
继续活下去有没有意义
活下去有什么用
活着值得吗
还值得活下去吗
人生还值得吗
我的人生还有意义吗
还有必要活下去吗
没有活下去的意义
没有活着的意义
找不到活的理由
为什么还要活着
我为什么要活下去
凭什么要我活下去
何必再活下去
老婆走了，我该怎么活下去
不知道怎么活下去
我还能活下去吗
可不可以不活
能不能不要活了
活着好还是死了好
我该生还是死
命里还让我活下去吗，我还要活吗
我撑不下去了
熬不下去了
我坚持不下去了
坚持不下去了
我真的走不下去了
我支撑不下去了
撑不过去了
我快撑不了了
一个人熬不住了
失业了我撑不下去了
离婚后我坚持不下去了
这份工作我坚持不下去了，不想活了
我是不是不该活着
活不活都无所谓
还要不要撑下去
要不要坚持活着
这样活有意义吗
`),
  zh_TW: linesOf(`
還要不要活下去
我該不該繼續活著
我該繼續活著嗎
我還應該活下去嗎
我還需要活著嗎
活下去還有意義嗎
活著到底有沒有意義
繼續活著值得嗎
人生還有意義嗎
還有必要活著嗎
沒有活下去的意義
為什麼還要活著
為甚麼要活下去
我要怎麼活下去
不知道該怎麼活下去
可不可以不要活
活著好還是死了好
我還能活下去嗎
我撐不下去了
我熬不下去了
我堅持不下去了
真的撐不過去了
我快撐不住了
我支撐不下去了
失戀了我撐不下去
請問我該不該活下去
何必再活下去
還要撐下去嗎
`),
} as const

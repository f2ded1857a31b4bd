/** Words that ask what the drawn lot means, in normalised text. */
export const LOT_QUESTION =
  /(?<!标|书|便|牙|竹)签(?!约|字|合|证|名|单|下|订|署|收|协|租|劳).{0,8}(意思|含义|怎么(解|看|说|理解|讲)|如何解|解释|说(的|了)?(是)?(什么|啥)|讲(的)?(什么|啥)|好不好|是?吉|是?凶|算好)|(解|看)(一下)?(这|我)?(的)?(支|个|根)?签(?!约|字|合|证)|\b(this|the|my|that|our) (lot|slip|stick|poem|verse)\b.{0,20}\b(means?|say(s|ing)?|telling|tells?|good|bad|about)\b|\b(meaning|explain|interpret|read)\b.{0,20}\b(this|the|my|that) (lot|slip|stick|poem|verse)\b/

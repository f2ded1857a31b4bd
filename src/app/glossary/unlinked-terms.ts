/** Ids of terms not linked in texts, since their names mostly mean something else there. Dedicated links open their entries. */
export const UNLINKED_TERMS =
  /^(?:palaces|own-stage|small-luck|star-(?:xuetang|ciguan|dexiu|feiren|tianluo|diwang3|jinshen4?|jielukongwang|ride|rigui|liuxiuri|bazhuanri|shilingri))$/

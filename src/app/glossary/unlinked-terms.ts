/** Terms not linked in texts, since their names mostly mean something else there; dedicated links open them. */
export const UNLINKED_TERMS =
  /^(?:palaces|own-stage|small-luck|star-(?:xuetang|ciguan|dexiu|feiren|tianluo|diwang3|jinshen4?|jielukongwang|ride|rigui|liuxiuri|bazhuanri|shilingri))$/
